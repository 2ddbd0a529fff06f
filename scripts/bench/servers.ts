import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { exampleCalls } from '../example-calls.ts'
import { MEMORY, MEMORY_REQUESTS, READS, START, WRITES } from './measures.ts'
import { BenchFailed, type Figures, inRounds, type Log } from './report.ts'

interface BenchRequest {
  method: string
  path: string
  /** Request body as JSON text. */
  body?: string
}

const { project_id } = createSandbox().fixtures()
const CALLS = exampleCalls(document, { project_id }).map(({ operation: { id, method }, target, body, answer }) => {
  const path = target.replace(/\?.*/, '')
  return { id, answer, request: { method, path, ...(body !== undefined && { body: JSON.stringify(body) }) } }
})
const requestsOf = (isWanted: (call: (typeof CALLS)[number]) => boolean): BenchRequest[] =>
  CALLS.filter(isWanted).map(({ request }) => request)

/** One request per GET operation; all servers know the IDs of the examples. */
export const READ_REQUESTS = requestsOf(({ request }) => request.method === 'GET')
/** Writes that succeed however often they are sent. */
export const WRITE_REQUESTS = requestsOf(({ id }) => ['createDomain', 'updateApp'].includes(id))

/** Example responses as JSON text, by method and path; undefined, which JSON.stringify omits, if there is no body. */
export const RESPONSES = Object.fromEntries(
  CALLS.map(({ request, answer }) => [`${request.method} ${request.path}`, JSON.stringify(answer)]),
)

/** A command that starts a server in its own Node process. */
export interface ServerCommand {
  name: string
  /** A script and its arguments. */
  args: readonly string[]
  /** Matches the output that shows the server's URL, with the URL as the first group. */
  ready: RegExp
}

const PRISM = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
export const BARE: ServerCommand = {
  name: 'bare node:http',
  args: ['scripts/bench/bare-server.js', JSON.stringify(RESPONSES)],
  ready: /Listening on (\S+)/,
}
export const SANDBOX: ServerCommand = {
  name: 'sandbox',
  args: ['dist/lib/cli.js', 'sandbox', '--port', '0'],
  ready: /Sandbox ready at (\S+)/,
}
const SERVERS: readonly ServerCommand[] = [
  SANDBOX,
  {
    name: 'Prism',
    args: [PRISM, 'mock', 'openapi.yaml', '--port', '0', '--host', '127.0.0.1'],
    ready: /Prism is listening on (\S+)/,
  },
  BARE,
]

/** Preloaded into each server: ends it when its standard input closes, which happens even if this process is killed. */
const EXIT_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`
const START_TIMEOUT_MS = 30_000
const MAX_OUTPUT = 20_000
const RESPONSE_TIMEOUT_MS = 10_000
/** Parallel connections of {@link sendWhile}. One more can be used at the same time. */
const CONNECTIONS = 16
/** The owner token of the sandbox; the other servers accept any token. */
const TOKEN = 'sandbox-owner-token'

/** A running server and a keep-alive HTTP client for it. */
export interface Server {
  name: string
  url: string
  cpuSeconds(): number
  peakMemory(): number
  /** Sends one request and returns the status. @throws {@link BenchFailed} if no complete response arrives in time */
  send(request: BenchRequest): Promise<number>
  stop(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Starts a server on a free port. @throws {@link BenchFailed} if it ends or does not listen within 30 seconds */
export async function startServer({ name, args, ready }: ServerCommand): Promise<Server> {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_STDIN, ...args], {
    cwd: ROOT,
    // With NODE_ENV=production, Prism forks a worker, which would not be measured.
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
  })
  const closed = once(child, 'close')
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, START_TIMEOUT_MS)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    // Keep reading, because a process blocks when its output pipe is full.
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-MAX_OUTPUT)
      const [, found] = ready.exec(output) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    closed.then(([code, signal]) => {
      const ended = `ended with ${code === null ? signal : `exit code ${code}`} before it listened`
      const how = isLate ? `did not listen within ${START_TIMEOUT_MS / 1000} seconds` : ended
      reject(new BenchFailed(`The server ${name} ${how}. Its last output: ${output.trim().split('\n').at(-1)}`))
    }, reject)
  }).finally(() => clearTimeout(late))
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 })
  return {
    name,
    url,
    cpuSeconds: () => cpuSeconds(readProc(name, child.pid, 'stat')),
    peakMemory: () => peakMemory(readProc(name, child.pid, 'status')),
    send: (sent) => sendTo(url, agent, sent),
    async stop() {
      agent.destroy()
      child.kill('SIGKILL')
      await closed
    },
  }
}

function readProc(name: string, pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (cause) {
    throw new BenchFailed(`The server ${name} ended during the measurement.`, { cause })
  }
}

/** `USER_HZ`, the unit of CPU time in /proc: 100 on all platforms that Node supports. */
const TICKS_PER_SECOND = 100

/** User and system CPU time of a process so far, in seconds; see proc(5). */
function cpuSeconds(stat: string): number {
  // The second field is a name in parentheses that may contain spaces and parentheses. utime is field 14, stime 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 1).split(' ')
  return (Number(fields[12]) + Number(fields[13])) / TICKS_PER_SECOND
}

/** Peak resident memory of a process so far, in MiB. */
function peakMemory(status: string): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return Number(kibibytes) / 1024
}

async function sendTo(url: string, agent: Agent, { method, path, body }: BenchRequest): Promise<number> {
  const headers = {
    Authorization: `Bearer ${TOKEN}`,
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }
  const sent = request(url + path, { agent, method, headers, timeout: RESPONSE_TIMEOUT_MS })
  sent.on('timeout', () => sent.destroy(new Error(`timeout after ${RESPONSE_TIMEOUT_MS / 1000} seconds`)))
  // An error after the response has begun is emitted on the request, too.
  sent.on('error', () => undefined)
  try {
    const [response] = await once(sent.end(body), 'response')
    await once(response.resume(), 'end')
    return response.statusCode
  } catch (cause) {
    throw new BenchFailed(`${method} ${path}: no complete response (${(cause as Error).message}).`, { cause })
  }
}

/**
 * Sends the requests in a loop, over {@link CONNECTIONS} parallel connections, while `more` returns true.
 *
 * @returns the number of requests sent
 * @throws {@link BenchFailed} if one gets no 2XX response
 */
export async function sendWhile(
  server: Server,
  requests: readonly BenchRequest[],
  more: (sent: number) => boolean,
): Promise<number> {
  let sent = 0
  let hasFailed = false
  const work = async () => {
    while (!hasFailed && more(sent)) {
      const next = requests[sent++ % requests.length] as BenchRequest
      const status = await server.send(next)
      if (status >= 200 && status <= 299) continue
      throw new BenchFailed(`${next.method} ${next.path}: expected 2XX, got ${status}.`)
    }
  }
  const fail = (error: unknown) => {
    hasFailed = true
    throw error
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, () => work().catch(fail)))
  return sent
}

export async function measureServers(rounds: number, log: Log): Promise<Figures> {
  return { ...(await measureStarts(rounds, log)), ...(await measureLoad(rounds, log)) }
}

/** Measures CPU time in ms until the first response, and peak memory in MiB after MEMORY_REQUESTS more requests. */
export async function measureStarts(rounds: number, log: Log, start = startServer): Promise<Figures> {
  return inRounds(rounds, SERVERS, log, async (command) => {
    const server = await start(command)
    try {
      await sendWhile(server, READ_REQUESTS.slice(0, 1), (sent) => sent === 0)
      const used = server.cpuSeconds()
      await sendWhile(server, [...READ_REQUESTS, ...WRITE_REQUESTS], (sent) => sent < MEMORY_REQUESTS)
      return { [START]: 1000 * used, [MEMORY]: server.peakMemory() }
    } finally {
      await server.stop()
    }
  })
}

/** Durations in seconds of the server's CPU time. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmUpReads: 2, warmUpWrites: 0.7, reads: 0.6, writes: 0.4 }
/** On a busy machine, a measurement ends when its wall time reaches this multiple of the planned CPU time. */
const PATIENCE = 2
/** Number of requests between two readings of the CPU time, because each reading takes time, too. */
const REQUESTS_PER_READING = 64

/** Measures requests per second of each server's CPU time, under load. */
export async function measureLoad(rounds: number, log: Log, { start = startServer, durations = DURATIONS } = {}) {
  const servers: Server[] = []
  try {
    for (const command of SERVERS) servers.push(await start(command))
    for (const server of servers) {
      // A server that accepts this request does not validate.
      const invalid = { ...requestsOf(({ id }) => id === 'createDomain')[0], body: '{"domain":5}' } as BenchRequest
      const status = server.name === BARE.name ? undefined : await server.send(invalid)
      if (status !== undefined && status < 400) throw new BenchFailed(`${server.name} does not validate requests.`)
      await requestsPerCpuSecond(server, READ_REQUESTS, durations.warmUpReads)
      await requestsPerCpuSecond(server, WRITE_REQUESTS, durations.warmUpWrites)
    }
    // Await here, because `finally` stops the servers.
    return await inRounds(rounds, servers, log, async (server) => ({
      [READS]: await requestsPerCpuSecond(server, READ_REQUESTS, durations.reads),
      [WRITES]: await requestsPerCpuSecond(server, WRITE_REQUESTS, durations.writes),
    }))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function requestsPerCpuSecond(server: Server, requests: readonly BenchRequest[], seconds: number) {
  const start = server.cpuSeconds()
  const deadline = performance.now() + PATIENCE * seconds * 1000
  let isOver = false
  const sent = await sendWhile(server, requests, (count) => {
    if (count % REQUESTS_PER_READING === 0 && count > 0) {
      // Once true, `isOver` stays true, so that every connection stops sending.
      isOver ||= server.cpuSeconds() - start >= seconds || performance.now() >= deadline
    }
    return !isOver
  })
  const used = server.cpuSeconds() - start
  // Linux counts CPU time in hundredths of a second, so a short measurement may read 0.
  if (!(used > 0)) throw new BenchFailed(`${server.name} used no CPU time for ${sent} requests.`)
  return sent / used
}
