import { ApiError, type Client, ParseError } from '../../../src/client/index.ts'
import { parseJson } from '../../../src/json.ts'
import type { Leftover } from '../../../src/verifier/engine/ledger.ts'
import { only, type Permission } from '../../../src/verifier/target/tiers.ts'
import type { Cleanup, CleanupContext } from '../../../src/verifier/target/types.ts'
import type { Tag } from '../../service.ts'

/** Time limit for deleting the created domains: a user who aborts a run waits for the deletions. */
const CLEAN_UP_MS = 60_000
/** Number of failed deletions after which cleanup stops, because further deletions would probably fail as well. */
const MOST_FAILURES = 2

type DomainTag = Tag<'createDomain' | 'deleteDomain'>

export const safety = {
  createDomain: {
    lowest: 'write',
    permit({ body }, { fixtures }): Permission {
      const domain = (body as { domain?: unknown } | undefined)?.domain
      const own = fixtures['disposable.domain']
      // A body that names no domain may be sent: it cannot add a domain that belongs to somebody else.
      if (typeof domain !== 'string' || domain === '' || (own && domain.endsWith(`.${own}`))) return 'write'
      return { never: 'the domain is not a subdomain of disposable.domain in the fixtures' }
    },
  },
  deleteDomain: {
    lowest: 'write',
    permit: ({ path }, { fixtures, created }) =>
      created.has(path.domain_id ?? '')
        ? 'write'
        : only('destructive', path.domain_id, fixtures['refused.domain_id'], fixtures['foreign.domain_id']),
  },
} satisfies DomainTag['safety']

/** Tracks the domains that a run adds. `undo` deletes them, and returns those that may remain. */
export function cleanup({ fixtures, isOwn, client, now }: CleanupContext): Cleanup {
  /** The domains that the run has added but not deleted yet, as leftovers, by ID. */
  const present = new Map<string, Leftover>()
  const created = new Set<string>()
  const lost: Leftover[] = []

  /** Whether an ID is none of the fixtures, and has only characters that every service reads as part of the same segment. */
  const isDeletable = (id: string) => /^[\w~:-][\w.~:-]*$/.test(id) && !Object.values(fixtures).flat().includes(id)

  /**
   * Whether the ID in a createDomain response may be deleted. Unless the target is the run's own, the response must match the
   * added domain, because deleting another ID could destroy something else.
   */
  function isOurs(name: string, { id, domain, projectId }: Record<string, unknown>): boolean {
    if (isOwn) return true
    return (
      withoutWildcard(String(domain)) === withoutWildcard(name) &&
      String(projectId) === fixtures.project_id &&
      isDeletable(String(id)) &&
      !created.has(String(id))
    )
  }

  return {
    created,
    succeeded({ operationId, text, requestBody }, path) {
      if (operationId === ('deleteDomain' satisfies keyof typeof safety)) present.delete(path.domain_id ?? '')
      if (operationId !== ('createDomain' satisfies keyof typeof safety)) return
      const name = nameOf(requestBody)
      const answer = (parseJson(text) ?? {}) as Record<string, unknown>
      const hasId = typeof answer.id === 'string' && answer.id !== ''
      if (hasId && isOurs(name, answer)) {
        const domain_id = answer.id as string
        const undo = { operationId: 'deleteDomain', path: { project_id: fixtures.project_id, domain_id } }
        present.set(domain_id, { ...leftover(`${name} (${domain_id})`, 'the run ended before it deleted it'), undo })
        created.add(domain_id)
      } else
        lost.push(leftover(name, `createDomain returned ${hasId ? 'an ID that cannot be trusted' : 'no valid ID'}`))
    },
    unanswered({ id }, requestBody) {
      if (id === 'createDomain')
        lost.push(
          leftover(nameOf(requestBody), 'createDomain got no response from the service, so the domain may exist'),
        )
    },
    left: () => [...lost, ...present.values()],
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
  }
}

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

/** A service that accepts a wildcard, contrary to the document, may store it without the `*.`. */
const withoutWildcard = (name: string) => name.toLowerCase().replace(/^\*\./, '')

function leftover(what: string, why: string): Leftover {
  return { what: `the domain ${what}`, why, remedy: 'Delete the domain in the dashboard or with deleteDomain.' }
}

function nameOf(requestBody: string | undefined): string {
  return String((parseJson(requestBody) as { domain?: unknown } | null | undefined)?.domain ?? 'without a name')
}
