import { UNDOCUMENTED_METHOD } from '../suite.ts'
import { changed, type Kind, statedIn } from './attempt.ts'

/** Checks that a body that is not JSON is rejected. */
export const malformedBodies: Kind = (context) =>
  context.operation.requestBody
    ? [
        changed(context, '400', 'With a body that is not JSON: 400.', {
          expected: '400',
          change: ({ requestBody = '{}', ...rest }) => ({ ...rest, requestBody: requestBody.slice(0, -1) }),
          unprovable: context.target.keepsNothing && 'malformed JSON hangs the mock',
        }),
      ]
    : []

/** Checks that a method that no operation has is rejected. */
export const otherMethods: Kind = (context) => [
  changed(context, 'expectation/no-other-method', `With ${UNDOCUMENTED_METHOD}: an error.`, {
    expected: 'error',
    change: (baseline) => ({ ...baseline, method: UNDOCUMENTED_METHOD }),
    observes: statedIn(context, 'expectation/no-other-method').restsOn ?? [],
    unprovable: context.target.isOwn ? undefined : 'an undocumented method may do anything on a real environment',
  }),
]
