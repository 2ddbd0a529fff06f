import { RunOver, Throttled, Unavailable } from '../http/errors.ts'
import type { Fixtures } from '../http/fixtures.ts'
import type { Target } from '../http/target-types.ts'
import type { FixtureEntry } from '../model/ledger.ts'
import type { Store } from '../service/scope.ts'
import type { Finder, Search } from './finder.ts'
import { createSearch, resultOf, type Searching, wasUsed } from './search.ts'

/** Maximum number of requests of the first search, and of each later search for replacements. */
const MOST_REQUESTS = 100
const MOST_REQUESTS_LATER = 40

interface Known extends Searching {
  finders: Finder[]
  /** Where found fixtures were found, by name. */
  found: Map<string, string>
}

export type Discovery = ReturnType<typeof createDiscovery>

/**
 * Creates the discovery of a run: finds fixtures that are not given, and replaces those that no longer exist.
 *
 * @param onFixtures called with the fixtures that each search has found or not found
 */
export function createDiscovery(
  { finders, fixtureNames }: { finders: Finder[]; fixtureNames: readonly string[] },
  target: Target,
  store: Store,
  onFixtures: (entries: FixtureEntry[]) => void = () => undefined,
) {
  const known: Known = { finders, target, found: new Map(), gone: new Set(), unanswered: new Map(), asked: '' }
  const { fixtures, missing } = target
  let latest: Promise<unknown> = Promise.resolve()
  const entriesOf = (names: Iterable<string>) => [...names].map((name) => entryOf(known, name))

  return {
    unanswered: known.unanswered,

    /**
     * Finds the fixtures that are missing, and refuses those that the run must not use. Does nothing on the run's own target.
     *
     * @throws NoAnswer if the service responds to nothing
     */
    async start(): Promise<void> {
      if (target.isOwn) return
      const search = createSearch(known, MOST_REQUESTS, undefined, store)
      const concerned = new Set<string>()
      try {
        for (const finder of finders) {
          if (target.tier === 'destructive')
            for (const name of await withdraw(known, finder, search)) concerned.add(name)
          for (const name of await findMissing(known, finder, search)) concerned.add(name)
        }
      } catch (error) {
        // The first check of the run fails for the same reason, and says so.
        if (![RunOver, Throttled, Unavailable].some((kind) => error instanceof kind)) throw error
      }
      if (concerned.size > 0) onFixtures(entriesOf(concerned))
    },

    /**
     * Looks again for the resources that a request has used, because it got 404.
     *
     * @param names the fixtures that the request has used
     * @param used the values that they had; if another search has replaced one since, there is nothing to look for
     * @param operationId an operation whose responses do not count, because its 404 may be wrong
     * @returns whether a fixture has a new value, why fixtures are missing now, and whether other operations have shown that
     *   everything that the fixtures name exists
     */
    renew(names: ReadonlySet<string>, used: Fixtures, operationId?: string) {
      // One after the other: a fixture that another search is replacing would seem to be missing.
      const renewal = latest.then(() => renewNow(names, used, operationId))
      latest = renewal.catch(() => undefined)
      return renewal
    },

    /** Lists the fixtures of the run, and those that it lacks. */
    entries: (): FixtureEntry[] => entriesOf(new Set([...Object.keys(fixtures), ...fixtureNames, ...missing.keys()])),
  }

  async function renewNow(names: ReadonlySet<string>, used: Fixtures, operationId: string | undefined) {
    if (isReplaced(names, used, fixtures)) return { isRenewed: true, lost: [], allExist: false }
    const before = new Map(Object.entries(fixtures))
    const failed = new Map(missing)
    // Earlier responses may name what no longer exists.
    store.forget()
    const search = createSearch(known, MOST_REQUESTS_LATER)
    const { changed, allExist } = await dropGone(known, names, operationId)
    for (const finder of finders)
      if (finder.finds.some((name) => changed.has(name))) await findMissing(known, finder, search)
    const all = [...changed]
    const lost = all.filter((name) => names.has(name) && !(name in fixtures))
    for (const name of lost) missing.set(name, whyLost(known, name, before.get(name), failed))
    if (all.length > 0) onFixtures(entriesOf(all))
    const isRenewed = all.some((name) => name in fixtures && `${fixtures[name]}` !== `${before.get(name)}`)
    return { isRenewed, lost: lost.map((name) => `${name}: ${missing.get(name)}`), allExist }
  }
}

/** Whether a fixture has another value now than it had in `used`. */
export const isReplaced = (names: ReadonlySet<string>, used: Fixtures, { ...now }: Fixtures): boolean =>
  [...names].some((name) => name in now && `${now[name]}` !== `${used[name]}`)

function entryOf({ target, found }: Known, name: string): FixtureEntry {
  const { api, fixtures, missing, variables } = target
  const how = found.get(name) ?? missing.get(name)
  const value = fixtures[name]
  if (value === undefined)
    return { name, source: 'missing', how: how ?? 'add it to the fixtures; the run does not look for it' }
  if (api.isToken(name)) {
    const variable = variables?.[name]
    return { name, source: 'given', ...(variable !== undefined && { variable }) }
  }
  return { name, source: found.has(name) ? 'found' : 'given', value, ...(how !== undefined && { how }) }
}

/** Looks for the missing fixtures of a finder. @returns the names of the fixtures that it looked for */
async function findMissing(known: Known, { finds, needs = [], find }: Finder, search: Search): Promise<string[]> {
  const { fixtures, missing } = known.target
  const names = finds.filter((name) => !(name in fixtures) && !(missing.has(name) && !find))
  if (!find || names.length === 0) return []
  const lacking = needs.find((name) => !(name in fixtures))
  const result = lacking ? `it belongs to ${lacking}, which is missing` : await resultOf(known, () => find(search))
  for (const name of names) {
    const one = typeof result === 'string' ? { why: result } : (result[name] ?? { why: 'nothing was found' })
    if ('why' in one) missing.set(name, one.why)
    else if (!(one.value?.length > 0)) missing.set(name, 'the value found is empty or not a string')
    else {
      fixtures[name] = one.value
      known.found.set(name, one.how)
      missing.delete(name)
    }
  }
  return names
}

/** Withdraws fixtures that the run must not use. @returns their names */
async function withdraw(known: Known, { finds, vet }: Finder, search: Search): Promise<string[]> {
  const { fixtures, missing } = known.target
  const given = finds.filter((name) => name in fixtures)
  if (!vet || given.length === 0) return []
  const result = await resultOf(known, () => vet(search))
  const reasons: Record<string, string> =
    typeof result === 'string'
      ? Object.fromEntries(given.map((name) => [name, `it cannot be checked: ${result}`]))
      : result
  for (const [name, why] of Object.entries(reasons)) {
    missing.set(name, `${fixtures[name]} is not used, because ${why}`)
    delete fixtures[name]
  }
  return Object.keys(reasons)
}

/** Drops the fixtures that no response shows to exist. @returns their names, and whether all exist */
async function dropGone(known: Known, names: ReadonlySet<string>, operationId: string | undefined) {
  const { finders, target, gone } = known
  const concerned = finders.filter((each) => each.exists && each.finds.some((name) => names.has(name)))
  const search = createSearch(known, MOST_REQUESTS_LATER, operationId)
  const changed = new Set<string>()
  const ids = concerned.flatMap(({ finds }) => finds.flatMap((name) => target.fixtures[name] ?? []))
  for (const { finds, find, exists } of concerned) {
    const unsure = new Set<string>()
    for (const name of finds) {
      for (const id of [target.fixtures[name] ?? []].flat()) {
        const isThere = await resultOf(known, async () => exists?.(search.service, id, name))
        if (isThere === true || (!find && wasUsed(target, id, operationId))) continue
        unsure.add(name)
        gone.add(id)
      }
    }
    drop(known, [...unsure], changed)
  }
  return { changed, allExist: ids.length > 0 && !ids.some((id) => gone.has(id)) }
}

/** Removes fixtures, except the items of lists that still exist, and those that belong to them. Adds their names to `changed`. */
function drop(known: Known, finds: string[], changed: Set<string>): void {
  const { finders, found, gone } = known
  const { fixtures } = known.target
  for (const name of finds) {
    if (!(name in fixtures)) continue
    const value = fixtures[name] ?? []
    const left = [value].flat().filter((id) => !gone.has(id))
    changed.add(name)
    delete fixtures[name]
    if (Array.isArray(value) && left.length > 0) fixtures[name] = left
    else found.delete(name)
  }
  // Resources that belong to a replaced one are looked for in its replacement.
  for (const below of finders.filter(({ needs = [] }) => needs.some((name) => finds.includes(name)))) {
    for (const name of below.finds) for (const id of [fixtures[name] ?? []].flat()) gone.add(id)
    drop(known, below.finds, changed)
  }
}

/** @param earlier why fixtures were missing before */
function whyLost({ finders, target }: Known, name: string, value: Fixtures[string], earlier: Map<string, string>) {
  const was = `${[value].flat().join(', ')} was not found (404)`
  const beside = finders.flatMap(({ finds }) => (finds.includes(name) ? finds.map((each) => earlier.get(each)) : []))
  return [...new Set([was, ...beside, target.missing.get(name)])].filter(Boolean).join('; ')
}
