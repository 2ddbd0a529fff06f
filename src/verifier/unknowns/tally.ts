import { createHash } from 'node:crypto'
import type { Observation } from '../engine/ledger.ts'
import { nameOf } from '../evidence/secrets.ts'

/** Limits per entry and operation: places, and values of one place. */
const MAX_PLACES = 150
const MAX_VALUES = 20
/** Limits per place of objects: distinct objects, fields, and values of a field that still count as kinds. */
const MAX_OBJECTS = 2000
const MAX_FIELDS = 50
const MAX_KINDS = 20

/** Replaces the places and values beyond the limits. */
export const OTHERS = 'and others'

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_.-]{0,40}$/
/** IDs and tokens also look like identifiers, but have runs of digits or hexadecimal digits. */
const RANDOM = /\d{4}|[0-9a-f]{8}/i

/** Counts observations in bounded memory. */
export function createTally() {
  /** By entry and operation, then by place, then by value. */
  const groups = new Map<string, Map<string, Map<string, Observation>>>()
  return {
    see(given: Omit<Observation, 'count'>, count = 1) {
      const group = getOrAdd(groups, JSON.stringify([given.unknown, given.operationId]), () => new Map())
      const at = group.has(given.at) || group.size < MAX_PLACES ? given.at : OTHERS
      const values = getOrAdd(group, at, () => new Map<string, Observation>())
      const saw = values.has(given.saw) || values.size < MAX_VALUES ? given.saw : OTHERS
      getOrAdd(values, saw, () => ({ ...given, at, saw, count: 0 })).count += count
    },

    /** Lists the observations in an order that does not depend on which came first. */
    observations: (): Observation[] =>
      [...groups.values()]
        .flatMap((group) => [...group.values()])
        .flatMap((values) => [...values.values()])
        .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
  }
}

const sortKey = ({ unknown, operationId, at, saw }: Observation) => [unknown, operationId, at, saw].join('\0')

type Place = Pick<Observation, 'unknown' | 'operationId' | 'at'>

interface Group extends Place {
  /** Digests: an object that is read again is not counted again. */
  objects: Set<string>
  /** Counts per value of each field; `undefined` for a field that does not contain kinds. */
  fields: Map<string, Map<string, { count: number; evidence: number }> | undefined>
}

/**
 * Finds the field that contains the kind of undocumented objects, such as an event's type. Its values may be reported
 * only if
 * they can hardly be anything else: a few identifiers, each shared by several objects, none of them part of the request.
 */
export function createKinds() {
  const groups = new Map<string, Group>()
  return {
    look(place: Place, object: Record<string, unknown>, url: string, evidence: number) {
      const key = JSON.stringify([place.unknown, place.operationId, place.at])
      const { objects, fields } = getOrAdd(groups, key, () => ({ ...place, objects: new Set(), fields: new Map() }))
      const digest = digestOf(JSON.stringify(object))
      if (objects.has(digest) || objects.size === MAX_OBJECTS) return
      objects.add(digest)
      const requested = url.split(/[/?&=,]/)
      for (const [field, value] of Object.entries(object)) {
        if (!fields.has(field) && fields.size === MAX_FIELDS) continue
        const kinds = getOrAdd(fields, field, () => new Map())
        if (!kinds) continue
        const isKind = isIdentifier(value) && !requested.includes(encodeURIComponent(value))
        if (isKind && (kinds.has(value) || kinds.size < MAX_KINDS)) {
          getOrAdd(kinds, value, () => ({ count: 0, evidence })).count += 1
        } else fields.set(field, undefined)
      }
    },

    observations: (): Observation[] =>
      [...groups.values()].flatMap(({ objects, fields, at, ...place }) =>
        [...fields].flatMap(([field, kinds = new Map()]) => {
          if (kinds.size < 2 || 2 * kinds.size > objects.size) return []
          const where = { ...place, at: `${at}.${nameOf(field)}` }
          return [...kinds].map(([kind, seen]) => ({ ...where, saw: JSON.stringify(kind), ...seen }))
        }),
      ),
  }
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value) && !RANDOM.test(value)
}

export const digestOf = (text: string) => createHash('sha1').update(text).digest('base64')

/** @returns the value of a key, which `create` makes if it is missing */
export function getOrAdd<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  if (!map.has(key)) map.set(key, create())
  return map.get(key) as Value
}
