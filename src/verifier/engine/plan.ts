import { alongside, costly, expectations, probes, rules, samples } from '../../../contract-tests/tags/all-tags.ts'
import { InvalidArgument } from '../../client/checks.ts'
import { ApiError } from '../../client/index.ts'
import { unknownsOf as idsOf, type OpenApiDocument, type Operation } from '../../document/document.ts'
import { CREDENTIALS, type Fact } from '../../document/facts.ts'
import { MissingFixture, needFrom } from '../target/fixtures.ts'
import { type Exchange, Inconclusive, type Target } from '../target/target.ts'
import { type Case, casesOf } from '../values/cases.ts'
import { type Baseline, requestOf, withCase, withSegment } from './baseline.ts'
import { type GeneralProbe, generalProbes } from './general-probes.ts'
import type { Outcome } from './recorder.ts'
import { type Probe, type Rule, type Service, unless } from './tag.ts'
import type { Problem, Validator } from './validator.ts'

const UNKNOWN_TOKEN = 'a-token-that-nobody-was-given'
/** A percent sign that starts no escape. */
const MALFORMED_QUERY = '?%ZZ=1'
/** A method that no operation has, and that may do anything. */
const UNDOCUMENTED_METHOD = 'PUT'

/** Something to try of an operation, and the facts that it tries. */
export interface Attempt {
  facts: string[]
  /** What is tried, in words. */
  says: string
  /** Whether it can only be tried where the baseline call succeeds. */
  needsSuccess: boolean
  /** Whether it is tried before the baseline call, and without it. */
  isPrior: boolean
  /** Why the target cannot show it, where it cannot. */
  unprovable?: string
  /** Entries of the register of unknowns on which the status of its last answer throws a light. */
  observes: string[]
  /** Whether it is tried only to see what is answered, after everything else. */
  isProbe?: boolean
  /** What came of it, in words, where the status does not say it. */
  told?(outcome: Outcome): string | undefined
  /** Tries it. @param baseline gives the request of a baseline call, another one each time where no two may be the same */
  judge(baseline: () => Promise<Baseline>): Promise<Problem[]>
}

/** What the expectations are as facts: the document does not state them, the register tells why. */
export const expectedFacts: Fact[] = Object.entries(expectations).map(([name, { says, restsOn }]) => {
  const [operationId = '', own = ''] = name.split('/')
  return {
    id: `${operationId}/expectation/${own}`,
    operationId,
    kind: 'expectation',
    says,
    pointer: `/x-unknowns/${restsOn[0]}`,
    restsOn,
  }
})

/** Facts that the document does not state, about what it does not have. */
export const undocumentedMethod = (operationId: string): Fact => ({
  id: `${operationId}/expectation/no-other-method`,
  operationId,
  kind: 'expectation',
  says: `${UNDOCUMENTED_METHOD} is refused at its path.`,
  pointer: '/x-unknowns/operations-not-shown',
  restsOn: ['operations-not-shown'],
})

/** Everything that is tried of an operation on a target. */
export function planOf(
  document: OpenApiDocument,
  validator: Validator,
  facts: Fact[],
  operation: Operation,
  target: Target,
): Attempt[] {
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
  const need = needFrom(target.fixtures)

  /** A call with a bad credential. Where it deletes, it must come before the baseline call: what is gone is refused to anybody. */
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
        attempt(`path.${name}`, `With a ${name} that nothing has: an error.`, {
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
    attempt('400', 'With a query that is malformed: 400.', {
      needsSuccess: true,
      observes: ['unknown-request-keys'],
      ...(target.keepsNothing && { unprovable: 'the mock does not look at what the document does not name' }),
      judge: async (baseline) => {
        const { url, ...rest } = await baseline()
        // What becomes of parameters that the document does not have, and so of one like this, is not shown.
        return statusProblems('400', await send({ ...rest, url: `${url}${MALFORMED_QUERY}` }), true)
      },
    }),
    ...(requestBody
      ? [
          attempt('400', 'With a body that is no JSON: 400.', {
            needsSuccess: true,
            ...(target.keepsNothing && { unprovable: 'malformed JSON hangs the mock' }),
            judge: async (baseline) => {
              const { requestBody = '{}', ...rest } = await baseline()
              return statusProblems('400', await send({ ...rest, requestBody: requestBody.slice(0, -1) }))
            },
          }),
        ]
      : []),
    ...casesOf(document, validator, facts, operation, samplesOf(operation, service)).map(ofCase),
    ...facts.filter(({ operationId, kind }) => operationId === id && kind === 'default').map(ofDefault),
    attempt('expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, {
      needsSuccess: true,
      observes: ['operations-not-shown'],
      ...(!target.isOwn && { unprovable: 'a method that is not shown may do anything on a real environment' }),
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
    const isCostly = (costly[id as keyof typeof costly] ?? []).includes(one.name) && Number(one.value) > 1
    return attempt('', inWords(one), {
      facts: one.facts,
      needsSuccess: true,
      observes: one.restsOn ?? [],
      ...(isCostly &&
        !target.isOwn && { unprovable: `so high a ${one.name} is carried out at a price on a real environment` }),
      judge: async (baseline) => {
        const exchange = await send(withCase(await baseline(), one, alongside[id as keyof typeof alongside]))
        // What is only assumed may turn out the other way round; a service that fails is no such way.
        const isExcused =
          one.restsOn !== undefined && (hasStatus('2XX', exchange.status) || hasStatus('4XX', exchange.status))
        return statusProblems(one.allowed ? success.status : '400', exchange, isExcused)
      },
    })
  }

  function ofGeneralProbe({ says, observes, token, change }: GeneralProbe): Attempt {
    return asProbe(says, observes, async (baseline) => {
      const changed = change(await baseline())
      if (!changed) throw new Inconclusive('the baseline call has nothing of it')
      await send(changed, token && need(token))
    })
  }

  function ofProbe({ says, observes, probe }: Probe): Attempt {
    let came: unknown
    const isTold = () => typeof came === 'string'
    return {
      ...asProbe(says, observes, async () => {
        came = await probe(service).catch((error: unknown) => {
          // To be refused is an answer like any other.
          if (!(error instanceof ApiError)) throw error
        })
      }),
      told: () => (isTold() ? String(came) : undefined),
    }
  }

  /** Whatever is answered, no fact is tried by it. */
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

  /** A default is shown by an answer that is the same whether the parameter is given or left out, and another otherwise. */
  function ofDefault({ id: fact, at, value, restsOn }: Fact): Attempt {
    const name = at?.path[0] ?? ''
    return attempt('', `Without ${name} as with ${JSON.stringify(value)}.`, {
      facts: [fact],
      needsSuccess: true,
      ...(target.keepsNothing && { unprovable: target.keepsNothing }),
      judge: async (baseline) => {
        const answerWith = async (given: unknown) => {
          const one: Case = { facts: [], place: 'query', name, value: given, allowed: true }
          const { status, text } = await send(withCase(await baseline(), one))
          if (status >= 300) throw new Inconclusive(`it was answered with ${status}`)
          return text
        }
        const [left, given, again] = [await answerWith(undefined), await answerWith(value), await answerWith(undefined)]
        if (left !== again) throw new Inconclusive('the same request was answered in two ways')
        if (left !== given) return unless(false, 'left out, the answer is another', { assumed: restsOn !== undefined })
        if (left === (await answerWith(Number(value) + 1))) {
          throw new Inconclusive('another value gives the same answer, so that it shows nothing')
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

/** Tokens that are a good one but for its end. */
function nearly(token: string): string[] {
  const start = token.slice(0, -1)
  return [start, `${start}${token.endsWith('x') ? 'y' : 'x'}`].filter(Boolean)
}

/** Checks take answers for what the document says of them; that they are not has facts of its own. */
export async function judged(check: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await check()
  } catch (error) {
    const isMisshapen = [TypeError, SyntaxError, RangeError].some((kind) => error instanceof kind)
    // A value that the client refuses to send is told as that.
    if (!isMisshapen || error instanceof InvalidArgument) throw error
    throw new Inconclusive('an answer on which it builds is not what the schema says', { cause: error })
  }
}

export function serviceOf(target: Target): Service {
  const need = needFrom(target.fixtures)
  return {
    api: target.client(),
    as: (token) => target.client({ token: need(token) }),
    need,
    list: (name) => target.fixtures[name] ?? [],
    newDomain: () => target.nameDomain(need('disposable.domain')),
    fetchRange: target.fetchRange,
  }
}

/** Samples that take fixtures which are missing are none: the examples of the document take their place, or nothing. */
export function samplesOf({ id }: Operation, service: Service) {
  try {
    return samples[id as keyof typeof samples]?.(service)
  } catch (error) {
    if (!(error instanceof MissingFixture)) throw error
    return {}
  }
}

export function statusProblems(expected: string, { status }: Pick<Exchange, 'status'>, assumed = false): Problem[] {
  const isExpected = expected === 'error' ? hasStatus('4XX', status) : hasStatus(expected, status)
  const wanted = expected === 'error' ? 'an error of the caller' : expected
  return unless(isExpected, `answered ${status}, the document has ${wanted}`, { assumed })
}

/** Whether a status is the one that the document has, or within its range (`2XX`). */
export function hasStatus(documented: string, status: number): boolean {
  return String(status).replace(/^(\d)\d\d$/, documented.endsWith('XX') ? '$1XX' : '$&') === documented
}

function inWords({ place, name, value, allowed }: Case): string {
  const where = name ? `${place} ${name}` : place
  return `${where} ${allowed ? 'takes' : 'refuses'} ${value === undefined ? 'nothing' : JSON.stringify(value)}`
}
