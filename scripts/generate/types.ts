import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { follow, type OpenApiDocument, type Schema, unknownsOf } from '../../src/document/document.ts'
import { alternativesInWords } from '../../src/document/keywords/alternatives.ts'
import { keywordsOf } from '../../src/document/keywords.ts'
import { walk } from '../../src/document/walk.js'
import { nameTypes } from './named-types.ts'

/**
 * Generates the TypeScript types of the document: `paths`, `operations`, `components`, and named ones.
 *
 * @param document is not changed
 */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const described = structuredClone(document)
  describeReferences(described, document)
  describeLimits(described, document)
  writeComments(described)
  // Without `defaultNonNullable: false`, a property with a default would be required in requests.
  const types = await openapiTS(described as unknown as OpenAPI3, { defaultNonNullable: false, silent: true })
  // openapi-typescript indents every line of a text except the first, and editors show indented lines as code.
  const indented = /^ *\/\*\*\n(?: *\*(?! @| *\/).*\n)+/gm
  return astToString(nameTypes(types, document)).replace(indented, (text) => text.replace(/^( *\*) +/gm, '$1 '))
}

/** Copies the target's description and limits to a property that is a reference, because editors show only its own comment. */
function describeReferences(copy: OpenApiDocument, document: OpenApiDocument): void {
  for (const { node, slot } of walk(copy)) {
    if (slot !== 'properties' || !node.$ref) continue
    const target = follow<Schema>(document, node)
    node.description ??= [target.description?.trim(), limitsInWords(document, target)].filter(Boolean).join(' ')
  }
}

/** Adds limits to the descriptions of schemas and parameters, because openapi-typescript leaves limits out of comments. */
function describeLimits(copy: OpenApiDocument, document: OpenApiDocument): void {
  for (const { kind, node } of walk(copy)) {
    if (kind !== 'schema' && kind !== 'parameter') continue
    const schema = kind === 'schema' ? node : follow<Schema>(document, node.schema ?? {})
    const limits = limitsInWords(document, schema)
    if (limits) node.description = [node.description?.trim(), limits].filter(Boolean).join(' ')
  }
}

/**
 * Makes the texts of a node, and the unknowns that it names, its title, which openapi-typescript writes first and without a
 * tag. Formats are left out, because the descriptions state them.
 */
function writeComments(document: OpenApiDocument): void {
  for (const { kind, node, parent } of walk(document)) {
    // The comment of the enclosing object already names the unknowns that both have.
    const around = kind === 'schema' ? unknownsOf(parent?.node) : []
    const remarks = remarksOn(unknownsOf(node).filter((id) => !around.includes(id)))
    const text = [node.summary, node.description?.trim(), remarks].filter(Boolean).join('\n')
    if (text) node.title = text
    for (const key of ['summary', 'description', 'format']) delete node[key]
  }
}

/** The tag for docstrings that names entries of the register of unknowns, or an empty string if there are none. */
export function remarksOn(ids: string[]): string {
  const questions = ids.length === 1 ? 'Open question' : 'Open questions'
  return ids.length === 0 ? '' : `@remarks ${questions}: ${ids.join(', ')} (x-unknowns in openapi.yaml).`
}

/**
 * Describes what the TypeScript type of a schema leaves out: its alternatives in words, limits, the default, and that a number is whole.
 * `{ type: 'integer', minimum: 1, default: 2 }` becomes `A whole number, at least 1. Default 2.`
 *
 * @returns sentences, or an empty string
 */
export function limitsInWords(document: OpenApiDocument, schema: Schema): string {
  const followed = (each: Schema) => follow<Schema>(document, each)
  const alternatives = alternativesInWords(schema, followed, (each) => limitsOf(followed(each)))
  const preset = schema.default === undefined ? '' : `Default ${JSON.stringify(schema.default)}.`
  return [...[alternatives, limitsOf(schema).join(', ')].map(inSentence), preset].filter(Boolean).join(' ')
}

const inSentence = (words: string) => words && `${words[0]?.toUpperCase()}${words.slice(1)}.`

function limitsOf(schema: Schema): string[] {
  const limits = keywordsOf(schema).flatMap(({ row, value }) => row.inShort?.(value) ?? [])
  return schema.type === 'integer' ? ['a whole number', ...limits] : limits
}
