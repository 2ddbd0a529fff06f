import { createHash } from 'node:crypto'
import type { Observation } from '../engine/ledger.ts'
import { nameOf } from '../evidence/secrets.ts'
import { isKindLike } from './looks.ts'

/** Kinds are few; what has more values than this is none of them. */
const MOST_KINDS = 20
/** So many different objects are looked at, and so many of their fields. */
const MOST_OBJECTS = 2000
const MOST_FIELDS = 50

type Place = Pick<Observation, 'unknown' | 'operationId' | 'at'>

interface Group extends Place {
  /** Digests of the objects that were counted: the same one, read again, is not another. */
  objects: Set<string>
  fields: Map<string, Map<string, { count: number; evidence: number }> | 'no kinds'>
}

/**
 * Finds the field in which objects of an undocumented shape tell their kind. Values of undocumented fields are told only where
 * they cannot be anything else: identifiers, few, of which each is in many objects, and none that the request has named.
 */
export function createKinds() {
  const groups = new Map<string, Group>()
  return {
    look(place: Place, object: Record<string, unknown>, url: string, evidence: number) {
      const key = JSON.stringify([place.unknown, place.operationId, place.at])
      const group = groups.get(key) ?? { ...place, objects: new Set<string>(), fields: new Map() }
      groups.set(key, group)
      const digest = createHash('sha1').update(JSON.stringify(object)).digest('base64')
      if (group.objects.has(digest) || group.objects.size === MOST_OBJECTS) return
      group.objects.add(digest)
      const named = url.split(/[/?&=,]/)
      for (const [field, value] of Object.entries(object)) {
        const known = group.fields.get(field)
        if (known === 'no kinds' || (!known && group.fields.size === MOST_FIELDS)) continue
        const kinds = known ?? new Map<string, { count: number; evidence: number }>()
        const isKind = typeof value === 'string' && isKindLike(value) && !named.includes(encodeURIComponent(value))
        const hasRoom = isKind && (kinds.has(value) || kinds.size < MOST_KINDS)
        group.fields.set(field, hasRoom ? kinds : 'no kinds')
        if (!hasRoom) continue
        const seen = kinds.get(value) ?? { count: 0, evidence }
        seen.count += 1
        kinds.set(value, seen)
      }
    },

    observations: (): Observation[] =>
      [...groups.values()].flatMap(({ objects, fields, at, ...place }) =>
        [...fields].flatMap(([field, kinds]) =>
          kinds !== 'no kinds' && kinds.size > 1 && 2 * kinds.size <= objects.size
            ? [...kinds].map(([kind, seen]) => ({
                ...place,
                at: `${at}.${nameOf(field)}`,
                saw: JSON.stringify(kind),
                ...seen,
              }))
            : [],
        ),
      ),
  }
}
