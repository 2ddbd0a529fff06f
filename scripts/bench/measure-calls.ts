import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CALLS, type Caller } from './calls.ts'
import { type Callers, CLIENTS, type ClientName } from './clients.ts'
import { BenchFailed } from './failed.ts'
import { inTurn, type Progress } from './progress.ts'

/** Milliseconds of CPU time. The warm-up is long enough for the compiler of V8 to be through. */
const DURATIONS = { warmUpMs: 1500, measureMs: 500 }
/** A machine that is too busy is not waited for: so many times as long at most. */
const PATIENCE = 2

/** Calls per second of CPU time of this process, of all clients in turn, one sample per round. */
export async function measureCalls(
  rounds: number,
  callers: Callers,
  progress: Progress,
  { warmUpMs, measureMs } = DURATIONS,
): Promise<Record<ClientName, number>[]> {
  progress.now('calls, warming up')
  for (const name of CLIENTS) await perCpuSecond(callers[name], warmUpMs)
  const samples: Record<ClientName, number>[] = []
  for (let round = 1; round <= rounds; round++) {
    const sample = { client: 0, 'openapi-fetch': 0, 'bare fetch': 0 }
    for (const name of inTurn(CLIENTS, round)) sample[name] = await perCpuSecond(callers[name], measureMs)
    samples.push(sample)
    progress.done(`calls per CPU-second, round ${round} of ${rounds}`, sample)
  }
  return samples
}

async function perCpuSecond(caller: Caller, milliseconds: number): Promise<number> {
  let answers: unknown[]
  let calls = 0
  const latest = performance.now() + PATIENCE * milliseconds
  const before = process.cpuUsage()
  do {
    answers = []
    for (const call of CALLS) answers.push(await carryOut(call.operationId, caller(call)))
    calls += CALLS.length
    // As with a network: until then nothing is freed that a WeakRef pointed to, and Request has such.
    await nextTurn()
  } while (cpuMsSince(before) < milliseconds && performance.now() < latest)
  await collectGarbage()
  const used = cpuMsSince(before)
  // After the clock has stopped, so that looking costs nothing that counts.
  CALLS.forEach(({ operationId, answer }, at) => {
    if (isDeepStrictEqual(answers[at], answer)) return
    const texts = [answers[at], answer].map((value) => JSON.stringify(value))
    throw new BenchFailed(`${operationId} gave ${texts[0]}, where ${texts[1]} was answered.`)
  })
  return calls / (used / 1000)
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function carryOut(operationId: string, answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (cause) {
    throw new BenchFailed(`${operationId} failed: ${(cause as Error).message}.`, { cause })
  }
}

/** So that each pays for its own garbage: what one left over was seen to cut the other's figure to a tenth. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // What finalizers let go is left for a second time.
  for (let time = 1; time <= 2; time++) {
    collect()
    await nextTurn()
  }
}
