import { ApiError } from '../../client/index.ts'
import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { MissingFixture } from '../target/fixtures.ts'
import { Inconclusive, type Target } from '../target/target.ts'
import type { Baseline } from '../target/types.ts'
import { type Case, casesOf, neighbourOf, wholeAt } from '../values/cases.ts'
import { inputFieldsOf, neededBeside, openAbout, withoutUpdate } from '../values/input-fields.ts'
import { requestOf, withCase, withSegment } from './baseline.ts'
import { type Attempt, judged } from './checks.ts'
import { type GeneralProbe, generalProbes } from './general-probes.ts'
import { type Service, serviceOf, unless } from './service.ts'
import { hasStatus, statusProblems, statusUnless } from './status.ts'
import { parentsOf, type Suite, UNDOCUMENTED_METHOD } from './suite.ts'
import type { Expectation, Probe, Rule } from './tag.ts'
import type { Problem } from './validator.ts'

const UNKNOWN_TOKEN = 'a-token-that-was-never-issued'

/**
 * Lists the checks of an operation on a target.
 *
 * @param used gets the name of each fixture that a check reads
 */
export function planOf(suite: Suite, operation: Operation, target: Target, used?: Set<string>): Attempt[] {
  const { document, validator, facts, rules, expectations, probes, costly, alongside } = suite
  const { id, method, parameters, requestBody } = operation
  const { keepsNothing } = target
  const service = serviceOf(target, used)
  const send = (request: Baseline, expected: string, token = target.token) =>
    target.send(requestOf(request, token), expected === 'error' ? {} : { expected })
  const samples = samplesOf(suite, operation, service)
  const cases = casesOf(document, validator, facts, operation, samples, suite.wrong[id])
  const fields = inputFieldsOf(document, facts, operation)

  return [
    credential('auth/none', () => [undefined]),
    credential('auth/malformed', () => ['Basic bm9ib2R5Om5vdGhpbmc=', target.token]),
    credential('auth/unknown', () => [UNKNOWN_TOKEN, ...nearly(target.token)].map((token) => `Bearer ${token}`)),
    credential('expectation/expired-token', () => [`Bearer ${service.need('tokens.expired')}`]),
    credential('expectation/other-project-token', () => [`Bearer ${service.need('tokens.other_project')}`], 'error'),
    ...checksOf(rules, 'rule'),
    ...parameters
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) =>
        attempt(`path.${name}`, `With a nonexistent ${name}: an error.`, {
          observes: ['error-status-codes'],
          unprovable: keepsNothing,
          judge: async (baseline) => {
            const use = method === 'GET' ? 'read' : 'write'
            let problems: Problem[] = []
            for (const nth of [0, 1]) {
              const request = withSegment(await baseline(), operation, name, (id) => target.unknownId(id, use, nth))
              problems = statusProblems('error', await send(request, 'error'), ['error-status-codes'])
              if (problems.length === 0) break
            }
            return problems
          },
        }),
      ),
    ...parentsOf(operation).map((name) => {
      const { says = '', restsOn = [] } = stated(`expectation/below-other-${name}`)
      return attempt(`expectation/below-other-${name}`, says, {
        observes: restsOn,
        unprovable: keepsNothing,
        judge: async (baseline) => {
          const other = service.need(`other_${name}`)
          return statusProblems(
            'error',
            await send(
              withSegment(await baseline(), operation, name, () => other),
              'error',
            ),
          )
        },
      })
    }),
    ...(requestBody
      ? [
          changed('400', 'With a body that is not JSON: 400.', '400', {
            change: ({ requestBody = '{}', ...rest }) => ({ ...rest, requestBody: requestBody.slice(0, -1) }),
            unprovable: keepsNothing && 'malformed JSON hangs the mock',
          }),
        ]
      : []),
    ...cases.map(ofCase),
    ...facts.filter(({ operationId, kind }) => operationId === id && kind === 'default').map(ofDefault),
    changed('expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, 'error', {
      change: (baseline) => ({ ...baseline, method: UNDOCUMENTED_METHOD }),
      observes: stated('expectation/no-other-method').restsOn ?? [],
      unprovable: target.isOwn ? undefined : 'an undocumented method may do anything on a real environment',
    }),
    ...checksOf(expectations, 'expectation'),
    ...generalProbes(document, operation, costly[id]).map(ofGeneralProbe),
    ...ofOperation(probes).map(([, probe]) => ofProbe(probe)),
  ]

  function stated(fact: string): Partial<Fact> {
    return suite.verified.find((each) => each.id === `${id}/${fact}`) ?? {}
  }

  function attempt(fact: string, says: string, rest: Partial<Attempt> & Pick<Attempt, 'judge'>): Attempt {
    return { facts: [`${id}/${fact}`], says, when: 'after success', observes: [], ...rest }
  }

  /** Checks that credentials are rejected. For a DELETE, runs first: after the baseline request, any credential gets an error. */
  function credential(fact: string, headers: () => (string | undefined)[], expected = '401') {
    const { says = '', restsOn = [] } = stated(fact)
    return attempt(fact, says, {
      when: method === 'DELETE' ? 'before' : 'after',
      observes: restsOn,
      unprovable: fact === 'auth/none' || fact === 'auth/malformed' ? undefined : target.acceptsAnyToken,
      judge: async (baseline) => {
        const problems: Problem[] = []
        for (const value of headers()) {
          const request = requestOf(await baseline())
          if (value !== undefined) request.headers.set('Authorization', value)
          const exchange = await target.send(request, expected === 'error' ? {} : { expected })
          problems.push(...statusProblems(expected, exchange))
        }
        return problems
      },
    })
  }

  /** Sends the baseline request with a change, and expects a status. */
  function changed(
    fact: string,
    says: string,
    expected: string,
    { change, ...rest }: Partial<Attempt> & { change(baseline: Baseline): Baseline },
  ): Attempt {
    const judge: Attempt['judge'] = async (baseline) =>
      statusProblems(expected, await send(change(await baseline()), expected), rest.observes)
    return attempt(fact, says, { ...rest, judge })
  }

  function ofCase(one: Case): Attempt {
    return attempt('', inWords(one), {
      facts: one.facts,
      observes: one.observes,
      judge: async (baseline) => {
        // A property of an update is sent alone, so that no undocumented combination excuses a rejection.
        const request = one.place === 'body' ? withoutUpdate(await baseline()) : await baseline()
        const beside = neededBeside(one, fields, alongside[id])
        const expected = one.allowed ? operation.success.status : '400'
        const exchange = await send(withCase(request, one, beside), expected)
        const sent = fields.filter(({ place, name }) => place === one.place && (name === one.name || name in beside))
        const excuses = one.allowed && sent.length > 1 ? [...one.restsOn, ...openAbout(sent)] : one.restsOn
        const problems = statusUnless(excuses, expected, exchange)
        const fact = facts.find(({ id }) => id === one.facts[0])
        const value = fact && excuses.length > 0 ? neighbourOf(one, wholeAt(document, operation, fact)) : undefined
        if (value === undefined || (one.allowed && problems.length === 0)) return problems
        const other = await send(withCase(request, { ...one, value }, beside), expected)
        const isLike = hasStatus(expected, other.status) === hasStatus(expected, exchange.status)
        const text = `got ${exchange.status} for ${JSON.stringify(one.value)}, but ${other.status} for ${JSON.stringify(value)}`
        return isLike ? problems : unless(false, text)
      },
    })
  }

  function ofGeneralProbe({ says, observes, token, change }: GeneralProbe): Attempt {
    return asProbe(says, observes, async (baseline) => {
      const request = await baseline()
      if (change && change.value === undefined && !Object.hasOwn(JSON.parse(request.requestBody ?? '{}'), change.name))
        throw new Inconclusive(`the baseline request has no ${change.name}`)
      await send(change ? withCase(request, change) : request, 'error', token && service.need(token))
    })
  }

  function ofProbe({ says, observes, probe }: Probe): Attempt {
    let result: unknown
    const tryIt = async () => {
      result = await probe(service).catch((error: unknown) => {
        // An error response is an observation, too.
        if (!(error instanceof ApiError)) throw error
      })
    }
    return { ...asProbe(says, observes, tryIt), detail: () => (typeof result === 'string' ? result : undefined) }
  }

  /** A check that tests no fact and only observes the response. */
  function asProbe(says: string, observes: string[], tryIt: (...args: Parameters<Attempt['judge']>) => Promise<void>) {
    return attempt('', says, {
      facts: [],
      observes,
      when: 'last',
      unprovable: keepsNothing,
      judge: (baseline) => judged(() => tryIt(baseline).then(() => [])),
    })
  }

  /**
   * Checks that omitting a parameter gives the same response as sending its default. Inconclusive if another value does, too, or
   * if a request fails or its response varies: with two instances, every second response may be another one.
   */
  function ofDefault({ id: fact, at, value, restsOn = [] }: Fact): Attempt {
    const name = at?.path[0] ?? ''
    return attempt('', `Without ${name}: the same response as with ${JSON.stringify(value)}.`, {
      facts: [fact],
      unprovable: keepsNothing,
      judge: async (baseline) => {
        const responseTo = async (given: unknown) => {
          const { status, text } = await send(
            withCase(await baseline(), { place: 'query', name, value: given }),
            operation.success.status,
          )
          if (status >= 300) throw new Inconclusive(`the request returned ${status}`)
          return text
        }
        const [left, given] = [await responseTo(undefined), await responseTo(value)]
        const again = [await responseTo(value), await responseTo(undefined)]
        if (left !== again[1] || given !== again[0])
          throw new Inconclusive('the same request got two different responses')
        if (left !== given)
          return unless(false, 'omitting the parameter gives a different response than sending its default', {
            restsOn,
          })
        if (left === (await responseTo(Number(value) + 1))) {
          throw new Inconclusive('a value other than the default gets the same response, so nothing is proved')
        }
        return []
      },
    })
  }

  function checksOf(
    checks: Record<string, Rule & Partial<Pick<Expectation, 'restsOn' | 'parameters'>>>,
    kind: 'rule' | 'expectation',
  ): Attempt[] {
    return ofOperation(checks).flatMap(([name, { before, check, isPrior, unprovable, restsOn, parameters }]) => {
      const says = `${kind === 'rule' ? 'Rule' : 'Expectation'} "${name}"`
      const fact = stated(`${kind}/${name}`)
      let earlier: unknown
      let why = 'the state before the request is not known'
      const remember = attempt('', `Before the baseline request: ${says}`, {
        facts: [],
        when: 'before',
        unprovable: unprovable ?? keepsNothing,
        judge: () =>
          judged(async () => {
            earlier = await before?.(service).catch((error: unknown) => {
              if (error instanceof Inconclusive) why = error.message
              throw error
            })
            return []
          }),
      })
      const judging = attempt(`${kind}/${name}`, says, {
        when: isPrior ? 'before' : 'after success',
        observes: restsOn ?? [],
        detail: ({ verdict, reason }) => (verdict === 'verified' ? 'as expected' : `not as expected: ${reason}`),
        unprovable: unprovable ?? keepsNothing,
        parameters,
        judge: () =>
          judged(async () => {
            if (before && earlier === undefined) throw new Inconclusive(why)
            return (await check?.(service, earlier)) ?? []
          }, fact),
      })
      return before ? [remember, judging] : [judging]
    })
  }

  /** The entries of a table for this operation, without the operationId in their names. */
  function ofOperation<Entry>(table: Record<string, Entry>): [name: string, entry: Entry][] {
    return Object.entries(table).flatMap(([name, entry]) =>
      name.startsWith(`${id}/`) ? [[name.slice(id.length + 1), entry]] : [],
    )
  }
}

/** Tokens that differ from a valid one only at the end. */
function nearly(token: string): string[] {
  const start = token.slice(0, -1)
  return [start, `${start}${token.endsWith('x') ? 'y' : 'x'}`].filter(Boolean)
}

/** Returns the samples of an operation; none if a fixture for them is missing, so that the document's examples apply. */
function samplesOf({ samples }: Pick<Suite, 'samples'>, { id }: Operation, service: Service) {
  try {
    return samples[id]?.(service)
  } catch (error) {
    if (!(error instanceof MissingFixture)) throw error
    return {}
  }
}

function inWords({ place, name, value, allowed }: Case): string {
  const where = name ? `${place} ${name}` : place
  if (value === undefined) return `${where} is ${allowed ? 'optional' : 'required'}`
  return `${where} ${allowed ? 'accepts' : 'rejects'} ${JSON.stringify(value)}`
}
