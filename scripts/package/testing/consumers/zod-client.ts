import { isErrorFromAlias } from '@zodios/core'
import { api, createApiClient } from './generated/zod-client.ts'
import { BODY, type Result, type Service } from './result.ts'

export async function zodClient({ baseUrl, token, project_id, app_id }: Service): Promise<Result> {
  const authorized = (token: string) =>
    createApiClient(baseUrl, { axiosConfig: { headers: { Authorization: `Bearer ${token}` }, proxy: false } })
  const client = authorized(token)
  const containers = await client.listActiveContainers({ params: { project_id, app_id } })
  // @ts-expect-error: it is a string
  containers[0]?.region satisfies number | undefined
  const error = await authorized('invalid')
    .listApiKeys({ params: { project_id } })
    .catch((error: unknown) => error)
  if (!isErrorFromAlias(api.api, 'listApiKeys', error) || error.response.status !== 401) throw error
  const body = { domain: 'zod-client.example.com', ...BODY }
  const created = await client.createDomain(body, { params: { project_id } })
  return {
    regions: containers.map(({ region }) => region),
    error: { status: error.response.status, message: error.response.data.message },
    domain: created.domain,
  }
}
