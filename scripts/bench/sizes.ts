import * as client from '../../src/client/index.ts'
import { bundleNames } from '../browser-bundle.ts'
import { EXAMPLES } from './callers.ts'
import type { Contender } from './client.ts'
import { gzippedSize } from './figures.ts'
import { MODULES } from './generated.ts'

/** Maximum sizes of our client in bytes, minified and gzipped. */
export const BUDGETS = { allOperations: 4900, oneOperation: 4300 }

const OPERATIONS = EXAMPLES.map(({ operationId }) => operationId)
const OPERATION = 'getRun'

const ARCHIVE_NAMES = ['readBuildFile', 'ArchiveError']
/** The client's exports, except those that read archives, which most apps do not bundle. */
export const CLIENT_NAMES = Object.keys(client).filter((name) => !ARCHIVE_NAMES.includes(name))

export const bundleClient = (names: readonly string[]) => bundleNames(names, './src/client/index.ts')
export const bundleFunction = () => bundleNames(['createTransport', OPERATION], './src/client/operations.ts')

/** Bundle sizes in bytes, minified and gzipped. @param folder contains the generated clients */
export async function measureSizes(folder: string): Promise<Record<string, Record<Contender, number>>> {
  const sizeOf = async (names: readonly string[], from: string) => gzippedSize(await bundleNames(names, from, folder))
  const openapiFetch = gzippedSize(await bundleNames(['default'], 'openapi-fetch'))
  return {
    'all operations, bytes': {
      client: gzippedSize(await bundleClient(CLIENT_NAMES)),
      'hey-api': await sizeOf(OPERATIONS, MODULES['hey-api']),
      orval: await sizeOf(OPERATIONS, MODULES.orval),
      'openapi-fetch': openapiFetch,
      'openapi-fetch with AbortSignal.timeout': openapiFetch,
    },
    'one operation, bytes': {
      client: gzippedSize(await bundleFunction()),
      'hey-api': await sizeOf([OPERATION], MODULES['hey-api']),
      orval: await sizeOf([OPERATION], MODULES.orval),
      // Operations are only types there.
      'openapi-fetch': openapiFetch,
      'openapi-fetch with AbortSignal.timeout': openapiFetch,
    },
  }
}
