import { getOrAdd } from '../../maps.ts'
import { nameOf } from '../../printable.ts'
import type { Exchange } from '../http/exchange.ts'
import { digestOf } from '../model/digest.ts'
import type { Observation as Observed } from '../model/ledger.ts'

export type Observation = Observed<Exchange>

/** Maximum number of places per entry and operation, and of values per place. */
const MAX_PLACES = 150
const MAX_VALUES = 20
/** Maximum number of distinct objects and of fields per place, and of distinct values in a field with kinds. */
const MAX_OBJECTS = 2000
const MAX_FIELDS = 50
const MAX_KINDS = 20

/** Name under which places and values beyond the limits are counted. */
export const OTHERS = 'and others'

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_.-]{0,40}$/
/** IDs and tokens also look like identifiers, but have runs of digits or hexadecimal digits. */
const RANDOM = /\d{4}|[0-9a-f]{8}/i

/** The entry, operation and place that an observation is about, and an exchange that shows it. */
export type Sighting = Omit<Observation, 'saw' | 'count'>

/** Counts observations in bounded memory. */
export function createTally() {
  /** Observations by entry and operation, then by place, then by value. */
  const groups = new Map<string, Map<string, Map<string, Observation>>>()
  return {
    add(sighting: Sighting, seen: string, count = 1) {
      const group = getOrAdd(groups, JSON.stringify([sighting.unknown, sighting.operationId]), () => new Map())
      const at = group.has(sighting.at) || group.size < MAX_PLACES ? sighting.at : OTHERS
      const values = getOrAdd(group, at, () => new Map<string, Observation>())
      const saw = values.has(seen) || values.size < MAX_VALUES ? seen : OTHERS
      getOrAdd(values, saw, () => ({ ...sighting, at, saw, count: 0 })).count += count
    },

    /** Lists the observations in an order that does not depend on which came first. */
    observations: (): Observation[] =>
      [...groups.values()]
        .flatMap((group) => [...group.values()].flatMap((values) => [...values.values()]))
        .sort(byPlace),
  }
}

/** Compares observations for sorting: by entry, operation, place and value. */
export function byPlace(a: Observed<unknown>, b: Observed<unknown>): number {
  const key = ({ unknown, operationId, at, saw }: Observed<unknown>) => [unknown, operationId, at, saw].join('\0')
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}

interface Group {
  sighting: Sighting
  /** Digests of the objects seen so far, so that an object that is returned twice is counted once. */
  objects: Set<string>
  /** Observations per value of each field; `undefined` for a field that does not contain kinds. */
  fields: Map<string, Map<string, Observation> | undefined>
}

/**
 * Finds fields that contain the kind of an undocumented object, such as an event's type. Reports their values only if they are
 * almost certainly kinds: two or more identifiers that are not in the request's URL, each in at least two objects on average.
 */
export function createKinds() {
  const groups = new Map<string, Group>()
  return {
    add(sighting: Sighting, object: Record<string, unknown>, url: string) {
      const key = JSON.stringify([sighting.unknown, sighting.operationId, sighting.at])
      const { objects, fields } = getOrAdd(groups, key, () => ({ sighting, objects: new Set(), fields: new Map() }))
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
          const at = `${sighting.at}.${nameOf(field)}`
          getOrAdd(kinds, value, () => ({ ...sighting, at, saw: JSON.stringify(value), count: 0 })).count += 1
        } else fields.set(field, undefined)
      }
    },

    observations: (): Observation[] =>
      [...groups.values()].flatMap(({ objects, fields }) =>
        [...fields.values()].flatMap((kinds = new Map()) =>
          kinds.size < 2 || 2 * kinds.size > objects.size ? [] : [...kinds.values()],
        ),
      ),
  }
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value) && !RANDOM.test(value)
}
