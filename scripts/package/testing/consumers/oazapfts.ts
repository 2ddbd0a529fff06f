import { ok } from '@oazapfts/runtime'
import { createDomain, type ErrorMessage, listActiveContainers, listApiKeys } from './generated/oazapfts/client.ts'
import { app_id, baseUrl, body, print, project_id, token } from './service.ts'

const as = (token: string) => ({ baseUrl, headers: { Authorization: `Bearer ${token}` } })
const containers = await ok(listActiveContainers(project_id, app_id, as(token)))
// @ts-expect-error: it is a string
containers[0]?.region satisfies number | undefined
const { status, data } = await listApiKeys(project_id, as('invalid'))
const created = await ok(createDomain(project_id, body, as(token)))
print({
  regions: containers.map(({ region }) => region),
  // oazapfts does not distinguish the codes of `default` from the others, so the status does not narrow the type.
  error: { status, message: (data as ErrorMessage).message },
  domain: created.domain,
})
