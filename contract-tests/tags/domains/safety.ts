import { NOBODY, only, type Permission } from '../../../src/verifier/http/safety.ts'
import type { Tag } from '../../service.ts'

type DomainTag = Tag<'createDomain' | 'deleteDomain'>

export const safety = {
  createDomain: {
    lowest: 'write',
    permit({ body }, { fixtures }): Permission {
      const domain = (body as { domain?: unknown } | undefined)?.domain
      const own = fixtures['disposable.domain']
      // A body that names no domain may be sent: it cannot add a domain that belongs to somebody else.
      if (typeof domain !== 'string' || domain === '' || (own && domain.endsWith(`.${own}`))) return 'write'
      return { never: 'the domain is not a subdomain of disposable.domain in the fixtures' }
    },
  },
  deleteDomain: {
    lowest: 'write',
    permit: ({ path }, { fixtures, created }) =>
      path.domain_id === NOBODY || created.has(path.domain_id ?? '')
        ? 'write'
        : only('destructive', path.domain_id, fixtures['refused.domain_id'], fixtures['foreign.domain_id']),
  },
} satisfies DomainTag['safety']
