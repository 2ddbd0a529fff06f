import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Pool } from 'undici'
import { JSON_TYPE } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { root } from '../../src/testing/run-script.ts'
import { exampleCalls } from '../example-calls.ts'
import type { Figures } from './figures.ts'

const { project_id } = createSandbox().fixtures()
const REQUESTS = exampleCalls(document, { project_id }).map(({ operation: { id, method }, target, body, answer }) => {
  const path = target.replace(/\?.*/, '')
  return { id, method, path, answer, body: body === undefined ? null : JSON.stringify(body) }
})
type BenchRequest = (typeof REQUESTS)[number]

/** One request per GET operation; all servers know the IDs of the examples. */
const READS = REQUESTS.filter(({ method }) => method === 'GET')
/** Writes that succeed however often they are sent. */
const WRITES = REQUESTS.filter(({ id }) => ['createDomain', 'updateApp'].includes(id))

/** Scripts with arguments. Each runs in its own Node process and prints its URL when it listens. */
const SERVERS = {
  sandbox: ['dist/lib/cli.js', 'sandbox', '--port', '0'],
  Prism: [createRequire(import.meta.url).resolve('@stoplight/prism-cli'), 'mock', 'openapi.yaml', '--port', '0'],
  'bare Hono': ['scripts/bench/bare-server.js', JSON.stringify([...READS, ...WRITES])],
}
const NAMES = Object.keys(SERVERS) as (keyof typeof SERVERS)[]

/** Number of parallel connections to each server. */
const CONNECTIONS = 16
/** The owner token of the sandbox; the other servers accept any token. */
const TOKEN = 'sandbox-owner-token'

/** The servers take turns, so that a load of the machine that comes and goes affects all of them. */
const TURNS = 5
/** Durations in milliseconds. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmUp: 4000, turn: 1000 }

/** Compares CPU time until the first response, and requests per second of CPU time under load. */
export async function measureServers(): Promise<Figures> {
  const servers: Server[] = []
  try {
    for (const name of NAMES) servers.push(await startServer(name))
    return {
      'CPU time from start to first response, ms': await startTimes(),
      'reads per CPU-second': await requestsPerCpuSecond(servers, READS),
      'writes per CPU-second': await requestsPerCpuSecond(servers, WRITES),
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Mean CPU time of each server until its first response, in milliseconds. */
async function startTimes(): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of NAMES) {
      const server = await startServer(name)
      await server.send(READS[0] as BenchRequest)
      times[name] = (times[name] ?? 0) + (1000 * server.cpuSeconds()) / TURNS
      await server.stop()
    }
  }
  return times
}

async function requestsPerCpuSecond(servers: readonly Server[], load: readonly BenchRequest[]) {
  const totals = servers.map((server) => ({ server, requests: 0, cpuSeconds: 0 }))
  for (const server of servers) await sendFor(DURATIONS.warmUp, server, load)
  for (let turn = 0; turn < TURNS; turn++) {
    for (const total of totals) {
      const start = total.server.cpuSeconds()
      total.requests += await sendFor(DURATIONS.turn, total.server, load)
      total.cpuSeconds += total.server.cpuSeconds() - start
    }
  }
  return Object.fromEntries(totals.map(({ server, requests, cpuSeconds }) => [server.name, requests / cpuSeconds]))
}

/** Sends the requests in a loop, over {@link CONNECTIONS} parallel connections. @returns the number of requests sent */
async function sendFor(milliseconds: number, server: Server, requests: readonly BenchRequest[]): Promise<number> {
  const end = performance.now() + milliseconds
  let sent = 0
  const work = async () => {
    while (performance.now() < end) await server.send(requests[sent++ % requests.length] as BenchRequest)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return sent
}

/** Preloaded into a server, so that it exits when its standard input closes, which happens even if this process is killed. */
const ENDS_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`

type Server = Awaited<ReturnType<typeof startServer>>

/** Starts a server on a free port. @throws Error if it ends before it listens */
async function startServer(name: keyof typeof SERVERS) {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_STDIN, ...SERVERS[name]], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    // With NODE_ENV=production, Prism forks a worker, which would not be measured.
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
  })
  const closed = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    // Keep reading after the URL is found, because a process blocks when its output pipe is full.
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /(?:ready at|listening on) (http:\S+)/i.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
    closed.then(() => reject(new Error(`${name} ended before it listened.`)), reject)
  })
  const pool = new Pool(url, { connections: CONNECTIONS })
  return {
    name,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    /** Sends one request. @throws Error unless the response is 2XX */
    async send({ method, path, body }: BenchRequest): Promise<void> {
      const headers = { Authorization: `Bearer ${TOKEN}`, ...(body !== null && { 'Content-Type': JSON_TYPE }) }
      const response = await pool.request({ method, path, headers, body })
      await response.body.dump()
      if (response.statusCode >= 200 && response.statusCode <= 299) return
      throw new Error(`${method} ${path} of ${name}: expected 2XX, got ${response.statusCode}.`)
    },
    async stop() {
      await pool.destroy()
      child.kill('SIGKILL')
      await closed
    },
  }
}

/** User and system CPU time of a process so far, in seconds; see proc(5). */
function cpuSecondsOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name in parentheses that may contain spaces and parentheses. utime is field 14, stime 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 1).split(' ')
  // The unit is USER_HZ, which is 100 on all platforms that Node supports.
  return (Number(fields[12]) + Number(fields[13])) / 100
}
