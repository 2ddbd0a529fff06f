import type { Exchange } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
import { type Case, casesOf, neighbourOf, wholeAt } from '../inputs/cases.ts'
import { inputFieldsOf, neededBeside, openAbout, withoutUpdate } from '../inputs/fields.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { hasStatus } from '../model/status.ts'
import { withChange } from '../service/request.ts'
import { type CheckContext, type CheckKind, type CheckTools, createCheck } from './check.ts'
import { statusUnless } from './status.ts'

/** Checks that allowed values of parameters and properties are accepted, and that forbidden ones are rejected. */
export const values: CheckKind = {
  checks(context) {
    const { suite, operation } = context
    const { document, validator, facts, alongside, fitting, wrong } = suite
    const { id, success } = operation
    const fields = inputFieldsOf(document, facts, operation)
    const cases = casesOf({ document, validator, facts }, operation, { samples: samplesOf(context), wrong: wrong[id] })

    return cases.map((one) =>
      createCheck(context, one.id, inWords(one), {
        facts: one.facts,
        observes: one.observes,
        judge: async (tools) => {
          const { baseline, send, accepted } = tools
          // A property of an update is sent alone, so that no undocumented combination excuses a rejection.
          const request = one.place === 'body' ? withoutUpdate(await baseline()) : await baseline()
          const beside = neededBeside(one, fields, alongside[id])
          const expected = one.allowed ? success.status : '400'
          const changed = withChange(request, one, beside)
          // That an update is accepted need not be shown twice.
          if (one.allowed && changed.method === 'PATCH' && accepted(changed)) return []
          const exchange = await send(changed, expected)
          await checkNotLimited(context, tools, one, exchange)
          const sent = fields.filter(({ place, name }) => place === one.place && (name === one.name || name in beside))
          const excuses = one.allowed && sent.length > 1 ? [...one.restsOn, ...openAbout(sent)] : one.restsOn
          const problems = statusUnless(excuses, expected, exchange)
          // The service may have rejected the value only because it requires others beside it.
          const companions = one.allowed && problems.length > 0 ? fitting[id]?.(one.name, one.value) : undefined
          const fits = companions && (await send(withChange(request, one, { ...beside, ...companions }), expected))
          if (fits && hasStatus(expected, fits.status)) return []
          // An unknown may excuse how the service treats values at a limit, but not that its limit is another one.
          const tested = facts.find((fact) => fact.id === one.facts[0])
          const value =
            tested && excuses.length > 0 ? neighbourOf(one, wholeAt(document, operation, tested)) : undefined
          if (value === undefined || (one.allowed && problems.length === 0)) return problems
          const other = await send(withChange(request, { ...one, value }, beside), expected)
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
  },
}

/**
 * @throws Inconclusive if a response may be due to a limit of the plan: the operation accepted such requests before, and
 *   now rejects a valid one, too
 */
async function checkNotLimited(
  { target, operation: { id, method, success } }: CheckContext,
  { baseline, send }: CheckTools,
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
function samplesOf({ suite: { samples }, operation: { id }, service }: CheckContext) {
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
