import type { Remark } from '../../generated/validators/responses.js'
import type { OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { follow, JSON_TYPE, listOperations } from '../../src/document/document.ts'
import type { Fact } from '../../src/document/facts.ts'
import { expectedBy } from '../../src/document/keywords/words.ts'
import { createNodes, schemasFrom } from '../../src/document/schemas.ts'
import { pointerOf } from '../../src/document/walk.js'
import { wholeAt } from '../../src/verifier/inputs/cases.ts'
import { assertionOf } from '../../src/verifier/model/facts.ts'
import { assumedFor } from '../../src/verifier/model/validator.ts'
import { createModule, MAX_ERRORS, object } from './validator-module.ts'

const TYPES = `/** An error of Ajv, without a message. */
export interface SchemaError {
  instancePath: string
  /** Empty outside \`oneOf\` and \`anyOf\`. */
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/** Validates a value and keeps its errors, at most ${MAX_ERRORS}, until the next validation. */
export interface Validate {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}
`

const TYPES_OF_RESPONSES = `import type { OperationId } from '../operation-table.ts'
import type { Validate } from './types.ts'

/** Validators of response bodies by status code, range or \`default\`; null for a body that must be empty. */
export declare const responses: Record<OperationId, Record<string, Validate | null>>

/**
 * Remarks on the keywords of response schemas. The key is the JSON pointer to the value, in which each index is 0, a space, and
 * the keyword. The value is \`true\` if the register of unknowns says that the keyword is an assumption, a list if it is one
 * except in objects with certain values, or, for \`oneOf\` and \`anyOf\`, what is expected. The keyword \`null\` means the
 * assumption that the value is never null.
 */
export declare const remarks: { [Id in OperationId]?: Record<string, Record<string, Remark>> }

/** A list has values of properties, by name, for each entry: an object that has one of them is excepted from the entry. */
export type Remark = string | true | Record<string, unknown[]>[]
`

const BY_SCHEMA = `import type { Validate } from './types.ts'

/** Validators by the key of their schema, which src/document/validators.ts defines. */
export declare const bySchema: Record<string, Validate>
`

const TYPES_OF_REQUESTS = `import type { OperationId } from '../operation-table.ts'
import type { Validate } from './types.ts'

/** A query parameter: how to read its text, and how to validate the value. */
export interface QueryParameter {
  required: boolean
  /** The type of the value; missing if it is text. */
  type?: string
  items?: { type?: string }
  default?: unknown
  validate: Validate
}

/** What each operation takes, besides path parameters: query parameters by name, and the fields of the body. */
export declare const requests: Record<
  OperationId,
  { query: Record<string, QueryParameter>; body?: { fields: string[]; validate: Validate } }
>
`

const TYPES_OF_SEED = `import type { Validate } from './types.ts'

export declare const validate: Validate

/** Names of the fields of each object, by its JSON pointer, in which each index is 0. */
export declare const fields: Record<string, string[]>
`

/**
 * Generates standalone validators of the document's schemas, by file name: modules that do without `eval` and import nothing
 * but types.
 *
 * - `responses`: response bodies, by operation and by schema
 * - `requests`: query parameters and request bodies, by operation and by schema
 * - `facts`: what the verifier needs besides them: statements of single facts, and fields of request bodies, by schema
 * - `seed`: a seed of the sandbox, whose schema refers to the document's components
 * - `verifier`: what the verifier reads besides responses, by the names in `read`
 *
 * @throws DocumentError if a schema cannot be compiled
 */
export async function validatorFiles(
  document: OpenApiDocument,
  facts: Fact[],
  seed: Schema,
  read: Record<string, object>,
): Promise<Record<string, string>> {
  const withoutImport = BY_SCHEMA.replace(/^import.*\n/, '')
  const declared = Object.keys(read).map((name) => `export declare const ${name}: Validate\n`)
  return {
    'types.ts': TYPES,
    'responses.js': await generateResponses(document),
    'responses.d.ts': TYPES_OF_RESPONSES + withoutImport,
    'requests.js': await generateRequests(document),
    'requests.d.ts': TYPES_OF_REQUESTS + withoutImport,
    'facts.js': await createModule(document, (named, bySchema) => {
      for (const schema of factSchemas(document, facts)) named(schema)
      return { bySchema: bySchema() }
    }),
    'facts.d.ts': BY_SCHEMA,
    'seed.js': await createModule(document, (named) => ({ validate: named(seed), fields: fieldsIn(document, seed) })),
    'seed.d.ts': TYPES_OF_SEED,
    'verifier.js': await createModule(document, (named) =>
      Object.fromEntries(Object.entries(read).map(([name, schema]) => [name, named(schema)])),
    ),
    'verifier.d.ts': `import type { Validate } from './types.ts'\n\n${declared.join('')}`,
  }
}

/** The code of the names of the fields of all objects in a schema, by the JSON pointer to the object. */
function fieldsIn(document: OpenApiDocument, schema: Schema): string {
  const nodes = [...schemasFrom({ ...document, ...schema }, schema, () => true)]
  const fields = nodes.map(({ at, schema: { properties = {} } }) => [pointerIn(at), Object.keys(properties)] as const)
  return JSON.stringify(Object.fromEntries(fields.filter(([, names]) => names.length > 0)))
}

/** Generates the module of validators of response bodies. */
export function generateResponses(document: OpenApiDocument): Promise<string> {
  return createModule(document, (named, bySchema) => {
    const operations = listOperations(document)
    const responses = operations.map(({ id, responses }) => {
      const byStatus = Object.entries(responses).map(([status, { content }]) => {
        const schema = content?.[JSON_TYPE]?.schema
        return [status, schema ? named(schema) : 'null'] as const
      })
      return [id, object(byStatus)] as const
    })
    return {
      responses: object(responses),
      remarks: JSON.stringify(Object.fromEntries(operations.flatMap((each) => remarksOf(document, each)))),
      bySchema: bySchema(),
    }
  })
}

/** Generates the module of validators of query parameters and request bodies. */
function generateRequests(document: OpenApiDocument): Promise<string> {
  return createModule(document, (named, bySchema) => {
    const requests = listOperations(document).map(({ id, parameters, requestBody }) => {
      const query = parameters.flatMap(({ name, in: place, required = false, schema }) => {
        if (place !== 'query') return []
        const { type, items, default: usual } = follow<Schema>(document, schema)
        const ofItems = items && { type: follow<Schema>(document, items).type }
        return [[name, withValidator({ required, type, items: ofItems, default: usual }, named(schema))] as const]
      })
      const body = requestBody?.content[JSON_TYPE]?.schema
      const fields = Object.keys(body ? (follow<Schema>(document, body).properties ?? {}) : {})
      const ofBody = body ? [['body', withValidator({ fields }, named(body))] as const] : []
      return [id, object([['query', object(query)], ...ofBody])] as const
    })
    return { requests: object(requests), bySchema: bySchema() }
  })
}

/** The code of an object with the validator of the given name. */
const withValidator = (values: object, name: string) => `${JSON.stringify(values).slice(0, -1)},validate:${name}}`

/** The schemas that the verifier uses and that are not those of whole query parameters or bodies. */
function factSchemas(document: OpenApiDocument, facts: Fact[]): Schema[] {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  return facts.flatMap((fact): Schema[] => {
    const operation = operations.get(fact.operationId)
    const isOfField = fact.at?.in === 'body' && fact.at.path.length > 0
    return [assertionOf(document, fact) ?? [], operation && isOfField ? wholeAt(document, operation, fact) : []].flat()
  })
}

function remarksOf(document: OpenApiDocument, { id, responses }: Operation): [string, object][] {
  const byStatus = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.[JSON_TYPE]?.schema
    const remarks = schema ? Object.fromEntries(remarksOfSchema(document, schema)) : {}
    return Object.keys(remarks).length > 0 ? [[status, remarks]] : []
  })
  return byStatus.length > 0 ? [[id, Object.fromEntries(byStatus)]] : []
}

/** The JSON pointer to the value at a path, in which each index is 0. */
const pointerIn = (at: string[]) => pointerOf(at.map((key) => (key === '[]' ? '0' : key)))

/** Yields what `remarks` in the generated declarations describes, for a schema: each place and keyword with its remark. */
function* remarksOfSchema(document: OpenApiDocument, whole: Schema): Generator<[string, Remark]> {
  const nodes = createNodes(document)
  for (const { schema, at } of schemasFrom(document, whole, () => true)) {
    for (const [keyword, value] of Object.entries(schema)) {
      for (const missingProperty of keyword === 'required' ? value : ['']) {
        const error = { keyword, instancePath: pointerIn(at), params: { missingProperty } }
        const place = pointerIn([...at, missingProperty].filter(Boolean))
        const assumed = assumedFor(document, nodes, whole, error)
        const aspects = assumed.flatMap(Object.keys)
        const entries = assumed.flatMap(({ null: _, ...others }) => Object.values(others).flat())
        const limited = entries.map((id) => document['x-unknowns'][id]?.unless)
        if (entries.length > 0)
          yield [`${place} ${keyword}`, limited.every((unless) => unless !== undefined) ? limited : true]
        else if (keyword === 'oneOf' || keyword === 'anyOf') {
          yield [`${place} ${keyword}`, expectedBy(error, [schema])]
        }
        if (aspects.includes('null')) yield [`${place} null`, true]
      }
    }
  }
}
