import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at } from '../../api/seed/moments.ts'
import { entriesOf } from '../../api/seed/rows.ts'
import { SCHEMA, type Snapshot, type Store, type StoredRun } from '../../api/tables.ts'
import { createStore } from './store.ts'

const IDS = ['a', 'b', 'c', 'd', '__proto__', '']
const VALUES = ['x', 'y', '__proto__']

const empty = at(0, entriesOf({})).snapshot
const id = fc.constantFrom(...IDS)
const value = fc.constantFrom(...VALUES)
const run = fc
  .record({ id, appId: value, containerId: fc.option(value, { nil: undefined }), createdAt: fc.string() })
  .map((row) => row as StoredRun)
const runs = fc.uniqueArray(run, { selector: (row) => row.id })

type Action = { put: StoredRun } | { remove: string } | { replace: StoredRun[] } | { undo: number }
const actions = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ put: run }) },
    { weight: 4, arbitrary: fc.record({ remove: id }) },
    { weight: 1, arbitrary: fc.record({ replace: runs }) },
    { weight: 3, arbitrary: fc.record({ undo: fc.integer({ min: 1, max: 6 }) }) },
  ),
  { maxLength: 40 },
) satisfies fc.Arbitrary<Action[]>

/** Changes a list as the store must change its table. */
function changed(rows: StoredRun[], action: Exclude<Action, { undo: number }>): StoredRun[] {
  if ('replace' in action) return action.replace
  if ('remove' in action) return rows.filter(({ id }) => id !== action.remove)
  const index = rows.findIndex(({ id }) => id === action.put.id)
  return index < 0 ? [...rows, action.put] : rows.with(index, action.put)
}

/** Sorts rows by ID: a row whose removal is undone becomes the last one. */
const sorted = (rows: StoredRun[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('tables and indexes have the rows of a plain list to which the same changes are made and undone', () => {
  const property = fc.property(runs, actions, (first, actions) => {
    const snapshotOf = (rows: StoredRun[]): Snapshot => ({ ...empty, runs: rows })
    const store: Store = createStore(SCHEMA, snapshotOf(first))
    /** The lists after each change that is not undone. */
    const states = [first]
    const steps: ReturnType<typeof store.takeSteps> = []
    const current = () => states.at(-1) ?? []
    for (const action of actions) {
      if ('undo' in action) {
        for (const step of steps.splice(-action.undo).toReversed()) {
          step.undo()
          states.pop()
        }
      } else {
        if ('put' in action) store.put('runs', action.put)
        else if ('remove' in action) store.remove('runs', action.remove)
        else store.replace(snapshotOf(action.replace))
        states.push(changed(current(), action))
        steps.push(...store.takeSteps())
      }
      expect(sorted(store.snapshot().runs)).toEqual(sorted(current()))
      expect(sorted(store.all('runs'))).toEqual(sorted(current()))
      for (const each of IDS) expect(store.get('runs', each)).toBe(current().find(({ id }) => id === each))
      for (const field of ['appId', 'containerId'] as const) {
        for (const each of VALUES) {
          const rows = current().filter((row) => row[field] === each)
          expect(sorted(store.where('runs', field, each))).toEqual(sorted(rows))
        }
      }
    }
  })
  fc.assert(property, { numRuns: 300 })
})
