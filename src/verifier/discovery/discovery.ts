import { InvalidArgument } from '../../client/checks.ts'
import { ApiError, ParseError } from '../../client/index.ts'
import { parseJson } from '../engine/json.ts'
import { type Service, serviceOf } from '../engine/service.ts'
import { hasStatus } from '../engine/status.ts'
import type { Suite } from '../engine/suite.ts'
import { type FixtureEntry, MissingFixture, tokensOf } from '../target/fixtures.ts'
import {
  type Exchange,
  Inconclusive,
  NoAnswer,
  RunOver,
  type Target,
  Throttled,
  TooLong,
  Unavailable,
} from '../target/target.ts'
import type { Finder, Search } from './finder.ts'

/** Maximum number of requests of the first search, and of each later search for replacements. */
const MOST_REQUESTS = 100
const MOST_REQUESTS_LATER = 40

/** The state of the fixtures that a failed request has used. */
export interface Renewal {
  /** Whether a fixture has a new value. */
  isRenewed: boolean
  /** Why fixtures are missing now; empty if none is. */
  lost: string[]
  /** Whether another operation has shown that everything that the fixtures name exists. */
  allExist: boolean
}

export type Discovery = ReturnType<typeof createDiscovery>

/**
 * Creates the discovery of a run: finds fixtures that are not given, and replaces those that no longer exist.
 *
 * @param onFixtures called with the fixtures that each search has found or not found
 */
export function createDiscovery(
  { finders, fixtureNames }: Pick<Suite, 'finders' | 'fixtureNames'>,
  target: Target,
  onFixtures: (entries: FixtureEntry[]) => void = () => undefined,
) {
  const { fixtures, missing } = target
  const found = new Map<string, string>()
  const gone = new Set<string>()
  /** Why an operation that a search called got no response, by operationId. */
  const unanswered = new Map<string, string>()
  let asked = ''

  const entryOf = (name: string): FixtureEntry => {
    const how = found.get(name) ?? missing.get(name)
    const value = fixtures[name]
    if (value === undefined)
      return { name, source: 'missing', how: how ?? 'add it to the fixtures; the run does not look for it' }
    if (name.startsWith('tokens.')) return { name, source: 'given' }
    return { name, source: found.has(name) ? 'found' : 'given', value, ...(how !== undefined && { how }) }
  }

  return {
    unanswered,

    /**
     * Finds the fixtures that are missing, and refuses those that the run must not use. Does nothing on the run's own target.
     *
     * @throws {@link NoAnswer} if the service responds to nothing
     */
    async start(): Promise<void> {
      if (target.isOwn) return
      const search = createSearch(MOST_REQUESTS)
      const concerned = new Set<string>()
      try {
        for (const finder of finders) {
          if (target.tier === 'destructive') for (const name of await vet(finder, search)) concerned.add(name)
          for (const name of await findMissing(finder, search)) concerned.add(name)
        }
      } catch (error) {
        // The first check of the run fails for the same reason, and says so.
        if (![RunOver, Throttled, Unavailable].some((kind) => error instanceof kind)) throw error
      }
      if (concerned.size > 0) onFixtures([...concerned].map(entryOf))
    },

    /**
     * Looks again for the resources that a request has used, because it got 404.
     *
     * @param names the fixtures that the request has used
     * @param operationId an operation whose responses do not count, because its 404 may be wrong
     */
    async renew(names: ReadonlySet<string>, operationId?: string): Promise<Renewal> {
      const concerned = finders.filter((each) => each.exists && each.finds.some((name) => names.has(name)))
      const [before, failed] = [new Map(Object.entries(fixtures)), new Map(missing)]
      const search = createSearch(MOST_REQUESTS_LATER)
      const others = createSearch(MOST_REQUESTS_LATER, operationId)
      const changed = new Set<string>()
      const drop = (finds: string[]) => {
        for (const name of finds.filter((name) => name in fixtures)) {
          const left = [fixtures[name] ?? []].flat().filter((id) => !gone.has(id))
          changed.add(name)
          delete fixtures[name]
          if (Array.isArray(before.get(name)) && left.length > 0) fixtures[name] = left
          else found.delete(name)
        }
        // Resources that belong to a replaced one are looked for in its replacement.
        for (const below of finders.filter(({ needs = [] }) => needs.some((name) => finds.includes(name)))) {
          for (const name of below.finds) for (const id of [fixtures[name] ?? []].flat()) gone.add(id)
          drop(below.finds)
        }
      }
      let allExist = concerned.length > 0
      for (const finder of concerned) {
        const unsure = (await unconfirmed(finder, others)).filter(([, id]) => finder.find || !wasUsed(id, operationId))
        if (unsure.length === 0) continue
        allExist = false
        for (const [, id] of unsure) gone.add(id)
        drop(unsure.map(([name]) => name))
      }
      for (const finder of finders)
        if (finder.finds.some((name) => changed.has(name))) await findMissing(finder, search)
      const all = [...changed]
      const lost = all.filter((name) => names.has(name) && !(name in fixtures))
      for (const name of lost) missing.set(name, whyLost(name, before.get(name), failed))
      if (all.length > 0) onFixtures(all.map(entryOf))
      const isRenewed = all.some((name) => name in fixtures && `${fixtures[name]}` !== `${before.get(name)}`)
      return { isRenewed, lost: lost.map((name) => `${name}: ${missing.get(name)}`), allExist }
    },

    /** Lists the fixtures of the run, and those that it lacks. */
    entries: (): FixtureEntry[] =>
      [...new Set([...Object.keys(fixtures), ...fixtureNames, ...missing.keys()])].map(entryOf),
  }

  /** @param earlier why fixtures were missing before */
  function whyLost(name: string, value: string | string[] | undefined, earlier: ReadonlyMap<string, string>): string {
    const was = `${[value].flat().join(', ')} was not found (404)`
    const beside = finders.flatMap(({ finds }) => (finds.includes(name) ? finds.map((each) => earlier.get(each)) : []))
    return [...new Set([was, ...beside, missing.get(name)])].filter(Boolean).join('; ')
  }

  /** Looks for the missing fixtures of a finder. @returns the names of the fixtures that it looked for */
  async function findMissing({ finds, needs = [], find }: Finder, search: Search): Promise<string[]> {
    const names = finds.filter((name) => !(name in fixtures) && !(missing.has(name) && !find))
    if (!find || names.length === 0) return []
    const lacking = needs.find((name) => !(name in fixtures))
    const result = lacking ? `it belongs to ${lacking}, which is missing` : await attempt(() => find(search))
    for (const name of names) {
      const one = typeof result === 'string' ? { why: result } : (result[name] ?? { why: 'nothing was found' })
      if ('why' in one) missing.set(name, one.why)
      else if (!(one.value?.length > 0)) missing.set(name, 'the value found is empty or not a string')
      else {
        fixtures[name] = one.value
        found.set(name, one.how)
        missing.delete(name)
      }
    }
    return names
  }

  /** Withdraws fixtures that the run must not use. @returns their names */
  async function vet({ finds, vet }: Finder, search: Search): Promise<string[]> {
    const given = finds.filter((name) => name in fixtures)
    if (!vet || given.length === 0) return []
    const result = await attempt(() => vet(search))
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

  /** Whether another operation has used a resource successfully in this run, and the run has not deleted it since. */
  function wasUsed(id: string, without: string | undefined): boolean {
    const segment = encodeURIComponent(id)
    const last = target.exchanges.findLast(({ operationId, isDocumented, method, url, status }) => {
      const segments = new URL(url).pathname.split('/')
      const isAbout = method === 'DELETE' ? segments.at(-1) === segment : segments.includes(segment)
      return isAbout && isDocumented && hasStatus('2XX', status) && (method === 'DELETE' || operationId !== without)
    })
    return last !== undefined && last.method !== 'DELETE'
  }

  /** Returns the fixtures of a finder, as names and IDs, that no response shows to exist. */
  async function unconfirmed({ finds, exists }: Finder, { service }: Search): Promise<[name: string, id: string][]> {
    const unsure: [string, string][] = []
    for (const name of finds) {
      for (const id of [fixtures[name] ?? []].flat()) {
        if ((await attempt(async () => exists?.(service, id, name))) !== true) unsure.push([name, id])
      }
    }
    return unsure
  }

  /** @param without an operation that the search must not call */
  function createSearch(limit: number, without?: string): Search {
    const cache = new Map<string, Exchange>()
    let sent = 0
    const intercept = (_: Request, operationId: string | undefined) => {
      if (operationId === without && without !== undefined) throw new Inconclusive(`${without} proves nothing here`)
      asked = operationId ?? ''
      sent += 1
      if (sent > limit) throw new Inconclusive(`the search has reached its limit of ${limit} requests`)
    }
    const service: Service = { ...serviceOf(target), api: target.client({ cache, intercept }) }
    return {
      service,
      at: (codehost) => target.client({ cache, intercept, codehost }),
      isGone: (id) => gone.has(id),
      tokens: new Set([target.token, ...tokensOf(fixtures).values()]),
      fixture: (name) => {
        const value = fixtures[name]
        return typeof value === 'string' ? value : undefined
      },
      seen: (id = '') => {
        const segment = encodeURIComponent(id)
        const read = target.exchanges.filter(({ status, url }) => hasStatus('2XX', status) && url.includes(segment))
        return [...new Set(read.map(({ text }) => text))].map((text) => parseJson(text))
      },
    }
  }

  /**
   * Returns what a search returns, or why it failed.
   *
   * @throws {@link RunOver}; {@link NoAnswer} if the service responds to nothing; {@link Throttled} and {@link Unavailable} if no
   *   request has succeeded so far
   */
  async function attempt<Result>(search: () => Promise<Result>): Promise<Result | string> {
    try {
      return await search()
    } catch (error) {
      if (error instanceof ApiError || error instanceof ParseError)
        return `${error.operationId} returned ${error.status}${error instanceof ParseError ? ' without valid JSON' : ''}`
      if (error instanceof RunOver) throw error
      const isDead = error instanceof NoAnswer && !target.everResponded() && !(await target.isAlive())
      if (isDead) throw error
      const isUnavailable = error instanceof Throttled || error instanceof Unavailable
      if (isUnavailable && !target.exchanges.some(({ status }) => hasStatus('2XX', status))) throw error
      if ([NoAnswer, Throttled, TooLong].some((kind) => error instanceof kind))
        unanswered.set(asked, (error as Error).message)
      if ([MissingFixture, Inconclusive, NoAnswer, InvalidArgument].some((kind) => error instanceof kind))
        return (error as Error).message
      // Finders rely on the documented shape of responses; whether they have it is what the run tests.
      if (error instanceof TypeError || error instanceof RangeError) return 'a response does not conform to its schema'
      throw error
    }
  }
}
