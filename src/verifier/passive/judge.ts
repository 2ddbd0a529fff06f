import { randomBytes } from 'node:crypto'
import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { identityOf } from '../../document/identity.ts'
import { createHonours } from '../engine/honours.ts'
import type { Decision, Ledger } from '../engine/ledger.ts'
import { createRecorder, outcomeOf } from '../engine/recorder.ts'
import { createResponseJudge, type Shown } from '../engine/responses.ts'
import { createRouter } from '../engine/router.ts'
import { documentedStatus, hasStatus } from '../engine/status.ts'
import { createRedactor, readSecretFields } from '../evidence/evidence.ts'
import { withEvidence } from '../evidence/with-evidence.ts'
import { UNAVAILABLE } from '../target/patience.ts'
import { decode } from '../target/receive.ts'
import type { Exchange } from '../target/types.ts'
import { createObserver } from '../unknowns/observer.ts'
import { digestOf } from '../unknowns/tally.ts'
import { createRequestJudge } from './requests.ts'
import { createRuleJudge, type RuleJudgeOptions } from './rules.ts'

/** Maximum length of a body that is judged. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024
/** Maximum number of characters of all bodies that are kept as evidence. */
const MAX_KEPT = 64 * 1024 * 1024
/** Maximum number of exchanges from which the judge learns which parameters with assumed names a service honours. */
const MAX_HONOURED = 10_000
/** Maximum number of responses per operation in which the judge looks for answers to open questions, which takes most time. */
const MAX_OBSERVED = 500
/** Maximum number of tokens that get a number of their own. */
const MAX_TOKENS = 1000
/** Statuses of a busy service or gateway: they show nothing about the operation. */
const TRANSIENT = [429, ...UNAVAILABLE]
const TRIED = 'A recorded request'

/** A recorded request and its response. */
export interface Recorded {
  method: string
  url: string
  /** The Authorization header of the request; `undefined` if there is none. */
  authorization: string | undefined
  /** Values of cookies in the request and the response. They are redacted in all reports. */
  cookies: string[]
  /** The body of the request; `undefined` if there is none. */
  requestBody: string | undefined
  /** Why the recording lacks the body of the request, if it does. */
  noRequestBody?: string | undefined
  status: number
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  /** The decoded body of the response, or why the recording lacks it. */
  body: Buffer | string
}

export interface PassiveOptions extends RuleJudgeOptions {
  /** Base URL of the service. Exchanges with others are skipped. */
  baseUrl: string
  /** ID of the only project whose exchanges are judged. Default: any project. */
  project?: string | undefined
  /** Path segment of the code-hosting provider. Default: any segment. */
  codehost?: string | undefined
  /** Whether the recording has every header. Otherwise, a tool may have removed all credentials. */
  hasAllHeaders: boolean
  /** Replaces `Date.now`. */
  now?: () => number
}

/** Leaves out a request body that is nested too deeply: code that walks it would overflow the stack. */
function withoutDeepBody(recorded: Recorded): Recorded {
  const { unreadable } = decode(Buffer.from(recorded.requestBody ?? ''))
  return unreadable === undefined ? recorded : { ...recorded, requestBody: undefined, noRequestBody: unreadable }
}

export type PassiveJudge = ReturnType<typeof createPassiveJudge>

/** Creates a judge of recorded traffic. It keeps only the exchanges that findings refer to, so memory stays bounded. */
export function createPassiveJudge({ suite, baseUrl, now = Date.now, ...options }: PassiveOptions) {
  const { document, validator, operations } = suite
  const { project, codehost } = options
  const findRoute = createRouter({ baseUrl, operations, ...(codehost !== undefined && { codehost }) })
  const judgeResponse = createResponseJudge(document, validator, suite.facts)
  const requests = createRequestJudge(suite)
  const judgeRules = createRuleJudge({ suite, baseUrl, ...options })
  const honours = createHonours(suite)
  const recorder = createRecorder(suite.verified, honours)
  const observer = createObserver(document)
  const redactor = createRedactor(readSecretFields(document), [])
  const facts = new Map(suite.verified.map((fact) => [fact.id, fact]))
  const startedAt = now()

  /** The exchanges that findings refer to, by index. */
  const kept = new Map<number, Exchange>()
  let keptCharacters = 0
  /** Facts and ways in which exchanges have shown them: one exchange is enough evidence for each. */
  const shownWays = new Set<string>()
  const skipped = new Map<string, number>()
  /** Number of judged exchanges by operation. */
  const calls = new Map<string, number>()
  const noBodies = new Map<string, string>()
  /** Names of tokens by their digests. */
  const tokens = new Map<string, string>()
  /** The first success of each operation without a credential. They count only if the recording has other credentials. */
  const withoutCredential = new Map<string, [Shown, Exchange, number]>()
  let hasCredentials = options.hasAllHeaders
  let judgedCount = 0

  return { judge, skip, judged: () => judgedCount, skipped: (): ReadonlyMap<string, number> => skipped, ledger }

  /** Counts an exchange that is not judged. @param why as a phrase */
  function skip(why: string) {
    skipped.set(why, (skipped.get(why) ?? 0) + 1)
  }

  /** Judges an exchange, unless it does not concern an operation of the document. */
  async function judge(original: Recorded): Promise<void> {
    const recorded = withoutDeepBody(original)
    const { method, status, url, authorization, cookies, requestBody } = recorded
    const token = authorization?.match(/^Bearer +(.*)$/i)?.[1]
    redactor.know(token ?? authorization?.replace(/^\S+ +/, '') ?? '')
    hasCredentials ||= authorization !== undefined
    if (URL.parse(url)?.origin !== new URL(baseUrl).origin) return skip('other host')
    // Learning the cookies of all hosts could make the redactor hide all text.
    for (const cookie of cookies) redactor.know(cookie)
    const route = findRoute(method, url)
    if (!route || (project !== undefined && route.path.project_id !== project)) {
      return skip(route ? 'other project' : 'no operation of the document')
    }
    if (status < 200 || status > 599) return skip('no response')
    if (status === 304) return skip('response from a cache (304)')
    if (TRANSIENT.includes(status)) return skip(`service busy (${status})`)
    const operation = operations.find(({ id }) => id === route.id)
    if (!operation) return

    const index = judgedCount++
    const ofOperation = (calls.get(operation.id) ?? 0) + 1
    calls.set(operation.id, ofOperation)
    const noBody = typeof recorded.body === 'string' ? recorded.body : undefined
    const exchange: Exchange = {
      ...{ operationId: operation.id, method, url, requestBody, status, contentType: recorded.contentType },
      ...{ credential: credentialOf(recorded, token), isDocumented: true },
      ...(typeof recorded.body === 'string' ? { text: '', unreadable: recorded.body } : decode(recorded.body)),
    }
    const shown = noBody === undefined ? judgeResponse(exchange) : statusAlone(operation, status)
    if (noBody !== undefined) noBodies.set(operation.id, noBody)
    else {
      redactor.learn(exchange)
      if (ofOperation <= MAX_OBSERVED) observer.answered(exchange, index, TRIED)
      if (index < MAX_HONOURED) honours.answered(exchange)
    }
    if (hasStatus(operation.success.status, status)) shown.push({ fact: `${operation.id}/operation` })
    for (const each of [...shown, ...aboutCredential(operation, recorded, exchange, index)])
      record(each, exchange, index)
    if (token !== undefined && recorded.noRequestBody === undefined)
      for (const each of requests.judge(operation, exchange)) record(each, exchange, index, true)
    if (noBody !== undefined) return
    for (const { fact, problems } of await judgeRules(exchange, route)) {
      if (isNew(fact, problems.length > 0, outcomeOf(problems, []).restsOn ?? [])) {
        keep(exchange, index)
        recorder.tried([fact], { ...outcomeOf(problems, [index]), carried: honours.carriedBy([exchange]) })
      }
    }
  }

  function record(shown: Shown, exchange: Exchange, index: number, isAboutRequest = false) {
    const restsOn = shown.restsOn ?? facts.get(shown.fact)?.restsOn ?? []
    if (!isNew(shown.fact, shown.problem !== undefined, restsOn)) return
    keep(exchange, index)
    if (!isAboutRequest) return recorder.shown([shown], index)
    const problems = shown.problem === undefined ? [] : [{ text: shown.problem, restsOn }]
    recorder.tried([shown.fact], { ...outcomeOf(problems, [index]), carried: honours.carriedBy([exchange]) })
  }

  function isNew(fact: string, isProblem: boolean, restsOn: string[]): boolean {
    const way = `${fact} ${isProblem ? restsOn.length > 0 : ''}`
    const isKnown = shownWays.has(way)
    shownWays.add(way)
    return !isKnown
  }

  function keep(exchange: Exchange, index: number) {
    if (kept.has(index)) return
    const { text, requestBody = '' } = exchange
    const length = text.length + requestBody.length
    if (keptCharacters + length > MAX_KEPT) {
      const unreadable = `${text.length} characters that were not kept`
      kept.set(index, { ...exchange, text: '', unreadable, requestBody: undefined })
    } else {
      keptCharacters += length
      kept.set(index, exchange)
    }
  }

  function credentialOf({ authorization, cookies }: Recorded, token: string | undefined): string {
    if (authorization === undefined) return cookies.length > 0 ? 'none, but cookies' : 'none'
    if (token === undefined) return 'malformed'
    const digest = digestOf(token)
    const name = tokens.get(digest) ?? `recorded token ${tokens.size < MAX_TOKENS ? tokens.size + 1 : 'of many'}`
    if (tokens.size < MAX_TOKENS) tokens.set(digest, name)
    return name
  }

  /** What a response to a request without a bearer token shows. A cookie may be a credential, too. */
  function aboutCredential(
    { id }: Operation,
    { authorization, cookies }: Recorded,
    exchange: Exchange,
    index: number,
  ): Shown[] {
    const { credential, status } = exchange
    const isNone = authorization === undefined
    // Tools replace credentials with words such as "REDACTED".
    if (isNone ? cookies.length > 0 : credential !== 'malformed' || !/^[a-z]+ +[\w+/=-]+$/i.test(authorization))
      return []
    const shown: Shown = { fact: `${id}/auth/${isNone ? 'none' : 'malformed'}` }
    if (status === 401) return [shown]
    if (!hasStatus('2XX', status)) return []
    const accepted = { ...shown, problem: `expected 401, got ${status}` }
    if (!isNone) return [accepted]
    if (!withoutCredential.has(id)) withoutCredential.set(id, [accepted, exchange, index])
    return []
  }

  function statusAlone({ id, ...operation }: Operation, status: number): Shown[] {
    const key = documentedStatus({ id, ...operation }, status)
    return key === undefined
      ? [{ fact: `${id}/operation`, problem: `got ${status}, which is undocumented` }]
      : [{ fact: `${id}/${key}` }]
  }

  /** Returns the ledger. @param incomplete why the recording could not be read to its end, if so */
  function ledger(incomplete?: string): Ledger {
    if (hasCredentials) for (const each of withoutCredential.values()) record(...each)
    const observations = observer.observations()
    const exchanges = [...kept].map(
      ([index, each]) => [index, redactor.withoutUndocumented(each)] as [number, Exchange],
    )
    return {
      format: 2,
      target: baseUrl,
      document: identityOf(document),
      tier: 'passive',
      run: {
        id: randomBytes(4).toString('hex'),
        startedAt: new Date(startedAt).toISOString(),
        seconds: Math.round((now() - startedAt) / 100) / 10,
        requests: judgedCount,
      },
      ...(incomplete !== undefined && { incomplete: redactor.text(incomplete) }),
      ...withEvidence({ exchanges, tried: () => TRIED, observations }, recorder.findings(unseen), redactor),
      fixtures: [],
      leftovers: [],
    }
  }

  function unseen(fact: Fact): Decision {
    const { id, operationId, at } = fact
    if (suite.without400.has(id))
      return { verdict: 'unprovable here', reason: 'the document defines no malformed request for this operation' }
    const { unprovable } = suite.rules[id.replace('/rule/', '/')] ?? {}
    if (unprovable !== undefined) return { verdict: 'unprovable here', reason: unprovable }
    return { verdict: 'unexercised', reason: reasonFor(fact) }

    function reasonFor(fact: Fact): string {
      if (!calls.has(operationId)) return 'the recorded traffic has no request of this operation'
      if (id.endsWith('/auth/none') && !hasCredentials)
        return 'no recorded request has an Authorization header: the recording tool may have removed them'
      const noBody = at?.in === 'answer' ? noBodies.get(operationId) : undefined
      if (noBody !== undefined) return `a recorded response has no body to judge: ${noBody}`
      return requests.isPartlyTested(fact)
        ? 'only partly tested: the recorded traffic has no request that breaks only this fact, or none at its limit'
        : 'no recorded exchange tests this fact'
    }
  }
}
