import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withTemporaryFolder } from '../ending.ts'
import type { Figures } from './figures.ts'
import { generateClients } from './generated.ts'
import { measureSizes } from './sizes.ts'

/** In the order of the table. */
const CONTENDERS = ['client', 'hey-api', 'orval', 'openapi-fetch', 'openapi-fetch with AbortSignal.timeout'] as const
export type Contender = (typeof CONTENDERS)[number]
/** The calls that are measured: those without a body, or those with one. */
export type Kind = 'GET' | 'body'

/** The clients take turns, so that a load of the machine that comes and goes affects all of them. */
const TURNS = 5

export function measureClient(): Promise<Figures> {
  return withTemporaryFolder('bench', async (folder) => {
    await generateClients(folder)
    return {
      ...(await measureSizes(folder)),
      'CPU time per GET call, µs': await cpuTimes('GET', folder),
      'CPU time per call with a body, µs': await cpuTimes('body', folder),
    }
  })
}

/** CPU time per call of each client, in microseconds: the median of the samples of all turns. */
async function cpuTimes(kind: Kind, folder: string): Promise<Record<string, number>> {
  const samples = new Map<Contender, number[]>(CONTENDERS.map((contender) => [contender, []]))
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [contender, times] of samples) {
      const args = [fileURLToPath(new URL('calls.ts', import.meta.url)), contender, kind, folder]
      const { stdout } = await promisify(execFile)(process.execPath, args)
      times.push(...stdout.trim().split('\n').map(Number))
    }
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  return Object.fromEntries([...samples].map(([contender, times]) => [contender, median(times)]))
}
