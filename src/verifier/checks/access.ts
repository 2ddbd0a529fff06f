import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../../json.ts'
import type { Exchange, PlainRequest } from '../http/exchange.ts'
import { foreignOf, MissingFixture } from '../http/fixtures.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import type { AccessProblem, Problem } from '../model/problem.ts'
import { hasStatus } from '../model/status.ts'
import { withSegment } from '../service/request.ts'
import type { Service } from '../service/service.ts'
import {
  type Check,
  type CheckContext,
  type CheckKind,
  type CheckTools,
  createCheck,
  judged,
  statedIn,
} from './check.ts'
import { UNLESS_ACCESS } from './generic.ts'
import { createOwnership, hasContent, namedIn } from './identifiers.ts'

/**
 * Checks what the document does not state but the fixtures do: that a token without access, an expired token, and the token of
 * the run in another tenant reach nothing. Only data or a change counts: which status they get is undocumented.
 */
export const access: CheckKind = {
  facts({ accessIsOpen, generic }, { id: operationId, method }) {
    if (accessIsOpen.includes(operationId)) return []
    const { outsiders } = generic.access
    const pointer = `/x-unknowns/${generic.questions.access ?? ''}`
    const fact = (name: string, says: string): Fact => {
      return { id: `${operationId}/access/${name}`, operationId, kind: 'access', says, pointer }
    }
    const ofOutsiders = Object.entries(outsiders).map(([name, { token }]) =>
      fact(name, `With \`${token}\`: no data of the project, and no change.`),
    )
    return method === 'GET' ? [...ofOutsiders, fact('foreign', 'For the `foreign` resources: no data.')] : ofOutsiders
  },
  checks(context) {
    const { suite, operation, target } = context
    const { access: rules, questions } = suite.generic
    if (suite.accessIsOpen.includes(operation.id)) return []
    const { isSame } = createOwnership(suite.api.tenant, rules.sharedIds)
    const isDelete = operation.method === 'DELETE'
    const check = (name: string, judge: Check['judge'], unprovable = target.keepsNothing) =>
      createCheck(context, `access/${name}`, statedIn(context, `access/${name}`).says, {
        observes: [questions.access ?? []].flat(),
        when: isDelete ? 'before' : 'after success',
        unprovable,
        judge: (tools) => judged(() => judge(tools)),
      })
    const ofOutsiders = Object.entries(rules.outsiders).map(([name, { token, unless }]) => {
      const judge: Check['judge'] = async (tools) => {
        const value = tools.service.need(token)
        const of = tools.service.need(suite.api.tenant)
        const breach = (did: AccessProblem['did']): Breach => ({ token, did, of, unless })
        if (operation.method !== 'GET') return intruding(context, tools, value, breach('changes'))
        const change = (baseline: PlainRequest) => baseline
        return reading(context, tools, { change, token: value, isMeant: isSame, breach: breach('reads') })
      }
      return check(name, judge, target.acceptsAnyToken)
    })
    if (operation.method !== 'GET') return ofOutsiders
    return [...ofOutsiders, check('foreign', (tools) => elsewhere(context, tools))]
  },
}

/** What a token reaches although it must not. */
type Breach = Omit<AccessProblem, 'kind' | 'restsOn' | 'shownBy'>

const breachShownBy = (breach: Breach, shownBy: unknown[]): Problem => {
  return { kind: 'access', ...breach, restsOn: [], shownBy }
}

/** What a GET must not return, and how to send it. */
interface Reading {
  change(baseline: PlainRequest): PlainRequest
  token: string
  /**
   * Whether a response with data has that of the tenant that the token must not reach.
   *
   * @param ofRun response to the run's token
   * @param before an earlier response to the same request
   */
  isMeant(got: Exchange, ofRun: Exchange, before?: Exchange): boolean
  breach: Breach
}

/** Sends a GET twice, because the first response may be an exception. @returns the problem if both carry data that `isMeant` */
async function reading(
  { operation }: CheckContext,
  { baseline, send }: CheckTools,
  { change, token, isMeant, breach }: Reading,
): Promise<Problem[]> {
  const request = await baseline()
  const ofRun = await send(request, operation.success.status)
  if (!hasStatus('2XX', ofRun.status)) throw new Inconclusive(`the token of the run got ${ofRun.status}`)
  const got = async (before?: Exchange) => {
    const exchange = await send(change(request), 'error', token)
    if (!hasStatus('2XX', exchange.status) || !hasContent(parseJson(exchange.text), exchange.url)) return undefined
    if (isMeant(exchange, ofRun, before)) return exchange
    if (namedIn(exchange).length > 0) return undefined
    throw new Inconclusive('the response has data, but nothing in it shows whose')
  }
  const first = await got()
  const found = first && (await got(first))
  return found ? [breachShownBy(breach, [found])] : []
}

/** Tries a change with a token. It counts only if the token of the run sees it, and is never repeated. */
async function intruding(
  { suite, operation }: CheckContext,
  { target, service }: CheckTools,
  token: string,
  breach: Breach,
) {
  const intrude = suite.intrusions[operation.id]
  if (!intrude) throw new Inconclusive(`the tag of ${operation.id} defines no change to try in \`intrusions\``)
  const shownBy = await intrude(service, target.client({ token }))
  return shownBy ? [breachShownBy(breach, shownBy)] : []
}

/** Requests resources of another tenant with the token of the run: under that tenant and, unless a rule covers it, under this one. */
async function elsewhere(context: CheckContext, tools: CheckTools): Promise<Problem[]> {
  const { suite, operation } = context
  const names = operation.parameters.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []))
  const isScoped = `${operation.id}/scoped` in suite.rules
  const below = names.filter((name) => name !== suite.api.tenant)
  const places = [names, ...(names.length > 1 && !isScoped ? [below] : [])]
  const reasons: (MissingFixture | Inconclusive)[] = []
  for (const changed of places) {
    try {
      const ids = foreignIds(tools.service, changed)
      const change = (baseline: PlainRequest) =>
        changed.reduce((request, name) => withSegment(request, operation, name, () => ids[name] ?? ''), baseline)
      const problems = await reading(context, tools, {
        change,
        token: tools.target.token,
        isMeant: createOwnership(suite.api.tenant, suite.generic.access.sharedIds).isOther,
        breach: { did: 'reads', of: foreignOf(changed.at(-1) ?? ''), unless: UNLESS_ACCESS },
      })
      if (problems.length > 0) return problems
    } catch (error) {
      if (!(error instanceof MissingFixture || error instanceof Inconclusive)) throw error
      reasons.push(error)
    }
  }
  const unclear = reasons.find((reason) => reason instanceof Inconclusive)
  if (unclear || reasons.length === places.length) throw unclear ?? reasons[0]
  return []
}

const foreignIds = ({ need }: Service, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, need(foreignOf(name))]))
