import fc from 'fast-check'
import { stateProperties } from '../../../contract-tests/tags/all-properties.ts'
import { alone, alongside, costly } from '../../../contract-tests/tags/all-tags.ts'
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

/** The number of drafts of allowed values for an operation with a body. */
const RUNS = 25
/** The share of them for other attempts, where fewer values show as much or a value takes more requests. */
const SHARES = {
  withBody: { allowed: 1, odd: 0.4, refused: 5, wayToBreak: 0.4, state: 0.4 },
  withoutBody: { allowed: 0.4, odd: 0.16, refused: 0.4, wayToBreak: 0.16, state: 0.24 },
}

const EMPTY: Draft = { query: {}, body: {} }

/**
 * Attempts with random values, determined by the seed:
 *
 * - any allowed values together succeed;
 * - odd text that nothing forbids is accepted or refused, and never makes the service fail;
 * - a value that breaks one constraint is refused, whatever allowed values are sent with it;
 * - the state properties hold.
 *
 * Problems name the smallest request that shows them. An error of {@link Target.send} ends its attempt.
 *
 * @param facts those of the document
 * @param runs the number of drafts of allowed values for an operation with a body
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
  /** Whether a value may cost money, even a wrong one if the service accepts it. */
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
        // Which text a service refuses is undocumented, but no text may make it fail.
        const isKept = hasStatus(success.status, status) || hasStatus('4XX', status)
        return unless(isKept, `answered ${status} to odd text`)
      },
    )
  }

  /** Searches for a draft whose response has a problem. */
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

  /** One attempt for each fact, so that a wrong value that is accepted contradicts the fact that forbids it. */
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
    // All constraints share the budget of one property; each way is tried at least once.
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

  /** A wrong value of a field, or of the whole body, with allowed values of other fields. */
  function beside(inputField: InputField | undefined, values: fc.Arbitrary<unknown>): fc.Arbitrary<Draft> {
    if (!inputField) return values.map((body) => ({ query: {}, body }))
    const { place, name } = inputField
    const partners = besides[name] ?? {}
    const others = together.filter((other) => other !== inputField && !(other.name in partners))
    const drafts = allowedDrafts(document, others, besides, 'sure')
    // Shrinking prefers the first alternative.
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

  /** Entries of the register that leave open whether a service accepts the values of a draft. */
  function unknownsOf({ query, body }: Draft): string[] {
    const values: Record<InputField['place'], object> = { query, body: body as object }
    return inputFields.flatMap(({ place, name, restsOn }) => (name in values[place] ? restsOn : []))
  }
}

/** A service may contradict an assumption with another status, but not with a failure. */
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
