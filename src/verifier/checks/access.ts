import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { Inconclusive } from '../http/errors.ts'
import type { Exchange, PlainRequest } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
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
import { ACCESS } from './suite.ts'

/**
 * Checks what the document does not state but the fixtures do: that a token without access, an expired token, and the token of
 * the run in another project reach nothing. Only data or a change counts: which status they get is undocumented.
 */
export const access: CheckKind = (context) => {
  const { suite, operation, target } = context
  if (suite.accessIsOpen.includes(operation.id)) return []
  const isDelete = operation.method === 'DELETE'
  const check = (name: string, judge: Check['judge'], unprovable = target.keepsNothing) =>
    createCheck(context, `access/${name}`, statedIn(context, `access/${name}`).says, {
      observes: ['token-scope'],
      when: isDelete ? 'before' : 'after success',
      unprovable,
      judge: (tools) => judged(() => judge(tools)),
    })
  return Object.entries(ACCESS).flatMap(([name, { token, unless: orElse }]) => {
    if (!token) return operation.method === 'GET' ? [check(name, (tools) => elsewhere(context, tools))] : []
    const judge: Check['judge'] = async (tools) => {
      const value = tools.service.need(token)
      const project = tools.service.need('project_id')
      const breach = (did: AccessProblem['did']): Breach => ({ token, did, of: project, unless: orElse })
      if (operation.method !== 'GET') return intruding(context, tools, value, breach('changes'))
      const change = (baseline: PlainRequest) => baseline
      return reading(context, tools, { change, token: value, isMeant: isSameProject, breach: breach('reads') })
    }
    return [check(name, judge, target.acceptsAnyToken)]
  })
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
   * Whether a response with data has that of the project that the token must not reach.
   *
   * @param own response to the run's token
   * @param before an earlier response to the same request
   */
  isMeant(got: Exchange, own: Exchange, before?: Exchange): boolean
  breach: Breach
}

/** Sends a GET twice, because the first response may be an exception. @returns the problem if both carry data that `isMeant` */
async function reading(
  { operation }: CheckContext,
  { baseline, send }: CheckTools,
  { change, token, isMeant, breach }: Reading,
): Promise<Problem[]> {
  const request = await baseline()
  const own = await send(request, operation.success.status)
  if (!hasStatus('2XX', own.status)) throw new Inconclusive(`the token of the run got ${own.status}`)
  const got = async (before?: Exchange) => {
    const exchange = await send(change(request), 'error', token)
    if (!hasStatus('2XX', exchange.status) || !hasContent(parseJson(exchange.text), exchange.url)) return undefined
    if (isMeant(exchange, own, before)) return exchange
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

/** Requests resources of another project with the token of the run: under that project and, unless a rule covers it, under this one. */
async function elsewhere(context: CheckContext, tools: CheckTools): Promise<Problem[]> {
  const { suite, operation } = context
  const names = operation.parameters.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []))
  const isScoped = `${operation.id}/scoped` in suite.rules
  const places = [names, ...(names.length > 1 && !isScoped ? [names.filter((name) => name !== 'project_id')] : [])]
  const reasons: (MissingFixture | Inconclusive)[] = []
  for (const changed of places) {
    try {
      const ids = foreignIds(tools.service, changed)
      const change = (baseline: PlainRequest) =>
        changed.reduce((request, name) => withSegment(request, operation, name, () => ids[name] ?? ''), baseline)
      const problems = await reading(context, tools, {
        change,
        token: tools.target.token,
        isMeant: isOtherProject,
        breach: { did: 'reads', of: `foreign.${changed.at(-1)}`, unless: ACCESS.foreign.unless },
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
  Object.fromEntries(names.map((name) => [name, need(`foreign.${name}`)]))

/**
 * Whether a response has data of the run's project: one of its IDs, or only identifiers that the run's token gets, too. One
 * shared name proves nothing, because the other token's project may use the same name.
 */
function isSameProject(got: Exchange, own: Exchange): boolean {
  if (got.text === own.text) return true
  const projects = identifiersOf(got, PROJECT)
  const ownProjects = identifiersOf(own, PROJECT)
  if (projects.length > 0 && ownProjects.length > 0 && !projects.some((id) => ownProjects.includes(id))) return false
  const named = namedIn(got)
  const ofOwn = new Set(identifiersOf(own))
  const hasId = identifiersOf(got, OWN_IDS).some((id) => ofOwn.has(id) && named.includes(id))
  return hasId || (named.length > 0 && named.every((id) => ofOwn.has(id)))
}

/**
 * Whether a response has the data of another project: another project ID or, if it has no project ID, an identifier that this
 * project lacks. The earlier response must have it, too: the ID of a response identifies no data.
 */
function isOtherProject(got: Exchange, own: Exchange, earlier = got): boolean {
  const before = identifiersOf(earlier)
  // If the response has no project ID, all its identifiers count.
  const isMeant = identifiersOf(got, PROJECT).length > 0 ? PROJECT : undefined
  const known = identifiersOf(own, isMeant)
  return identifiersOf(got, isMeant).some((id) => !known.includes(id) && before.includes(id))
}

const PROJECT = /^project_?id$/i
const IDS = /(id|ids|ip|sha|url)$/i
/** IDs that only one project has; two projects may share a node, a person, a model or a commit. */
const OWN_IDS = /(?<!principal_?|user_?|model_?)(id|ids)$/i

/** The identifiers in a response that its request does not name. */
const namedIn = (exchange: Exchange) =>
  identifiersOf(exchange).filter((id) => !exchange.url.includes(encodeURIComponent(id)))

const identifiersOf = ({ text }: Exchange, isMeant?: RegExp) => identifiersIn(parseJson(text), isMeant)

/** The texts in fields whose names end like that of an identifier; URLs without their queries, which may be signatures. */
function identifiersIn(value: unknown, isMeant = new RegExp(`name$|${IDS.source}`, 'i'), name = ''): string[] {
  if (typeof value === 'string') return isMeant.test(name) && value !== '' ? [value.replace(/\?.*/, '')] : []
  if (Array.isArray(value)) return value.flatMap((item) => identifiersIn(item, isMeant, name))
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => identifiersIn(child, isMeant, key)) : []
}

/** Whether a body contains data: an identifier that is not in the URL, or a list with an object or a string other than a date. */
function hasContent(value: unknown, url: string): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) || (typeof item === 'string' && !isDate(item)))
  if (!isObject(value)) return false
  const isNew = (id: string) => !url.includes(encodeURIComponent(id))
  return Object.entries(value).some(
    ([name, child]) => hasContent(child, url) || identifiersIn({ [name]: child }).some(isNew),
  )
}

const isDate = (text: string) => /^\d{4}-\d\d/.test(text)
