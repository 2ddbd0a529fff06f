import { type CheckKind, createStatusCheck, expectedFact } from './check.ts'

/** A method that no operation has, so its effect is undocumented. */
export const UNDOCUMENTED_METHOD = 'PUT'

/** Checks that a method that no operation has is rejected. */
export const otherMethods: CheckKind = {
  facts({ generic }, { id }) {
    const { otherMethods: entry } = generic.questions
    if (entry === undefined) return []
    const says = `${UNDOCUMENTED_METHOD} on the path of the operation is rejected.`
    return [expectedFact(id, 'no-other-method', { says, restsOn: [entry] })]
  },
  checks(context) {
    const { suite, target } = context
    const { otherMethods: entry } = suite.generic.questions
    if (entry === undefined) return []
    const check = createStatusCheck(context, 'expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, {
      expected: 'error',
      change: (baseline) => ({ ...baseline, method: UNDOCUMENTED_METHOD }),
      observes: [entry],
      unprovable: target.isOwn ? undefined : 'an undocumented method may do anything on a real environment',
    })
    return [check]
  },
}
