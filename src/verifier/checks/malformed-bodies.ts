import { type CheckKind, createStatusCheck } from './check.ts'

/** Checks that a body that is not JSON is rejected. */
export const malformedBodies: CheckKind = {
  checks(context) {
    const { operation, target } = context
    if (!operation.requestBody) return []
    return [
      createStatusCheck(context, '400', 'With a body that is not JSON: 400.', {
        expected: '400',
        change: ({ requestBody = '{}', ...rest }) => ({ ...rest, requestBody: requestBody.slice(0, -1) }),
        unprovable: target.hangsOnMalformed,
      }),
    ]
  },
}
