import { type CheckKind, createStatusCheck, statedIn } from './check.ts'
import { UNDOCUMENTED_METHOD } from './suite.ts'

/** Checks that a method that no operation has is rejected. */
export const otherMethods: CheckKind = (context) => [
  createStatusCheck(context, 'expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, {
    expected: 'error',
    change: (baseline) => ({ ...baseline, method: UNDOCUMENTED_METHOD }),
    observes: statedIn(context, 'expectation/no-other-method').restsOn ?? [],
    unprovable: context.target.isOwn ? undefined : 'an undocumented method may do anything on a real environment',
  }),
]
