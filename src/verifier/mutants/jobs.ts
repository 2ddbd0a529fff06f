import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Alarm, Judgement } from './gate.ts'

/** A mutant to judge, by its ID, or the time of a run that must not raise an alarm. */
export type Job = { mutant: string } | { now: string }

export type Result = Omit<Judgement, 'mutant'> | { alarms: Alarm[] }

/** Each thread compiles the document's schemas for itself, so more threads are not faster. */
const MAX_THREADS = 4

interface JobOptions {
  /** The worker module: it posts a {@link Result} for each {@link Job}. */
  worker: URL
  /** IDs of the operations to check for false alarms. Default: all. */
  only?: string[] | undefined
  /** Maximum number of threads, at least 1. */
  threads: number
  /** @param place index of the job; jobs may finish in any order */
  onResult(result: Result, place: number): void
}

/**
 * Runs jobs in parallel, with one thread per core, up to the lower of `threads` and {@link MAX_THREADS}.
 *
 * @throws the first error of a thread, after ending all threads
 */
export async function runJobs(jobs: Job[], { worker, only, threads: most, onResult }: JobOptions): Promise<void> {
  const left = jobs.entries()
  const count = Math.min(MAX_THREADS, most, availableParallelism(), jobs.length)
  const threads = Array.from({ length: count }, () => new Worker(worker, { workerData: { only } }))
  try {
    const finished = threads.map(async (thread) => {
      for (const [place, job] of left) {
        thread.postMessage(job)
        const [result] = await once(thread, 'message')
        onResult(result, place)
      }
    })
    // Listens to threads without a job as well: an unhandled error would end the process.
    const failed = threads.map(async (thread) => Promise.reject((await once(thread, 'error'))[0]))
    await Promise.race([Promise.all(finished), ...failed])
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
