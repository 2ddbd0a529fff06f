import type { Store } from '../state/store.ts'
import type { Fate, StoredApp } from '../state/tables.ts'

const FATES_WITH_SLOT: Fate[] = ['running', 'restarted', 'pending']

/** The slots by app, cached because containers are stored only at the start of the sandbox. */
const known = new WeakMap<StoredApp, { ids: string[]; slots: Map<string, number> }>()

/** Finds the slots of the containers of an app that run or start at the start of the sandbox: the first ID is in slot 1. */
export function slotsOf(store: Store, app: StoredApp) {
  const found = known.get(app)
  if (found) return found
  const rows = store.where('containers', 'appId', app.appId).filter(({ fate }) => FATES_WITH_SLOT.includes(fate))
  const ids = rows.map(({ id }) => id)
  const made = { ids, slots: new Map(ids.map((id, index) => [id, index + 1])) }
  known.set(app, made)
  return made
}
