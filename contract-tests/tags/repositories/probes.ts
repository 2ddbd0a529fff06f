import type { Probe } from '../../../src/verifier/engine/tag.ts'

export const repositoryProbes: Record<`getRepository/${string}`, Probe> = {
  'getRepository/segment': {
    observes: ['codehost-segment'],
    says: 'The path segment that the run was given',
    probe: ({ api, need }) => api.getRepository({ owner: need('owner'), repo: need('repo') }),
  },
}
