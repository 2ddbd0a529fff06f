import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { fullFormats } from 'ajv-formats/dist/formats.js'
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

/** RFC 3339, section 5.6: ajv-formats also takes a blank between date and time, and an offset without a colon. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** ISO 8601, extended or basic, by calendar date, week or day of the year: wider than RFC 3339. */
const ISO_8601 = (() => {
  const [month, day, week, ordinal] = [
    '(0[1-9]|1[0-2])',
    '(0[1-9]|[12]\\d|3[01])',
    'W(0[1-9]|[1-4]\\d|5[0-3])',
    '[0-3]\\d\\d',
  ]
  const [hour, minute, second] = ['([01]\\d|2[0-4])', '[0-5]\\d', '([0-5]\\d|60)']
  const zone = `(Z|[+-]${hour}(:?${minute})?)?`
  const extended = `\\d{4}-(${month}(-${day})?|${week}-[1-7]|${ordinal})(T${hour}(:${minute}(:${second}([.,]\\d+)?)?)?${zone})?`
  const basic = `\\d{4}(${month}${day}|${week}[1-7]|${ordinal})(T${hour}(${minute}(${second}([.,]\\d+)?)?)?${zone})?`
  return new RegExp(`^(${extended}|${basic})$`)
})()

/** So many problems of one value are told; a list of thousands that breaks in each item is no more telling. */
const MOST_PROBLEMS = 10

/** From this length of its JSON on, only the first problem of a value is looked for: Ajv takes quadratic time for all. */
const LONG_VALUE = 100_000

/**
 * @throws Error when a schema of the document has a keyword, format or pattern that the oracle could not check: it would
 *   otherwise pass whatever comes
 */
export function createOracle(document: OpenApiDocument): Oracle {
  const thorough = createCompiler(document, true)
  const quick = createCompiler(document, false)
  for (const schema of Object.values(document.components.schemas)) thorough(schema)

  return {
    problems(schema, value) {
      const isLong = (JSON.stringify(value) ?? '').length > LONG_VALUE
      const validate = (isLong ? quick : thorough)(schema)
      if (validate(value)) return []
      return (validate.errors ?? [])
        .slice(0, MOST_PROBLEMS)
        .map((error) => ({ text: inWords(error), assumed: isAssumed(document, schema, error) }))
    },
  }
}

function createCompiler(document: OpenApiDocument, allErrors: boolean): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: true,
    // The document says what an object requires beside an `allOf` that defines it, and what an item must not have.
    strictTypes: false,
    strictRequired: false,
    allErrors,
  })
  ajv.addVocabulary(['components', 'x-unknown'])
  addFormats.default(ajv)
  const isDateTime = fullFormats['date-time'] as { validate: (text: string) => boolean }
  ajv.addFormat('date-time', (text) => RFC_3339.test(text) && isDateTime.validate(text))
  ajv.addFormat('iso-8601', (text) => ISO_8601.test(text))
  ajv.addSchema({ $id: 'document', components: document.components })

  const validators = new Map<Schema, ValidateFunction>()
  return (schema) => {
    const known = validators.get(schema)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validator = ajv.compile(JSON.parse(text))
    validators.set(schema, validator)
    return validator
  }
}

/** The value and the names of its further fields stay untold: a service may put secrets into both. */
function inWords({ instancePath, message, params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return `${instancePath || 'the body'} ${message}${allowed}`
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
