/** Measures the calls of one client, alone in its process: others would leave garbage, and deoptimize shared code. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BenchCaller, EXAMPLES, loadHeyApi, loadOrval, openapiFetchCaller, ourCaller } from './callers.ts'
import type { CallKind, Contender } from './client.ts'

const CALLERS: Record<Contender, (folder: string) => BenchCaller | Promise<BenchCaller>> = {
  client: ourCaller,
  'hey-api': loadHeyApi,
  orval: loadOrval,
  'openapi-fetch': () => openapiFetchCaller(),
  'openapi-fetch with AbortSignal.timeout': () => openapiFetchCaller(30_000),
}

const CALLS: Record<CallKind, typeof EXAMPLES> = {
  GET: EXAMPLES.filter(({ operation }) => operation.method === 'GET'),
  body: EXAMPLES.filter(({ body }) => body !== undefined),
}

/** Numbers of calls. By the end of the warm-up, V8 has compiled the hot code. */
const WARM_UP = 10_000
const PER_SAMPLE = 1_000
const SAMPLES = 20

const [contender, kind, folder = ''] = process.argv.slice(2) as [Contender, CallKind, string?]
const caller = await CALLERS[contender](folder)
await callAll(WARM_UP)
for (let sample = 0; sample < SAMPLES; sample++) {
  const before = process.cpuUsage()
  const count = await callAll(PER_SAMPLE)
  const { user, system } = process.cpuUsage(before)
  console.log((user + system) / count)
}
// The timers of AbortSignal.timeout would go on.
process.exit()

/** Makes at least `least` calls. @returns how many */
async function callAll(least: number): Promise<number> {
  const calls = CALLS[kind]
  const rounds = Math.ceil(least / calls.length)
  for (let round = 0; round < rounds; round++) {
    for (const call of calls) await caller(call)
    // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
    await nextTurn()
  }
  return rounds * calls.length
}
