import { brunoToOpenCollection, openApiToBruno } from '@usebruno/converters'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { stringify } from 'yaml'
import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
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
  const parameters = listOperations(document).flatMap(({ parameters }) => parameters)
  const optional = new Set(parameters.filter((each) => each.in === 'query' && !each.required).map(({ name }) => name))
  // The converter enables parameters that have an example. As in the collection for Postman, the user enables them.
  const disableOptional = (_: unknown, value: { type?: string; name: string } | undefined) =>
    value?.type === 'query' && optional.has(value.name) ? { ...value, disabled: true } : value
  const archive: Zippable = {}
  for (const [path, content] of Object.entries(brunoFiles(document))) {
    archive[path] = [strToU8(stringify(content, disableOptional, { lineWidth: 0 })), { mtime: MODIFIED }]
  }
  return zipSync(archive)
}

/** The files of the collection by path: one per request and folder, and one for the sandbox's variables. */
function brunoFiles(document: OpenApiDocument): Record<string, unknown> {
  const converted = openApiToBruno(withVariables(document), { collectionFormat: 'yml' })
  const { config, items, ...rest } = brunoToOpenCollection<Collection>(converted)
  const [environment] = config.environments
  const variables = Object.entries(variablesOf(document)).map(([name, value]) => ({ name, value }))
  return {
    'opencollection.yml': { ...rest, bundled: false },
    'environments/sandbox.yml': { ...environment, name: 'sandbox', variables },
    ...Object.assign({}, ...items.map(filesOf)),
  }
}

/** The files of a folder. Without `seq`, Bruno sorts folders by name. */
function filesOf({ items = [], ...folder }: Item, index: number): Record<string, Item> {
  const { name } = folder.info
  const files = items.map((request) => [`${name}/${request.info.name}.yml`, request])
  return {
    [`${name}/folder.yml`]: { ...folder, info: { ...folder.info, seq: index + 1 } },
    ...Object.fromEntries(files),
  }
}
