import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { listOperations } from '../../src/document/document.ts'
import { document, documentedFacts } from '../../src/document/openapi.ts'
import { expectedFacts, planOf, serviceOf } from '../../src/verifier/engine/plan.ts'
import { createValidator } from '../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../src/verifier/target/target.ts'
import { at, type Defect, newSandbox, ownTarget } from '../testing/defects.ts'
import { RULE_DEFECTS } from '../testing/rule-defects.ts'
import { calls, expectations, rules } from './all-tags.ts'

const validator = createValidator(document)
const operations = listOperations(document)
const sandbox = newSandbox()
const ruleFacts = documentedFacts.filter(({ kind }) => kind === 'rule')

/** What comes of a rule or expectation on a sandbox that breaks from the moment on at which it is tried. */
async function problemsOf(fact: string, defect?: Defect) {
  await sandbox.reset()
  let isBroken = false
  const target = ownTarget(
    (answer, request, again) => (isBroken && defect ? defect(answer, request, again) : answer),
    sandbox,
  )
  const operation = operations.find(({ id }) => id === fact.split('/')[0])
  const attempt =
    operation && planOf(document, validator, ruleFacts, operation, target).find(({ facts }) => facts.includes(fact))
  if (!attempt) throw new Error(`Nothing tries ${fact}.`)
  if (!attempt.isPrior) await calls[operation.id as OperationId](serviceOf(target))
  isBroken = true
  return attempt.judge(() => expect.unreachable('no rule needs the baseline call'))
}

const all = [
  ...Object.entries(rules)
    .filter(([, { unprovable }]) => unprovable === undefined)
    .map(([name]) => ({ name, fact: name.replace('/', '/rule/') })),
  ...Object.keys(expectations).map((name) => ({ name, fact: name.replace('/', '/expectation/') })),
]

test('every rule and every expectation has a defect that breaks it', () => {
  expect(Object.keys(RULE_DEFECTS).sort()).toEqual(all.map(({ name }) => name).sort())
})

describe.each(all)('$fact', ({ name, fact }) => {
  test('is kept by the sandbox', async () => {
    expect(await problemsOf(fact)).toEqual([])
  })

  const stated = [...documentedFacts, ...expectedFacts].find(({ id }) => id === fact)
  const isAssumed = stated?.restsOn !== undefined

  test.each(Object.entries(RULE_DEFECTS[name] ?? {}))(
    `is seen to be broken${isAssumed ? ', as an assumption' : ''}: %s`,
    async (_, defect) => {
      const problems = await problemsOf(fact, defect)
      expect(problems).not.toEqual([])
      expect(problems.every(({ assumed }) => assumed)).toBe(isAssumed)
    },
  )
})

test('a token that is not accepted says nothing of what its owner may do', async () => {
  const unauthorized = at('deleteApiKey', () => Response.json({ message: 'Who?' }, { status: 401 }))
  await expect(problemsOf('deleteApiKey/rule/owner-only', unauthorized)).rejects.toThrow(Inconclusive)
})
