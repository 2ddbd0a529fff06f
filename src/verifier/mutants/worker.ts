/** A thread of {@link runJobs}: receives one job after the other and posts each result. */
import { parentPort, workerData } from 'node:worker_threads'
import { tags } from '../../../contract-tests/tags/index.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { createVerifier } from '../engine/verify.ts'
import { allMutants } from './all-mutants.ts'
import { createAlarmFinder } from './false-alarms.ts'
import { judge } from './gate.ts'
import type { Job, Result } from './jobs.ts'

/** A fixed time at which the current month already has costs. */
const NOW = '2026-03-10T09:30:00Z'

const verify = createVerifier(document)
const sandbox = createSandbox({ now: NOW })
const findAlarms = createAlarmFinder({ document, verify, only: workerData.only })
const mutants = new Map(allMutants(document, tags).map((mutant) => [mutant.id, mutant]))

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await resultOf(job))
})

async function resultOf(job: Job): Promise<Result> {
  if ('now' in job) return { job, alarms: await findAlarms(job.now, job.seed) }
  const mutant = mutants.get(job.mutant)
  if (!mutant) throw new Error(`There is no mutant "${job.mutant}".`)
  const { mutant: _, ...judgement } = await judge(mutant, { document, verify, sandbox })
  return { job, ...judgement }
}
