import fc from 'fast-check'
import type { Operation } from '../../document/document.ts'
import { type Fact, placeOf } from '../../document/facts.ts'
import { type Attempt, judged } from '../engine/attempt.ts'
import { requestOf } from '../engine/baseline.ts'
import { excuses } from '../engine/facts.ts'
import { samplesOf } from '../engine/plan.ts'
import { serviceOf, unless } from '../engine/service.ts'
import { hasStatus, statusUnless } from '../engine/status.ts'
import type { Suite } from '../engine/suite.ts'
import type { Problem } from '../engine/validator.ts'
import type { Exchange, Target } from '../target/target.ts'
import { type Alongside, allowedDrafts, type Reach } from './allowed.ts'
import { type Draft, draftInWords, type InputField, inputFieldsOf, openAbout, withDraft } from './input-fields.ts'
import { type Seeding, search } from './search.ts'
import { wrongValues } from './wrong.ts'

/** Maximum number of random requests with allowed values that test an operation with a request body. */
const RUNS = 25
/** Multiples of {@link RUNS} by kind of search. All ways to break constraints share `refused`; `wayToBreak` limits each. */
const SHARES = {
  withBody: { allowed: 1, odd: 0.4, refused: 5, wayToBreak: 0.4, state: 0.4 },
  withoutBody: { allowed: 0.4, odd: 0.16, refused: 0.4, wayToBreak: 0.16, state: 0.24 },
}

interface Way {
  drafts: fc.Arbitrary<Draft>
  label: string
  share: number
}

/**
 * Returns checks with random values that depend only on the seed: any combination of allowed values succeeds, odd text never
 * makes the service fail, a value that breaks one constraint is rejected, and the `properties` of the tag hold.
 * A check reports the smallest request with a problem. An error of {@link Target.send} ends the check.
 */
export function seededAttempts(suite: Suite, operation: Operation, target: Target, seed: number): Attempt[] {
  const { document, validator, facts, alone, alongside, costly, properties } = suite
  const { id, success, requestBody } = operation
  const shares = SHARES[requestBody ? 'withBody' : 'withoutBody']
  const service = serviceOf(target)
  /** Whether a field may cost money: even a forbidden value may, if the service accepts that value. */
  const isCostly = (name: string) => !service.allowsCost && (costly[id] ?? []).includes(name)
  const inputFields = inputFieldsOf(document, facts, operation, samplesOf(suite, operation, service) ?? {}).filter(
    ({ name }) => !isCostly(name),
  )
  const together = inputFields.filter(({ name }) => !(alone[id] ?? []).includes(name))
  const besides = (alongside[id] ?? {}) as Alongside
  const seeding = (label: string, share: number): Seeding => ({
    seed,
    label: `${id}/${label}`,
    runs: Math.max(1, Math.round(RUNS * share)),
  })
  const attempt = (fact: string, says: string, judge: Attempt['judge']): Attempt => {
    return { facts: [`${id}/${fact}`], says, when: 'after success', observes: [], judge }
  }
  const within = (reach: Reach, label: 'allowed' | 'odd'): Way[] => {
    const drafts = allowedDrafts(document, together, besides, reach)
    return drafts ? [{ drafts, label, share: shares[label] }] : []
  }
  return [
    ...searching(
      success.status,
      `Any combination of allowed values: ${success.status}.`,
      success.status,
      within('sure', 'allowed'),
      (exchange, draft) => statusUnless(openIn(draft), success.status, exchange),
    ),
    // Which text a service rejects is undocumented, but that does not excuse a 5XX.
    ...searching('operation', 'Odd text: success or a 4XX.', success.status, within('odd', 'odd'), ({ status }) => {
      const isKept = hasStatus(success.status, status) || hasStatus('4XX', status)
      return unless(isKept, `returned ${status} for odd text`)
    }),
    ...refused(),
    ...states(),
  ]

  /** A check that searches for a request whose response has a problem, trying one way after another. */
  function searching(
    fact: string,
    says: string,
    expected: string,
    ways: Way[],
    judgeOf: (exchange: Exchange, draft: Draft) => Problem[],
  ): Attempt[] {
    if (ways.length === 0) return []
    const judge: Attempt['judge'] = async (baseline) => {
      const tryOut = async (draft: Draft) => {
        const request = requestOf(withDraft(await baseline(), draft), target.token)
        return judgeOf(await target.send(request, { expected }), draft)
      }
      for (const { drafts, label, share } of ways) {
        const problems = await search(drafts, tryOut, seeding(label, share), draftInWords)
        if (problems.length > 0) return problems
      }
      return []
    }
    return [attempt(fact, says, judge)]
  }

  /** One check for each fact, so that an accepted value contradicts the constraint that forbids it. */
  function refused(): Attempt[] {
    const ways = facts
      .filter(({ operationId }) => operationId === id)
      .map((fact) => ({ fact, drafts: wrongDrafts(fact) }))
    const count = ways.reduce((sum, { drafts }) => sum + drafts.length, 0)
    // The ways to break the constraints of the operation share `shares.refused`, but each gets at least one request.
    const share = Math.min(shares.wayToBreak, shares.refused / count)
    return ways.flatMap(({ fact, drafts }) =>
      searching(
        fact.id.slice(id.length + 1),
        `With a value that violates the ${fact.keyword} of ${placeOf(fact.at ?? { in: 'body', path: [] })}: 400.`,
        '400',
        drafts.map((each, index) => ({ drafts: each, label: `${fact.id}/${index}`, share })),
        (exchange) => statusUnless(excuses(fact, 'forbidden'), '400', exchange),
      ),
    )
  }

  /** Drafts with a wrong value for a field, or for the whole body, and allowed values for other fields. */
  function wrongDrafts(fact: Fact): fc.Arbitrary<Draft>[] {
    const name = fact.at?.path[0] ?? ''
    if (fact.at?.in !== 'answer' && isCostly(name)) return []
    const inputField = inputFields.find((each) => each.place === fact.at?.in && each.name === name)
    const ways = wrongValues(document, validator, operation, fact, inputField)
    if (!inputField) return ways.map((way) => way.map((body) => ({ query: {}, body })))
    const partners = besides[name] ?? {}
    const others = together.filter((other) => other !== inputField && !(other.name in partners))
    const drafts = allowedDrafts(document, others, besides, 'sure')
    const none = fc.constant<Draft>({ query: {}, body: {} })
    // `none` comes first, because shrinking prefers the first alternative.
    const rest = drafts ? fc.oneof({ withCrossShrink: true }, none, drafts, drafts) : none
    return ways.map((way) =>
      fc
        .tuple(rest, way)
        .map(([{ query, body }, value]) =>
          inputField.place === 'query'
            ? { query: { ...query, [name]: value }, body }
            : { query, body: { ...(body as object), ...partners, [name]: value } },
        ),
    )
  }

  function states(): Attempt[] {
    return (properties[id] ?? []).map(({ fact, says, judge }) => {
      const stated = suite.verified.find((each) => each.id === `${id}/${fact}`)
      const context = { document, service, inputFields: together, seeding: seeding(fact, shares.state) }
      const attempted = attempt(fact, says, () => judged(() => judge(context), stated))
      return { ...attempted, ...(target.keepsNothing && { unprovable: target.keepsNothing }) }
    })
  }

  /** Entries of the register of unknowns that leave open whether a service accepts a draft. */
  function openIn({ query, body }: Draft): string[] {
    const values: Record<InputField['place'], object> = { query, body: body as object }
    return openAbout(inputFields.filter(({ place, name }) => name in values[place]))
  }
}
