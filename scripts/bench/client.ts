import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type * as client from '../../src/client/index.ts'
import { withTemporaryFolder } from '../ending.ts'
import type { ExampleCall } from '../example-calls.ts'
import { type Caller, type Callers, createCallers, EXAMPLES } from './callers.ts'
import { measureEditor, measureTypeCheck } from './editor.ts'
import { generateClients, loadGenerated } from './generated.ts'
import { CALLS, HTTP, LATENCY } from './measures.ts'
import { BenchFailed, type Figures, inRounds, type Log, type Round } from './report.ts'
import { BARE, startServer } from './servers.ts'
import { measureSizes } from './sizes.ts'

// `import()` gets a variable, because types are checked before the client is built.
const BUILT_CLIENT = new URL('../../dist/lib/client.js', import.meta.url)

async function loadClient(): Promise<typeof client> {
  return import(BUILT_CLIENT.href).catch((cause) => {
    throw new BenchFailed(`Cannot load the built client; run \`npm run build\` first. ${cause.message}`, { cause })
  })
}

/**
 * Compares sizes, CPU time per call, and the cost of types of our client and of others, which are generated first.
 *
 * @throws {@link BenchFailed} if the build is missing, a client cannot be generated, or a call fails
 */
export async function measureClient(rounds: number, log: Log): Promise<Figures> {
  const { createClient } = await loadClient()
  return withTemporaryFolder('bench', async (folder) => {
    await generateClients(folder, log)
    const sizes = await measureSizes(folder, log)
    const { client, ...others } = createCallers(createClient)
    const calls = await measureCalls(rounds, { client, ...(await loadGenerated(folder)), ...others }, log)
    const types = { ...(await measureTypeCheck(folder, rounds, log)), ...(await measureEditor(folder, rounds, log)) }
    return { ...sizes, ...calls, ...types }
  })
}

/** Compares calls over HTTP to a server in its own process. */
export async function measureHttp(rounds: number, log: Log): Promise<Figures> {
  const { createClient } = await loadClient()
  // The server responds 404 where an example has no body.
  const calls = EXAMPLES.filter(({ answer }) => answer !== undefined)
  const responses = calls.map(({ operation, target, answer }) => [
    `${operation.method} ${target}`,
    JSON.stringify(answer),
  ])
  const args = [String(BARE.args[0]), JSON.stringify(Object.fromEntries(responses))]
  const server = await startServer({ ...BARE, args })
  try {
    const { client, 'bare fetch': bare } = createCallers(createClient, fetch, server.url)
    const callers = { client, 'bare fetch': bare, 'bare fetch again': bare }
    // Await here, because `finally` stops the server.
    return await measureCalls(rounds, callers, log, { calls, names: { cpu: HTTP, time: LATENCY } })
  } finally {
    await server.stop()
  }
}

/** Durations in milliseconds of CPU time. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmUp: 1500, measure: 500 }
/** On a busy machine, a measurement ends when its wall time reaches this multiple of the planned CPU time. */
const PATIENCE = 5

interface CallsOptions {
  calls?: readonly ExampleCall[]
  durations?: typeof DURATIONS
  /** Names of the measures: CPU time and, if it has a name, wall time. */
  names?: { cpu: string; time?: string }
}

/** Measures this process's CPU time and the wall time per call of each client, in microseconds. */
export async function measureCalls(
  rounds: number,
  callers: Callers,
  log: Log,
  { calls = EXAMPLES, durations = DURATIONS, names = { cpu: CALLS } }: CallsOptions = {},
): Promise<Figures> {
  for (const caller of new Set(Object.values(callers))) await sample(caller, durations.warmUp)
  const contenders = Object.entries(callers).map(([name, caller]) => ({ name, caller }))
  return inRounds(rounds, contenders, log, ({ caller }) => sample(caller, durations.measure))

  async function sample(caller: Caller, milliseconds: number): Promise<Round> {
    let data: unknown[]
    let passes = 0
    const start = { cpu: process.cpuUsage(), time: performance.now() }
    do {
      data = []
      for (const call of calls) data.push(await caller(call).catch(failedIn(call)))
      passes++
      // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
      await nextTurn()
    } while (cpuMsSince(start.cpu) < milliseconds && performance.now() < start.time + PATIENCE * milliseconds)
    await collectGarbage()
    const perCall = 1000 / (passes * calls.length)
    const cpu = cpuMsSince(start.cpu) * perCall
    const time = (performance.now() - start.time) * perCall
    // Check the data outside the measured time. Clients disagree on the data of a response without a body.
    for (const [at, { operationId, answer }] of calls.entries()) {
      if (answer === undefined || isDeepStrictEqual(data[at], answer)) continue
      throw new BenchFailed(`${operationId}: expected ${JSON.stringify(answer)}, got ${JSON.stringify(data[at])}.`)
    }
    return { [names.cpu]: cpu, ...(names.time && { [names.time]: time }) }
  }
}

const failedIn =
  ({ operationId }: ExampleCall) =>
  (cause: Error): never => {
    throw new BenchFailed(`${operationId} failed: ${cause.message}.`, { cause })
  }

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * Collects each client's garbage as part of its own measurement. Otherwise, the collection can reduce the next client's
 * figure to as little as a tenth.
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // The second collection frees what finalizers released.
  for (let time = 1; time <= 2; time++) {
    collect()
    await nextTurn()
  }
}
