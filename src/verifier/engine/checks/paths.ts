import { withSegment } from '../baseline.ts'
import { statusProblems } from '../status.ts'
import { parentsOf } from '../suite.ts'
import type { Problem } from '../validator.ts'
import { attempt, changed, type Kind, statedIn } from './attempt.ts'

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

export const otherParents: Kind = (context) => {
  const { operation, target } = context
  return parentsOf(operation).map((name) => {
    const { says = '', restsOn = [] } = statedIn(context, `expectation/below-other-${name}`)
    return changed(context, `expectation/below-other-${name}`, says, {
      expected: 'error',
      observes: restsOn,
      unprovable: target.keepsNothing,
      change: (baseline, { service }) => withSegment(baseline, operation, name, () => service.need(`other_${name}`)),
    })
  })
}
