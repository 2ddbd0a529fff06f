import { createClient, createConfig } from './generated/hey-api/client/index.ts'
import { createDomain, listActiveContainers, listApiKeys } from './generated/hey-api/index.ts'
import { app_id, baseUrl, body, print, project_id, token } from './service.ts'

const client = createClient(createConfig({ baseUrl, auth: token }))
const { data } = await listActiveContainers({ client, path: { project_id, app_id }, throwOnError: true })
// @ts-expect-error: it is a string
data[0]?.region satisfies number | undefined
const { error, response } = await listApiKeys({ client, path: { project_id }, auth: 'invalid' })
if (!error || !response) throw new Error('The call with an invalid token did not fail.')
const { data: created } = await createDomain({ client, path: { project_id }, body, throwOnError: true })
print({
  regions: data.map(({ region }) => region),
  error: { status: response.status, message: error.message },
  domain: created.domain,
})
