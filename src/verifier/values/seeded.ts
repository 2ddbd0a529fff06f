import fc from 'fast-check'
import type { Operation } from '../../document/document.ts'
import { placeOf } from '../../document/facts.ts'
import { type Baseline, requestOf } from '../engine/baseline.ts'
import { excuses } from '../engine/facts.ts'
import { type Attempt, hasStatus, judged, samplesOf, statusProblems } from '../engine/plan.ts'
import type { Suite } from '../engine/suite.ts'
import { serviceOf, unless } from '../engine/tag.ts'
import type { Problem } from '../engine/validator.ts'
import type { Exchange, Target } from '../target/target.ts'
import { type Alongside, allowedDrafts, type Reach } from './allowed.ts'
import { checkFits, type Draft, draftInWords, told, withDraft } from './draft.ts'
import { type InputField, inputFieldsOf } from './input-fields.ts'
import { type Seeding, search } from './search.ts'
import { wrongValues } from './wrong.ts'

/** Number of values of the property that any allowed values together succeed. */
const RUNS = 25
/** The shares of that number for the other properties, which need fewer values or more requests for each. */
const SHARES = {
  withBody: { allowed: 1, odd: 0.4, refused: 5, wayToBreak: 0.4, state: 0.4 },
  withoutBody: { allowed: 0.4, odd: 0.16, refused: 0.4, wayToBreak: 0.16, state: 0.24 },
}

const EMPTY: Draft = { query: {}, body: {} }

/**
 * Attempts with random values, which follow from a seed alone:
 *
 * - any allowed values together succeed;
 * - unusual text that fits is accepted or rejected, but never makes the service fail;
 * - a value that breaks one constraint is rejected, whatever allowed values go with it;
 * - the `properties` of the tag hold.
 *
 * A failure reports the smallest request that shows it. An error of {@link Target.send} ends the attempt.
 *
 * @param runs number of values of each property
 */
export function seededAttempts(
  suite: Suite,
  operation: Operation,
  target: Target,
  seed: number,
  { runs = RUNS }: { runs?: number } = {},
): Attempt[] {
  const { document, validator, facts, alone, alongside, costly, properties } = suite
  const { id, success, requestBody } = operation
  const shares = SHARES[requestBody ? 'withBody' : 'withoutBody']
  const service = serviceOf(target)
  /** Whether a number costs money, even a wrong one if the service accepts it. */
  const isCostly = (name: string) => !target.isOwn && (costly[id] ?? []).includes(name)
  const inputFields = inputFieldsOf(document, facts, operation, samplesOf(suite, operation, service) ?? {}).filter(
    ({ name }) => !isCostly(name),
  )
  const together = inputFields.filter(({ name }) => !(alone[id] ?? []).includes(name))
  const besides = (alongside[id] ?? {}) as Alongside
  const seeding = (label: string, share: number): Seeding => ({
    seed,
    label: `${id}/${label}`,
    runs: Math.max(1, Math.round(runs * share)),
  })
  const attempt = (fact: string, says: string, judge: Attempt['judge']): Attempt => {
    return { facts: [`${id}/${fact}`], says, when: 'after success', observes: [], judge }
  }
  return [
    ...drafting(
      'sure',
      'allowed',
      success.status,
      `Any allowed values together: ${success.status}.`,
      (exchange, draft) => statusOf(exchange, success.status, unknownsOf(draft)),
    ),
    ...drafting('odd', 'odd', 'operation', 'Odd text: accepted or rejected.', ({ status }) => {
      // Which text a service rejects is undocumented, but that is no reason to fail.
      const isKept = hasStatus(success.status, status) || hasStatus('4XX', status)
      return unless(isKept, `returned ${status} for odd text`)
    }),
    ...refused(),
    ...states(),
  ]

  /** Searches for a draft of values within reach whose response has a problem. */
  function drafting(
    reach: Reach,
    label: 'allowed' | 'odd',
    fact: string,
    says: string,
    judgeOf: (exchange: Exchange, draft: Draft) => Problem[],
  ): Attempt[] {
    const drafts = allowedDrafts(document, together, besides, reach)
    if (!drafts) return []
    const judge: Attempt['judge'] = async (baseline) => {
      const tryOut = async (draft: Draft) => {
        checkFits(validator, inputFields, draft)
        return judgeOf(await send(await baseline(), draft), draft)
      }
      return told(await search(drafts, tryOut, seeding(label, shares[label])), seed, draftInWords)
    }
    return [attempt(fact, says, judge)]
  }

  /** One attempt for each fact, so that an accepted value contradicts the constraint that forbids it. */
  function refused(): Attempt[] {
    const ways = facts
      .filter(({ operationId }) => operationId === id)
      .flatMap((fact) => {
        if (fact.at?.in !== 'answer' && isCostly(fact.at?.path[0] ?? '')) return []
        const inputField = inputFields.find(({ place, name }) => place === fact.at?.in && name === fact.at.path[0])
        const ways = wrongValues(document, validator, operation, fact, inputField)
        return ways.map((values) => ({ fact, inputField, values }))
      })
    // All constraints share the requests of one property; each way is tried at least once.
    const share = Math.min(shares.wayToBreak, shares.refused / ways.length)
    return [...Map.groupBy(ways, ({ fact }) => fact)].map(([fact, ofFact]) =>
      attempt(
        fact.id.slice(id.length + 1),
        `Past ${fact.keyword} of ${placeOf(fact.at ?? { in: 'body', path: [] })}: 400.`,
        async (baseline) => {
          const tryOut = async (draft: Draft) => {
            const exchange = await send(await baseline(), draft)
            return statusOf(exchange, '400', excuses(document, fact.restsOn, 'forbidden') ?? [])
          }
          for (const [index, { inputField, values }] of ofFact.entries()) {
            const found = await search(beside(inputField, values), tryOut, seeding(`${fact.id}/${index}`, share))
            if (found) return told(found, seed, draftInWords)
          }
          return []
        },
      ),
    )
  }

  /** A wrong value of a field, or of the whole body, and allowed values of other fields. */
  function beside(inputField: InputField | undefined, values: fc.Arbitrary<unknown>): fc.Arbitrary<Draft> {
    if (!inputField) return values.map((body) => ({ query: {}, body }))
    const { place, name } = inputField
    const partners = besides[name] ?? {}
    const others = together.filter((other) => other !== inputField && !(other.name in partners))
    const drafts = allowedDrafts(document, others, besides, 'sure')
    // The first alternative is the one to shrink to.
    const rest = drafts ? fc.oneof({ withCrossShrink: true }, fc.constant(EMPTY), drafts, drafts) : fc.constant(EMPTY)
    return fc.tuple(rest, values).map(([draft, value]) => {
      checkFits(validator, inputFields, draft)
      const { query, body } = draft
      return place === 'query'
        ? { query: { ...query, [name]: value }, body }
        : { query, body: { ...(body as object), ...partners, [name]: value } }
    })
  }

  function states(): Attempt[] {
    return (properties[id] ?? []).map(({ fact, says, judge }) => {
      const stated = facts.find((each) => each.id === `${id}/${fact}`)
      const isAssumed = fact.startsWith('expectation/') || stated?.restsOn !== undefined
      const context = { document, service, inputFields: together, seeding: seeding(fact, shares.state) }
      const attempted = attempt(fact, says, async () => {
        const problems = await judged(() => judge(context))
        return isAssumed ? problems.map((problem) => ({ ...problem, assumed: true })) : problems
      })
      return { ...attempted, ...(target.keepsNothing && { unprovable: target.keepsNothing }) }
    })
  }

  function send(baseline: Baseline, draft: Draft): Promise<Exchange> {
    return target.send(requestOf(withDraft(baseline, draft), target.token))
  }

  /** Entries of the register that leave open whether a service accepts the values of a draft. */
  function unknownsOf({ query, body }: Draft): string[] {
    const values: Record<InputField['place'], object> = { query, body: body as object }
    return inputFields.flatMap(({ place, name, restsOn }) => (name in values[place] ? restsOn : []))
  }
}

/** An assumption excuses any success or 4XX, but no failure of the service. */
function statusOf(exchange: Exchange, expected: string, unknowns: string[]): Problem[] {
  const isExcused = unknowns.length > 0 && ['2XX', '4XX'].some((range) => hasStatus(range, exchange.status))
  return statusProblems(expected, exchange, isExcused).map(({ text, assumed }) => ({
    text: assumed ? `${text}, though that is only assumed (${[...new Set(unknowns)].join(', ')})` : text,
    assumed,
  }))
}
