import { badCredentials } from '../http/credentials.ts'
import { requestOf } from '../service/request.ts'
import { type CheckKind, createCheck, statedIn } from './check.ts'
import { statusProblems } from './status.ts'

/**
 * Checks that requests without a valid credential are rejected. For a DELETE, they run first: after the baseline request, any
 * credential gets an error.
 */
export const credentials: CheckKind = {
  checks(context) {
    const { target, operation } = context
    return Object.entries(badCredentials(target.token)).map(([name, headers]) =>
      createCheck(context, `auth/${name}`, statedIn(context, `auth/${name}`).says, {
        when: operation.method === 'DELETE' ? 'before' : 'after',
        unprovable: name === 'unknown' ? target.acceptsAnyToken : undefined,
        judge: async (tools) => {
          const problems = []
          for (const header of Object.values(headers)) {
            const request = requestOf(await tools.baseline())
            if (header !== undefined) request.headers.set('Authorization', header)
            problems.push(...statusProblems('401', await tools.target.send(request, { expected: '401' })))
          }
          return problems
        },
      }),
    )
  },
}
