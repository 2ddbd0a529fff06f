import type { Probe } from '../../service.ts'

export const repositoryProbes: Record<`getRepository/${string}`, Probe> = {
  'getRepository/segment': {
    observes: ['codehost-segment'],
    says: 'The path segment that the run was given',
    probe: ({ api, need }) => api.getRepository({ owner: need('owner'), repo: need('repo') }),
  },
}
