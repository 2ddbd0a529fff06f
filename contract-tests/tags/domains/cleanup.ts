import { ApiError, type Client, ParseError } from '../../../src/client/index.ts'
import { isTransient } from '../../../src/client/retry.ts'
import { isObject } from '../../../src/document/walk.js'
import { parseJson } from '../../../src/json.ts'
import type { Cleanup, CleanupContext } from '../../../src/verifier/http/cleanup.ts'
import { RUN_TOKEN } from '../../../src/verifier/http/credentials.ts'
import { type Exchange, hasJson } from '../../../src/verifier/http/exchange.ts'
import type { Leftover } from '../../../src/verifier/model/ledger.ts'

/** Time limit for deleting the created domains: a user who aborts a run waits for the deletions. */
const CLEAN_UP_MS = 60_000
/** Number of failed deletions after which cleanup stops, because further deletions would probably fail as well. */
const MOST_FAILURES = 2
/** 4XX statuses that say nothing about whether a domain exists. */
const ABOUT_ACCESS = [401, 402, 403]
/** Statuses of a domain that another request is changing, which may be its deletion. */
const BEING_CHANGED = [409, 423]

/** What a run knows about the domains that it has added. */
interface Domains extends Pick<CleanupContext, 'fixtures'> {
  isOwn: boolean
  /** IDs of all domains that the run has added or adopted. */
  created: Set<string>
  /** Those that it has not deleted yet, as leftovers, by ID. */
  present: Map<string, Leftover>
  /** Those whose deletion the service has accepted, as leftovers, by ID: the deletion may have no effect. */
  deleted: Map<string, Leftover>
  /** Those whose deletion returned 404, as leftovers. What the run has added must exist. */
  missing: Leftover[]
  /** IDs of domains whose deletion the service has accepted, and how often. */
  accepted: Map<string, number>
  /** Leftovers of an earlier run, by ID. */
  adopted: Set<string>
  /** Domains that may exist, but whose IDs the run does not know. */
  lost: Leftover[]
  /** Domains whose creation has been sent, until its result is known. */
  sent: Set<Leftover>
  /** The bodies of the requests that have added domains, by ID. */
  bodies: Map<string, string | undefined>
  /** Those of them that the service has rejected while the domain was present: its names are unique. */
  taken: Set<string | undefined>
  /** Whether responses have shown that deletions take effect, or that they do not. No operation reads a domain. */
  doDeletions: 'take effect' | 'have no effect' | undefined
}

/**
 * Tracks the domains that a run adds. `undo` deletes them, and returns those that may remain. Deletions take effect if a second
 * one was rejected, or a domain whose name was taken could be added again.
 */
export function cleanup({ fixtures, isOwn = false, client, now }: CleanupContext): Cleanup {
  const domains: Domains = {
    fixtures,
    isOwn,
    created: new Set(),
    present: new Map(),
    deleted: new Map(),
    missing: [],
    accepted: new Map(),
    adopted: new Set(),
    lost: [],
    sent: new Set(),
    bodies: new Map(),
    taken: new Set(),
    doDeletions: undefined,
  }
  const { created, present, adopted, lost, sent } = domains

  return {
    created,
    begin({ id }, requestBody) {
      if (id !== 'createDomain') return () => undefined
      const pending = leftover(nameOf(requestBody), 'the run ended during createDomain, so the domain may exist')
      sent.add(pending)
      return () => void sent.delete(pending)
    },
    answered: (exchange, path) => record(domains, exchange, path),
    unanswered({ id }, requestBody) {
      if (id !== 'createDomain') return
      const why = 'createDomain got no conclusive response, so the domain may exist'
      lost.push(leftover(nameOf(requestBody), why))
    },
    left: () => [...sent, ...lost, ...present.values()],
    unconfirmed: () => (isOwn ? [] : [...domains.missing, ...unconfirmedIn(domains)]),
    adopt(domain) {
      const { operationId, path = {} } = domain.undo ?? {}
      const { domain_id } = path
      if (operationId !== 'deleteDomain' || !domain_id || !isDeletable(domains, domain_id)) return false
      present.set(domain_id, domain)
      for (const ids of [created, adopted]) ids.add(domain_id)
      return true
    },
    undo: () => removeAll(domains, client() as Client, now),
    async confirm() {
      const last = [...domains.accepted.keys()].at(-1)
      // The response is recorded by `answered`. After failed deletions, another one would probably fail as well.
      const isWorthTrying = !isOwn && domains.doDeletions === undefined && present.size === 0
      if (isWorthTrying && last !== undefined) await remove(client() as Client, last)
    },
  }
}

function record(domains: Domains, exchange: Exchange, { project_id, domain_id = '' }: Record<string, string>): void {
  const { operationId, status, requestBody, credential } = exchange
  const isSuccess = status >= 200 && status <= 299
  const isOfRun = credential === RUN_TOKEN && project_id === domains.fixtures.project_id
  // Requests with another token or project may be rejected regardless of what exists.
  if (!isSuccess && !isOfRun) return
  if (operationId === 'createDomain') {
    if (isSuccess) recordCreation(domains, exchange)
    else if (isRefusal(status)) recordRejection(domains, requestBody)
  }
  if (operationId !== 'deleteDomain') return
  if (isSuccess) recordDeletion(domains, domain_id)
  else if (isRefusal(status)) recordRejectedDeletion(domains, domain_id, exchange)
}

function recordCreation(domains: Domains, { text, requestBody }: Exchange): void {
  const { fixtures, created, present, bodies, taken, lost } = domains
  const name = nameOf(requestBody)
  const answer = (parseJson(text) ?? {}) as Record<string, unknown>
  const { id } = answer
  const hasId = typeof id === 'string' && id !== ''
  if (!hasId || !isOurs(domains, name, answer)) {
    lost.push(leftover(name, `createDomain returned ${hasId ? 'an ID that cannot be trusted' : 'no valid ID'}`))
    return
  }
  if (taken.has(requestBody) && !isPresent(domains, requestBody)) domains.doDeletions = 'take effect'
  const undo = { operationId: 'deleteDomain', path: { project_id: String(fixtures.project_id), domain_id: id } }
  present.set(id, { ...leftover(`${name} (${id})`, 'the run ended before it deleted the domain'), undo })
  created.add(id)
  bodies.set(id, requestBody)
}

/** Records that the service has rejected a body. If it accepted the same body before, the name must be taken. */
function recordRejection(domains: Domains, requestBody: string | undefined): void {
  const { taken, accepted, bodies } = domains
  if (isPresent(domains, requestBody)) taken.add(requestBody)
  else if (taken.has(requestBody)) {
    const isDeletedTwice = [...accepted].some(([id, times]) => times > 1 && bodies.get(id) === requestBody)
    // The service requires unique names; the domain could be deleted twice, yet its name is still taken.
    if (isDeletedTwice) domains.doDeletions ??= 'have no effect'
  }
}

function recordDeletion({ present, deleted, accepted }: Domains, id: string): void {
  const added = present.get(id)
  accepted.set(id, (accepted.get(id) ?? 0) + 1)
  present.delete(id)
  const why = 'the service accepted its deletion, but does not show whether deletions take effect'
  if (added) deleted.set(id, { ...added, why, unconfirmed: true })
}

function recordRejectedDeletion(domains: Domains, id: string, exchange: Exchange): void {
  const { status } = exchange
  const { present, missing, accepted, adopted } = domains
  if (accepted.has(id) && !BEING_CHANGED.includes(status)) domains.doDeletions = 'take effect'
  const added = present.get(id)
  // A 404 without JSON may come from something in front of the service.
  if (!added || status !== 404 || !hasJson(exchange)) return
  present.delete(id)
  // Somebody may have deleted what an earlier run left behind.
  if (!adopted.has(id)) missing.push({ ...added, why: 'the service responded to its deletion with 404' })
}

function unconfirmedIn({ doDeletions, deleted }: Domains): Leftover[] {
  if (doDeletions === 'take effect') return []
  if (doDeletions === undefined) return [...deleted.values()]
  const why = 'the service accepted its deletion, but deletions have no effect'
  return [...deleted.values()].map(({ unconfirmed, ...each }) => ({ ...each, why }))
}

/** Deletes the domains that are present. @returns those that may remain */
async function removeAll({ lost, present }: Domains, api: Client, now: () => number): Promise<Leftover[]> {
  const left = [...lost]
  const until = now() + CLEAN_UP_MS
  for (const [id, added] of present) {
    const failures = left.length - lost.length
    let why: string | undefined
    if (now() >= until) why = `cleanup reached its time limit of ${CLEAN_UP_MS / 1000} s`
    else if (failures >= MOST_FAILURES) why = `cleanup stopped after ${MOST_FAILURES} failed deletions`
    else why = await remove(api, id)
    if (why !== undefined) left.push({ ...added, why })
  }
  return left
}

/** Deletes a domain. @returns why the domain remains; undefined if the service accepts the deletion, or returns 404 with JSON */
async function remove(api: Client, domain_id: string): Promise<string | undefined> {
  try {
    await api.deleteDomain({ domain_id })
    return undefined
  } catch (thrown) {
    const error = thrown as Error
    // ParseError: the deletion succeeded, although the response has an unexpected body.
    if (error instanceof ParseError) return undefined
    if (!(error instanceof ApiError)) return error.message
    const { status, body } = error
    if (status === 404 && isObject(body)) return undefined
    return `deleteDomain returned ${status}${isObject(body) ? '' : ' without JSON'}`
  }
}

/**
 * Whether the ID in a createDomain response may be deleted. Unless the target is the run's own, the response must match the
 * added domain, because deleting another ID could destroy something else.
 */
function isOurs(domains: Domains, name: string, { id, domain, projectId }: Record<string, unknown>): boolean {
  if (domains.isOwn) return true
  return (
    normalized(String(domain)) === normalized(name) &&
    String(projectId) === domains.fixtures.project_id &&
    isDeletable(domains, String(id)) &&
    !domains.created.has(String(id))
  )
}

/** Whether an ID is none of the fixtures, and has only characters that every service reads as part of the same segment. */
const isDeletable = ({ fixtures }: Domains, id: string) =>
  /^[\w~:-][\w.~:-]*$/.test(id) && !Object.values(fixtures).flat().includes(id)

const isPresent = ({ present, bodies }: Domains, requestBody: string | undefined) =>
  [...present.keys()].some((id) => bodies.get(id) === requestBody)

/** Whether a status rejects what a request asks for, rather than its sender. */
const isRefusal = (status: number) =>
  status >= 400 && status <= 499 && !isTransient(status) && !ABOUT_ACCESS.includes(status)

/** A name in lowercase and without `*.`: a service that accepts a wildcard, contrary to the document, may store it without that. */
const normalized = (name: string) => name.toLowerCase().replace(/^\*\./, '')

function leftover(what: string, why: string): Leftover {
  return { what: `the domain ${what}`, why, remedy: 'Delete the domain in the dashboard or with deleteDomain.' }
}

function nameOf(requestBody: string | undefined): string {
  const { domain } = Object(parseJson(requestBody)) as { domain?: unknown }
  if (typeof domain === 'string' && domain !== '') return domain
  return domain === undefined || domain === '' ? 'without a name' : JSON.stringify(domain)
}
