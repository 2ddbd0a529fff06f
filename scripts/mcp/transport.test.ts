import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../../src/sandbox/index.ts'
import type { McpTarget } from './calls.ts'
import { createMcpServer } from './server.ts'
import { StdioTransport } from './transport.ts'

const SANDBOX: McpTarget = {
  baseUrl: 'http://sandbox.test',
  token: 'sandbox-owner-token',
  projectId: 'p-sandbox',
  fetch: createSandbox().fetch,
}

/** Starts a server in this process, after initialize. Returns functions that send a line and read the next response. */
async function talk(version: string, target: McpTarget = SANDBOX) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const server = createMcpServer({ target, allowed: ['read', 'write'], isSandbox: false })
  await server.connect(new StdioTransport(stdin, stdout))
  onTestFinished(() => server.close())
  const lines = createInterface(stdout)[Symbol.asyncIterator]()
  const read = async () => JSON.parse(String((await lines.next()).value))
  const send = (line: string) => stdin.write(`${line}\n`)
  send(
    request(1, 'initialize', {
      protocolVersion: version,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }),
  )
  await read()
  return { send, read }
}

const request = (id: unknown, method: unknown, params?: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const response = (id: unknown, result: object = {}) => ({ jsonrpc: '2.0', id, result })
const failure = (id: unknown, code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } })
const TEXT = { name: 'listApiKeys', arguments: '{}' }

test.each<[line: string, ...error: Parameters<typeof failure>]>([
  ['{', null, -32700, expect.stringMatching(/^A line must be JSON: .*\.$/)],
  ['{}', null, -32600, 'jsonrpc must be "2.0"; it is missing.'],
  ['[]', null, -32600, 'A batch must have 1 to 100 messages; it has 0.'],
  [request(null, 'ping'), null, -32600, 'id must be a string or an integer; it is null.'],
  [request(2, 5), 2, -32600, 'method must be a string; it is 5.'],
  [request(2, 'toString'), 2, -32601, 'Method not found'],
  [request(2, 'prompts/get', {}), 2, -32601, 'Method not found'],
  [request(2, 'initialize', {}), 2, -32602, 'params.protocolVersion must be a string; it is missing.'],
  [request(2, 'tools/list', null), 2, -32602, 'params must be an object; it is null.'],
  [request(2, 'tools/list', []), 2, -32602, 'params must be an object; it is an array.'],
  [request(2, 'tools/list', { cursor: 5 }), 2, -32602, 'params.cursor must be a string; it is 5.'],
  [request(2, 'tools/call'), 2, -32602, 'params must be an object; it is missing.'],
  [request(2, 'tools/call', { name: null }), 2, -32602, 'params.name must be a string; it is null.'],
  [request(2, 'tools/call', TEXT), 2, -32602, 'params.arguments must be an object; it is "{}".'],
  [request(2, 'tools/call', { name: '\n\ud800' }), 2, -32602, '"\\n\\ud800" is not an operation.'],
  [request('', 'resources/read', {}), '', -32602, 'params.uri must be a string; it is missing.'],
])('the response to %s has the ID %j and the error %i: %s', async (line, ...error) => {
  const { send, read } = await talk(LATEST_PROTOCOL_VERSION)
  send(line)
  expect(await read()).toEqual(failure(...error))
})

test('the server lists no templates, ignores null parameters and tasks, and refuses deep arguments', async () => {
  const { send, read } = await talk(LATEST_PROTOCOL_VERSION)
  const textIs = (text: string) => ({ result: { content: [{ text: expect.stringContaining(text) }] } })
  send(request(2, 'resources/templates/list', { cursor: null }))
  expect(await read()).toEqual(response(2, { resourceTemplates: [] }))
  send(request(3, 'tools/call', { name: 'listApiKeys', arguments: null, task: {} }))
  expect(await read()).toMatchObject(textIs('{"status":200'))
  const deep = '['.repeat(99_999) + ']'.repeat(99_999)
  send(request(4, 'tools/call', { name: 'updateApp', arguments: { app_id: 'a', body: 0 } }).replace('0}', `${deep}}`))
  expect(await read()).toMatchObject(textIs('The arguments or the response are nested too deeply. '))
  send(request(5, 'tools/call', { name: 0 }).replace('0}', `${deep}}`))
  expect(await read()).toEqual(failure(5, -32602, 'params.name must be a string; it is an array.'))
})

const NOTIFICATION = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/x', params: null })
const RESPONSE = JSON.stringify(failure(null, -32600, ''))

test.each<[version: string, lines: string[], response: unknown]>([
  [
    '2024-11-05',
    [`[${[request(2, 'ping'), NOTIFICATION, 5, request('2', 'ping'), request(2, 'ping')]}]`],
    [
      response(2),
      failure(null, -32600, 'A message must be an object; it is 5.'),
      response('2'),
      failure(null, -32600, 'id must be new; request 2 still waits for its response.'),
    ],
  ],
  ['2025-03-26', [NOTIFICATION, RESPONSE, `[${NOTIFICATION},${RESPONSE}]`, request(2, 'ping')], response(2)],
  [LATEST_PROTOCOL_VERSION, [`\ufeff[${request('é', 'ping', { a: '\u2028' })}]\r`], [response('é')]],
  [
    LATEST_PROTOCOL_VERSION,
    ['x'.repeat(10 * 1024 * 1024 + 1), request(2, 'ping')],
    failure(null, -32600, 'A line must have at most 10485760 characters.'),
  ],
])('with version %s, lines get a response, in a batch or not %#', async (version, lines, wanted) => {
  const { send, read } = await talk(version)
  send(lines.join('\n'))
  expect(await read()).toEqual(wanted)
})

test('cancelling a tool cancels its request, and its batch does not wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<AbortSignal>()
  const hanging: McpTarget['fetch'] = (_, { signal }) => {
    resolve(signal)
    return new Promise(() => {})
  }
  const { send, read } = await talk('2025-03-26', { ...SANDBOX, fetch: hanging })
  send(`[${request(0, 'tools/call', { name: 'listApiKeys' })},${request(2, 'ping')}]`)
  const aborted = once(await promise, 'abort')
  const cancelled = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 0 } })
  send(`${cancelled}\n${cancelled}\n${request(0, 'ping')}`)
  await aborted
  expect([await read(), await read()], 'the ID is free again').toEqual([[response(2)], response(0)])
})
