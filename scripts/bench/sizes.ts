import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PluginBuild } from 'esbuild'
import * as client from '../../src/client/index.ts'
import { document } from '../../src/document/openapi.ts'
import { bundleNames } from '../browser-bundle.ts'
import { generateOperations, generateOperationTable } from '../generate/operations.ts'
import { EXAMPLES } from './callers.ts'
import { MODULES } from './generated.ts'
import { BUDGETS, ONE, REQUIRED_ROOM, ROOM, SIZE } from './measures.ts'
import { type Figures, inWords, type Log } from './report.ts'

const OPERATIONS = EXAMPLES.map(({ operationId }) => operationId)
const OPERATION = 'getRun'
/** Operations that the client itself calls. */
const USED = ['listContainerEvents', 'getBuildDownload']

const ARCHIVE_NAMES = ['readBuildFile', 'ArchiveError']
/** The client's exports, except those that read archives, which most apps do not bundle. */
export const CLIENT_NAMES = Object.keys(client).filter((name) => !ARCHIVE_NAMES.includes(name))

export const bundleClient = (names: readonly string[]) => bundleNames(names, './src/client/index.ts')
export const bundleFunction = () => bundleNames(['createTransport', OPERATION], './src/client/operations.ts')
export const gzippedSize = (code: string) => gzipSync(code, { level: 9 }).length

/** Bundle sizes in bytes, minified and gzipped. @param folder contains the generated clients */
export async function measureSizes(folder: string, log: Log): Promise<Figures> {
  const sizeOf = async (names: readonly string[], from: string) =>
    gzippedSize(await bundleNames(names, from, { folder }))
  const all = gzippedSize(await bundleClient(CLIENT_NAMES))
  const size = {
    client: all,
    budget: BUDGETS[SIZE],
    'hey-api': await sizeOf(OPERATIONS, MODULES['hey-api']),
    orval: await sizeOf(OPERATIONS, MODULES.orval),
    'openapi-fetch': gzippedSize(await bundleNames(['default'], 'openapi-fetch')),
  }
  const one = {
    client: gzippedSize(await bundleFunction()),
    budget: BUDGETS[ONE],
    'hey-api': await sizeOf([OPERATION], MODULES['hey-api']),
    orval: await sizeOf([OPERATION], MODULES.orval),
  }
  const perOperation = await bytesPerOperation(all)
  const room = { client: Math.max(0, Math.floor((BUDGETS[SIZE] - all) / perOperation)), required: REQUIRED_ROOM }
  const figures = { [SIZE]: [size], [ONE]: [one], [ROOM]: [room] }
  for (const [name, [sizes]] of Object.entries(figures)) log(`${name}: ${inWords(sizes ?? {})}`)
  log(`an operation adds ${perOperation.toFixed(1)} bytes on average`)
  return figures
}

/** Mean number of bytes by which the client shrinks when an operation is left out. @param all size with all operations */
export async function bytesPerOperation(all: number): Promise<number> {
  const removable = OPERATIONS.filter((id) => !USED.includes(id))
  const sizes = await Promise.all(removable.map((id) => sizeWithout(id)))
  return sizes.reduce((sum, size) => sum + all - size, 0) / sizes.length
}

async function sizeWithout(operationId: string): Promise<number> {
  const reduced = structuredClone(document)
  const { path = '', method } = EXAMPLES.find((each) => each.operationId === operationId)?.operation ?? {}
  delete (reduced.paths[path] as Record<string, unknown>)[String(method).toLowerCase()]
  const generated: Record<string, string> = {
    'operations.ts': generateOperations(reduced),
    'operation-table.ts': generateOperationTable(reduced),
  }
  const without = {
    name: 'without',
    setup({ onLoad }: PluginBuild) {
      onLoad({ filter: /[/\\]generated[/\\]operation(s|-table)\.ts$/ }, ({ path }) => {
        return { contents: generated[basename(path)] ?? '', loader: 'ts' as const }
      })
    },
  }
  return gzippedSize(await bundleNames(CLIENT_NAMES, './src/client/index.ts', { plugins: [without] }))
}
