import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type * as client from '../../src/client/index.ts'
import { withTemporaryFolder } from '../ending.ts'
import type { ExampleCall } from '../example-calls.ts'
import { type Caller, type Callers, createCallers, EXAMPLES } from './callers.ts'
import { generateClients, loadGenerated } from './generated.ts'
import { CALLS } from './measures.ts'
import { BenchFailed, type Figures, inRounds, type Log, type Round } from './report.ts'
import { measureSizes } from './sizes.ts'

// `import()` gets a variable, because types are checked before the client is built.
const BUILT_CLIENT = new URL('../../dist/lib/client.js', import.meta.url)

async function loadClient(): Promise<typeof client> {
  return import(BUILT_CLIENT.href).catch((cause) => {
    throw new BenchFailed(`Cannot load the built client; run \`npm run build\` first. ${cause.message}`, { cause })
  })
}

/**
 * Compares sizes and CPU time per call of our client and of others, which are generated first.
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
    return { ...sizes, ...calls }
  })
}

/** Durations in milliseconds of CPU time. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmUp: 1500, measure: 500 }
/** On a busy machine, a measurement ends when its wall time reaches this multiple of the planned CPU time. */
const PATIENCE = 5

/** Measures this process's CPU time per call of each client, in microseconds. */
async function measureCalls(rounds: number, callers: Callers, log: Log): Promise<Figures> {
  for (const caller of Object.values(callers)) await sample(caller, DURATIONS.warmUp)
  const contenders = Object.entries(callers).map(([name, caller]) => ({ name, caller }))
  return inRounds(rounds, contenders, log, ({ caller }) => sample(caller, DURATIONS.measure))

  async function sample(caller: Caller, milliseconds: number): Promise<Round> {
    let data: unknown[]
    let passes = 0
    const start = { cpu: process.cpuUsage(), time: performance.now() }
    do {
      data = []
      for (const call of EXAMPLES) data.push(await caller(call).catch(failedIn(call)))
      passes++
      // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
      await nextTurn()
    } while (cpuMsSince(start.cpu) < milliseconds && performance.now() < start.time + PATIENCE * milliseconds)
    await collectGarbage()
    const cpu = (cpuMsSince(start.cpu) * 1000) / (passes * EXAMPLES.length)
    // Check the data outside the measured time. Clients disagree on the data of a response without a body.
    for (const [at, { operationId, answer }] of EXAMPLES.entries()) {
      if (answer === undefined || isDeepStrictEqual(data[at], answer)) continue
      throw new BenchFailed(`${operationId}: expected ${JSON.stringify(answer)}, got ${JSON.stringify(data[at])}.`)
    }
    return { [CALLS]: cpu }
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
