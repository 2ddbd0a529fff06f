import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Alarm } from './false-alarms.ts'
import type { Judgement } from './gate.ts'

/** A mutant to judge, by its ID, or a moment and a seed at which nothing is to be found. */
export type Job = { mutant: string } | { now: string; seed: number }

export type Result = { job: Job } & (Omit<Judgement, 'mutant'> | { alarms: Alarm[] })

/** More threads would mostly wait for each other: each compiles the schemas of the document for itself. */
const MOST_THREADS = 4
export interface JobOptions {
  /** The operations to try in runs of which nothing is to be found; left out, all of them. */
  only?: string[] | undefined
  /** @param place that of the job in the list: they may end in any order */
  onResult(result: Result, place: number): void
}

/** Carries out jobs in a thread for each core, {@link MOST_THREADS} at most. @throws what a thread throws; the others are ended */
export async function runJobs(jobs: Job[], { only, onResult }: JobOptions): Promise<void> {
  const left = jobs.entries()
  const threads = Math.min(MOST_THREADS, availableParallelism(), jobs.length)
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: { only } }),
  )
  try {
    await Promise.all(workers.map((worker) => drain(worker)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  /** Gives one job after the other to a thread, until none is left. */
  function drain(worker: Worker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const give = () => {
      const { value: next, done } = left.next()
      if (done) return resolve()
      const [place, job] = next
      worker.once('message', (result: Result) => {
        onResult(result, place)
        give()
      })
      worker.postMessage(job)
    }
    worker.on('error', reject)
    give()
    return promise
  }
}
