import { type CheckKind, createStatusCheck } from './check.ts'
import { UNDOCUMENTED_METHOD } from './suite.ts'

/** Checks that a method that no operation has is rejected. */
export const otherMethods: CheckKind = (context) => {
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
}
