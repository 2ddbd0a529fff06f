import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Alarm, Judgement } from '../../contract-tests/mutants/gate.ts'

/** Judge the mutant with an ID, or look for false alarms at a moment, in the operations `only`. */
export type Job = { mutant: string } | { moment: string; only?: string[] }

/** What a job found out. The judgement has the ID of its mutant: a message between threads cannot contain its functions. */
export type JobOutcome = (Omit<Judgement, 'mutant'> & { mutantId: string }) | { alarms: Alarm[] }

/** So few jobs take less time than the start of a further worker. */
const JOBS_PER_WORKER = 100

/**
 * Does jobs in worker threads, at most one per core.
 *
 * @param onOutcome is called after each job, in the order in which the jobs end
 * @throws the error of the first job that throws
 */
export async function doJobs(jobs: Job[], onOutcome: (outcome: JobOutcome) => void): Promise<void> {
  const queue = jobs.values()
  const workers = Math.min(availableParallelism(), Math.ceil(jobs.length / JOBS_PER_WORKER))
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url))
      try {
        for (const job of queue) {
          worker.postMessage(job)
          // Rejects if the worker throws.
          const [outcome] = await once(worker, 'message')
          onOutcome(outcome)
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
}
