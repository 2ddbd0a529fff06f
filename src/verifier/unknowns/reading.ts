/** What a response body shows about entries of the register of unknowns. */
import { assumedAt } from '../../document/assumed.ts'
import { type Aspect, leavingOpen, type OpenApiDocument } from '../../document/document.ts'
import { ISO_8601, isDate, isDateTime } from '../../document/formats.ts'
import { type Format, typeOf } from '../../document/keywords/words.ts'
import { type createNodes, type SchemaNode, schemasFrom } from '../../document/schemas.ts'
import { isObject } from '../../document/walk.js'
import { nameOf } from '../../printable.ts'
import { excusesForReceived } from '../model/facts.ts'

/** ID for observations of undocumented fields that no entry of the register asks about. */
export const UNDOCUMENTED_FIELDS = 'undocumented-fields'

/** Maximum number of undocumented levels to read. */
const MAX_DEPTH = 4
const MAX_VALUE_LENGTH = 80

const FORMATS: Partial<Record<Format, (text: string) => boolean>> = {
  'date-time': isDateTime,
  'iso-8601': (text) => ISO_8601.test(text),
  date: isDate,
}

const ENCODINGS: [pattern: RegExp, name: string][] = [
  [/^[0-9a-f]+$/, 'lowercase hexadecimal digits'],
  [/^[0-9A-F]+$/, 'uppercase hexadecimal digits'],
  [/^[A-Z2-7]+=*$/, 'base32 characters'],
  [/^[A-Za-z0-9+/]+=*$/, 'base64 characters'],
  [/^[A-Za-z0-9_-]+=*$/, 'base64url characters'],
  [/^/, 'characters in an unrecognized encoding'],
]

/** The statements of a schema about the type of a value and about the presence of a field. */
const TYPE = { keyword: 'type', kind: 'type', isResponse: true }
const REQUIRED = { keyword: 'required', kind: 'presence', isResponse: true }

export type Schemas = { document: OpenApiDocument } & ReturnType<typeof createNodes>

/** A value in a response, the schemas that describe it, and its path, such as `events[].type`. */
export interface Place {
  value: unknown
  nodes: SchemaNode[]
  path: string
  /** The object or list around the value; missing for the body. */
  around?: unknown
}

/** Yields a value and the values inside it. */
export function* valuesIn(schemas: Schemas, place: Place, depth = 0): Generator<Place> {
  const { value, nodes, path } = place
  yield place
  const isArray = Array.isArray(value)
  for (const [field, child] of isArray || isObject(value) ? Object.entries(value) : []) {
    const documented = schemas.childrenOf(nodes, isArray ? '[]' : field)
    const isDocumented = documented.length > 0
    const below = isDocumented ? documented : undocumentedIn(schemas, nodes)
    const at = isArray ? `${path}[]` : joined(path, isDocumented ? field : nameOf(field))
    // Only undocumented levels count, because a service may nest them without limit.
    const next = isDescribed(below) ? 0 : depth + 1
    if (next <= MAX_DEPTH) yield* valuesIn(schemas, { value: child, nodes: below, path: at, around: value }, next)
  }
}

/** A schema that states nothing, for an undocumented field: entries that the schemas around it name concern the field, too. */
function undocumentedIn({ document }: Schemas, nodes: SchemaNode[]): SchemaNode[] {
  const [trail = []] = nodes.map((node) => node.trail).sort((a, b) => b.length - a.length)
  return [...schemasFrom(document, {}, () => false, { trail })]
}

/** Yields what a value shows about entries: its type and, unless it is secret, a scalar's value, format and encoding. */
export function* seenIn(schemas: Schemas, { value, nodes, around }: Place): Generator<[unknown: string, saw: string]> {
  const type = Number.isInteger(value) ? 'integer' : typeOf(value)
  const { document } = schemas
  if (!isDescribed(nodes)) yield [contentEntryOf(document, nodes), type]
  if (nodes.some(({ schema }) => schema.type !== undefined)) {
    const open = nodes.flatMap((node) => excusesForReceived(document, assumedAt(document, node, TYPE), value, around))
    for (const id of new Set(open)) yield [id, type]
  }
  if (type === 'array' || type === 'object' || nodes.some(({ schema }) => schema['x-secret'])) return
  const text = JSON.stringify(value)
  for (const id of ownAbout(schemas, nodes, 'enum'))
    yield [id, text.length > MAX_VALUE_LENGTH ? `a value of ${String(value).length} characters` : text]
  if (typeof value !== 'string') return
  for (const id of excusesForReceived(document, { format: ownAbout(schemas, nodes, 'format') }, value, around))
    yield [id, formatOf(value)]
  for (const id of ownAbout(schemas, nodes, 'encoding')) yield [id, encodingOf(value)]
}

/** The entry that asks what an object contains, if all its fields are documented. */
export function completeEntryOf(schemas: Schemas, object: object, nodes: SchemaNode[]): string | undefined {
  const isDocumented = Object.keys(object).every((field) => schemas.childrenOf(nodes, field).length > 0)
  return isDocumented ? ownAbout(schemas, nodes, 'content')[0] : undefined
}

/** Yields each documented field of an object with the entries that leave open whether it is present, or `null` instead. */
export function* presencesIn(
  { document, childrenOf }: Schemas,
  nodes: SchemaNode[],
): Generator<[field: string, unknown: string]> {
  const required = nodes.flatMap((node) => assumedAt(document, node, REQUIRED).presence ?? [])
  for (const field of new Set(nodes.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))) {
    const nullable = childrenOf(nodes, field).flatMap((node) => assumedAt(document, node, TYPE).null ?? [])
    for (const unknown of new Set([...required, ...nullable])) yield [field, unknown]
  }
}

export const joined = (path: string, field: string) => [path, field].filter(Boolean).join('.')

/** The entries that schemas name and that leave an aspect open. */
export function ownAbout({ document }: Schemas, nodes: SchemaNode[], aspect: Aspect): string[] {
  const named = nodes.flatMap((node) => node.own)
  return leavingOpen(document, named, aspect)
}

/** Whether one of the schemas states a type, allowed values or properties. */
function isDescribed(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}

function formatOf(text: string): string {
  const names = Object.entries(FORMATS).flatMap(([name, fits]) => (fits(text) ? [name] : []))
  return names.join(' and ') || (text === '' ? 'empty' : 'an unrecognized format')
}

/** Describes how a text encodes bytes, such as `64 lowercase hexadecimal digits`. */
function encodingOf(text: string): string {
  const [, prefix = '', rest = ''] = /^([a-z0-9-]{1,12}:)?(.*)$/s.exec(text) ?? []
  const [, name] = ENCODINGS.find(([pattern]) => pattern.test(rest)) ?? []
  return `${prefix && `"${prefix}" and `}${rest.length} ${name}`
}

/** The innermost entry in the trails of `nodes` that asks what an object contains, or {@link UNDOCUMENTED_FIELDS}. */
function contentEntryOf(document: OpenApiDocument, nodes: SchemaNode[]): string {
  const isAsking = (id: string) => leavingOpen(document, [id], 'content').length > 0
  const entries = nodes.map(({ trail }) => trail.findLast(isAsking))
  return entries.find((id) => id !== undefined) ?? UNDOCUMENTED_FIELDS
}
