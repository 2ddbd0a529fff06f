import { parse } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { DocumentError, follow, type OpenApiDocument } from '../../src/document/document.ts'
import { readFacts } from '../../src/document/facts.ts'
import { walk } from '../../src/document/walk.js'
import { printable } from '../../src/printable.ts'
import { generateOperations } from './operations.ts'
import { generateRules } from './rules.ts'
import { generateTypes } from './types.ts'

const NOTICE = 'Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.'

/**
 * Generates the files of generated/, by their names.
 *
 * @param text openapi.yaml
 * @throws {@link UsageError} when the document is none that anything can be generated from
 */
export async function filesOf(text: string): Promise<Record<string, string>> {
  const document = readDocument(text)
  const header = `// ${NOTICE}\n`
  try {
    for (const $ref of references(document)) follow(document, { $ref })
    // First, for its errors are ours: the generator of the types prints some of its own.
    const operations = generateOperations(document)
    const facts = readFacts(document)
    return {
      'openapi.json': `${JSON.stringify({ ...document, 'x-generated': NOTICE }, null, 2)}\n`,
      'types.ts': header + (await generateTypes(document)),
      'operations.ts': header + operations,
      // A line for each fact, so that what a change of the document adds and takes away can be read off a diff.
      'facts.json': `[\n${facts.map((fact) => JSON.stringify(fact)).join(',\n')}\n]\n`,
      'rules.ts': header + generateRules(facts),
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new UsageError(
      `openapi.yaml cannot be generated from: ${error.message.replace(/\.$/, '')}. \`npm run lint\` may say more.`,
    )
  }
}

function readDocument(text: string): OpenApiDocument {
  let document: OpenApiDocument | null
  try {
    document = parse(text)
  } catch (error) {
    // The lines that follow show the place.
    const [what = ''] = (error as Error).message.split('\n')
    throw new UsageError(`openapi.yaml is not valid YAML: ${printable(what.replace(/:$/, ''))}.`)
  }
  if (!document?.paths || Object.keys(document.paths).length === 0) {
    throw new UsageError('openapi.yaml has no paths, so there is nothing to generate.')
  }
  // The generator of the types would fetch such a reference, from anywhere.
  const foreign = references(document).find((reference) => !reference.startsWith('#/'))
  if (foreign !== undefined)
    throw new UsageError(
      `openapi.yaml refers to ${printable(foreign)}; it must be one file, with references that begin with #/.`,
    )
  return document
}

/**
 * The references of the document. What a schema gives as a value has none, whatever its keys; an `example` may have
 * some, for the generator of the types follows them there.
 */
function references(document: OpenApiDocument): string[] {
  const schemas = [...walk(document)].filter(({ kind }) => kind === 'schema')
  const values = new Set(schemas.flatMap(({ node }) => [node.default, node.const, node.enum, node.examples]))
  const below = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null || values.has(node)) return []
    return Object.entries(node).flatMap(([key, child]) =>
      key === '$ref' && typeof child === 'string' ? [child] : below(child),
    )
  }
  return below(document)
}
