import * as api from './orval/client.ts'

const options = { headers: { Authorization: 'Bearer token' } }
const run = await api.getRun('project', 'app', 'run', options)
const containers = await api.listActiveContainers('project', 'app', options)
const body = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const domain = await api.createDomain('project', body, options)
console.log(run.item.status, containers[0]?.region, domain.validationStatus)
