import type { OperationId } from '../../../generated/operations.ts'
import { ApiError, type Client, ParseError } from '../../client/index.ts'
import type { Leftover } from '../engine/ledger.ts'
import type { Route } from '../engine/router.ts'
import { type Exchange, parseJson } from './exchange.ts'
import type { Fixtures } from './fixtures.ts'
import { thrownBy } from './receive.ts'
import { NOBODY } from './tiers.ts'

/** Taking back what was created takes so long at most: whoever has ended the run waits for it. */
const CLEAN_UP_MS = 60_000
/** After so many failures in a row nothing more is taken back: each would only take its time. */
const MOST_FAILURES = 2

/** The operations of which the run keeps in mind what they have done; that they are still called so is checked as a type. */
const CREATES = 'createDomain' satisfies OperationId
const DELETES_DOMAIN = 'deleteDomain' satisfies OperationId
const CHANGES = 'updateApp' satisfies OperationId
const DELETES_APP = 'deleteApp' satisfies OperationId

/** What a run has created and changed. */
export interface Cleanup {
  /** Domains that the run has added: their IDs. The run may delete again what it has deleted. */
  readonly everCreated: ReadonlySet<string>
  /** Keeps in mind what an answer says of what the run has created, changed and deleted. */
  keepTrack(exchange: Exchange, path: Record<string, string>): void
  /** Keeps in mind what a request may have done that was not answered. */
  keepDoubt(route: Route, requestBody: string | undefined): void
  /** Deletes what the run has created and not deleted itself. @returns what is left all the same */
  takeBack(): Promise<Leftover[]>
}

interface CleanupOptions {
  fixtures: Fixtures
  /** Whether the target is the run's own, so that what it answers can be taken at its word. */
  isOwn?: boolean
  /** Settings at which an app that the run has changed is left, since it cannot be set back. */
  cheapest?: Record<string, unknown>
  /** Sends as the run itself, so that what is sent is tracked, too. */
  client: () => Client
  now: () => number
}

/** Remembers what a run leaves behind, and takes it back. */
export function createCleanup({ fixtures, isOwn, cheapest, client, now }: CleanupOptions): Cleanup {
  /** Those that are not yet deleted: names by ID. */
  const created = new Map<string, string>()
  const everCreated = new Set<string>()
  const lost: Leftover[] = []
  const changedApps = new Set<string>()

  function keepTrack({ operationId, status, text, requestBody, isDocumented }: Exchange, path: Record<string, string>) {
    if (!isDocumented || status < 200 || status > 299) return
    if (operationId === CHANGES && path.app_id) changedApps.add(path.app_id)
    if (operationId === DELETES_APP && path.app_id) changedApps.delete(path.app_id)
    if (operationId === DELETES_DOMAIN) created.delete(path.domain_id ?? '')
    if (operationId !== CREATES) return
    const name = nameOf(requestBody)
    const { id, domain, projectId } = (parseJson(text) ?? {}) as { id?: unknown; domain?: unknown; projectId?: unknown }
    // What is taken back must be what was added: an ID of anything else would be deleted in its place.
    const isOurs =
      isOwn ||
      (String(domain).toLowerCase() === name.toLowerCase() &&
        String(projectId) === fixtures.project_id &&
        /^[\w~:-][\w.~:-]*$/.test(String(id)) &&
        !everCreated.has(String(id)) &&
        !Object.values(fixtures).includes(String(id)))
    if (typeof id === 'string' && id !== '' && isOurs) {
      created.set(id, name)
      everCreated.add(id)
    } else
      lost.push(
        leftDomain(
          name,
          `the answer to its creation had no ${typeof id === 'string' && id !== '' ? 'such domain' : 'ID'}`,
        ),
      )
  }

  function keepDoubt({ id, isDocumented, path }: Route, requestBody: string | undefined) {
    if (!isDocumented) return
    if (id === CHANGES && path.app_id) changedApps.add(path.app_id)
    if (id === CREATES) {
      lost.push(leftDomain(nameOf(requestBody), 'its creation was not answered, so that it may be there or not'))
    }
  }

  /** There is no way to read an app back and restore it: it is left at what costs the least. */
  async function settle(app_id: string): Promise<Leftover> {
    const refused: string[] = []
    for (const [name, value] of Object.entries(cheapest ?? {})) {
      const update = () => client().updateApp({ app_id, body: { [name]: value } })
      const isSet =
        refused.length < MOST_FAILURES &&
        (await update().then(
          () => true,
          () => false,
        ))
      if (!isSet) refused.push(name)
    }
    const set = Object.entries(cheapest ?? {}).filter(([name]) => !refused.includes(name))
    const settings = (list: [string, unknown][]) =>
      list.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
    return {
      what: `the configuration of the app ${app_id}${set.length > 0 ? `, now with ${settings(set)}` : ''}`,
      why: 'an app cannot be read back, so its other settings are those of the last updates',
      remedy:
        refused.length > 0
          ? `Look at ${refused.join(', ')}, which could not be set to its lowest: it may cost money. Update or delete the app.`
          : 'Update or delete the app, which the fixtures name as disposable.',
    }
  }

  /** Deletes what was added. @returns why it is left all the same */
  async function deleteDomain(domain_id: string): Promise<string | undefined> {
    try {
      await client().deleteDomain({ domain_id })
      return undefined
    } catch (thrown) {
      const error = thrownBy(thrown) as Error
      // That it was answered with a body is a fact of its own: the domain is gone.
      if (error instanceof ParseError || (error instanceof ApiError && error.status === 404)) return undefined
      return error instanceof ApiError ? `its deletion was answered with ${error.status}` : error.message
    }
  }

  return {
    everCreated,
    keepTrack,
    keepDoubt,

    async takeBack() {
      const left = [...lost]
      const until = now() + CLEAN_UP_MS
      let failures = 0
      let why: string | undefined
      for (const [id, name] of created) {
        if (failures < MOST_FAILURES && now() < until) {
          why = await deleteDomain(id)
          if (why !== undefined) failures += 1
        } else why ??= 'the time to take it back was over'
        if (why !== undefined) left.push(leftDomain(`${name} (${id})`, why))
      }
      const changed = isOwn ? [] : [...changedApps].filter((id) => id !== NOBODY)
      for (const id of changed) left.push(await settle(id))
      return left
    },
  }
}

function leftDomain(what: string, why: string): Leftover {
  return { what: `the domain ${what}`, why, remedy: 'Delete it, in the dashboard or by deleteDomain.' }
}

/** The name of the domain that a request would add. */
function nameOf(requestBody: string | undefined): string {
  return String((parseJson(requestBody) as { domain?: unknown } | null | undefined)?.domain ?? 'without a name')
}
