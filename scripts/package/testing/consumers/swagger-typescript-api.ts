import { Api, type ErrorMessage, type HttpResponse } from './generated/swagger-typescript-api/client.ts'
import { app_id, baseUrl, body, print, project_id, token } from './service.ts'

const as = (token: string) =>
  new Api({ baseUrl, securityWorker: () => ({ headers: { Authorization: `Bearer ${token}` } }) })
const { data } = await as(token).v3.listActiveContainers(project_id, app_id)
// @ts-expect-error: it is a string
data[0]?.region satisfies number | undefined
const failure = as('invalid').v2.listApiKeys(project_id)
const { status, error } = await failure.catch((response: HttpResponse<never, ErrorMessage>) => response)
const { data: created } = await as(token).v2.createDomain(project_id, body)
print({ regions: data.map(({ region }) => region), error: { status, message: error.message }, domain: created.domain })
