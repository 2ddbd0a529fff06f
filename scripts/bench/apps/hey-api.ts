import { client } from './hey-api/client.gen.ts'
import * as api from './hey-api/index.ts'

client.setConfig({ baseUrl: 'http://127.0.0.1', auth: 'token' })
const project = { project_id: 'project' }
const path = { ...project, app_id: 'app' }
const { data: run } = await api.getRun({ path: { ...path, run_id: 'run' }, throwOnError: true })
const { data: containers } = await api.listActiveContainers({ path, throwOnError: true })
const body = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const { data: domain } = await api.createDomain({ path: project, body, throwOnError: true })
console.log(run.item.status, containers[0]?.region, domain.validationStatus)
