import { expect, test } from 'vitest'
import { runJobs } from './jobs.ts'

/** Source of a worker that never finishes the job `endless`, and throws after any other job. */
const source = `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ mutant }) => {
    if (mutant === 'endless') return
    parentPort.postMessage({ outcome: 'killed' })
    setTimeout(() => { throw new Error('planted') })
  })`
const worker = new URL(`data:text/javascript,${encodeURIComponent(source)}`)

test('runJobs rejects with the error of a thread that has no job left', async () => {
  const jobs = [{ mutant: 'short' }, { mutant: 'endless' }]
  const running = runJobs(jobs, { worker, threads: 2, onResult: () => undefined })
  await expect(running).rejects.toThrow('planted')
})
