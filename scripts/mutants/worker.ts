/** A worker thread of `npm run mutants`: does the jobs that it is sent, one at a time, and posts the outcome of each. */
import { parentPort } from 'node:worker_threads'
import { allMutants, createAlarmFinder, judge } from '../../contract-tests/mutants/gate.ts'
import { suite } from '../../contract-tests/tags/index.ts'
import { NOW, sandboxTarget as targetOf } from '../../contract-tests/targets.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { createVerifier } from '../../src/verifier/run/verify.ts'
import type { Job, JobOutcome } from './jobs.ts'

const verifier = createVerifier(suite)
const sandbox = createSandbox({ now: NOW })
const mutants = new Map(allMutants(verifier.suite).map((mutant) => [mutant.id, mutant]))

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await outcomeOf(job)))

async function outcomeOf(job: Job): Promise<JobOutcome> {
  if ('moment' in job) {
    return { alarms: await createAlarmFinder({ verifier, targetOf, ...(job.only && { only: job.only }) })(job.moment) }
  }
  const mutant = mutants.get(job.mutant)
  if (!mutant) throw new Error(`The worker knows no mutant ${job.mutant}.`)
  const { mutant: _, ...judgement } = await judge(mutant, { verifier, targetOf, sandbox })
  return { mutantId: mutant.id, ...judgement }
}
