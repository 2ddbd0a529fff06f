/** Worker thread of `runJobs`: judges mutants, runs the search for false alarms, and posts the result of each job. */
import { parentPort, workerData } from 'node:worker_threads'
import { createSandbox } from '../src/sandbox/index.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { allMutants, createAlarmFinder, type Job, judge, type Result } from '../src/verifier/mutants/gate.ts'
import { suite } from './tags/index.ts'
import { NOW, sandboxTarget as targetOf } from './targets.ts'

const verifier = createVerifier(suite)
const sandbox = createSandbox({ now: NOW })
const findAlarms = createAlarmFinder({ verifier, targetOf, only: workerData.only })
const mutants = new Map(allMutants(verifier.suite).map((mutant) => [mutant.id, mutant]))

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await resultOf(job))
})

async function resultOf(job: Job): Promise<Result> {
  if ('now' in job) return { alarms: await findAlarms(job.now) }
  const mutant = mutants.get(job.mutant)
  if (!mutant) throw new Error(`There is no mutant "${job.mutant}".`)
  const { mutant: _, ...judgement } = await judge(mutant, { verifier, targetOf, sandbox })
  return judgement
}
