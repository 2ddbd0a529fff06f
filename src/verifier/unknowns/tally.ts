import type { Observation } from '../engine/ledger.ts'

/** So many different values are told of one place, and so many places of one operation for one entry. */
const MOST_VALUES = 20
const MOST_PLACES = 150

/** Stands for what is beyond these numbers. */
export const AND_OTHERS = 'and others'

/** Counts what is seen where, in bounded memory. */
export interface Tally {
  see(seen: Omit<Observation, 'count'>, count?: number): void
  /** In a stable order, whatever came first. */
  observations(): Observation[]
}

export function createTally(): Tally {
  /** By entry and operation, then by place, then by what was seen. */
  const groups = new Map<string, Map<string, Map<string, Observation>>>()
  return {
    see(given, count = 1) {
      const group = entryOf(groups, JSON.stringify([given.unknown, given.operationId]), () => new Map())
      const at = group.has(given.at) || group.size < MOST_PLACES ? given.at : AND_OTHERS
      const values = entryOf(group, at, () => new Map<string, Observation>())
      const saw = values.has(given.saw) || values.size < MOST_VALUES ? given.saw : AND_OTHERS
      entryOf(values, saw, () => ({ ...given, at, saw, count: 0 })).count += count
    },
    observations: () =>
      [...groups.values()]
        .flatMap((group) => [...group.values()])
        .flatMap((values) => [...values.values()])
        .sort(inOrder),
  }
}

function inOrder(a: Observation, b: Observation): number {
  const [one, other] = [a, b].map(({ unknown, operationId, at, saw }) => [unknown, operationId, at, saw])
  const index = one?.findIndex((text, place) => text !== other?.[place]) ?? -1
  return index < 0 ? 0 : (one?.[index] ?? '') < (other?.[index] ?? '') ? -1 : 1
}

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const created = create()
  map.set(key, created)
  return created
}
