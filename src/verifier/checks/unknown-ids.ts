import type { Problem } from '../model/problem.ts'
import { withSegment } from '../service/request.ts'
import { type CheckKind, createCheck } from './check.ts'
import { statusProblems } from './status.ts'

/** Checks that a nonexistent ID is rejected, in each place of the path. */
export const unknownIds: CheckKind = {
  checks(context) {
    const { suite, operation, target } = context
    const observes = [suite.generic.questions.unknownIds ?? []].flat()
    return operation.parameters
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) =>
        createCheck(context, `path.${name}`, `With a nonexistent ${name}: an error.`, {
          observes,
          unprovable: target.keepsNothing,
          judge: async ({ baseline, send }) => {
            const use = operation.method === 'GET' ? 'read' : 'write'
            let problems: Problem[] = []
            // The first ID may exist by chance, but then a second one does not.
            for (const nth of [0, 1]) {
              const request = withSegment(await baseline(), operation, name, (id) => target.unknownId(id, use, nth))
              problems = statusProblems('error', await send(request, 'error'), observes)
              if (problems.length === 0) break
            }
            return problems
          },
        }),
      )
  },
}
