import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSandbox, type SandboxOptions } from '../sandbox.ts'
import { NOW, V2 } from '../testing/call.ts'
import { converse, write } from '../testing/raw-http.ts'
import { type Served, serveSandbox } from './serve.ts'

/** A timeout that is long enough for a busy machine. */
const PATIENCE_MS = 60_000
const DOMAIN = '{"domain":"slow.example.com","domainType":"subdomain","region":"us-east-1"}'
const TIMED_OUT = { status: 408, body: { message: 'The request did not arrive in time.' } }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const withLength = (body: string) =>
  write('POST', `${V2}/domains`, { ...JSON_TYPE, 'Content-Length': String(DOMAIN.length) }, body)
const chunked = (body: string) => write('POST', `${V2}/domains`, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }, body)

let sandbox: ReturnType<typeof createSandbox>
let served: Served
/** Serves a sandbox that gives each request 50 ms to arrive. */
async function start(options: SandboxOptions = {}): Promise<void> {
  sandbox = createSandbox({ now: NOW, ...options })
  served = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1', requestTimeoutMs: 50 })
  onTestFinished(served.close)
}

test.each<[string, string]>([
  ['a head', withLength('').slice(0, 60)],
  ['a body', withLength('{"domain":')],
  ['a body that never begins to arrive', withLength('')],
  ['a body of a restore', withLength('{').replace(/\S+\/domains/, '/_sandbox/restore')],
  ['a chunked body', chunked('a\r\n{"domain":\r\n')],
  ['a chunked body with an incomplete chunk', chunked('ff\r\n{"domain":')],
])('%s that does not arrive in time returns 408 and closes the connection', async (_, text) => {
  await start()
  // Two responses never arrive: `converse` returns when the connection is closed.
  expect(await converse(served.url, text, 2)).toMatchObject([TIMED_OUT])
})

test('a body that does not arrive during the delay of a fault returns 408', async () => {
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
  await start({ sleep: () => awake })
  sandbox.faults.add({ operation: 'createDomain', delayMs: 1 })
  const delayed = converse(served.url, withLength('{'))
  await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)
  // The later request times out no earlier than the delayed one.
  expect(await converse(served.url, withLength('{'))).toMatchObject([TIMED_OUT])
  wake()
  expect(await delayed).toMatchObject([TIMED_OUT])
})

test('a body that arrives too late changes nothing', async () => {
  await start()
  const before = sandbox.snapshot()
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1').on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(withLength(DOMAIN.slice(0, 10)))
  const response = await Promise.race([once(socket, 'data'), closed])
  expect(String(response)).toMatch(/^HTTP\/1.1 408 /)
  socket.write(DOMAIN.slice(10) + write('DELETE', `${V2}/domains/domain-docs`))
  await closed
  expect(sandbox.snapshot()).toEqual(before)
  expect(sandbox.requests.list()).toMatchObject([{ operation: 'createDomain', status: 408, check: 'body' }])
})
