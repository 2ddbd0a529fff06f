import { isObject } from '../../../document/walk.js'
import { MissingFixture } from '../../target/fixtures.ts'
import { Inconclusive } from '../../target/target.ts'
import type { Baseline, Exchange } from '../../target/types.ts'
import { withSegment } from '../baseline.ts'
import { parseJson } from '../json.ts'
import { type Service, unless } from '../service.ts'
import { hasStatus } from '../status.ts'
import { ACCESS } from '../suite.ts'
import type { Problem } from '../validator.ts'
import { type Attempt, attempt, type Context, type Kind, type Means, statedIn } from './attempt.ts'

/**
 * Checks what the document does not state but the fixtures do: that a token without access, an expired token, and the token of
 * the run in another project reach nothing. Only data or a change counts: which status they get is undocumented.
 */
export const access: Kind = (context) => {
  const { suite, operation, target } = context
  if (suite.accessIsOpen.includes(operation.id)) return []
  const isDelete = operation.method === 'DELETE'
  const check = (name: string, judge: Attempt['judge'], unprovable = target.keepsNothing) =>
    attempt(context, `access/${name}`, statedIn(context, `access/${name}`).says ?? '', {
      observes: ['token-scope'],
      when: isDelete ? 'before' : 'after success',
      unprovable,
      judge,
    })
  return Object.entries(ACCESS).flatMap(([name, { token, unless: orElse }]) => {
    if (!token) return operation.method === 'GET' ? [check(name, (means) => elsewhere(context, means))] : []
    const judge: Attempt['judge'] = async (means) => {
      const [value, project] = [means.service.need(token), means.service.need('project_id')]
      const text = (verb: string) =>
        `\`${token}\` ${verb} ${project}: the service wrongly lets it in, or ${orElse}; check the fixture`
      if (operation.method !== 'GET') return intruding(context, means, value, text('changes'))
      const change = (baseline: Baseline) => baseline
      return reading(context, means, { change, token: value, isMeant: isSameProject, text: text('reads data of') })
    }
    return [check(name, judge, target.acceptsAnyToken)]
  })
}

/** What a GET must not return, and how to send it. */
interface Reading {
  change(baseline: Baseline): Baseline
  token: string
  /** Whether a response with data has that of the project that the token must not reach. @param own response to the run's token */
  isMeant(got: Exchange, own: Exchange): boolean
  text: string
}

/** Sends a GET twice, because the first response may be an exception. @returns the problem if both carry data that `isMeant` */
async function reading(
  { operation }: Context,
  { baseline, send }: Means,
  { change, token, isMeant, text }: Reading,
): Promise<Problem[]> {
  const request = await baseline()
  const own = await send(request, operation.success.status)
  const got = async () => {
    const exchange = await send(change(request), 'error', token)
    return hasStatus('2XX', exchange.status) && hasContent(parseJson(exchange.text)) && isMeant(exchange, own)
      ? exchange
      : undefined
  }
  const found = (await got()) && (await got())
  return found ? unless(false, text, [found]) : []
}

/** Tries a change with a token. It counts only if the token of the run sees it, and is never repeated. */
async function intruding({ suite, operation }: Context, { target, service }: Means, token: string, text: string) {
  const intrude = suite.intrusions[operation.id]
  if (!intrude) throw new Inconclusive(`the tag of ${operation.id} defines no change to try in \`intrusions\``)
  const shownBy = await intrude(service, target.client({ token }))
  return shownBy ? unless(false, text, shownBy) : []
}

/** Requests resources of another project with the token of the run: under that project and, unless a rule covers it, under this one. */
async function elsewhere(context: Context, means: Means): Promise<Problem[]> {
  const { suite, operation } = context
  const names = operation.parameters.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []))
  const isScoped = `${operation.id}/scoped` in suite.rules
  const places = [names, ...(names.length > 1 && !isScoped ? [names.filter((name) => name !== 'project_id')] : [])]
  const missing: MissingFixture[] = []
  for (const changed of places) {
    try {
      const ids = foreignIds(means.service, changed)
      const change = (baseline: Baseline) =>
        changed.reduce((request, name) => withSegment(request, operation, name, () => ids[name] ?? ''), baseline)
      const text = `the token of the run reads data of foreign.${changed.at(-1)}: the service wrongly lets it in, or the token has access; check the fixture`
      const problems = await reading(context, means, {
        change,
        token: means.target.token,
        isMeant: isOtherProject,
        text,
      })
      if (problems.length > 0) return problems
    } catch (error) {
      if (!(error instanceof MissingFixture)) throw error
      missing.push(error)
    }
  }
  if (missing[0] && missing.length === places.length) throw missing[0]
  return []
}

const foreignIds = ({ need }: Service, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, need(`foreign.${name}`)]))

/**
 * Whether a response has data of the run's project: one of its IDs, or only identifiers that the run's token gets, too. One
 * shared name proves nothing, because the other token's project may use the same name.
 */
function isSameProject(got: Exchange, own: Exchange): boolean {
  const unnamed = identifiersOf(got).filter((id) => !got.url.includes(encodeURIComponent(id)))
  const known = new Set(identifiersOf(own))
  const hasId = identifiersOf(got, IDS).some((id) => known.has(id) && unnamed.includes(id))
  return got.text === own.text || hasId || (unnamed.length > 0 && unnamed.every((id) => known.has(id)))
}

/** Whether a response has the data of another project: another project ID or, if it has no project ID, an
 * identifier that this project lacks. */
function isOtherProject(got: Exchange, own: Exchange): boolean {
  const [found, known] = [got, own].map((each) => identifiersOf(each, /^project_?id$/i))
  const [all, ofOwn] = found?.length ? [found, known] : [identifiersOf(got), identifiersOf(own)]
  return all.some((id) => !ofOwn?.includes(id))
}

const IDS = /(id|ids|ip|sha|url)$/i

const identifiersOf = ({ text }: Exchange, isMeant?: RegExp) => identifiersIn(parseJson(text), isMeant)

/** The texts in fields whose names end like that of an identifier; URLs without their queries, which may be signatures. */
function identifiersIn(value: unknown, isMeant = new RegExp(`name$|${IDS.source}`, 'i'), name = ''): string[] {
  if (typeof value === 'string') return isMeant.test(name) && value !== '' ? [value.replace(/\?.*/, '')] : []
  if (Array.isArray(value)) return value.flatMap((item) => identifiersIn(item, isMeant, name))
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => identifiersIn(child, isMeant, key)) : []
}

/** Whether a body contains data: an identifier, or a list with an object or a string other than a date. */
function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isObject(item) || (typeof item === 'string' && !isDate(item)))
  if (!isObject(value)) return false
  return Object.entries(value).some(([name, child]) => hasContent(child) || identifiersIn({ [name]: child }).length > 0)
}

const isDate = (text: string) => /^\d{4}-\d\d/.test(text)
