import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { follow, type OpenApiDocument, type Schema } from '../src/document.ts'

/** Where a value does not fit the document. */
export interface Problem {
  /** What the document allows and where, by JSON pointer; never the value itself, which may be a secret. */
  text: string
  /** Whether what is contradicted is only assumed: the node rests on an unknown that the document had to decide. */
  assumed: boolean
}

/** Judges values by the schemas of the document: our own word on what fits, not that of the mock. */
export interface Oracle {
  /** The ways in which a value does not fit a schema of the document; none when it fits. */
  problems(schema: Schema, value: unknown): Problem[]
}

/** ISO 8601 dates and times, in extended or basic form: wider than RFC 3339, which the document names elsewhere. */
const ISO_8601 =
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$|^\d{8}(T\d{4}(\d\d([.,]\d+)?)?(Z|[+-]\d\d(\d\d)?)?)?$/

/**
 * @throws Error when a schema of the document has a keyword, format or pattern that the oracle could not check: it would
 *   otherwise pass whatever comes
 */
export function createOracle(document: OpenApiDocument): Oracle {
  const ajv = new Ajv2020({
    strict: true,
    // The document says what an object requires beside an `allOf` that defines it, and what an item must not have.
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    verbose: true,
  })
  ajv.addVocabulary(['components', 'x-unknown'])
  addFormats.default(ajv)
  ajv.addFormat('iso-8601', (value) => ISO_8601.test(value))
  ajv.addSchema({ $id: 'document', components: document.components })

  const validators = new Map<Schema, ValidateFunction>()
  const compile = (schema: Schema) => {
    const known = validators.get(schema)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validator = ajv.compile(JSON.parse(text))
    validators.set(schema, validator)
    return validator
  }
  for (const schema of Object.values(document.components.schemas)) compile(schema)

  return {
    problems(schema, value) {
      const validate = compile(schema)
      if (validate(value)) return []
      return (validate.errors ?? []).map((error) => ({
        text: inWords(error),
        assumed: isAssumed(document, schema, error),
      }))
    },
  }
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  const additional = 'additionalProperty' in params ? ` (${params.additionalProperty})` : ''
  return `${instancePath || 'the body'} ${message}${allowed}${additional}`
}

/** Whether an error contradicts only what is assumed, at the node that it breaks or at one that encloses it. */
function isAssumed(document: OpenApiDocument, schema: Schema, { keyword, instancePath }: ErrorObject): boolean {
  const assumption = keyword === 'required' || keyword === 'dependentRequired' ? 'presence' : 'type'
  const path = instancePath.split('/').slice(1)
  return (trail(document, schema, path) ?? []).some((node) => restsOnAssumption(document, node, assumption))
}

/** The schemas on the way to a value inside another; none when the way is not documented. */
function trail(document: OpenApiDocument, schema: Schema, path: string[]): Schema[] | undefined {
  const node = follow<Schema>(document, schema)
  const own = node === schema ? [schema] : [schema, node]
  const [key, ...rest] = path
  if (key === undefined) return own
  const child = node.properties?.[key] ?? (/^\d+$/.test(key) ? node.items : undefined)
  const onward = child
    ? trail(document, child, rest)
    : [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]
        .map((member) => trail(document, member, path))
        .find((found) => found !== undefined)
  return onward && [...own, ...onward]
}

/** Whether a node of the document rests on an unknown for which the document assumes a name, type, presence or order. */
export function restsOnAssumption(
  document: OpenApiDocument,
  node: { 'x-unknown'?: string | string[] },
  assumption: 'name' | 'type' | 'presence' | 'order',
): boolean {
  return [node['x-unknown'] ?? []].flat().some((id) => document['x-unknowns'][id]?.assumes?.includes(assumption))
}
