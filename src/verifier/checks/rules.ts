import { Inconclusive } from '../http/errors.ts'
import type { Problem } from '../model/problem.ts'
import { type Attempt, attempt, type Context, judged, type Kind, ofOperation, statedIn } from './check.ts'
import type { Suite } from './suite.ts'
import type { Expectation, Rule } from './tag.ts'

type Check = Rule & Partial<Pick<Expectation, 'restsOn' | 'parameters'>>

/** The checks of what the document states but no schema can. */
export const rules: Kind = (context) => checksOf(context, 'rule', context.suite.rules)

/** The checks of what the document does not state. */
export const expectations: Kind = (context) => checksOf(context, 'expectation', context.suite.expectations)

function checksOf(context: Context, kind: 'rule' | 'expectation', table: Suite['rules']): Attempt[] {
  return ofOperation(context.operation.id, table).flatMap(([name, check]) => checkOf(context, kind, name, check))
}

function checkOf(context: Context, kind: 'rule' | 'expectation', name: string, rule: Check): Attempt[] {
  const { before, check, isPrior, unprovable = context.target.keepsNothing, restsOn = [], parameters } = rule
  const says = `${kind === 'rule' ? 'Rule' : 'Expectation'} "${name}"`
  let earlier: unknown
  let why = 'the state before the request is not known'
  const judging = attempt(context, `${kind}/${name}`, says, {
    when: isPrior ? 'before' : 'after success',
    observes: restsOn,
    detail: (problems) => (problems.length === 0 ? 'as expected' : `not as expected: ${wordsOf(problems)}`),
    unprovable,
    parameters,
    judge: ({ service }) =>
      judged(
        async () => {
          if (before && earlier === undefined) throw new Inconclusive(why)
          return (await check?.(service, earlier)) ?? []
        },
        statedIn(context, `${kind}/${name}`),
      ),
  })
  if (!before) return [judging]
  // A check of its own, because the state must be read before the baseline request changes it.
  const remember = attempt(context, '', `Before the baseline request: ${says}`, {
    facts: [],
    when: 'before',
    unprovable,
    judge: ({ service }) =>
      judged(async () => {
        earlier = await before(service).catch((error: unknown) => {
          if (error instanceof Inconclusive) why = error.message
          throw error
        })
        return []
      }),
  })
  return [remember, judging]
}

/** What came, in the words of the suite. */
const wordsOf = (problems: Problem[]) => problems.flatMap((each) => (each.kind === 'rule' ? each.got : [])).join('; ')
