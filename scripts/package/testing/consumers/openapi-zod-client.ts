import { isErrorFromAlias } from '@zodios/core'
import { api, createApiClient } from './generated/openapi-zod-client/client.ts'
import { app_id, baseUrl, body, print, project_id, token } from './service.ts'

const as = (token: string) =>
  createApiClient(baseUrl, { axiosConfig: { headers: { Authorization: `Bearer ${token}` }, proxy: false } })
const containers = await as(token).listActiveContainers({ params: { project_id, app_id } })
// @ts-expect-error: it is a string
containers[0]?.region satisfies number | undefined
const params = { project_id }
const error = await as('invalid')
  .listApiKeys({ params })
  .catch((reason: unknown) => reason)
if (!isErrorFromAlias(api.api, 'listApiKeys', error) || error.response.status !== 401) throw error
const created = await as(token).createDomain(body, { params })
print({
  regions: containers.map(({ region }) => region),
  error: { status: error.response.status, message: error.response.data.message },
  domain: created.domain,
})
