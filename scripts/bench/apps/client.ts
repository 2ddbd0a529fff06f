import { createClient } from 'project-resources'

const api = createClient({ baseUrl: 'http://127.0.0.1', token: 'token', projectId: 'project' })
const run = await api.getRun({ app_id: 'app', run_id: 'run' })
const containers = await api.listActiveContainers({ app_id: 'app' })
const body = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const domain = await api.createDomain({ body })
console.log(run.item.status, containers[0]?.region, domain.validationStatus)
