import { assumedAt } from '../../document/assumed.ts'
import { JSON_TYPE, listOperations, type OpenApiDocument, unknownsOf } from '../../document/document.ts'
import { isDate, isDateTime } from '../../document/formats.ts'
import { ISO_8601 } from '../../document/iso-8601.ts'
import { type Format, typeOf } from '../../document/keywords/words.ts'
import { createNodes, type SchemaNode, schemasFrom } from '../../document/schemas.ts'
import { isObject } from '../../document/walk.js'
import { nameOf } from '../../printable.ts'
import { excusesOf } from '../engine/facts.ts'
import { parseJson } from '../engine/json.ts'
import type { Observation } from '../engine/ledger.ts'
import { documentedStatus } from '../engine/status.ts'
import type { Exchange } from '../target/target.ts'
import { createKinds, createTally, digestOf, getOrAdd, type Sighting } from './tally.ts'

/** ID for observations of undocumented fields that no entry of the register asks about. */
export const UNDOCUMENTED_FIELDS = 'undocumented-fields'

/** Matches the IDs of the entries that ask which fields an object has, such as `event-fields-and-values`. */
export const ASKS_ABOUT_FIELDS = /-(fields|shape)(-|$)/
/** Maximum number of undocumented levels to read. */
const MAX_DEPTH = 4
const MAX_VALUE_LENGTH = 80
const MAX_OUTCOME_LENGTH = 200
/** Maximum number of responses to remember, so that identical responses count once. */
const MAX_RESPONSES = 5000

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

export type Observer = ReturnType<typeof createObserver>

/** Records nothing: for targets that return the document's examples, and for runs that stop at the first contradiction. */
export const NO_OBSERVER: Observer = { tried() {}, answered() {}, observations: () => [] }

/** Collects what a run observes about the entries of the register of unknowns. */
export function createObserver(document: OpenApiDocument) {
  const register = document['x-unknowns']
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const { nodesOf, childrenOf } = createNodes(document)
  const tally = createTally()
  const kinds = createKinds()
  const presence = new Map<string, Sighting & { count: number; of: number }>()
  const responses = new Set<string>()
  /** Pairs of an exchange and an entry for which the status is already recorded. */
  const recorded = new Set<string>()

  return {
    /** Records the status that an attempt to settle entries returned. @param outcome words to add to the status */
    tried(unknowns: string[], attempt: string, exchange: Exchange, evidence: number, outcome?: string) {
      const { operationId, status } = exchange
      // A check may name a closed entry, which is no longer in the register.
      for (const unknown of new Set(unknowns.filter((id) => Object.hasOwn(register, id)))) {
        recorded.add(`${evidence} ${unknown}`)
        const saw = outcome === undefined ? `${status}` : `${status}, ${outcome.slice(0, MAX_OUTCOME_LENGTH)}`
        tally.add({ unknown, operationId, at: attempt, evidence }, saw)
      }
    },

    /** Records what a response shows about entries. @param attempt what was sent, in words */
    answered({ operationId, status, text, unreadable, url }: Exchange, evidence: number, attempt?: string) {
      const operation = operations.get(operationId)
      const key = operation && documentedStatus(operation, status)
      if (!operation || key === undefined) return
      const response = operation.responses[key]
      for (const unknown of unknownsOf(response)) {
        if (recorded.has(`${evidence} ${unknown}`)) continue
        // The attempt explains an error; a success needs no explanation.
        const at = key === operation.success.status ? key : (attempt ?? key)
        tally.add({ unknown, operationId, at, evidence }, `${status}`)
      }
      const schema = response?.content?.[JSON_TYPE]?.schema
      if (!schema || unreadable !== undefined || !isNew(`${operationId} ${key} ${text}`)) return
      const body = parseJson(text)
      if (body === undefined) return
      for (const { value, nodes, path } of valuesIn(body, nodesOf(schema))) {
        const seenAt = (unknown: string, place = path) => ({ unknown, operationId, at: `${key} ${place}`, evidence })
        for (const [unknown, saw] of seenIn(value, nodes)) {
          tally.add({ ...seenAt(unknown), at: `${key} ${path}`.trimEnd() }, saw)
        }
        if (!isObject(value)) continue
        const entry = ownOf(nodes).find((id) => ASKS_ABOUT_FIELDS.test(id))
        const isDocumented = Object.keys(value).every((field) => childrenOf(nodes, field).length > 0)
        if (entry && isDocumented) tally.add(seenAt(entry), 'no undocumented field')
        for (const unknown of ownOf(nodes)) if (unknown.endsWith('-values')) kinds.add(seenAt(unknown), value, url)
        for (const field of new Set(nodes.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))) {
          for (const unknown of presenceOf(nodes, field)) {
            const sighting = seenAt(unknown, joined(path, field))
            const id = JSON.stringify([unknown, operationId, sighting.at])
            const counted = getOrAdd(presence, id, () => ({ ...sighting, count: 0, of: 0 }))
            counted.of += 1
            if (Object.hasOwn(value, field)) counted.count += 1
          }
        }
      }
    },

    observations(): Observation[] {
      const all = createTally()
      for (const { count, saw, ...sighting } of [...tally.observations(), ...kinds.observations()])
        all.add(sighting, saw, count)
      for (const { count, of, ...sighting } of presence.values()) all.add(sighting, `present in ${count} of ${of}`, of)
      return all.observations()
    },
  }

  function isNew(text: string): boolean {
    const digest = digestOf(text)
    if (responses.has(digest)) return false
    if (responses.size < MAX_RESPONSES) responses.add(digest)
    return true
  }

  /** Yields a value and the values inside it, each with the schemas that describe it and its path, such as `events[].type`. */
  function* valuesIn(
    value: unknown,
    nodes: SchemaNode[],
    path = '',
    depth = 0,
  ): Generator<{ value: unknown; nodes: SchemaNode[]; path: string }> {
    yield { value, nodes, path }
    const isArray = Array.isArray(value)
    for (const [field, child] of isArray || isObject(value) ? Object.entries(value) : []) {
      const documented = childrenOf(nodes, isArray ? '[]' : field)
      const isDocumented = documented.length > 0
      const below = isDocumented ? documented : undocumentedIn(nodes)
      const at = isArray ? `${path}[]` : joined(path, isDocumented ? field : nameOf(field))
      const next = isDescribed(below) ? 0 : depth + 1
      if (next <= MAX_DEPTH) yield* valuesIn(child, below, at, next)
    }
  }

  function undocumentedIn(nodes: SchemaNode[]): SchemaNode[] {
    const [trail = []] = nodes.map((node) => node.trail).sort((a, b) => b.length - a.length)
    return [...schemasFrom(document, {}, () => false, { trail })]
  }

  /** Yields what a value shows about entries: its type and, unless it is secret, a scalar's value, format and encoding. */
  function* seenIn(value: unknown, nodes: SchemaNode[]): Generator<[unknown: string, saw: string]> {
    const type = Number.isInteger(value) ? 'integer' : typeOf(value)
    if (!isDescribed(nodes)) yield [fieldsEntryOf(nodes), type]
    if (nodes.some(({ schema }) => schema.type !== undefined)) {
      const open = nodes.flatMap((node) => excusesOf(assumedAt(document, node, TYPE), value))
      for (const id of new Set(open)) yield [id, type]
    }
    if (type === 'array' || type === 'object' || nodes.some(({ schema }) => schema['x-secret'])) return
    const text = JSON.stringify(value)
    for (const id of ownOf(nodes)) {
      if (id.endsWith('-values'))
        yield [id, text.length > MAX_VALUE_LENGTH ? `a value of ${String(value).length} characters` : text]
      if (typeof value === 'string' && id.endsWith('-formats')) yield [id, formatOf(value)]
      if (typeof value === 'string' && id.endsWith('-encoding')) yield [id, encodingOf(value)]
    }
  }

  /** The entries that leave open whether an object has a field, or whether the field is `null` instead. */
  function presenceOf(nodes: SchemaNode[], field: string): Set<string> {
    const required = nodes.flatMap((node) => assumedAt(document, node, REQUIRED).presence ?? [])
    return new Set([
      ...required,
      ...childrenOf(nodes, field).flatMap((node) => assumedAt(document, node, TYPE).null ?? []),
    ])
  }

  function formatOf(text: string): string {
    const names = Object.entries(FORMATS).flatMap(([name, fits]) => (fits(text) ? [name] : []))
    return names.join(' and ') || (text === '' ? 'empty' : 'an unrecognized format')
  }
}

/** Whether one of the schemas states a type, allowed values or properties. */
export function isDescribed(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}

/** Describes how a text encodes bytes, such as `64 lowercase hexadecimal digits`. */
function encodingOf(text: string): string {
  const [, prefix = '', rest = ''] = /^([a-z0-9-]{1,12}:)?(.*)$/s.exec(text) ?? []
  const [, name] = ENCODINGS.find(([pattern]) => pattern.test(rest)) ?? []
  return `${prefix && `"${prefix}" and `}${rest.length} ${name}`
}

const joined = (path: string, field: string) => [path, field].filter(Boolean).join('.')

const ownOf = (nodes: SchemaNode[]) => [...new Set(nodes.flatMap(({ own }) => own))]

/** The innermost entry in the trails of `nodes` that asks which fields an object has, or {@link UNDOCUMENTED_FIELDS}. */
function fieldsEntryOf(nodes: SchemaNode[]): string {
  const entries = nodes.map(({ trail }) => trail.findLast((id) => ASKS_ABOUT_FIELDS.test(id)))
  return entries.find((id) => id !== undefined) ?? UNDOCUMENTED_FIELDS
}
