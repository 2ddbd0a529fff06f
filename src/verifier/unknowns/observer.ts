import { createHash } from 'node:crypto'
import {
  type Assumption,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  unknownsOf,
} from '../../document/document.ts'
import { createNodes, type SchemaNode } from '../../document/schemas.ts'
import { parseJson } from '../engine/json.ts'
import type { Observation } from '../engine/ledger.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Validator } from '../engine/validator.ts'
import { nameOf } from '../evidence/secrets.ts'
import type { Exchange } from '../target/target.ts'
import { isTold, nothingIn } from './answer-nodes.ts'
import { createKinds } from './kinds.ts'
import { encodingOf, formatOf, jsonTypeOf } from './looks.ts'
import { createTally } from './tally.ts'

/**
 * Stands for an entry of the register at fields that no entry asks about: the service's description shows no gap there, and
 * the answer has more all the same.
 */
export const UNDOCUMENTED_FIELDS = 'undocumented-fields'

/** Entries that ask which fields there are are named so. */
export const ASKS_FOR_FIELDS = /-(fields|shape)$/
/** Inside of what is not documented, nothing is looked at that lies deeper than this. */
const DEEPEST = 4
const LONGEST_VALUE = 80
/** What came of something is told in no more characters. */
const LONGEST_WORDS = 200
/** An answer that came before, word for word, shows nothing new; so many are kept in mind. */
const MOST_ANSWERS = 5000

/** Collects what a run sees of the entries of the register of unknowns. */
export interface Observer {
  /**
   * What was answered to something that was tried for some entries.
   *
   * @param told what came of it in words, where the status alone does not say it
   */
  tried(unknowns: string[], what: string, exchange: Exchange, place: number, told?: string): void
  /** What an answer shows, whoever has asked for it. @param what what was tried with it, in words */
  answered(exchange: Exchange, place: number, what?: string): void
  /** In a stable order. */
  observations(): Observation[]
}

/** Sees nothing: what answers the examples of the document tells nothing that the document does not. */
export const BLIND: Observer = { tried() {}, answered() {}, observations: () => [] }

export function createObserver(document: OpenApiDocument, validator: Validator): Observer {
  const register = document['x-unknowns']
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const { nodesOf, childrenOf, itemsOf } = createNodes(document)
  const tally = createTally()
  const kinds = createKinds()
  const presence = new Map<string, Omit<Observation, 'saw'> & { of: number }>()
  const known = new Set<string>()
  /** Which entries an exchange was tried for, so that its status is not told twice. */
  const triedFor = new Set<string>()
  const assumes = (id: string, ...kind: Assumption[]) => kind.some((each) => register[id]?.assumes?.includes(each))

  return {
    tried(unknowns, what, { operationId, status }, evidence, told) {
      for (const unknown of new Set(unknowns)) {
        // An entry that was settled is no longer there.
        if (!Object.hasOwn(register, unknown)) continue
        triedFor.add(`${evidence} ${unknown}`)
        const saw = told === undefined ? `${status}` : `${status}, ${told.slice(0, LONGEST_WORDS)}`
        tally.see({ unknown, operationId, at: what, saw, evidence })
      }
    },

    answered(exchange, evidence, what) {
      const { operationId, status, text, unreadable } = exchange
      const operation = operations.get(operationId)
      const key = operation && documentedStatus(operation, status)
      if (!operation || key === undefined) return
      const response = operation.responses[key]
      for (const unknown of unknownsOf(response)) {
        if (triedFor.has(`${evidence} ${unknown}`)) continue
        // It is known what success answers to; of an error it matters.
        const at = key === operation.success.status ? key : (what ?? key)
        tally.see({ unknown, operationId, at, saw: `${status}`, evidence })
      }
      const schema = response?.content?.[JSON_TYPE]?.schema
      if (!schema || unreadable !== undefined || !isNew(`${operationId} ${key} ${text}`)) return
      const value = parseJson(text)
      if (value !== undefined) look(value, nodesOf(schema), '', 0)

      function look(value: unknown, nodes: SchemaNode[], path: string, depth: number) {
        const at = path === '' ? `${key}` : `${key} ${path}`
        const see = (unknown: string, saw: string) => tally.see({ unknown, operationId, at, saw, evidence })
        if (!isTold(nodes)) see(askerOf(nodes), jsonTypeOf(value))
        for (const id of assumedTypes(nodes)) see(id, jsonTypeOf(value))
        if (Array.isArray(value)) {
          const items = itemsOf(nodes)
          for (const item of value) step(item, items.length > 0 ? items : nothingIn(nodes), `${path}[]`, depth)
        } else if (value !== null && typeof value === 'object') {
          lookInside(value as Record<string, unknown>, nodes, path, depth)
        } else if (!nodes.some(({ schema }) => schema['x-secret'])) {
          for (const id of ownOf(nodes)) {
            if (id.endsWith('-values')) see(id, shortened(JSON.stringify(value)))
            if (typeof value !== 'string') continue
            if (id.endsWith('-formats')) see(id, formatOf(value, validator))
            if (id.endsWith('-encoding')) see(id, encodingOf(value))
          }
        }
      }

      function lookInside(object: Record<string, unknown>, nodes: SchemaNode[], path: string, depth: number) {
        const asker = [...ownOf(nodes)].find((id) => ASKS_FOR_FIELDS.test(id))
        if (asker && Object.keys(object).every((field) => childrenOf(nodes, field).length > 0)) {
          tally.see({ unknown: asker, operationId, at: `${key} ${path}`, saw: 'no further field', evidence })
        }
        for (const [field, child] of Object.entries(object)) {
          const children = childrenOf(nodes, field)
          const isDocumented = children.length > 0
          const below = [path, isDocumented ? field : nameOf(field)].filter(Boolean).join('.')
          step(child, isDocumented ? children : nothingIn(nodes), below, depth)
        }
        for (const { schema, own } of nodes) {
          for (const unknown of own) {
            if (unknown.endsWith('-values')) {
              kinds.look({ unknown, operationId, at: `${key} ${path}` }, object, exchange.url, evidence)
            }
            if (!assumes(unknown, 'presence', 'name')) continue
            for (const field of Object.keys(schema.properties ?? {})) {
              count(unknown, [path, field].filter(Boolean).join('.'), Object.hasOwn(object, field))
            }
          }
        }
      }

      /** Only what is not documented could be deeper than the document itself. */
      function step(value: unknown, nodes: SchemaNode[], path: string, depth: number) {
        const deeper = isTold(nodes) ? 0 : depth + 1
        if (deeper <= DEEPEST) look(value, nodes, path, deeper)
      }

      function count(unknown: string, path: string, isThere: boolean) {
        const place = { unknown, operationId, at: `${key} ${path}` }
        const name = JSON.stringify(place)
        const counted = presence.get(name) ?? { ...place, count: 0, of: 0, evidence }
        presence.set(name, counted)
        counted.of += 1
        if (isThere) counted.count += 1
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
    const digest = createHash('sha1').update(text).digest('base64')
    if (known.has(digest)) return false
    if (known.size < MOST_ANSWERS) known.add(digest)
    return true
  }

  /** Entries of which each says that the type at these nodes is only assumed. */
  function assumedTypes(nodes: SchemaNode[]): Set<string> {
    const stated = nodes.filter(({ schema }) => schema.type !== undefined)
    return new Set(stated.flatMap(({ trail }) => trail).filter((id) => assumes(id, 'type')))
  }
}

const ownOf = (nodes: SchemaNode[]) => new Set(nodes.flatMap(({ own }) => own))

/** The entry that asks which fields there are, the nearest one. */
function askerOf(nodes: SchemaNode[]): string {
  const asking = nodes.map(({ trail }) => trail.findLast((id) => ASKS_FOR_FIELDS.test(id)))
  return asking.find((id) => id !== undefined) ?? UNDOCUMENTED_FIELDS
}

function shortened(text: string): string {
  return text.length > LONGEST_VALUE ? `a value of ${text.length} characters` : text
}
