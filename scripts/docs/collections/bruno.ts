import { brunoToOpenCollection, openApiToBruno } from '@usebruno/converters'
import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { variablesOf, withVariables } from './variables.ts'

interface Item {
  info: { name: string; type: string }
  items?: Item[]
}

/** A collection in the format OpenCollection. */
interface Collection {
  config: { environments: { name: string; variables: { name: string; value: string }[] }[] }
  items: Item[]
}

/** The time of all files in the archive, so that two builds are equal. */
const MODIFIED = new Date(2026, 0, 1)

/** Converts the document to a Bruno collection: a folder of files, as a ZIP archive. */
export function brunoCollection(document: OpenApiDocument): Uint8Array {
  const files = Object.entries(brunoFiles(document)).map(([path, content]) => {
    return [path, [strToU8(stringify(content)), { mtime: MODIFIED }]] as const
  })
  return zipSync(Object.fromEntries(files) as unknown as Parameters<typeof zipSync>[0])
}

/** The files of the collection by path: one per request and folder, and one for the sandbox's variables. */
function brunoFiles(document: OpenApiDocument): Record<string, unknown> {
  const { config, items, ...rest } = brunoToOpenCollection<Collection>(openApiToBruno(withVariables(document)))
  const [environment] = config.environments
  const variables = Object.entries(variablesOf(document)).map(([name, value]) => ({ name, value }))
  return {
    'opencollection.yml': rest,
    'environments/sandbox.yml': { ...environment, name: 'sandbox', variables },
    ...Object.assign({}, ...items.map(({ items: requests = [], ...folder }) => filesOf(folder, requests))),
  }
}

function filesOf(folder: Item, requests: Item[]): Record<string, Item> {
  const { name } = folder.info
  const files = requests.map((request) => [`${name}/${request.info.name}.yml`, request] as const)
  return { [`${name}/folder.yml`]: folder, ...Object.fromEntries(files) }
}
