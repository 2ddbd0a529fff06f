import { gzipSync } from 'node:zlib'
import * as client from '../../src/client/index.ts'
import { bundleNames } from '../browser-bundle.ts'

/** What only those bundle who read archives (`src/client/create-client.test.ts` shows that others do not). */
const OF_ARCHIVES = ['readBuildFile', 'ArchiveError']

/** The client with all its errors: what an app for browsers takes of it. */
export const CLIENT_NAMES = Object.keys(client).filter((name) => !OF_ARCHIVES.includes(name))

export const bundleClient = (names: readonly string[]) => bundleNames(names, './src/client/index.ts')

export const compressedSize = (code: string) => gzipSync(code, { level: 9 }).length

/** Bytes, minified and compressed, in an app for browsers: of the client, and of openapi-fetch, which is in it, alone. */
export async function measureSizes() {
  return {
    client: compressedSize(await bundleClient(CLIENT_NAMES)),
    'openapi-fetch': compressedSize(await bundleNames(['default'], 'openapi-fetch')),
  }
}
