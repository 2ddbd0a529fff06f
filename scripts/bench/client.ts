import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Bench, type TimestampProvider } from 'tinybench'
import { withTemporaryFolder } from '../ending.ts'
import type { ExampleCall } from '../example-calls.ts'
import { type Caller, EXAMPLES, openapiFetchCaller, ourCaller } from './callers.ts'
import type { Figures } from './figures.ts'
import { generateClients, loadGenerated } from './generated.ts'
import { measureSizes } from './sizes.ts'

const READS = EXAMPLES.filter(({ operation }) => operation.method === 'GET')
const WITH_BODY = EXAMPLES.filter(({ body }) => body !== undefined)

/** Compares sizes and CPU time per call of our client and of others, which are generated first. */
export function measureClient(): Promise<Figures> {
  return withTemporaryFolder('bench', async (folder) => {
    await generateClients(folder)
    const callers = { client: ourCaller(), ...(await loadGenerated(folder)), 'openapi-fetch': openapiFetchCaller() }
    return {
      ...(await measureSizes(folder)),
      'CPU time per GET call, µs': await cpuTimes(callers, READS),
      'CPU time per call with a body, µs': await cpuTimes(callers, WITH_BODY),
    }
  })
}

/** The CPU time of this process in milliseconds: what else the machine does hardly changes it. */
const CPU_TIME: TimestampProvider = {
  name: 'CPU time',
  fn() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  fromMs: (time) => time,
  toMs: Number,
}
/** The clients take turns, so that a load of the machine that comes and goes affects all of them. */
const TURNS = 5
/** Durations of a turn in milliseconds of CPU time. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmupTime: 500, time: 600 }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Mean CPU time per call of each client, in microseconds. */
async function cpuTimes(callers: Record<string, Caller>, calls: readonly ExampleCall[]) {
  // A client must not pay for the garbage of the one before.
  const bench = new Bench({ ...DURATIONS, timestampProvider: CPU_TIME, throws: true, teardown: collectGarbage })
  for (const [name, caller] of Object.entries(callers)) {
    bench.add(name, async () => {
      for (const call of calls) await caller(call)
      // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
      await nextTurn()
    })
  }
  const times: Record<string, number> = {}
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { name, result } of await bench.run()) {
      if (result.state !== 'completed') throw new Error(`The calls of ${name} ended early.`)
      times[name] = (times[name] ?? 0) + (1000 * result.latency.mean) / calls.length / TURNS
    }
  }
  return times
}
