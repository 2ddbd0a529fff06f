import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as client from '../../src/client/index.ts'
import { bundleNames } from '../browser-bundle.ts'
import { withTemporaryFolder } from '../ending.ts'
import { EXAMPLES, generateClients, MODULES } from './callers.ts'
import { type Figures, figure, gzippedSize } from './figures.ts'

/** In the order of the table. */
const CONTENDERS = ['client', 'hey-api', 'orval', 'openapi-fetch', 'openapi-fetch with AbortSignal.timeout'] as const
export type Contender = (typeof CONTENDERS)[number]
/** The calls that are measured: those without a body, or those with one. */
export type CallKind = 'GET' | 'body'

/** The clients take turns, so that a load of the machine that comes and goes affects all of them. */
const TURNS = 5

/** Compares sizes and CPU time per call of our client and of others, which are generated first. */
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
async function cpuTimes(kind: CallKind, folder: string): Promise<Record<string, number>> {
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

const OPERATIONS = EXAMPLES.map(({ operationId }) => operationId)

/** Maximum size of our client with some of its operations, in bytes, minified and gzipped. */
const budgetOf = (operations: number) => 5650 + 48 * (operations - 1)
export const BUDGETS = { allOperations: budgetOf(OPERATIONS.length), oneOperation: budgetOf(1) }

const OPERATION = 'getRun'

const ARCHIVE_NAMES = ['readBuildFile', 'ArchiveError']
/** The client's exports, except those that read archives, which most apps do not bundle. */
export const CLIENT_NAMES = Object.keys(client).filter((name) => !ARCHIVE_NAMES.includes(name))

export const bundleClient = (names: readonly string[]) => bundleNames(names, './src/client/index.ts')
export const bundleFunction = () => bundleNames(['createTransport', OPERATION], './src/client/operations.ts')

/** Bundle sizes in bytes, minified and gzipped. @param folder contains the generated clients */
async function measureSizes(folder: string): Promise<Record<string, Record<Contender, number>>> {
  const sizeOf = async (names: readonly string[], from: string) => gzippedSize(await bundleNames(names, from, folder))
  const openapiFetch = gzippedSize(await bundleNames(['default'], 'openapi-fetch'))
  return {
    [`all operations, bytes (budget ${figure(BUDGETS.allOperations)})`]: {
      client: gzippedSize(await bundleClient(CLIENT_NAMES)),
      'hey-api': await sizeOf(OPERATIONS, MODULES['hey-api']),
      orval: await sizeOf(OPERATIONS, MODULES.orval),
      'openapi-fetch': openapiFetch,
      'openapi-fetch with AbortSignal.timeout': openapiFetch,
    },
    [`one operation, bytes (budget ${figure(BUDGETS.oneOperation)})`]: {
      client: gzippedSize(await bundleFunction()),
      'hey-api': await sizeOf([OPERATION], MODULES['hey-api']),
      orval: await sizeOf([OPERATION], MODULES.orval),
      // Operations are only types there.
      'openapi-fetch': openapiFetch,
      'openapi-fetch with AbortSignal.timeout': openapiFetch,
    },
  }
}
