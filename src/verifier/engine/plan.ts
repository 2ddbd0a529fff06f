import { InvalidArgument } from '../../client/checks.ts'
import { ApiError } from '../../client/index.ts'
import { unknownsOf as idsOf, type Operation } from '../../document/document.ts'
import { CREDENTIALS, type Fact } from '../../document/facts.ts'
import { MissingFixture, needFrom } from '../target/fixtures.ts'
import { type Exchange, Inconclusive, type Target } from '../target/target.ts'
import { type Case, casesOf } from '../values/cases.ts'
import { type Baseline, requestOf, withCase, withSegment } from './baseline.ts'
import { type GeneralProbe, generalProbes } from './general-probes.ts'
import type { Outcome } from './recorder.ts'
import { type Suite, UNDOCUMENTED_METHOD } from './suite.ts'
import { type Probe, type Rule, type Service, unless } from './tag.ts'
import type { Problem } from './validator.ts'

const UNKNOWN_TOKEN = 'a-token-that-nobody-was-given'
/** A query with an invalid escape. */
const MALFORMED_QUERY = '?%ZZ=1'

/** A check of an operation, and the facts that it tries. */
export interface Attempt {
  facts: string[]
  /** The attempt, as a phrase. */
  says: string
  /** Whether it requires that the baseline request succeeds. */
  needsSuccess: boolean
  /** Whether it runs before the baseline request and without it. */
  isPrior: boolean
  /** Why the target cannot prove it, if so. */
  unprovable?: string
  /** Entries of the register of unknowns that the status of its last response informs. */
  observes: string[]
  /** Whether it only observes the response. Such attempts run last. */
  isProbe?: boolean
  /** Describes the outcome, if the status does not. */
  told?(outcome: Outcome): string | undefined
  /** Tries it. @param baseline returns the baseline request, a new one each time if no two may be equal */
  judge(baseline: () => Promise<Baseline>): Promise<Problem[]>
}

/** Everything that is tried with an operation on a target. */
export function planOf(suite: Suite, operation: Operation, target: Target): Attempt[] {
  const { document, validator, facts, rules, expectations, probes, costly, alongside } = suite
  const { id, method, parameters, requestBody } = operation
  const attempt = (fact: string, says: string, rest: Partial<Attempt> & Pick<Attempt, 'judge'>): Attempt => ({
    facts: [`${id}/${fact}`],
    says,
    needsSuccess: false,
    isPrior: false,
    observes: [],
    ...rest,
  })
  const send = (request: Baseline, token: string | undefined = target.token) => target.send(requestOf(request, token))
  const service = serviceOf(target)
  const need = needFrom(target.fixtures, target.meaningOf)

  /**
   * A request with an invalid credential. Runs before a baseline request that deletes, because every caller gets an
   * error afterwards.
   */
  const credential = (
    name: keyof typeof CREDENTIALS,
    headers: () => (string | undefined)[],
    expected: '401' | 'error',
  ) =>
    attempt(`auth/${name}`, CREDENTIALS[name], {
      isPrior: method === 'DELETE',
      observes: facts.find((fact) => fact.id === `${id}/auth/${name}`)?.restsOn ?? [],
      ...(target.acceptsAnyToken && name !== 'none' && name !== 'malformed' && { unprovable: target.acceptsAnyToken }),
      judge: async (baseline) => {
        const problems: Problem[] = []
        for (const value of headers()) {
          const request = requestOf(await baseline())
          if (value !== undefined) request.headers.set('Authorization', value)
          problems.push(...statusProblems(expected, await target.send(request)))
        }
        return problems
      },
    })

  return [
    credential('none', () => [undefined], '401'),
    credential('malformed', () => ['Basic bm9ib2R5Om5vdGhpbmc='], '401'),
    credential('unknown', () => [UNKNOWN_TOKEN, ...nearly(target.token)].map((token) => `Bearer ${token}`), '401'),
    credential('expired', () => [`Bearer ${need('tokens.expired')}`], '401'),
    credential('other-project', () => [`Bearer ${need('tokens.other_project')}`], 'error'),
    ...checksOf(id, rules, 'rule'),
    ...parameters
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) =>
        attempt(`path.${name}`, `With a ${name} that does not exist: an error.`, {
          needsSuccess: true,
          observes: ['error-status-codes'],
          ...(target.keepsNothing && { unprovable: target.keepsNothing }),
          judge: async (baseline) => {
            const { url, ...rest } = await baseline()
            return statusProblems(
              'error',
              await send({ ...rest, url: withSegment(operation, url, name, target) }),
              true,
            )
          },
        }),
      ),
    attempt('400', 'With a malformed query: 400.', {
      needsSuccess: true,
      observes: ['unknown-request-keys'],
      ...(target.keepsNothing && { unprovable: 'the mock ignores what the document does not name' }),
      judge: async (baseline) => {
        const { url, ...rest } = await baseline()
        // How the service treats undocumented parameters, and so this query, is undocumented.
        return statusProblems('400', await send({ ...rest, url: `${url}${MALFORMED_QUERY}` }), true)
      },
    }),
    ...(requestBody
      ? [
          attempt('400', 'With a body that is not JSON: 400.', {
            needsSuccess: true,
            ...(target.keepsNothing && { unprovable: 'malformed JSON hangs the mock' }),
            judge: async (baseline) => {
              const { requestBody = '{}', ...rest } = await baseline()
              return statusProblems('400', await send({ ...rest, requestBody: requestBody.slice(0, -1) }))
            },
          }),
        ]
      : []),
    ...casesOf(document, validator, facts, operation, samplesOf(suite, operation, service)).map(ofCase),
    ...facts.filter(({ operationId, kind }) => operationId === id && kind === 'default').map(ofDefault),
    attempt('expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, {
      needsSuccess: true,
      observes: ['operations-not-shown'],
      ...(!target.isOwn && { unprovable: 'an undocumented method may do anything on a real environment' }),
      judge: async (baseline) =>
        statusProblems('error', await send({ ...(await baseline()), method: UNDOCUMENTED_METHOD }), true),
    }),
    ...checksOf(id, expectations, 'expectation'),
    ...generalProbes(document, operation).map(ofGeneralProbe),
    ...Object.entries(probes)
      .filter(([name]) => name.startsWith(`${id}/`))
      .map(([, probe]) => ofProbe(probe)),
  ]

  function ofCase(one: Case): Attempt {
    const { success } = operation
    const isCostly = (costly[id] ?? []).includes(one.name) && Number(one.value) > 1
    return attempt('', inWords(one), {
      facts: one.facts,
      needsSuccess: true,
      observes: one.restsOn ?? [],
      ...(isCostly &&
        !target.isOwn && { unprovable: `such a high ${one.name} would cost money on a real environment` }),
      judge: async (baseline) => {
        const exchange = await send(withCase(await baseline(), one, alongside[id]))
        // An assumption may turn out to be wrong, but that does not excuse a 5XX.
        const isExcused =
          one.restsOn !== undefined && (hasStatus('2XX', exchange.status) || hasStatus('4XX', exchange.status))
        return statusProblems(one.allowed ? success.status : '400', exchange, isExcused)
      },
    })
  }

  function ofGeneralProbe({ says, observes, token, change }: GeneralProbe): Attempt {
    return asProbe(says, observes, async (baseline) => {
      const changed = change(await baseline())
      if (!changed) throw new Inconclusive('the baseline request does not have it')
      await send(changed, token && need(token))
    })
  }

  function ofProbe({ says, observes, probe }: Probe): Attempt {
    let came: unknown
    const isTold = () => typeof came === 'string'
    return {
      ...asProbe(says, observes, async () => {
        came = await probe(service).catch((error: unknown) => {
          // An error response is an observation, too.
          if (!(error instanceof ApiError)) throw error
        })
      }),
      told: () => (isTold() ? String(came) : undefined),
    }
  }

  /** An attempt that tries no fact, whatever the response. */
  function asProbe(
    says: string,
    observes: string[],
    tryIt: (baseline: () => Promise<Baseline>) => Promise<unknown>,
  ): Attempt {
    return attempt('', says, {
      facts: [],
      needsSuccess: true,
      observes,
      isProbe: true,
      ...(target.keepsNothing && { unprovable: target.keepsNothing }),
      judge: (baseline) =>
        judged(async () => {
          await tryIt(baseline)
          return []
        }),
    })
  }

  /**
   * Proves a default: the response is the same with the default and without the parameter, and differs with another
   * value.
   */
  function ofDefault({ id: fact, at, value, restsOn }: Fact): Attempt {
    const name = at?.path[0] ?? ''
    return attempt('', `Without ${name}: as with ${JSON.stringify(value)}.`, {
      facts: [fact],
      needsSuccess: true,
      ...(target.keepsNothing && { unprovable: target.keepsNothing }),
      judge: async (baseline) => {
        const answerWith = async (given: unknown) => {
          const one: Case = { facts: [], place: 'query', name, value: given, allowed: true }
          const { status, text } = await send(withCase(await baseline(), one))
          if (status >= 300) throw new Inconclusive(`it returned ${status}`)
          return text
        }
        const [left, given, again] = [await answerWith(undefined), await answerWith(value), await answerWith(undefined)]
        if (left !== again) throw new Inconclusive('the same request got two different responses')
        if (left !== given) return unless(false, 'without it, the response differs', { assumed: restsOn !== undefined })
        if (left === (await answerWith(Number(value) + 1))) {
          throw new Inconclusive('another value gets the same response, which proves nothing')
        }
        return []
      },
    })
  }

  function checksOf(operationId: string, checks: Record<string, Rule>, kind: 'rule' | 'expectation') {
    return Object.entries(checks)
      .filter(([name]) => name.startsWith(`${operationId}/`))
      .map(([name, { check, isPrior = false, unprovable, ...rest }]) => {
        const own = name.slice(operationId.length + 1)
        const restsOn = 'restsOn' in rest ? (rest.restsOn as string[]) : idsOf(operation.rules[own])
        const isAssumed =
          kind === 'expectation' || facts.some(({ id, restsOn }) => id === `${operationId}/rule/${own}` && restsOn)
        const why = unprovable ?? target.keepsNothing
        return attempt(`${kind}/${own}`, `${kind === 'rule' ? 'Rule' : 'Expectation'} "${own}"`, {
          needsSuccess: !isPrior,
          isPrior,
          observes: restsOn,
          told: ({ verdict, reason }) => (verdict === 'verified' ? 'as expected' : `not as expected: ${reason}`),
          ...(why && { unprovable: why }),
          judge: async () => {
            const problems = await judged(async () => (await check?.(service)) ?? [])
            return isAssumed ? problems.map((problem) => ({ ...problem, assumed: true })) : problems
          },
        })
      })
  }
}

/** Tokens that differ from a valid one only at the end. */
function nearly(token: string): string[] {
  const start = token.slice(0, -1)
  return [start, `${start}${token.endsWith('x') ? 'y' : 'x'}`].filter(Boolean)
}

/** Runs a check. A response with an unexpected shape is inconclusive: other facts cover the shape. */
export async function judged(check: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await check()
  } catch (error) {
    const isMisshapen = [TypeError, SyntaxError, RangeError].some((kind) => error instanceof kind)
    // The client's refusal to send a value has its own message.
    if (!isMisshapen || error instanceof InvalidArgument) throw error
    throw new Inconclusive('a response that it depends on does not conform to its schema', { cause: error })
  }
}

export function serviceOf(target: Target): Service {
  const need = needFrom(target.fixtures, target.meaningOf)
  return {
    api: target.client(),
    as: (token) => target.client({ token: need(token) }),
    need,
    list: (name) => {
      const values = target.fixtures[name]
      return Array.isArray(values) ? values : []
    },
    uniqueName: target.uniqueName,
    fetchRange: target.fetchRange,
  }
}

/** Samples of an operation; none if they need a missing fixture, so that the examples of the document apply. */
export function samplesOf({ samples }: Pick<Suite, 'samples'>, { id }: Operation, service: Service) {
  try {
    return samples[id]?.(service)
  } catch (error) {
    if (!(error instanceof MissingFixture)) throw error
    return {}
  }
}

export function statusProblems(expected: string, { status }: Pick<Exchange, 'status'>, assumed = false): Problem[] {
  const isExpected = expected === 'error' ? hasStatus('4XX', status) : hasStatus(expected, status)
  const wanted = expected === 'error' ? '4XX' : expected
  return unless(isExpected, `expected ${wanted}, got ${status}`, { assumed })
}

/** Whether a status is the documented one or within its range (`2XX`). */
export function hasStatus(documented: string, status: number): boolean {
  return String(status).replace(/^(\d)\d\d$/, documented.endsWith('XX') ? '$1XX' : '$&') === documented
}

function inWords({ place, name, value, allowed }: Case): string {
  const where = name ? `${place} ${name}` : place
  return `${where} ${allowed ? 'accepts' : 'refuses'} ${value === undefined ? 'nothing' : JSON.stringify(value)}`
}
