import { randomBytes } from 'node:crypto'
import { isTransient } from '../../client/retry.ts'
import { documentedStatus, type Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../../json.ts'
import type { Shown } from '../checks/responses.ts'
import { type Suite, untestableIn } from '../checks/suite.ts'
import { createRedactor, readSecretFields, withEvidence } from '../evidence/evidence.ts'
import type { Exchange } from '../http/exchange.ts'
import { decode } from '../http/receive.ts'
import { createRouter, type Route } from '../http/router.ts'
import { type Decision, type Gap, identityOf, type Ledger } from '../model/ledger.ts'
import { hasStatus } from '../model/status.ts'
import { createHonours } from '../run/honours.ts'
import { createObserver } from '../unknowns/observer.ts'
import { createRecordedCredentials, tokenOf } from './credentials.ts'
import { createFindings } from './findings.ts'
import { hasHidden, isHidden } from './hidden.ts'
import type { Recorded } from './recorded.ts'
import { createRequestJudge } from './requests.ts'
import { createRecordedResponseJudge } from './responses.ts'
import { createRuleJudge, type RuleJudgeOptions } from './rules.ts'

const TRIED = 'A recorded request'
const PARTLY_TESTED: Omit<Gap, 'kind'> = {
  why: 'the recorded traffic has no request that breaks only this fact, or none at its limit',
  isPartial: true,
}

interface PassiveOptions extends RuleJudgeOptions {
  /** Base URL of the service. Exchanges with others are skipped. */
  baseUrl: string
  /** ID of the only project whose exchanges are judged. Default: any project. */
  project?: string | undefined
  /** Replaces `Date.now`. */
  now?: () => number
}

export type PassiveJudge = ReturnType<typeof createPassiveJudge>

/** What is known of the judged traffic. */
interface Traffic {
  /** The operations of judged exchanges. */
  called: Set<string>
  /** Why a response has no body to judge, by operation. */
  noBodies: Map<string, string>
  credentials: ReturnType<typeof createRecordedCredentials>
  requests: ReturnType<typeof createRequestJudge>
  responses: ReturnType<typeof createRecordedResponseJudge>
}

/** Creates a judge of recorded traffic. It keeps only the exchanges that findings refer to, so memory stays bounded. */
export function createPassiveJudge({ suite, baseUrl, project, now = Date.now, ...options }: PassiveOptions) {
  const { document, operations } = suite
  const { origin } = new URL(baseUrl)
  const findRoute = createRouter({ baseUrl, api: suite.api, operations })
  const judgeRules = createRuleJudge({ suite, baseUrl, ...options })
  const honours = createHonours(suite)
  const findings = createFindings(suite, honours)
  const observer = createObserver(document, (value) => !isHidden(value))
  const redactor = createRedactor(readSecretFields(document), [], true)
  const startedAt = now()
  const credentials = createRecordedCredentials()
  const requests = createRequestJudge(suite)
  const responses = createRecordedResponseJudge(suite)
  const traffic: Traffic = { called: new Set(), noBodies: new Map(), credentials, requests, responses }
  const skipped = new Map<string, number>()
  let judgedCount = 0

  // A tool may have removed the credentials of one file, but not of another.
  return {
    judge,
    skip,
    endFile: credentials.endFile,
    judged: () => judgedCount,
    skipped: (): ReadonlyMap<string, number> => skipped,
    ledger,
  }

  /** Counts an exchange that is not judged. @param why as a phrase */
  function skip(why: string) {
    skipped.set(why, (skipped.get(why) ?? 0) + 1)
  }

  /** Judges an exchange, unless it does not concern an operation of the document. */
  async function judge(original: Recorded): Promise<void> {
    const recorded = withoutDeepBody(original)
    const { method, url, authorization, cookies } = recorded
    redactor.know(tokenOf(recorded) ?? authorization?.replace(/^\S+ +/, '') ?? '')
    credentials.notice(recorded)
    if (URL.parse(url)?.origin !== origin) return skip('other host')
    // Learning the cookies of all hosts could make the redactor hide all text.
    for (const cookie of cookies) redactor.know(cookie)
    const route = findRoute(method, url)
    const operation = operations.find(({ id }) => id === route?.id)
    if (!route || !operation) return skip('no operation of the document')
    const why = whySkipped(recorded, project === undefined || route.path[suite.api.tenant] === project)
    if (why !== undefined) return skip(why)

    const exchange = exchangeOf(operation, recorded, credentials.nameOf(recorded))
    judgedCount += 1
    traffic.called.add(operation.id)
    for (const each of aboutResponse(operation, recorded, exchange, route)) findings.byResponse(each, exchange)
    if (tokenOf(recorded) !== undefined && recorded.noRequestBody === undefined)
      for (const each of requests.judge(operation, exchange, route.path)) findings.tried(each, exchange)
    if (typeof recorded.body === 'string') return
    for (const each of await judgeRules(exchange, route)) findings.tried(each, exchange)
  }

  /** Lists what a response shows about its status, its body and the credential of the request. */
  function aboutResponse(operation: Operation, recorded: Recorded, exchange: Exchange, { path }: Route): Shown[] {
    const { id, success } = operation
    const others = credentials.about(operation, recorded, exchange)
    if (hasStatus(success.status, exchange.status)) others.push({ fact: `${id}/operation`, problems: [] })
    if (typeof recorded.body === 'string') {
      traffic.noBodies.set(id, recorded.body)
      return [statusAlone(suite, operation, exchange.status), ...others]
    }
    redactor.learn(exchange)
    observer.answered(exchange, TRIED)
    // Requests that differ in hidden values would look equal, so a parameter would seem to change the response.
    const sent = [path, ...new URL(exchange.url).searchParams.values(), parseJson(exchange.requestBody)]
    if (!hasHidden(sent)) honours.answered(exchange)
    return [...responses.judge(exchange), ...others]
  }

  function ledger(): Ledger {
    for (const [shown, exchange] of credentials.accepted()) findings.byResponse(shown, exchange)
    const decided = findings.decided((fact) => untestableIn(suite, fact) ?? undecided(fact, traffic))
    const seconds = Math.round((now() - startedAt) / 100) / 10
    const id = randomBytes(4).toString('hex')
    return {
      format: 3,
      target: baseUrl,
      document: identityOf(document),
      tier: 'passive',
      run: { id, startedAt: new Date(startedAt).toISOString(), seconds, requests: judgedCount },
      ...withEvidence({ findings: decided, observations: observer.observations(), tried: () => TRIED }, redactor),
      fixtures: [],
      leftovers: [],
    }
  }
}

const undecided = (fact: Fact, traffic: Traffic): Decision => ({
  verdict: 'unexercised',
  gap: { kind: 'traffic', ...whyUnexercised(fact, traffic) },
})

/** Leaves out a request body that is nested too deeply: code that walks it would overflow the stack. */
function withoutDeepBody(recorded: Recorded): Recorded {
  const { unreadable } = decode(Buffer.from(recorded.requestBody ?? ''))
  return unreadable === undefined ? recorded : { ...recorded, requestBody: undefined, noRequestBody: unreadable }
}

/** Why an exchange shows nothing about its operation; `undefined` if it does. */
function whySkipped({ status }: Recorded, isOfProject: boolean): string | undefined {
  if (!isOfProject) return 'other project'
  if (status < 200 || status > 599) return 'no response'
  if (status === 304) return 'response from a cache (304)'
  // A busy service or gateway shows nothing about the operation.
  return isTransient(status) ? `service busy (${status})` : undefined
}

function exchangeOf({ id }: Operation, recorded: Recorded, credential: string): Exchange {
  const { method, url, requestBody, status, contentType, body } = recorded
  return {
    operationId: id,
    method,
    url,
    requestBody,
    status,
    contentType,
    credential,
    isDocumented: true,
    ...(typeof body === 'string' ? { text: '', unreadable: body } : decode(body)),
  }
}

function statusAlone({ facts }: Suite, operation: Operation, status: number): Shown {
  const { id } = operation
  const key = documentedStatus(operation, status)
  if (key !== undefined) return { fact: `${id}/${key}`, problems: [] }
  const fact = `${id}/operation`
  const { restsOn = [] } = facts.find((each) => each.id === fact) ?? {}
  return { fact, problems: [{ kind: 'undocumented status', got: status, restsOn }] }
}

function whyUnexercised({ id, operationId, at }: Fact, traffic: Traffic): Omit<Gap, 'kind'> {
  const { called, noBodies, credentials, requests, responses } = traffic
  if (!called.has(operationId)) return { why: 'the recorded traffic has no request of this operation' }
  if (id.endsWith('/auth/none') && !credentials.areRecorded())
    return { why: 'no recorded request has an Authorization header: the recording tool may have removed them' }
  const noBody = at?.in === 'answer' ? noBodies.get(operationId) : undefined
  if (noBody !== undefined) return { why: `a recorded response has no body to judge: ${noBody}` }
  if (requests.isPartlyTested(id)) return PARTLY_TESTED
  const areHidden = requests.hides(id) || responses.hides(id)
  return {
    why: areHidden
      ? 'the recording hides every value that would test this fact'
      : 'no recorded exchange tests this fact',
  }
}
