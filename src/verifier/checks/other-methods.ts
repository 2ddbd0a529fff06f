import { type CheckKind, createStatusCheck, expectedFact } from './check.ts'

/** Checks that a method that no operation has is rejected. */
export const otherMethods: CheckKind = {
  facts({ generic }, { id }) {
    const { otherMethods: question } = generic.questions
    if (!question) return []
    const says = `${question.method} on the path of the operation is rejected.`
    return [expectedFact(id, 'no-other-method', { says, restsOn: [question.entry] })]
  },
  checks(context) {
    const { suite, target } = context
    const { otherMethods: question } = suite.generic.questions
    if (!question) return []
    const { entry, method } = question
    const check = createStatusCheck(context, 'expectation/no-other-method', `With ${method}: an error.`, {
      expected: 'error',
      change: (baseline) => ({ ...baseline, method }),
      observes: [entry],
      unprovable: target.isOwn ? undefined : 'an undocumented method may do anything on a real environment',
    })
    return [check]
  },
}
