import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { type CallToolResult, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Schema } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { objects } from '../src/document/walk.js'
import { createSandbox } from '../src/sandbox/index.ts'
import { listen } from '../src/testing/listen.ts'
import { NO_SUCH_NAME } from '../src/testing/no-such-name.ts'
import { root } from '../src/testing/run-script.ts'
import { exampleCalls } from './example-calls.ts'
import type { McpTarget } from './mcp/calls.ts'
import { plainSchema, withTypes } from './mcp/schemas.ts'
import { createMcpServer, type McpOptions } from './mcp/server.ts'

const MCP = ['scripts/cli.ts', 'mcp']

/** The servers that the guide configures. */
const guide = readFileSync(new URL('docs/guides/use-with-an-ai-assistant.md', import.meta.url), 'utf8')
const configurations = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => {
  const { command, args, env } = JSON.parse(json).mcpServers['project-resources']
  expect([command, ...args].slice(0, 3)).toEqual(['node', 'node_modules/project-resources/dist/lib/cli.js', 'mcp'])
  return { args: args.slice(2) as string[], env: env as Record<string, string> }
})
const [onSandbox = { args: [] }, onService = { args: [], env: {} }] = configurations

/** Starts the command, with stdin open. */
function start(args: string[], env = {}) {
  const child = spawn(process.execPath, [...MCP, ...args], { cwd: root, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  send({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: LATEST_PROTOCOL_VERSION, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })
  return { child, send, finished: ended.then(([[code], stdout, stderr]) => ({ code, stdout, stderr })) }
}

const listApiKeys = { id: 2, method: 'tools/call', params: { name: 'listApiKeys' } }

test("with the guide's first configuration, the SDK's client calls tools; stdout has nothing else", async () => {
  const args = [...MCP, ...onSandbox.args]
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: root, env: {}, stderr: 'ignore' })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const errors: Error[] = []
  client.onerror = (error) => errors.push(error)
  await client.connect(transport)
  onTestFinished(() => client.close())
  const text = expect.stringMatching(/^\{"status":200,"body":/)
  expect(await client.callTool({ name: 'listApiKeys' })).toEqual({ content: [{ type: 'text', text }] })
  const huge = { app_id: 'app-chat', run_id: 'x'.repeat(1_000_000) }
  expect(await client.callTool({ name: 'getRun', arguments: huge })).toMatchObject({ isError: true })
  expect(errors).toEqual([])
})

test('after lines that are not of the protocol it goes on, and after the end of stdin it responds before it ends', async () => {
  const { child, send, finished } = start(['--sandbox'])
  child.stdin.write('not JSON\n\n')
  send(listApiKeys)
  child.stdin.end('5')
  const { code, stdout, stderr } = await finished
  expect(stdout.match(/"id":\w+/g)?.toSorted()).toEqual(['"id":1', '"id":2', '"id":null', '"id":null'])
  expect(stderr).toMatch(/^mcp: .*not JSON.*\nmcp: A message must be an object; it is 5\.$/m)
  expect(code).toBe(0)
})

test('with its second configuration, tools call the service; Ctrl-C ends even a call, with exit code 0', async () => {
  const service = createServer()
  const url = await listen(service)
  const { child, send, finished } = start([...onService.args, '--url', url], onService.env)
  send(listApiKeys)
  const [{ headers }] = await once(service, 'request')
  expect(headers.authorization).toBe('Bearer YOUR_TOKEN')
  child.kill('SIGINT')
  const { code, stdout, stderr } = await finished
  expect({ code, lines: stdout.trim().split('\n').length }).toEqual({ code: 0, lines: 1 })
  expect(stderr).toBe(`Serving ${url} on stdin and stdout. Press Ctrl-C to stop.\n`)
})

test('it ends with the shell of npm, also while stdin is open', async () => {
  // Node closes the stdin of a process that has ended, here the shell, but not its other pipes.
  const shell = ['-c', '"$@" <&3; true', 'sh', process.execPath, ...MCP, '--sandbox']
  const env = { ...process.env, npm_lifecycle_event: 'mcp' }
  const child = spawn('sh', shell, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const stderr = child.stderr as Readable
  await once(stderr, 'data')
  child.kill()
  // Its output ends only with it.
  await text(stderr)
})

const ALL = ['read', 'write', 'delete'] as const
const TOKEN = 'sandbox-owner-token'
const { fetch, fixtures } = createSandbox()
const { refused } = fixtures()
const SANDBOX = { baseUrl: 'http://sandbox.test', token: TOKEN, projectId: 'p-sandbox', fetch }

/** The operations, each with the arguments of its tool from the examples. */
const exampleArguments = exampleCalls(document).map(({ operation, path, query, body }) => {
  const { project_id: _, ...ids } = path
  return { name: operation.id, args: { ...ids, ...query, ...(body !== undefined && { body }) } }
})

/** Connects a client to a server in this process. */
async function connect(target: McpTarget = SANDBOX, allowed: McpOptions['allowed'] = ALL): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1.0.0' })
  await createMcpServer({ target, allowed, isSandbox: false }).connect(theirs)
  await client.connect(ours)
  onTestFinished(() => client.close())
  return client
}

/** Calls a tool. Returns the texts of the result. */
async function call(client: Client, name: string, args: object = {}) {
  const { content, isError = false } = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult
  return { isError, texts: content.map((each) => ('text' in each ? each.text : '')) }
}

/** A target that responds to every call with a body. */
const responding = (body: unknown, init?: ResponseInit): McpTarget => ({
  ...SANDBOX,
  retries: 0,
  fetch: async () => Response.json(body, init),
})

const READ = ['getRun', 'computeBaseImageHash']
const WRITE = ['createDomain', 'updateApp']
const DELETE = ['deleteDomain', 'deleteApiKey', 'deleteApp']

test.each<[allowed: McpOptions['allowed'], has: string[], lacks: string[]]>([
  [['read'], READ, [...WRITE, ...DELETE]],
  [['read', 'write'], [...READ, ...WRITE], DELETE],
  [['read', 'delete'], [...READ, ...DELETE], WRITE],
])('with %j, the tools include %j and none of %j', async (allowed, has, lacks) => {
  const { tools } = await (await connect(SANDBOX, allowed)).listTools()
  const names = tools.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(has))
  expect(names.filter((name) => lacks.includes(name))).toEqual([])
})

test('annotations tell reads from writes, and writes that only add from those that replace or delete', async () => {
  const { tools } = await (await connect()).listTools()
  const annotations = Object.fromEntries(tools.map((tool) => [tool.name, tool.annotations]))
  expect(annotations).toMatchObject({
    getRun: { readOnlyHint: true },
    computeBaseImageHash: { readOnlyHint: true },
    createDomain: { readOnlyHint: false, destructiveHint: false },
    updateApp: { readOnlyHint: false, destructiveHint: true },
    deleteApp: { readOnlyHint: false, destructiveHint: true },
  })
})

test('input schemas are self-contained and accept the examples of the document', async () => {
  const { tools } = await (await connect()).listTools()
  expect(JSON.stringify(tools)).not.toMatch(/"(\$ref|(one|any|all)Of|x-[\w-]+)\\?":/)
  for (const { node } of [...objects(tools)])
    for (const property of Object.values(node.properties ?? {}))
      expect(property).toMatchObject({ type: expect.any(String) })
  const inputSchemas = new Map(tools.map(({ name, inputSchema }) => [name, inputSchema]))
  for (const { name, args } of exampleArguments) {
    const validate = new Ajv2020({ strict: false }).compile(inputSchemas.get(name) ?? false)
    expect([name, validate(args), validate({ ...args, [NO_SUCH_NAME]: 1 })]).toEqual([name, true, false])
  }
})

test.each(exampleArguments)('$name succeeds with the examples of the document', async ({ name, args }) => {
  const { isError, texts } = await call(await connect({ ...SANDBOX, fetch: createSandbox().fetch }), name, args)
  expect({ isError, texts }).toEqual({ isError: false, texts: [expect.stringMatching(/^\{"status":20[0-4]\b/)] })
})

test.each<[name: string, args: object, message: string | RegExp]>([
  ['getRun', { app_id: 'app-chat' }, /^run_id is missing; getRun requires app_id, run_id\. project-resources:\S+ has /],
  ['getRun', { app_id: '..', run_id: 'r' }, /^app_id must be a path segment; it is "\.\."\. /],
  [
    'getRun',
    { app_id: 'a', run_id: 'r', [NO_SUCH_NAME]: 1 },
    /^"No_Such_Name" is not a parameter of getRun; expected: app_id, run_id\. /,
  ],
  [
    'listContainerEvents',
    { app_id: 'a', container_id: 'c', limit: '1.5' },
    /^limit must be an integer; it is "1.5"\. /,
  ],
  ['listContainerEvents', { app_id: 'a', container_id: 'c', limit: '201' }, /^limit must be at most 200; it is 201\. /],
  ['createDomain', {}, /^body is missing; /],
  ['createDomain', { body: { domainType: 'odd' } }, /^body \/domainType must be one of apex, subdomain; /],
  ['getRun', { app_id: 'a', run_id: 'r' }, /^getRun failed with 404: .*\nCheck the IDs, /],
  [
    'deleteDomain',
    { domain_id: refused.domain_id },
    /^deleteDomain failed with 400: .*\nproject-resources:\S+ has types/,
  ],
])('%s with %o is an error that says what to do', async (name, args, message) => {
  const { isError, texts } = await call(await connect(), name, args)
  expect({ isError, texts }).toEqual({ isError: true, texts: [expect.stringMatching(message)] })
})

test('an operation that is not allowed names the option that allows it', async () => {
  const client = await connect(SANDBOX, ['read'])
  for (const [name, option] of [
    ['createDomain', '--allow-writes'],
    ['deleteApp', '--allow-deletes'],
  ] as const)
    expect(await call(client, name)).toEqual({ isError: true, texts: [expect.stringContaining(`with ${option}.`)] })
  await expect(call(client, 'toString')).rejects.toThrow('"toString" is not an operation.')
})

test('secrets in a response are hidden, and a long one is cut between characters', async () => {
  for (const start of ['', 'x']) {
    const body = { apiKey: 'k', name: `my ${TOKEN}`, long: start + '😀'.repeat(99_999) }
    const { texts } = await call(await connect(responding(body)), 'listApiKeys')
    expect(texts[0]).toMatch(/^\{"status":200,"body":\{"apiKey":"\*\*\*","name":"my \*\*\*","long":"x?\u{1f600}+$/u)
    expect(texts[1]).toMatch(new RegExp(`^Only the first ${texts[0]?.length} of \\d+ characters\\. `))
  }
})

test.each<[schema: Schema, given: unknown, wanted: unknown]>([
  [{ type: 'integer' }, '-2', -2],
  [{ type: 'number' }, '2', 2],
  [{ type: 'boolean' }, 'false', false],
  [{ anyOf: [{ type: 'boolean' }, { allOf: [{ type: 'array', items: { type: 'integer' } }] }] }, ['1', 'a'], [1, 'a']],
  [{ properties: { a: { type: 'integer' } } }, { a: '1', b: '1' }, { a: 1, b: '1' }],
  [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, '1', '1'],
  [{}, '1', '1'],
  [{ type: 'array', items: { type: 'integer' } }, ['1.5', '', ' 2', '9'.repeat(30)], ['1.5', '', ' 2', '9'.repeat(30)]],
  [{ type: 'array', items: { type: 'boolean' } }, ['TRUE', 'yes', 1], ['TRUE', 'yes', 1]],
])('with the schema %j, %j is read as %j', (schema, given, wanted) => {
  expect(withTypes(document, schema, given)).toEqual(wanted)
})

test('a schema with alternatives becomes a list if one of them is', () => {
  const [text, list] = [{ type: 'string' }, { type: 'array', maxItems: 5 }]
  const anyOf = [
    { ...text, title: 'One' },
    { title: 'List', description: 'Up to 5.', allOf: [list] },
  ]
  const schema = { description: 'A.', anyOf, examples: ['a', ['a']] }
  const plain = { ...list, description: 'A. Up to 5. Also accepts {"type":"string"}.', examples: [['a']] }
  expect(plainSchema(document, { type: 'array', items: schema })).toEqual({ type: 'array', items: plain })
})

test('an error of the service does not show the token, nor control characters', async () => {
  const client = await connect(responding({ message: `\u001b[31m${TOKEN}` }, { status: 500 }))
  const message = expect.stringMatching(/^listApiKeys failed with 500: \[31m\*\*\*$/)
  expect(await call(client, 'listApiKeys')).toEqual({ isError: true, texts: [message] })
})

test('without a project, each call names one', async () => {
  const { projectId: _, ...target } = SANDBOX
  const client = await connect(target)
  const { tools } = await client.listTools()
  for (const { inputSchema } of tools) expect(inputSchema.required).toContain('project_id')
  expect(await call(client, 'listApiKeys', { project_id: 'p-sandbox' })).toMatchObject({ isError: false })
  const messageFor = async (args: object) => (await call(client, 'listApiKeys', args)).texts.join()
  expect(await messageFor({})).toMatch(/^project_id is missing; /)
  expect(await messageFor({ project_id: '..' })).toMatch(/^project_id must be a path segment; /)
})

test('all docs can be read, which prints nothing, and the index links to them', async () => {
  const printed = [vi.spyOn(process.stdout, 'write'), vi.spyOn(console, 'log')]
  const client = await connect()
  const { resources } = await client.listResources()
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['llms.txt', 'openapi.yaml']))
  for (const { uri } of resources) expect(await client.readResource({ uri })).toMatchObject({ contents: [{ uri }] })
  for (const print of printed) expect(print).not.toHaveBeenCalled()
  const [uri = '', ...others] = resources.map(({ uri }) => uri)
  const [content = {}] = (await client.readResource({ uri: `${uri}#guides` })).contents
  const links = [...String(Object(content).text).matchAll(/\]\((.*?)\)/g)].map(
    ([, file = '']) => new URL(file, uri).href,
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((link) => !others.includes(link))).toEqual([])
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('There is no resource "file:')
})
