import { canonicalText, parseJson } from '../../json.ts'
import { Inconclusive } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
import { type Case, casesOf, neighbourOf, wholeAt } from '../inputs/cases.ts'
import { inputFieldsOf, neededBeside, openAbout, withoutUpdate } from '../inputs/fields.ts'
import { hasStatus } from '../model/status.ts'
import { withCase } from '../service/request.ts'
import { attempt, type Context, type Kind, type Means } from './check.ts'
import { statusUnless } from './status.ts'

/** Checks that allowed values of parameters and properties are accepted, and that forbidden ones are rejected. */
export const inputs: Kind = (context) => {
  const { suite, operation } = context
  const { document, validator, facts, alongside, fitting, wrong } = suite
  const { id, success } = operation
  const fields = inputFieldsOf(document, facts, operation)
  const cases = casesOf(document, validator, facts, operation, samplesOf(context), wrong[id])

  return cases.map((one) =>
    attempt(context, '', inWords(one), {
      facts: one.facts,
      observes: one.observes,
      judge: async (means) => {
        const { baseline, send, accepted } = means
        // A property of an update is sent alone, so that no undocumented combination excuses a rejection.
        const request = one.place === 'body' ? withoutUpdate(await baseline()) : await baseline()
        const beside = neededBeside(one, fields, alongside[id])
        const expected = one.allowed ? success.status : '400'
        const changed = withCase(request, one, beside)
        // That an update is accepted need not be shown twice.
        if (one.allowed && changed.method === 'PATCH' && accepted(changed)) return []
        const exchange = await send(changed, expected)
        await checkNotLimited(context, means, one, exchange)
        const sent = fields.filter(({ place, name }) => place === one.place && (name === one.name || name in beside))
        const excuses = one.allowed && sent.length > 1 ? [...one.restsOn, ...openAbout(sent)] : one.restsOn
        const problems = statusUnless(excuses, expected, exchange)
        // The service may have rejected the value only because it requires others beside it.
        const companions = one.allowed && problems.length > 0 ? fitting[id]?.(one.name, one.value) : undefined
        const fits = companions && (await send(withCase(request, one, { ...beside, ...companions }), expected))
        if (fits && hasStatus(expected, fits.status)) return []
        // An unknown may excuse how the service treats values at a limit, but not that its limit is another one.
        const fact = facts.find(({ id }) => id === one.facts[0])
        const value = fact && excuses.length > 0 ? neighbourOf(one, wholeAt(document, operation, fact)) : undefined
        if (value === undefined || (one.allowed && problems.length === 0)) return problems
        const other = await send(withCase(request, { ...one, value }, beside), expected)
        const isLike = hasStatus(expected, other.status) === hasStatus(expected, exchange.status)
        if (isLike) return problems
        const sides = {
          sent: JSON.stringify(one.value),
          got: exchange.status,
          other: JSON.stringify(value),
          otherGot: other.status,
        }
        return [{ kind: 'boundary', ...sides, restsOn: [], shownBy: [exchange, other] }]
      },
    }),
  )
}

/**
 * Checks that omitting a parameter gives the same response as sending its default. Inconclusive if another value does, too, or
 * if a request fails or its response varies: with two instances, every second response may be another one.
 */
export const defaults: Kind = (context) => {
  const { suite, operation, target } = context
  const stated = suite.facts.filter(({ operationId, kind }) => operationId === operation.id && kind === 'default')
  return stated.map(({ id, at, value, restsOn = [] }) => {
    const name = at?.path[0] ?? ''
    return attempt(context, '', `Without ${name}: the same response as with ${JSON.stringify(value)}.`, {
      facts: [id],
      unprovable: target.keepsNothing,
      judge: async ({ baseline, send }) => {
        const responseTo = async (given: unknown) => {
          const request = withCase(await baseline(), { place: 'query', name, value: given })
          const exchange = await send(request, operation.success.status)
          if (exchange.status >= 300) throw new Inconclusive(`the request returned ${exchange.status}`)
          return exchange
        }
        const left = await responseTo(undefined)
        const given = await responseTo(value)
        const givenAgain = await responseTo(value)
        const leftAgain = await responseTo(undefined)
        if (!isEqual(left, leftAgain) || !isEqual(given, givenAgain))
          throw new Inconclusive('the same request got two different responses')
        if (!isEqual(left, given)) return [{ kind: 'default', restsOn, shownBy: [left, given] }]
        if (isEqual(left, await responseTo(Number(value) + 1)))
          throw new Inconclusive('a value other than the default gets the same response, so nothing is proved')
        return []
      },
    })
  })
}

/** Whether two responses have the same content, in any order: that of fields has no meaning, and that of items may be undocumented. */
const isEqual = (one: Exchange, other: Exchange) => one.text === other.text || contentOf(one) === contentOf(other)

const contentOf = ({ text }: Exchange) => canonicalText(parseJson(text), { order: false })

/**
 * @throws Inconclusive if a response may be due to a limit of the plan: the operation accepted such requests before, and
 *   now rejects a valid one, too
 */
async function checkNotLimited(
  { target, operation: { id, method, success } }: Context,
  { baseline, send }: Means,
  { allowed }: Case,
  { status }: Exchange,
): Promise<void> {
  // No plan is likely to forbid a GET because of its values.
  if (!(status === 402 || (status === 403 && method !== 'GET'))) return
  const wasAccepted = target.exchanges.some(
    (each) => each.operationId === id && each.credential === target.credential && hasStatus('2XX', each.status),
  )
  const isLimited = wasAccepted && (allowed || (await send(await baseline(), success.status)).status === status)
  if (isLimited)
    throw new Inconclusive(`${id} returned ${status} after it accepted such requests: the plan may allow no more`)
}

/** Returns the samples of an operation; none if a fixture for them is missing, so that the document's examples apply. */
function samplesOf({ suite: { samples }, operation: { id }, service }: Context) {
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
