import { UsageError } from '../src/command.ts'
import { document } from '../src/document/openapi.ts'
import { printable } from '../src/printable.ts'
import { runnerEnd } from '../src/stop-signal.ts'
import { called } from './called.ts'
import { CONNECTION_HELP, CONNECTION_OPTIONS, readConnection, readLimits, readOptions } from './connection.ts'
import { SIGNALS } from './ending.ts'
import type { McpTarget } from './mcp/calls.ts'
import { ALLOWED_BY, createMcpServer } from './mcp/server.ts'
import { StdioTransport } from './mcp/transport.ts'

const OPTIONS = {
  ...CONNECTION_OPTIONS,
  sandbox: { type: 'boolean' },
  'allow-writes': { type: 'boolean' },
  'allow-deletes': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const help = () => `Usage: ${called('mcp')} [options]

Serves AI assistants with the Model Context Protocol on stdin and stdout: the docs as resources, and the
operations as tools. By default, only the operations that change nothing.

  --sandbox         call a new sandbox in this process instead of a service: no account, no network
${CONNECTION_HELP}
  --allow-writes    also the operations that create or change resources
  --allow-deletes   also the operations that delete resources, which cannot be undone
  --help            show this help

The token is read from API_TOKEN. Without a project, each call of a tool names one.

Exit code: 0 if the assistant closes stdin or you stop it; 2 for bad usage.`

/** Starts the server. It runs until stdin is closed or a signal stops it. */
export async function runMcp(args: string[]): Promise<void> {
  const { values } = readOptions(args, OPTIONS, called('mcp'))
  if (values.help) return console.log(help())
  const target = values.sandbox ? await createTarget(values) : readConnection(values, process.env)
  const effects = ['write', 'delete'] as const
  const server = createMcpServer({
    target,
    isSandbox: values.sandbox ?? false,
    allowed: ['read', ...effects.filter((effect) => values[ALLOWED_BY[effect]])],
  })
  server.onerror = (error) => console.error(`mcp: ${printable(error.message, target.token)}`)
  // Closing stops reading stdin and aborts calls, so the process ends. It also ends after the end of stdin and the last call.
  for (const signal of SIGNALS) process.once(signal, () => server.close())
  runnerEnd().then(() => server.close())
  await server.connect(new StdioTransport(process.stdin, process.stdout))
  console.error(`Serving ${values.sandbox ? 'a sandbox' : target.baseUrl} on stdin and stdout. Press Ctrl-C to stop.`)
}

type McpValues = ReturnType<typeof readOptions<typeof OPTIONS>>['values']

/** Creates a sandbox, which is called without a network. */
async function createTarget(values: McpValues): Promise<McpTarget> {
  const clash = (['url', 'project', 'codehost'] as const).find((name) => values[name] !== undefined)
  if (clash) throw new UsageError(`Give --sandbox or --${clash}, not both. See --help.`)
  const { createSandbox } = await import('../src/sandbox/api/sandbox.ts')
  const { fetch, fixtures } = createSandbox()
  const { project_id: projectId, tokens } = fixtures()
  return { baseUrl: document.servers[0].url, token: tokens.owner ?? '', projectId, fetch, ...readLimits(values) }
}
