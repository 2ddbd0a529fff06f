import { ApiError, type Client, ParseError } from '../../../src/client/index.ts'
import { isTransient } from '../../../src/client/retry.ts'
import { parseJson } from '../../../src/json.ts'
import type { Leftover } from '../../../src/verifier/engine/ledger.ts'
import { RUN_TOKEN } from '../../../src/verifier/target/credentials.ts'
import type { Cleanup, CleanupContext, Exchange } from '../../../src/verifier/target/types.ts'

/** Time limit for deleting the created domains: a user who aborts a run waits for the deletions. */
const CLEAN_UP_MS = 60_000
/** Number of failed deletions after which cleanup stops, because further deletions would probably fail as well. */
const MOST_FAILURES = 2
/** 4XX statuses that say nothing about whether a domain exists. */
const ABOUT_ACCESS = [401, 402, 403]
const BEING_CHANGED = [409, 423]

/** What a run knows about the domains that it has added. */
interface Domains {
  /** IDs of all domains that the run has added. */
  created: Set<string>
  /** Those that it has not deleted yet, as leftovers, by ID. */
  present: Map<string, Leftover>
  /** Those whose deletion the service has accepted, as leftovers, by ID, in case that the deletion has no effect. */
  deleted: Map<string, Leftover>
  /** Domains that may exist, but whose IDs the run does not know. */
  lost: Leftover[]
  /** Domains whose creation has been sent, until its result is known. */
  sent: Set<Leftover>
  /** Names of the domains, by ID. */
  names: Map<string, string>
  /** Names that the service has refused to add again. */
  taken: Set<string>
  /** Names of the domains whose deletion the service has accepted twice. */
  deletedTwice: Set<string>
  /** Whether responses have shown that deletions take effect, or that they do not. No operation reads a domain. */
  doDeletions: 'take effect' | 'have no effect' | undefined
}

/**
 * Tracks the domains that a run adds. `undo` deletes them, and returns those that may remain. Deletions take effect if a second
 * one was rejected, or a name that was taken could be added again.
 */
export function cleanup({ fixtures, isOwn = false, client, now }: CleanupContext): Cleanup {
  const domains: Domains = {
    created: new Set(),
    present: new Map(),
    deleted: new Map(),
    lost: [],
    sent: new Set(),
    names: new Map(),
    taken: new Set(),
    deletedTwice: new Set(),
    doDeletions: undefined,
  }
  const { created, present, deleted, lost, sent } = domains
  const { project_id } = fixtures
  const undoOf = (domain_id: string) => ({ operationId: 'deleteDomain', path: { project_id, domain_id } })
  /** Whether an ID is none of the fixtures, and has only characters that every service reads as part of the same segment. */
  const isDeletable = (id: string) => /^[\w~:-][\w.~:-]*$/.test(id) && !Object.values(fixtures).flat().includes(id)

  /**
   * Whether the ID in a createDomain response may be deleted. Unless the target is the run's own, the response must match the
   * added domain, because deleting another ID could destroy something else.
   */
  function isOurs(name: string, { id, domain, projectId }: Record<string, unknown>): boolean {
    if (isOwn) return true
    return (
      normalized(String(domain)) === normalized(name) &&
      String(projectId) === project_id &&
      isDeletable(String(id)) &&
      !created.has(String(id))
    )
  }

  function recordCreation({ text, requestBody }: Exchange) {
    const name = nameOf(requestBody)
    const answer = (parseJson(text) ?? {}) as Record<string, unknown>
    const { id } = answer
    const hasId = typeof id === 'string' && id !== ''
    if (!hasId || !isOurs(name, answer)) {
      lost.push(leftover(name, `createDomain returned ${hasId ? 'an ID that cannot be trusted' : 'no valid ID'}`))
      return
    }
    const hasFreedName = domains.taken.has(normalized(name)) && !isPresent(domains, name)
    if (hasFreedName) domains.doDeletions = 'take effect'
    present.set(id, { ...leftover(`${name} (${id})`, 'the run ended before it deleted it'), undo: undoOf(id) })
    created.add(id)
    domains.names.set(id, normalized(name))
  }

  return {
    created,

    begin({ id }, requestBody) {
      if (id !== 'createDomain') return () => undefined
      const pending = leftover(nameOf(requestBody), 'the run ended while it added it, so the domain may exist')
      sent.add(pending)
      return () => void sent.delete(pending)
    },
    answered(exchange, path) {
      const { operationId, status, requestBody, credential } = exchange
      const isSuccess = status >= 200 && status <= 299
      // Another token or project may be rejected whatever exists.
      if (!isSuccess && (credential !== RUN_TOKEN || path.project_id !== project_id)) return
      if (operationId === 'createDomain' && isSuccess) recordCreation(exchange)
      if (operationId === 'createDomain' && isRefusal(status)) recordRefusal(domains, nameOf(requestBody))
      if (operationId === 'deleteDomain') recordDeletion(domains, path.domain_id ?? '', status)
    },
    unanswered({ id }, requestBody) {
      if (id !== 'createDomain') return
      const why = 'createDomain got no response from the service, so the domain may exist'
      lost.push(leftover(nameOf(requestBody), why))
    },
    left: () => [...sent, ...lost, ...present.values()],
    unconfirmed() {
      if (isOwn || domains.doDeletions === 'take effect') return []
      if (domains.doDeletions === undefined) return [...deleted.values()]
      const why = 'the service accepted its deletion, but deletions have no effect'
      return [...deleted.values()].map(({ unconfirmed, ...each }) => ({ ...each, why }))
    },
    adopt(leftover) {
      const { operationId, path = {} } = leftover.undo ?? {}
      const { domain_id } = path
      if (operationId !== 'deleteDomain' || !domain_id || !isDeletable(domain_id)) return false
      present.set(domain_id, leftover)
      created.add(domain_id)
      return true
    },
    async undo() {
      const left = [...lost]
      const until = now() + CLEAN_UP_MS
      for (const [id, added] of present) {
        const failures = left.length - lost.length
        let why: string | undefined
        if (now() >= until) why = `cleanup reached its time limit of ${CLEAN_UP_MS / 1000} s`
        else if (failures >= MOST_FAILURES) why = `cleanup stopped after ${MOST_FAILURES} failed deletions`
        else why = await remove(client() as Client, id)
        if (why !== undefined) left.push({ ...added, why })
      }
      return left
    },
    async confirm() {
      const last = [...deleted.keys()].at(-1)
      // The response is recorded by `answered`.
      if (!isOwn && domains.doDeletions === undefined && last !== undefined) await remove(client() as Client, last)
    },
  }
}

/** Records what a response to deleteDomain shows about a domain of the run. */
function recordDeletion(domains: Domains, id: string, status: number): void {
  const { present, deleted } = domains
  const added = present.get(id)
  const isSuccess = status >= 200 && status <= 299
  if (deleted.has(id) && isSuccess) domains.deletedTwice.add(domains.names.get(id) ?? '')
  if (deleted.has(id) && isRefusal(status) && !BEING_CHANGED.includes(status)) domains.doDeletions = 'take effect'
  if (!added || !(isSuccess || status === 404)) return
  present.delete(id)
  const how = isSuccess ? 'accepted its deletion' : 'responded to its deletion with 404'
  const why = `the service ${how}, but does not show whether deletions take effect`
  deleted.set(id, { ...added, why, unconfirmed: true })
}

/** Records that the service refuses to add a domain with a valid name: the name may be taken. */
function recordRefusal(domains: Domains, name: string): void {
  const { taken, deletedTwice } = domains
  const its = normalized(name)
  // The service has shown names to be unique, and the domain can both be deleted again and not be added again.
  if (taken.has(its) && deletedTwice.has(its) && !isPresent(domains, name)) domains.doDeletions ??= 'have no effect'
  if (isPresent(domains, name)) taken.add(its)
}

const isPresent = ({ present, names }: Domains, name: string) =>
  [...present.keys()].some((id) => names.get(id) === normalized(name))

/** Whether a status rejects what a request asks for, rather than its sender. */
const isRefusal = (status: number) =>
  status >= 400 && status <= 499 && !isTransient(status) && !ABOUT_ACCESS.includes(status)

/** Deletes a domain. @returns why the domain remains; undefined if it is gone */
async function remove(api: Client, domain_id: string): Promise<string | undefined> {
  try {
    await api.deleteDomain({ domain_id })
    return undefined
  } catch (thrown) {
    const error = thrown as Error
    // ParseError: the deletion succeeded, although the response has an unexpected body.
    if (error instanceof ParseError || (error instanceof ApiError && error.status === 404)) return undefined
    return error instanceof ApiError ? `deleteDomain returned ${error.status}` : error.message
  }
}

/** A name in lowercase and without `*.`: a service that accepts a wildcard, contrary to the document, may store it without that. */
const normalized = (name: string) => name.toLowerCase().replace(/^\*\./, '')

function leftover(what: string, why: string): Leftover {
  return { what: `the domain ${what}`, why, remedy: 'Delete the domain in the dashboard or with deleteDomain.' }
}

function nameOf(requestBody: string | undefined): string {
  return String((parseJson(requestBody) as { domain?: unknown } | null | undefined)?.domain ?? 'without a name')
}
