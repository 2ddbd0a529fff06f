// An app in Node that lets a sandbox listen on a port. It closes the server without `await using`, which Node 22 does not know.
import { createClient } from 'project-resources'
import { createSandbox } from 'project-resources/sandbox'
import { type ListenOptions, listen, type SandboxServer } from 'project-resources/sandbox/node'

const sandbox = createSandbox()
const { project_id, tokens } = sandbox.fixtures()
const options: ListenOptions = { port: 0 }
const server: SandboxServer = await listen(sandbox, options)
const api = createClient({ baseUrl: server.url, token: tokens.owner, projectId: project_id })
const keys = await api.listApiKeys()
await server.close()
console.log(keys.length > 0, await api.listApiKeys({}, { retries: 0 }).catch(({ name }) => name))
