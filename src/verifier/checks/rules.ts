import { Inconclusive } from '../model/inconclusive.ts'
import {
  type Check,
  type CheckContext,
  type CheckKind,
  createCheck,
  expectedFact,
  judged,
  ofOperation,
  statedIn,
} from './check.ts'
import type { Expectation, Rule } from './tag.ts'

/** A rule or an expectation, by the end of the ID of its fact. */
type Checked = Rule & Partial<Pick<Expectation, 'restsOn' | 'parameters'>>

/** The checks of what the document states but no schema can. */
export const rules: CheckKind = {
  checks: (context) => checksOf(context, 'rule', context.suite.rules),
}

/** The checks of what the document does not state. */
export const expectations: CheckKind = {
  facts: (suite, { id }) =>
    ofOperation(id, suite.expectations).map(([name, expectation]) => expectedFact(id, name, expectation)),
  checks: (context) => checksOf(context, 'expectation', context.suite.expectations),
}

function checksOf(context: CheckContext, kind: 'rule' | 'expectation', table: Record<string, Checked>): Check[] {
  return ofOperation(context.operation.id, table).flatMap(([name, rule]) => ofRule(context, kind, name, rule))
}

function ofRule(context: CheckContext, kind: 'rule' | 'expectation', name: string, rule: Checked): Check[] {
  const { before, check, isPrior, unprovable = context.target.keepsNothing, restsOn = [], parameters } = rule
  const id = `${kind}/${name}`
  const says = `${kind === 'rule' ? 'Rule' : 'Expectation'} "${name}"`
  let earlier: unknown
  let why = 'the state before the request is not known'
  const { id: fact, effects = [], restsOn: open } = statedIn(context, id)
  const comparing = createCheck(context, id, says, {
    facts: [fact, ...effects],
    when: isPrior ? 'before' : 'after success',
    observes: restsOn,
    detail: (problems) => (problems.length === 0 ? 'as expected' : 'not as expected'),
    unprovable,
    parameters,
    judge: ({ service }) =>
      judged(
        async () => {
          if (before && earlier === undefined) throw new Inconclusive(why)
          return (await check?.(service, earlier)) ?? []
        },
        { id: fact, ...(open && { restsOn: open }) },
      ),
  })
  if (!before) return [comparing]
  // A check of its own, because the state must be read before the baseline request changes it.
  const reading = createCheck(context, `before/${id}`, `Before the baseline request: ${says}`, {
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
  return [reading, comparing]
}
