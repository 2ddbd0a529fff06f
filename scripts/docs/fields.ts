import type { OpenApiDocument, Parameter, RequestBody, Schema } from '../../src/document/document.ts'
import { follow, JSON_TYPE, leavingOpen, unknownsOf } from '../../src/document/document.ts'
import type { Fact } from '../../src/document/facts.ts'
import { nodeAt, type Place, placeOf } from '../../src/document/schemas.ts'
import { foldSpace } from '../../src/printable.ts'

/** A field or parameter, and what the document states about it. */
export interface Field {
  /** Its place; for a body as a whole, the path is empty. */
  at: Place
  /** Path of the field, such as `compute[]`; empty for the whole body. */
  name: string
  /** Type and format, such as `integer` or `string (date-time)`. */
  type: string
  /** The name of the schema that the field, or each of its items, refers to. */
  /** The name of the schema that the field, or each of its items, refers to. */
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
    const schema = schemaNameOf(given[0])
    return {
      at: (of[0] as Placed).at,
      name,
      type: typeOf(document, of, nodes),
      ...(schema && { schema }),
      ...(isKnown && presence(name, place, of, required)),
      limits: [...new Set(of.filter(isLimit).map(inShort))],
      description: [description, isSecret && 'Secret.'].filter(Boolean).join(' '),
      unknowns: [...new Set(candidates.flatMap(unknownsOf))],
    }
  })
}

/** The name of the component that a schema, or its items, refers to. */
export function schemaNameOf(given: Schema | undefined): string | undefined {
  const reference = given?.$ref ?? given?.items?.$ref
  return reference?.match(/^#\/components\/schemas\/(.+)/)?.[1]
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

/** A fact as a phrase for a table: `` `port` must be at least 1. `` becomes `at least 1`. */
export function inShort({ keyword, value, says }: Fact): string {
  if (keyword === 'default') return `default ${JSON.stringify(value)}`
  if (keyword === 'enum' && [value].flat().length === 1) return `only \`${value}\` is supported`
  return says
    .replace(/^.*? (is|has|must be|must have) /, '')
    .replace(/^(.*?)(, unless another alternative applies)?\.$/, (_, words, open) =>
      open ? `alternatively: ${words}` : words,
    )
    .replaceAll('`', '')
}

type FieldNode = (Schema & Partial<Parameter>) | undefined

function typeOf(document: OpenApiDocument, facts: Fact[], nodes: FieldNode[]): string {
  const schemas = nodes
    .flatMap((node) => node?.oneOf ?? node?.anyOf ?? [])
    .map((each) => follow<Schema>(document, each))
  const stated = (wanted: string) => facts.find(({ keyword }) => keyword === wanted)?.value
  // Path parameters have no fact about their type, because any text in a path is a string.
  const type = stated('type') ?? nodes.find((node) => node?.schema?.type)?.schema?.type
  const own = { type, format: stated('format') } as Schema
  const words = (schemas.length > 0 ? schemas : [own]).map(({ type = '', format, const: value }) => {
    if (value !== undefined) return JSON.stringify(value)
    return format === undefined ? type : `${type} (${format})`
  })
  return [...new Set(words)].join(' or ')
}
