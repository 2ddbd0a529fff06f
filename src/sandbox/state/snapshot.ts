import { validate } from '../../../generated/validators/snapshot.js'
import { DamagedSnapshot } from '../errors.ts'
import { hazardOf, problemOf, quote } from '../values.ts'
import { EARLIEST, LATEST } from './clock.ts'
import { idOf, LISTS, type Snapshot } from './tables.ts'

/** Checks a state against its schema and the sandbox's rules, and returns it. @throws DamagedSnapshot */
export function checkSnapshot(state: Snapshot): Snapshot {
  const hazard = hazardOf(state)
  if (hazard) throw new DamagedSnapshot(`its state ${hazard}`)
  const problem = problemOf(validate, state, 'its state')
  if (problem) throw new DamagedSnapshot(problem.replace(/\.$/, ''))
  const started = Date.parse(state.startedAt)
  if (started < EARLIEST || started > LATEST)
    throw new DamagedSnapshot('its startedAt is not in the years 2000 to 8999')
  for (const table of LISTS) {
    const seen = new Set<string>()
    for (const row of state[table]) {
      const id = idOf(table, row as never)
      if (seen.has(id)) throw new DamagedSnapshot(`its ${table} contain ${quote(id)} more than once`)
      seen.add(id)
    }
  }
  return state
}
