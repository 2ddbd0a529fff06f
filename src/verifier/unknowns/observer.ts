import {
  type Assumption,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  unknownsOf,
} from '../../document/document.ts'
import { typeOf } from '../../document/keywords/keyword.ts'
import { createNodes, type SchemaNode, schemasFrom } from '../../document/schemas.ts'
import { parseJson } from '../engine/json.ts'
import type { Observation } from '../engine/ledger.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Validator } from '../engine/validator.ts'
import { nameOf } from '../evidence/secrets.ts'
import type { Exchange } from '../target/target.ts'
import { createKinds, createTally, digestOf, getOrAdd } from './tally.ts'

/** Collects undocumented fields that no entry of the register asks about. */
export const UNDOCUMENTED_FIELDS = 'undocumented-fields'

/** Names of the entries that ask which fields there are. */
export const ASKS_FOR_FIELDS = /-(fields|shape)$/
/** Maximum depth below an undocumented value. */
const MAX_DEPTH = 4
const MAX_VALUE_LENGTH = 80
const MAX_OUTCOME_LENGTH = 200
/** Maximum number of remembered responses: an identical one counts once. */
const MAX_RESPONSES = 5000

/** Constants, since the validator compiles each object anew. */
const FORMATS = ['date-time', 'iso-8601', 'date'].map((format) => ({ type: 'string', format }))

const ENCODINGS: [pattern: RegExp, name: string][] = [
  [/^[0-9a-f]+$/, 'lowercase hexadecimal digits'],
  [/^[0-9A-F]+$/, 'uppercase hexadecimal digits'],
  [/^[A-Z2-7]+=*$/, 'base32 characters'],
  [/^[A-Za-z0-9+/]+=*$/, 'base64 characters'],
  [/^[A-Za-z0-9_-]+=*$/, 'base64url characters'],
]

/** Collects what a run sees of the entries of the register of unknowns. */
export interface Observer {
  /** Records the response to an attempt that was made for some entries. @param outcome in words, if not just the status */
  tried(unknowns: string[], attempt: string, exchange: Exchange, evidence: number, outcome?: string): void
  /** Records what any response shows. @param attempt in words */
  answered(exchange: Exchange, evidence: number, attempt?: string): void
  /** Lists the observations in a stable order. */
  observations(): Observation[]
}

/** For targets that return the document's examples, and so show nothing new. */
export const BLIND: Observer = { tried() {}, answered() {}, observations: () => [] }

export function createObserver(document: OpenApiDocument, validator: Validator): Observer {
  const register = document['x-unknowns']
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const { nodesOf, childrenOf, itemsOf } = createNodes(document)
  const tally = createTally()
  const kinds = createKinds()
  const presence = new Map<string, Omit<Observation, 'saw'> & { of: number }>()
  const responses = new Set<string>()
  /** Exchanges by entry that they were tried for: their status is already recorded. */
  const recorded = new Set<string>()
  const assumes = (id: string, ...assumptions: Assumption[]) =>
    assumptions.some((assumption) => register[id]?.assumes?.includes(assumption))

  return {
    tried(unknowns, attempt, { operationId, status }, evidence, outcome) {
      // A closed entry is no longer in the register.
      for (const unknown of new Set(unknowns.filter((id) => Object.hasOwn(register, id)))) {
        recorded.add(`${evidence} ${unknown}`)
        const saw = outcome === undefined ? `${status}` : `${status}, ${outcome.slice(0, MAX_OUTCOME_LENGTH)}`
        tally.see({ unknown, operationId, at: attempt, saw, evidence })
      }
    },

    answered(exchange, evidence, attempt) {
      const { operationId, status, text, unreadable } = exchange
      const operation = operations.get(operationId)
      const key = operation && documentedStatus(operation, status)
      if (!operation || key === undefined) return
      const response = operation.responses[key]
      for (const unknown of unknownsOf(response)) {
        if (recorded.has(`${evidence} ${unknown}`)) continue
        // The attempt explains an error; a success needs no explanation.
        const at = key === operation.success.status ? key : (attempt ?? key)
        tally.see({ unknown, operationId, at, saw: `${status}`, evidence })
      }
      const schema = response?.content?.[JSON_TYPE]?.schema
      if (!schema || unreadable !== undefined || !isNew(`${operationId} ${key} ${text}`)) return
      const value = parseJson(text)
      if (value !== undefined) look(value, nodesOf(schema), '', 0)

      function look(value: unknown, nodes: SchemaNode[], path: string, depth: number) {
        const at = path === '' ? `${key}` : `${key} ${path}`
        const see = (unknown: string, saw: string) => tally.see({ unknown, operationId, at, saw, evidence })
        if (!isDescribed(nodes)) see(askerOf(nodes), jsonTypeOf(value))
        for (const id of assumedTypes(nodes)) see(id, jsonTypeOf(value))
        if (Array.isArray(value)) {
          const items = itemsOf(nodes)
          for (const item of value) step(item, items.length > 0 ? items : undocumentedIn(nodes), `${path}[]`, depth)
        } else if (value !== null && typeof value === 'object') {
          lookInside(value as Record<string, unknown>, nodes, path, depth)
        } else if (!nodes.some(({ schema }) => schema['x-secret'])) {
          const { length } = JSON.stringify(value)
          const shown = length > MAX_VALUE_LENGTH ? `a value of ${length} characters` : JSON.stringify(value)
          for (const id of ownOf(nodes)) {
            if (id.endsWith('-values')) see(id, shown)
            if (typeof value !== 'string') continue
            if (id.endsWith('-formats')) see(id, formatOf(value))
            if (id.endsWith('-encoding')) see(id, encodingOf(value))
          }
        }
      }

      function lookInside(object: Record<string, unknown>, nodes: SchemaNode[], path: string, depth: number) {
        const place = { operationId, at: `${key} ${path}` }
        let isDocumented = true
        for (const [field, child] of Object.entries(object)) {
          const children = childrenOf(nodes, field)
          if (children.length === 0) isDocumented = false
          const name = children.length > 0 ? field : nameOf(field)
          step(child, children.length > 0 ? children : undocumentedIn(nodes), joined(path, name), depth)
        }
        const asker = [...ownOf(nodes)].find((id) => ASKS_FOR_FIELDS.test(id))
        if (asker && isDocumented) tally.see({ ...place, unknown: asker, saw: 'no other field', evidence })
        for (const { schema, own } of nodes) {
          for (const unknown of own) {
            if (unknown.endsWith('-values')) kinds.look({ ...place, unknown }, object, exchange.url, evidence)
            if (!assumes(unknown, 'presence', 'name')) continue
            for (const field of Object.keys(schema.properties ?? {})) {
              const its = { unknown, operationId, at: `${key} ${joined(path, field)}` }
              const counted = getOrAdd(presence, JSON.stringify(its), () => ({ ...its, count: 0, of: 0, evidence }))
              counted.of += 1
              if (Object.hasOwn(object, field)) counted.count += 1
            }
          }
        }
      }

      function step(value: unknown, nodes: SchemaNode[], path: string, depth: number) {
        const below = isDescribed(nodes) ? 0 : depth + 1
        if (below <= MAX_DEPTH) look(value, nodes, path, below)
      }
    },

    observations() {
      const all = createTally()
      for (const { count, ...seen } of [...tally.observations(), ...kinds.observations()]) all.see(seen, count)
      for (const { count, of, ...place } of presence.values()) {
        all.see({ ...place, saw: `present in ${count} of ${of}` }, of)
      }
      return all.observations()
    },
  }

  function isNew(text: string): boolean {
    const digest = digestOf(text)
    if (responses.has(digest)) return false
    if (responses.size < MAX_RESPONSES) responses.add(digest)
    return true
  }

  /** Describes an undocumented value inside a documented one. */
  function undocumentedIn(nodes: SchemaNode[]): SchemaNode[] {
    const [trail = []] = nodes.map((node) => node.trail).sort((a, b) => b.length - a.length)
    return [...schemasFrom(document, {}, () => false, { trail })]
  }

  /** The entries that call the type of a value an assumption. */
  function assumedTypes(nodes: SchemaNode[]): Set<string> {
    const typed = nodes.filter(({ schema }) => schema.type !== undefined)
    return new Set(typed.flatMap(({ trail }) => trail).filter((id) => assumes(id, 'type')))
  }

  function formatOf(text: string): string {
    const names = FORMATS.filter((schema) => validator.fits(schema, text)).map(({ format }) => format)
    if (names.length > 0) return names.join(' and ')
    return text === '' ? 'empty' : 'another format'
  }
}

/** Whether the document says which kind of value this is. */
export function isDescribed(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}

/** How a text encodes bytes, such as `64 lowercase hexadecimal digits`. */
function encodingOf(text: string): string {
  const [, prefix = '', rest = ''] = /^([a-z0-9-]{1,12}:)?(.*)$/s.exec(text) ?? []
  const name = ENCODINGS.find(([pattern]) => pattern.test(rest))?.[1] ?? 'characters in another encoding'
  return `${prefix && `"${prefix}" and `}${rest.length} ${name}`
}

const jsonTypeOf = (value: unknown) => (Number.isInteger(value) ? 'integer' : typeOf(value))

const joined = (path: string, field: string) => [path, field].filter(Boolean).join('.')

const ownOf = (nodes: SchemaNode[]) => new Set(nodes.flatMap(({ own }) => own))

/** The nearest entry that asks which fields there are. */
function askerOf(nodes: SchemaNode[]): string {
  const askers = nodes.map(({ trail }) => trail.findLast((id) => ASKS_FOR_FIELDS.test(id)))
  return askers.find((id) => id !== undefined) ?? UNDOCUMENTED_FIELDS
}
