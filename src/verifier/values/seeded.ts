import fc from 'fast-check'
import { alone, alongside, costly, stateProperties } from '../../../contract-tests/tags/all-tags.ts'
import type { OpenApiDocument, Operation } from '../../document/document.ts'
import { type Fact, placeOf } from '../../document/facts.ts'
import { type Baseline, requestOf } from '../engine/baseline.ts'
import { excuses } from '../engine/facts.ts'
import { type Attempt, hasStatus, judged, samplesOf, serviceOf, statusProblems } from '../engine/plan.ts'
import { unless } from '../engine/tag.ts'
import type { Problem, Validator } from '../engine/validator.ts'
import type { Exchange, Target } from '../target/target.ts'
import { type Alongside, allowedDrafts } from './allowed.ts'
import { checkFits, type Draft, draftInWords, told, withDraft } from './draft.ts'
import { type InputField, inputFieldsOf } from './input-fields.ts'
import { type Seeding, search } from './search.ts'
import { wrongValues } from './wrong.ts'

/** So many values are tried of an operation with a body that any allowed values together succeed. */
const RUNS = 25
/** Of the other properties, and of operations without a body, fewer: few values show as much, or a value takes more requests. */
const SHARES = {
  withBody: { allowed: 1, odd: 0.4, refused: 5, wayToBreak: 0.4, state: 0.4 },
  withoutBody: { allowed: 0.4, odd: 0.16, refused: 0.4, wayToBreak: 0.16, state: 0.24 },
}

const EMPTY: Draft = { query: {}, body: {} }

/**
 * Attempts with random values, which follow from a seed alone:
 *
 * - any allowed values together succeed;
 * - odd texts that nothing forbids are taken or refused, but never make the service fail;
 * - a value anywhere past one constraint is refused, whatever allowed values stand beside it;
 * - what {@link stateProperties} holds.
 *
 * What does not hold is told by the smallest request that shows it. Each attempt ends at what {@link Target.send} throws.
 *
 * @param facts those that the document states
 * @param runs number of values of each property
 */
export function seededAttempts(
  document: OpenApiDocument,
  validator: Validator,
  facts: Fact[],
  operation: Operation,
  target: Target,
  seed: number,
  { runs = RUNS }: { runs?: number } = {},
): Attempt[] {
  const { id, success, requestBody } = operation
  const shares = SHARES[requestBody ? 'withBody' : 'withoutBody']
  const service = serviceOf(target)
  /** Whether a number is carried out at a price: whoever takes one, be it wrong, may do so. */
  const isCostly = (name: string) => !target.isOwn && lookUp<string[]>(costly, id, []).includes(name)
  const inputFields = inputFieldsOf(document, facts, operation, samplesOf(operation, service) ?? {}).filter(
    ({ name }) => !isCostly(name),
  )
  const together = inputFields.filter(({ name }) => !lookUp<string[]>(alone, id, []).includes(name))
  const besides = lookUp<Alongside>(alongside, id, {})
  const seeding = (label: string, share: number): Seeding => ({
    seed,
    label: `${id}/${label}`,
    runs: Math.max(1, Math.round(runs * share)),
  })
  const attempt = (fact: string, says: string, judge: Attempt['judge'], rest: Partial<Attempt> = {}): Attempt => ({
    facts: [`${id}/${fact}`],
    says,
    needsSuccess: true,
    isPrior: false,
    observes: [],
    judge,
    ...rest,
  })
  return [...allowed(), ...odd(), ...refused(), ...states()]

  function allowed(): Attempt[] {
    const says = `Any allowed values together: ${success.status}.`
    return drafting(
      'sure',
      'allowed',
      (judge) => attempt(success.status, says, judge),
      (exchange, draft) => statusOf(exchange, success.status, unknownsOf(draft)),
    )
  }

  function odd(): Attempt[] {
    return drafting(
      'odd',
      'odd',
      (judge) => attempt('operation', 'Odd text: taken or refused.', judge),
      ({ status }) => {
        // Which texts are refused is not shown, but that is no reason to fail.
        const isKept = hasStatus(success.status, status) || hasStatus('4XX', status)
        return unless(isKept, `answered ${status} to odd text`)
      },
    )
  }

  /** Looks for a draft of values within reach whose answer has a problem. */
  function drafting(
    reach: 'sure' | 'odd',
    label: 'allowed' | 'odd',
    asAttempt: (judge: Attempt['judge']) => Attempt,
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
    return [asAttempt(judge)]
  }

  /** One attempt for each fact, so that what is wrongly taken contradicts the constraint that forbids it. */
  function refused(): Attempt[] {
    const ways = facts
      .filter(({ operationId }) => operationId === id)
      .flatMap((fact) => {
        if (fact.at?.in !== 'answer' && isCostly(fact.at?.path[0] ?? '')) return []
        const inputField = inputFields.find(({ place, name }) => place === fact.at?.in && name === fact.at.path[0])
        return wrongValues(document, validator, operation, fact, inputField).map((values) => ({
          fact,
          inputField,
          values,
        }))
      })
    // Many constraints share what one property may cost; each way is tried at least once.
    const share = Math.min(shares.wayToBreak, shares.refused / ways.length)
    return [...Map.groupBy(ways, ({ fact }) => fact)].map(([fact, ofFact]) =>
      attempt(
        fact.id.slice(id.length + 1),
        `Past ${fact.keyword} of ${placeOf(fact.at ?? { in: 'body', path: [] })}: 400.`,
        async (baseline) => {
          for (const [index, { inputField, values }] of ofFact.entries()) {
            const found = await search(
              beside(inputField, values),
              async (draft) => {
                const exchange = await send(await baseline(), draft)
                return statusOf(exchange, '400', excuses(document, fact.restsOn, 'forbidden') ?? [])
              },
              seeding(`${fact.id}/${index}`, share),
            )
            if (found) return told(found, seed, draftInWords)
          }
          return []
        },
      ),
    )
  }

  /** A wrong value of a place, or of the whole body, and allowed values of other places. */
  function beside(inputField: InputField | undefined, values: fc.Arbitrary<unknown>): fc.Arbitrary<Draft> {
    if (!inputField) return values.map((body) => ({ query: {}, body }))
    const { place, name } = inputField
    const partners = besides[name] ?? {}
    const others = together.filter((other) => other !== inputField && !(other.name in partners))
    const drafts = allowedDrafts(document, others, besides, 'sure')
    // The first alternative is what it is made smaller to.
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
    return (stateProperties[id] ?? []).map(({ fact, says, judge }) => {
      const stated = facts.find((each) => each.id === `${id}/${fact}`)
      const isAssumed = fact.startsWith('expectation/') || stated?.restsOn !== undefined
      const context = { document, service, inputFields: together, seeding: seeding(fact, shares.state) }
      return attempt(
        fact,
        says,
        async () => {
          const problems = await judged(() => judge(context))
          return isAssumed ? problems.map((problem) => ({ ...problem, assumed: true })) : problems
        },
        { ...(target.keepsNothing && { unprovable: target.keepsNothing }) },
      )
    })
  }

  function send(baseline: Baseline, draft: Draft): Promise<Exchange> {
    return target.send(requestOf(withDraft(baseline, draft), target.token))
  }

  /** Entries of the register that leave open whether what a draft has is taken. */
  function unknownsOf({ query, body }: Draft): string[] {
    const values: Record<InputField['place'], object> = { query, body: body as object }
    return inputFields.flatMap(({ place, name, restsOn }) => (name in values[place] ? restsOn : []))
  }
}

/** What is only assumed may turn out the other way round; a service that fails is no such way. */
function statusOf(exchange: Exchange, expected: string, unknowns: string[]): Problem[] {
  const isExcused = unknowns.length > 0 && ['2XX', '4XX'].some((range) => hasStatus(range, exchange.status))
  return statusProblems(expected, exchange, isExcused).map(({ text, assumed }) => ({
    text: assumed ? `${text}, though that is only assumed (${[...new Set(unknowns)].join(', ')})` : text,
    assumed,
  }))
}

function lookUp<Value>(table: Partial<Record<string, Value>>, id: string, otherwise: Value): Value {
  return table[id] ?? otherwise
}
