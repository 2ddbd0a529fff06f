// An app that runs the client and the sandbox in one process or page.
import { createClient } from 'project-resources'
import { createSandbox } from 'project-resources/sandbox'

const sandbox = createSandbox()
const { project_id, tokens, app_id } = sandbox.fixtures()
const api = createClient({
  baseUrl: 'http://sandbox.test',
  token: tokens.owner,
  projectId: project_id,
  fetch: sandbox.fetch,
})
await sandbox.restore(sandbox.snapshot())
const containers = await api.listActiveContainers({ app_id })
console.log(containers.length > 0 && containers.every(({ appId }) => appId === app_id))
