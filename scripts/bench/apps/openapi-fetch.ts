import createClient from 'openapi-fetch'
import type { paths } from './openapi-fetch/schema.d.ts'

const api = createClient<paths>({ baseUrl: 'http://127.0.0.1', headers: { Authorization: 'Bearer token' } })
const project = { project_id: 'project' }
const { data: run } = await api.GET('/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}', {
  params: { path: { ...project, app_id: 'app', run_id: 'run' } },
})
const { data: containers } = await api.GET('/v3/projects/{project_id}/apps/{app_id}/containers/active', {
  params: { path: { ...project, app_id: 'app' } },
})
const body = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const { data: domain } = await api.POST('/v2/projects/{project_id}/domains', { params: { path: project }, body })
console.log(run?.item.status, containers?.[0]?.region, domain?.validationStatus)
