import type { components } from '../../generated/types.ts'
import { follow, type OpenApiDocument, type Schema } from '../../src/document/document.ts'
import { changesBody, changesCall, withPath } from '../../src/verifier/mutants/faults.ts'
import { breakingRule, type Mutant } from '../../src/verifier/mutants/mutant.ts'

type Run = components['schemas']['RunDetails']
type Repository = components['schemas']['Repository']
type Branches = components['schemas']['BranchList']

const running = (change: Partial<Run['item']>) =>
  changesBody<Run>('getRun', ({ item, ...rest }) => ({ ...rest, item: { ...item, ...change } }))
const describing = (change: (repository: Repository) => Partial<Repository>) =>
  changesBody<Repository>('getRepository', (repository) => ({ ...repository, ...change(repository) }))
const branching = (change: (branches: Branches['branches']) => Branches['branches']) =>
  changesBody<Branches>('listBranches', ({ branches, ...rest }) => ({ ...rest, branches: change(branches) }))

export function runMutants(document: OpenApiDocument): Mutant[] {
  const { dependentRequired = {} } = follow<Schema>(document, { $ref: '#/components/schemas/Run' })
  const others = (change: (item: Run['item']) => object) =>
    changesBody<Run>('getRun', ({ item, ...rest }) => ({
      ...rest,
      item: item.ephemeral === true ? item : change(item),
    }))
  return [
    ...asRequested(),
    ...breakingRule('getRun/rule/ephemeral-only', {
      'an ephemeral one says that it is none': running({ ephemeral: false }),
      ...Object.fromEntries(
        Object.keys(dependentRequired).map((name) => [
          `another one has ${name}`,
          others((item) => ({ ...item, ephemeral: false, [name]: 'planted' })),
        ]),
      ),
    }),
  ]
}

function asRequested(): Mutant[] {
  return breakingRule('getRun/rule/as-requested', {
    'another ID is answered': running({ id: 'run-other' }),
    'it is of another project': running({ projectId: 'p-other' }),
    'it always is the same': changesCall('getRun', (call, { fixtures }) =>
      fixtures.further.run_ids.includes(call.path.run_id ?? '') ? withPath(call, 'run_id', fixtures.run_id) : undefined,
    ),
  })
}

export function repositoryMutants(): Mutant[] {
  return [
    ...breakingRule('getRepository/rule/as-requested', {
      'the owner is another': describing(({ name }) => ({ fullName: `other/${name}` })),
      'the full name has another name': describing(({ fullName }) => ({ fullName: `${fullName}-other` })),
      'the name is another': describing(({ name }) => ({ name: `${name}-other` })),
    }),
    ...breakingRule('listBranches/expectation/as-repository', {
      'one is missing': branching((branches) => branches.slice(0, -1)),
      'there is one too many': branching((branches) => [
        ...branches,
        ...branches.slice(-1).map((branch) => ({ ...branch, name: 'other' })),
      ]),
      'none is the default': branching((branches) => branches.map((branch) => ({ ...branch, default: false }))),
      'all are the default': branching((branches) => branches.map((branch) => ({ ...branch, default: true }))),
      'another is the default': branching((branches) =>
        branches.map((branch, index) => ({ ...branch, default: index === branches.length - 1 })),
      ),
      'the number of branches is one off': describing(({ branchCount }) => ({ branchCount: branchCount + 1 })),
    }),
  ]
}
