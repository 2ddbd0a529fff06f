import { badCredentials } from '../http/credentials.ts'
import type { Problem } from '../model/problem.ts'
import { requestOf, withSegment } from '../service/request.ts'
import { attempt, changed, type Kind, statedIn } from './check.ts'
import { statusProblems } from './status.ts'
import { UNDOCUMENTED_METHOD } from './suite.ts'

/** Checks that requests without a valid credential are rejected. For a DELETE, they run first: after the baseline request, any credential gets an error. */
export const credentials: Kind = (context) => {
  const { target, operation } = context
  return Object.entries(badCredentials(target.token)).map(([name, headers]) =>
    attempt(context, `auth/${name}`, statedIn(context, `auth/${name}`).says ?? '', {
      when: operation.method === 'DELETE' ? 'before' : 'after',
      unprovable: name === 'unknown' ? target.acceptsAnyToken : undefined,
      judge: async ({ target, baseline }) => {
        const problems = []
        for (const header of Object.values(headers)) {
          const request = requestOf(await baseline())
          if (header !== undefined) request.headers.set('Authorization', header)
          problems.push(...statusProblems('401', await target.send(request, { expected: '401' })))
        }
        return problems
      },
    }),
  )
}

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

/** Checks that a nonexistent ID is rejected, in each place of the path. */
export const unknownIds: Kind = (context) => {
  const { operation, target } = context
  return operation.parameters
    .filter(({ in: place }) => place === 'path')
    .map(({ name }) =>
      attempt(context, `path.${name}`, `With a nonexistent ${name}: an error.`, {
        observes: ['error-status-codes'],
        unprovable: target.keepsNothing,
        judge: async ({ target, baseline, send }) => {
          const use = operation.method === 'GET' ? 'read' : 'write'
          let problems: Problem[] = []
          // The first ID may exist by chance, but then a second one does not.
          for (const nth of [0, 1]) {
            const request = withSegment(await baseline(), operation, name, (id) => target.unknownId(id, use, nth))
            problems = statusProblems('error', await send(request, 'error'), ['error-status-codes'])
            if (problems.length === 0) break
          }
          return problems
        },
      }),
    )
}
