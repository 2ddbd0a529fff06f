import { ApiError, createClient, OPERATIONS, type Ops } from './generated/redocly/client.ts'
import { app_id, baseUrl, body, print, project_id, token } from './service.ts'

const as = (bearer: string) => createClient<Ops>(OPERATIONS, { serverUrl: baseUrl, auth: { bearer } })
const path = { project_id }
const containers = await as(token).listActiveContainers({ path: { project_id, app_id } })
// @ts-expect-error: it is a string
containers[0]?.region satisfies number | undefined
const error = await as('invalid')
  .listApiKeys({ path })
  .catch((reason: unknown) => reason)
if (!(error instanceof ApiError)) throw error
const created = await as(token).createDomain({ path, body })
print({
  regions: containers.map(({ region }) => region),
  // The generator leaves the body of an error untyped.
  error: { status: error.status, message: (error.body as { message: string }).message },
  domain: created.domain,
})
