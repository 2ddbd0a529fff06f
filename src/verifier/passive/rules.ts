import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../../json.ts'
import { getOrAdd } from '../../maps.ts'
import { judged, ofOperation } from '../checks/check.ts'
import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import type { Rule } from '../checks/tag.ts'
import { segmentsOf } from '../http/api.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Fixtures } from '../http/fixtures.ts'
import type { Route } from '../http/router.ts'
import type { Connection } from '../http/target-types.ts'
import { digestOf } from '../model/digest.ts'
import type { Problem } from '../model/problem.ts'
import { hasStatus } from '../model/status.ts'
import { type Service, serviceOf } from '../service/service.ts'
import { guarded, isHidden } from './hidden.ts'

/** Maximum number of different responses per operation that are checked. */
const MAX_RESPONSES = 200

/** Returns the problems of a successful exchange with a rule; `undefined`, or an error, if it shows nothing. */
export type RecordedRule = (exchange: {
  /** The parsed bodies. */
  sent: unknown
  answer: unknown
  path: Record<string, string>
}) => Problem[] | undefined

export interface RuleJudgeOptions {
  suite: Suite
  /** Rules whose checks send more than the request of one recorded response, or bodies of their own, by `operationId/name`. */
  recordedRules?: Partial<Record<string, RecordedRule>>
  baseUrl: string
  /** Creates the API's client, which must not retry. */
  connect(connection: Connection): object
}

type ReplayedCheck = (service: Service) => Promise<Problem[]>

/**
 * Creates a judge that runs the checks of rules and expectations against single recorded responses. The check sees a service
 * that knows only this response, and whose fixtures are the parameters of the request. A check that needs anything else, or a
 * value that the recording hides, proves nothing.
 */
export function createRuleJudge({ suite, recordedRules = {}, baseUrl, connect }: RuleJudgeOptions) {
  const tables: Record<string, Record<string, Rule>> = { rule: suite.rules, expectation: suite.expectations }
  const facts = new Map(suite.verified.map((fact) => [fact.id, fact]))
  const seen = new Map<string, Set<string>>()

  /** Lists the rules and expectations that a recorded response shows, and their problems. */
  return async (exchange: Exchange, { path }: Route): Promise<Shown[]> => {
    const { operationId, method, url, requestBody, text, status } = exchange
    const checks = Object.entries(tables).flatMap(([kind, table]) =>
      ofOperation(operationId, table).map(([name, { check }]) => ({ kind, name, check })),
    )
    if (!hasStatus('2XX', status) || checks.length === 0) return []
    const digests = getOrAdd(seen, operationId, () => new Set())
    const digest = digestOf(JSON.stringify([url, requestBody, text]))
    if (digests.has(digest) || digests.size >= MAX_RESPONSES) return []
    digests.add(digest)

    const shown: Shown[] = []
    for (const { name, kind, check } of checks) {
      const fact = `${operationId}/${kind}/${name}`
      const recorded = recordedRules[`${operationId}/${name}`]
      const problems = await problemsOf(async () => {
        if (recorded) return recorded(guarded({ sent: parseJson(requestBody), answer: parseJson(text), path }))
        return check && method === 'GET' ? replayed(check, exchange, path) : undefined
      }, facts.get(fact))
      const { effects = [] } = facts.get(fact) ?? {}
      if (problems) for (const each of [fact, ...effects]) shown.push({ fact: each, problems })
    }
    return shown
  }

  /** Runs a check with a service that knows only one response. Returns `undefined` if the check needs another one. */
  async function replayed(check: ReplayedCheck, exchange: Exchange, path: Record<string, string>) {
    let uses = 0
    let isEnough = true
    const fetch = async ({ method, url }: Request) => {
      uses += 1
      isEnough &&= uses === 1 && method === exchange.method && isSameUrl(url, exchange.url)
      if (!isEnough) throw new Error('not recorded')
      return new Response(exchange.text, { status: exchange.status, headers: { 'Content-Type': exchange.contentType } })
    }
    const { tenant } = suite.api
    const sent = Object.entries({ [tenant]: '', ...Object.fromEntries(new URL(exchange.url).searchParams), ...path })
    const fixtures = Object.fromEntries(sent.filter(([, value]) => !isHidden(value))) as Fixtures
    const known = { [tenant]: path[tenant] ?? '', ...openTextsIn(suite, exchange) }
    const service = serviceOf({
      fixtures,
      client: ({ token = 'recorded' } = {}) => guardedClient(connect({ baseUrl, token, path: known, fetch })),
      uniqueName: (parent) => parent,
      unknownId: (id) => id,
      download: async () => {
        isEnough = false
        return { result: 'not recorded' }
      },
      settle: async (look) => ({ result: await look(), waitedMs: 0 }),
    })
    const problems = await check(service)
    return isEnough && uses === 1 ? problems : undefined
  }
}

/** A client whose calls return {@link guarded} results. */
function guardedClient(api: object): object {
  return new Proxy(api, {
    get(_, name) {
      const member = Reflect.get(api, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, api, args)
        return result instanceof Promise ? result.then(guarded) : result
      }
    },
  })
}

/** The problems that a check finds; `undefined` if it proves nothing. */
async function problemsOf(check: () => Promise<Problem[] | undefined>, fact: Fact | undefined) {
  try {
    const found = await check()
    return found && (await judged(async () => found, fact))
  } catch {
    // The check is inconclusive, or needs a fixture, a token or another response.
    return undefined
  }
}

/** The texts of a request in open segments of its path, by name. */
function openTextsIn({ api, operations }: Suite, { operationId, url }: Exchange): Record<string, string> {
  const { path = '' } = operations.find(({ id }) => id === operationId) ?? {}
  const segments = segmentsOf(path, api)
  // Counted from the end, because the base URL may have a path of its own.
  const texts = new URL(url).pathname.split('/').slice(-segments.length)
  const open = segments.flatMap(({ name, isParameter }, index) =>
    name === undefined || isParameter ? [] : [[name, texts[index] ?? '']],
  )
  return Object.fromEntries(open)
}

/** Whether two URLs are equal except for the order of the query. */
function isSameUrl(a: string, b: string): boolean {
  const one = new URL(a)
  const other = new URL(b)
  one.searchParams.sort()
  other.searchParams.sort()
  return one.href === other.href
}
