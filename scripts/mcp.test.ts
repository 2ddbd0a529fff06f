import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js'
import { expect, onTestFinished, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'

const MCP = ['scripts/cli.ts', 'mcp']

/** The servers that the guide configures. */
const guide = readFileSync(new URL('docs/guides/use-with-an-ai-assistant.md', import.meta.url), 'utf8')
const configurations = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => {
  const { command, args, env } = JSON.parse(json).mcpServers['project-resources']
  expect([command, ...args].slice(0, 3)).toEqual(['npx', 'project-resources', 'mcp'])
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

test("with the guide's first configuration, the SDK's client reads all docs and calls a tool; stdout has nothing else", async () => {
  const args = [...MCP, ...onSandbox.args]
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: root, env: {}, stderr: 'ignore' })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const errors: Error[] = []
  client.onerror = (error) => errors.push(error)
  await client.connect(transport)
  onTestFinished(() => client.close())
  const { resources } = await client.listResources()
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['llms.txt', 'openapi.yaml']))
  for (const { uri } of resources) expect(await client.readResource({ uri })).toMatchObject({ contents: [{ uri }] })
  const text = expect.stringMatching(/^\{"status":200,"body":/)
  expect(await client.callTool({ name: 'listApiKeys' })).toEqual({ content: [{ type: 'text', text }] })
  const huge = { app_id: 'app-chat', run_id: 'x'.repeat(1_000_000) }
  expect(await client.callTool({ name: 'getRun', arguments: huge })).toMatchObject({ isError: true })
  expect(errors).toEqual([])
})

test('after lines that are not of the protocol it goes on, and after the end of stdin it responds before it ends', async () => {
  const { child, send, finished } = start(['--sandbox'])
  child.stdin.write('not JSON\n[]\n')
  send(listApiKeys)
  child.stdin.end()
  const { code, stdout, stderr } = await finished
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: 1 }, { id: 2, result: { content: [{}] } }])
  expect(stderr).toMatch(/^mcp: .*not JSON.*\nmcp: Ignored a line on stdin that is not a JSON-RPC 2\.0 message\.$/m)
  expect(code).toBe(0)
})

test('with its second configuration, tools call the service; Ctrl-C ends even a call, with exit code 0', async () => {
  const service = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  await once(service, 'listening')
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const { child, send, finished } = start([...onService.args, '--url', url], onService.env)
  send(listApiKeys)
  const [{ headers }] = await once(service, 'request')
  expect(headers.authorization).toBe('Bearer YOUR_TOKEN')
  child.kill('SIGINT')
  const { code, stdout, stderr } = await finished
  expect({ code, lines: stdout.trim().split('\n').length }).toEqual({ code: 0, lines: 1 })
  expect(stderr).toBe(`Serving ${url} on stdin and stdout. Press Ctrl-C to stop.\n`)
})

test('bad usage is one line on stderr, with exit code 2', async () => {
  const done = await runScript('scripts/cli.ts', ['mcp', '--sandbox', '--project', 'p'])
  expect(done).toEqual({ code: 2, stdout: '', stderr: 'Give --sandbox or --project, not both. See --help.\n' })
})
