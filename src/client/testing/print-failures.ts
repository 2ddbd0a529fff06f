import { inspect } from 'node:util'
import { type CallOptions, type Client, createClient } from '../index.ts'

/**
 * Prints failures in every way that a log may; canary.test.ts runs it as a process. The environment has BASE_URL and TOKEN;
 * each argument is the name of an echo, and the heading of its output.
 */
const { BASE_URL: baseUrl = '', TOKEN: token = '' } = process.env
const options = { baseUrl, token, projectId: 'p-1' }
const names = process.argv.slice(2)

print(createClient(options))
print(createClient({ ...options, token: () => token }))
for (const given of [token, () => token]) {
  const api = createClient({ ...options, token: given })
  for (const name of names) await failing(api, name)
}
await failing(createClient({ ...options, baseUrl: 'http://nowhere.invalid' }), 'a')
await failing(createClient({ ...options, fetch: () => new Promise(() => undefined) }), 'a', { timeoutMs: 1 })
await failing(createClient(options), 'a', { signal: AbortSignal.abort() })
await failing(createClient(options), '..')
await failing(createClient({ ...options, token: () => `${token}\n` }), 'a')
await failing(createClient({ ...options, token: async () => `${token} ${token}` }), 'a')
const { origin, host } = new URL(baseUrl)
for (const wrong of [`http://user:${token}@${host}`, `${origin}?token=${token}`, `${origin}#${token}`]) {
  refused(() => createClient({ ...options, baseUrl: wrong }))
}
refused(() => createClient({ ...options, token: `${token}\n` }))

/** Calls an operation with the name in its path. */
async function failing(api: Client, name: string, callOptions: CallOptions = {}): Promise<void> {
  console.log(`\n@@@ ${name}`)
  console.error(`\n@@@ ${name}`)
  try {
    await api.getRun({ app_id: 'app', run_id: name }, { retries: 0, ...callOptions })
  } catch (error) {
    return print(error)
  }
  throw new Error(`${name} should have failed.`)
}

function refused(create: () => Client): void {
  try {
    create()
  } catch (error) {
    print(error)
  }
}

function print(value: unknown): void {
  const { stack, cause, message } = Object(value)
  console.log(value)
  console.error(stack, message)
  console.log(cause, JSON.stringify(cause), inspect(cause, { showHidden: true, depth: 10 }))
  console.log(JSON.stringify(value), inspect(value, { depth: 10 }))
  console.log(inspect(value, { showHidden: true, depth: 10, maxStringLength: null, maxArrayLength: null }))
  console.log(String(value), `${Object.entries(Object(value))}`)
}
