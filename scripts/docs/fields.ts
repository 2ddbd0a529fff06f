import type { OpenApiDocument, Parameter, RequestBody, Schema } from '../../src/document/document.ts'
import { follow, JSON_TYPE, leavingOpen, unknownsOf } from '../../src/document/document.ts'
import type { Fact } from '../../src/document/facts.ts'
import { alternativesInWords, alternativesOf } from '../../src/document/keywords/alternatives.ts'
import { WORDS } from '../../src/document/keywords/words.ts'
import { keywordOf } from '../../src/document/keywords.ts'
import { nodeAt, type Place, placeOf } from '../../src/document/schemas.ts'
import { foldSpace } from '../../src/printable.ts'

/** A field or parameter, and what the document states about it. */
export interface Field {
  /** Its place; for a body as a whole, the path is empty. */
  at: Place
  /** Path of the field, such as `compute[]`; empty for the whole body. */
  name: string
  /** Type and format, such as `integer`, `string (date-time)` or `array of strings`. */
  type: string
  /** The name of the schema that the field, each of its items, or all of its alternatives refer to. */
  schema?: string
  /** Whether the field is required or, in a response, always present; missing for list items, and where it is unknown. */
  required?: boolean
  /** Limits, values and default as short phrases. */
  limits: string[]
  description: string
  /** IDs of the unknowns that the field names. */
  unknowns: string[]
}

type Placed = Fact & { at: Place }

/** Kinds of facts that are listed as limits of a field. */
const LIMITING = ['limit', 'enum', 'default', 'omission']
/** Keywords whose facts are not about the value at their place, but about its fields or the body around it. */
const OF_OBJECTS = ['required', 'dependentRequired', 'content-type']

/**
 * The fields of a body or the parameters of a request, in the order of the document. They are read from the facts, so docs
 * and verifier agree.
 *
 * @param facts of one operation
 * @param isHere whether to list the fields at a place
 */
export function fieldsOf(document: OpenApiDocument, facts: Fact[], isHere: (place: Place) => boolean): Field[] {
  const placed = facts.filter((fact): fact is Placed => fact.at !== undefined).filter(({ at }) => isHere(at))
  const nodesAt = (name: string) =>
    placed.flatMap(({ at, keyword, pointer }) =>
      keyword && nameOf(at) === name ? ((nodeAt(document, pointer) as Schema | undefined) ?? []) : [],
    )
  const required = placed.flatMap(({ at, keyword, value }) =>
    keyword === 'required' ? (value as string[]).map((name) => nameOf({ ...at, path: [...at.path, name] })) : [],
  )
  const requiring = placed.filter(({ keyword }) => keyword === 'dependentRequired')
  // A field that is present only together with others may be missing, and so may those.
  const conditional = requiring.flatMap(({ at, value }) => {
    const names = Object.entries(value as Record<string, string[]>).flat(2)
    return names.map((name) => nameOf({ ...at, path: [...at.path, name] }))
  })
  // A fact about a whole body points to the content, or to the request body that has it.
  const wholeBodies = placed
    .filter(({ at }) => at.path.length === 0)
    .map(({ pointer }) => nodeAt(document, pointer) as Pick<RequestBody, 'content'> | RequestBody['content'])
    .flatMap((node) => ('content' in node ? (node as RequestBody).content : node)[JSON_TYPE]?.schema ?? [])
  const stated = placed.filter(({ keyword = '' }) => !OF_OBJECTS.includes(keyword))
  return [...Map.groupBy([...stated, ...requiring.map(atField)], ({ at }) => nameOf(at))].map(([name, of]) => {
    const { in: place, path } = (of[0] as Placed).at
    // A request body is not a field, although a fact says that it is required.
    const nodes = of
      // This fact points to the object around the field.
      .filter(({ keyword }) => keyword !== 'dependentRequired')
      .map(({ pointer }) => nodeAt(document, pointer) as FieldNode)
      .filter((node) => node && !('content' in node))
    const key = path.at(-1) ?? ''
    // The property may be a reference with a description and unknowns of its own, and several members of an allOf may have it.
    const holders = nodesAt(nameOf({ in: place, path: path.slice(0, -1) }))
    const open = place === 'answer' ? leavingOpen(document, holders.flatMap(unknownsOf), 'fields') : []
    // If it is open which fields an object has, one that is neither required nor conditional may always be there.
    const isKnown = open.length === 0 || required.includes(name) || conditional.includes(name)
    const inHolders = holders.flatMap((node) => (key === '[]' ? node.items : node.properties?.[key]) ?? [])
    const given = (name === '' ? wholeBodies : inHolders).flatMap((schema) => [
      schema,
      follow<Schema>(document, schema),
    ])
    const candidates = [...given, ...nodesAt(name), ...nodes]
    // A parameter's own description takes precedence over those of its alternatives.
    const described = [...nodes.filter((node) => node?.schema), ...candidates].find((node) => node?.description)
    const description = foldSpace(described?.description ?? '')
    const isSecret = nodesAt(name).some((node) => node['x-secret'])
    // An inherited property has no holder, so its facts lead to its schema.
    const own = given[0] ?? nodes.map((node) => node?.schema ?? node).find(Boolean) ?? {}
    const target = follow<Schema>(document, own)
    const alternatives = alternativePhrase(document, target)
    // The facts about single alternatives are details of the phrase.
    const limiting = of
      .filter(isLimit)
      .filter(({ pointer }) => alternatives.length === 0 || nodeAt(document, pointer) === target)
    const schema = schemaNameOf(own)
    return {
      at: (of[0] as Placed).at,
      name,
      type: typeInWords(document, own),
      ...(schema && { schema }),
      ...(isKnown && presence(name, place, of, required)),
      limits: [...alternatives, ...inPhrases(limiting)],
      description: [description, isSecret && 'Secret.'].filter(Boolean).join(' '),
      unknowns: [...new Set(candidates.flatMap(unknownsOf))],
    }
  })
}

/** The name of the component that a schema, its items, or all of its alternatives refer to. */
export function schemaNameOf({ $ref, items, ...schema }: Schema = {}): string | undefined {
  if ($ref !== undefined) return $ref.match(/^#\/components\/schemas\/(.+)/)?.[1]
  if (items) return schemaNameOf(items)
  const [name, ...others] = new Set(alternativesOf(schema).map((each) => schemaNameOf(each)))
  return others.length === 0 ? name : undefined
}

/** Moves a fact of `dependentRequired` from its object to the field that requires others. */
function atField(fact: Placed): Placed {
  const [name] = fact.keyword === 'dependentRequired' ? Object.keys(fact.value as object) : []
  return name === undefined ? fact : { ...fact, at: { ...fact.at, path: [...fact.at.path, name] } }
}

/** Nothing for list items. A response body is always there; a request body is required only if a fact says so. */
function presence(name: string, place: Place['in'], facts: Fact[], required: string[]): Pick<Field, 'required'> {
  if (name.endsWith('[]')) return {}
  if (name !== '') return { required: required.includes(name) || place === 'path' }
  return { required: place === 'answer' || facts.some(({ kind, keyword }) => kind === 'presence' && !keyword) }
}

function nameOf({ path }: Place): string {
  return placeOf({ in: 'body', path }).replace(/^body\.?/, '')
}

function isLimit({ kind, keyword }: Fact): boolean {
  // The fact of the enum lists its values, so the facts of single values are left out.
  return (LIMITING.includes(kind) && keyword !== 'enum value') || keyword === 'pattern'
}

type Limit = Pick<Fact, 'keyword' | 'value'> & { says?: string }

/** Limits of one value as phrases: `{ minimum: 1, maximum: 9, default: 2 }` becomes `from 1 to 9` and `default 2`. */
function inPhrases(limits: Limit[]): string[] {
  const { minimum, maximum } = Object.fromEntries(limits.map(({ keyword, value }) => [keyword, value]))
  const isRange = minimum !== undefined && maximum !== undefined
  const phrases = limits.flatMap(({ keyword = '', value, says = '' }) => {
    if (keyword === 'default') return `default ${JSON.stringify(value)}`
    if (keyword === 'enum') return valuesInWords(value as unknown[])
    if (keyword === 'const') return `\`${value}\``
    if (keyword === 'pattern') return WORDS.pattern(`\`${value}\``)
    if (keyword === 'minimum' && isRange) return `from ${minimum} to ${maximum}`
    if (keyword === 'maximum' && isRange) return []
    return keywordOf(keyword).inShort?.(value) ?? says.replace(/^.*? (is|has) |\.$/g, '')
  })
  return [...new Set(phrases)]
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function valuesInWords(values: unknown[]): string {
  const codes = values.map((value) => `\`${value}\``)
  if (codes.length === 1) return `only ${codes[0]} is supported`
  return `${codes.length === 2 ? 'either' : 'one of'} ${OR.format(codes)}`
}

/** Keywords that the words of an alternative do not repeat, but that a developer may need beside them. */
const DETAILS = ['minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'enum', 'const']

/** The alternatives of a schema as a phrase, and their patterns, which would make it hard to read; empty if it has none. */
function alternativePhrase(document: OpenApiDocument, schema: Schema): string[] {
  const followed = (each: Schema) => follow<Schema>(document, each)
  const phrase = alternativesInWords(schema, followed, (alternative, words) => {
    const isNamed = alternative.$ref !== undefined
    const details = Object.entries(followed(alternative)).filter(([keyword, value]) => {
      // The page of a named schema lists its values.
      const isSaid = isNamed || [value].flat().every((each) => words.includes(String(each)))
      return DETAILS.includes(keyword) && !(['enum', 'const'].includes(keyword) && isSaid)
    })
    return inPhrases(details.map(([keyword, value]) => ({ keyword, value })))
  })
  const patterns = alternativesOf(schema).flatMap((each) => followed(each).pattern ?? [])
  return phrase === '' ? [] : [phrase, ...patterns.map((pattern) => `pattern \`${pattern}\``)]
}

type FieldNode = (Schema & Partial<Parameter>) | undefined

/** The type of a schema, such as `integer`, `string (date-time)` or `string or array of strings`. @param plural `s` for items */
function typeInWords(document: OpenApiDocument, given: Schema, plural: '' | 's' = ''): string {
  const schema = follow<Schema>(document, given)
  const { type, format, items = {} } = schema
  const alternatives = alternativesOf(schema).map((each) => follow<Schema>(document, each))
  if (alternatives.length > 0) {
    // Lists come last: in "array of strings or string", the last word could be of the items.
    const types = alternatives
      .toSorted((one, other) => Number(one.type === 'array') - Number(other.type === 'array'))
      // The words of the alternatives say what their formats are.
      .map(({ format: _, ...rest }) => typeInWords(document, rest, plural))
    return [...new Set(types.filter(Boolean))].join(' or ')
  }
  if (type === undefined) return ''
  const ofItems = type === 'array' ? typeInWords(document, items, 's') : ''
  if (ofItems) return `array${plural} of ${ofItems}`
  return format === undefined || plural ? type + plural : `${type} (${format})`
}
