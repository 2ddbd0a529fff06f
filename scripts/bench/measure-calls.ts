import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CALLS } from './calls.ts'
import type { Caller, Callers } from './clients.ts'
import { BenchFailed } from './failed.ts'
import { inWords, type Sample } from './rows.ts'

/** The warm-up is long enough for the compiler of V8 to be through. */
const DURATIONS = { warmUpMs: 1500, measureMs: 800 }

/** Calls per second of CPU time of this process, of both clients in turn, one sample per round. */
export async function measureCalls(
  rounds: number,
  callers: Callers,
  tell: (line: string) => void,
  { warmUpMs, measureMs } = DURATIONS,
): Promise<Sample[]> {
  tell('calls: warming up')
  for (const side of ['ours', 'theirs'] as const) await perCpuSecond(callers[side], warmUpMs)
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round++) {
    const sample: Sample = { ours: 0, theirs: 0 }
    // Neither is always the one that comes second.
    const order = round % 2 === 1 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)
    for (const side of order) sample[side] = await perCpuSecond(callers[side], measureMs)
    samples.push(sample)
    tell(`calls, round ${round} of ${rounds}: ${inWords(sample)} per CPU-second`)
  }
  return samples
}

async function perCpuSecond(caller: Caller, milliseconds: number): Promise<number> {
  let answers: unknown[]
  let calls = 0
  const end = performance.now() + milliseconds
  const before = process.cpuUsage()
  do {
    answers = []
    for (const call of CALLS) answers.push(await carryOut(call.operationId, caller(call)))
    calls += CALLS.length
    // As with a network: until then nothing is freed that a WeakRef pointed to, and Request has such.
    await nextTurn()
  } while (performance.now() < end)
  await collectGarbage()
  const { user, system } = process.cpuUsage(before)
  // After the clock has stopped, so that looking costs nothing that counts.
  CALLS.forEach(({ operationId, answer }, at) => {
    if (isDeepStrictEqual(answers[at], answer)) return
    const texts = [answers[at], answer].map((value) => JSON.stringify(value))
    throw new BenchFailed(`${operationId} gave ${texts[0]}, where ${texts[1]} was answered.`)
  })
  return calls / ((user + system) / 1e6)
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
