import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { document } from '../../src/document/openapi.ts'
import { createSandbox, type Seed } from '../../src/sandbox/index.ts'
import { exampleCalls } from '../example-calls.ts'
import type { Figures } from './figures.ts'

type Respond = (request: Request) => Response | Promise<Response>

const ORIGIN = 'http://sandbox.test'
const HEADERS = { Authorization: 'Bearer sandbox-owner-token' }
/** Like a server: no request may use the controls. */
const FROM = { mayControl: false }

/** By the end of the warm-up, V8 has compiled the hot code. */
const WARM_UP = 2000
const SAMPLES = 10
const PER_SAMPLE = 500

/**
 * Compares the CPU time of each read of the sandbox in this process with that of a bare Hono app that returns the same response and checks
 * nothing. Without a network, the rules and the validation of the sandbox are most of its time.
 */
export async function measureReads(): Promise<Figures> {
  const { respond, fixtures } = createSandbox()
  const { project_id } = fixtures()
  const reads = exampleCalls(document, { project_id }).filter(({ operation }) => operation.method === 'GET')
  const paths = reads.map(({ operationId, target }): [string, string] => [operationId, target.replace(/\?.*/, '')])
  const bare = new Hono()
  for (const [, path] of paths) {
    const body = await (await respond(requestFor(path), FROM)).json()
    bare.get(path, (c) => c.json(body))
  }
  const contenders: Record<string, Respond> = {
    sandbox: (request) => respond(request, FROM),
    'bare Hono': (request) => bare.fetch(request),
  }
  const rows: [string, Record<string, number>][] = []
  for (const [id, path] of paths) rows.push([`${id}, µs`, await microsecondsOf(contenders, path)])
  return Object.fromEntries(rows)
}

/** A container with several pages of events. */
const CONTAINER = { id: 'container-1', appId: 'app-1', probes: 240 }
const SEEDS: Record<string, Seed> = {
  '100,000 events': {
    apps: [{ appId: 'app-1', builds: 1 }],
    containers: [CONTAINER],
    runs: [{ id: 'run-{n}', count: 100_000, appId: 'app-1', kind: 'completed', containerId: CONTAINER.id }],
  },
  '5,000 apps': { apps: [{ appId: 'app-{n}', count: 5000, builds: 1 }], containers: [CONTAINER] },
  '10 apps': { apps: [{ appId: 'app-{n}', count: 10, builds: 1 }], containers: [CONTAINER] },
}

/** Compares the CPU time of a page of 50 events among few and many resources. */
export async function measureEventPages(): Promise<Figures> {
  const sandboxes = Object.entries(SEEDS).map(([name, seed]): [string, Respond] => {
    const { respond } = createSandbox({ seed })
    return [name, (request) => respond(request, FROM)]
  })
  const pageOf = (page: number) =>
    `/v3/projects/p-sandbox/apps/app-1/containers/${CONTAINER.id}/events?limit=50&page=${page}`
  const contenders = Object.fromEntries(sandboxes)
  return {
    'first page of events, µs': await microsecondsOf(contenders, pageOf(1)),
    'fourth page of events, µs': await microsecondsOf(contenders, pageOf(4)),
  }
}

const requestFor = (path: string) => new Request(ORIGIN + path, { headers: HEADERS })

/** The least mean CPU time per request of several samples, in microseconds. The contenders take turns. */
async function microsecondsOf(contenders: Record<string, Respond>, path: string): Promise<Record<string, number>> {
  const least: Record<string, number> = {}
  for (const respond of Object.values(contenders)) await send(respond, path, WARM_UP)
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (const [name, respond] of Object.entries(contenders)) {
      const before = process.cpuUsage()
      await send(respond, path, PER_SAMPLE)
      const { user, system } = process.cpuUsage(before)
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, (user + system) / PER_SAMPLE)
    }
  }
  return least
}

async function send(respond: Respond, path: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent++) {
    const response = await respond(requestFor(path))
    if (response.status !== 200) throw new Error(`GET ${path}: expected 200, got ${response.status}.`)
    await response.arrayBuffer()
  }
  // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
  await nextTurn()
}
