import type { components } from '../../generated/types.ts'
import type { Client } from '../../src/client/index.ts'
import type { Need } from '../fixtures.ts'
import { Inconclusive } from '../target.ts'
import type { Calls } from './calls.ts'
import { type Rule, refused, unless } from './rules.ts'

const disposable = (need: Need) => ({
  domain: need('disposable.domain'),
  domainType: 'subdomain' as const,
  region: need('region'),
})

const createDisposable = (api: Client, need: Need) => api.createDomain({ body: disposable(need) })

/** Adds the domain. An answer without its ID is judged by facts of its own. */
async function idOfDisposable(api: Client, need: Need): Promise<string> {
  const created: Partial<components['schemas']['CustomDomain']> | null = await createDisposable(api, need)
  if (created?.id === undefined) throw new Inconclusive('createDomain, on which it builds, answered no id')
  return created.id
}

export const domains: Calls<'createDomain' | 'deleteDomain'> = {
  createDomain: createDisposable,
  // Only what the run itself has added is deleted.
  deleteDomain: async (api, need) => api.deleteDomain({ domain_id: await idOfDisposable(api, need) }),
}

export const domainRules: Rule[] = [
  {
    operationId: 'createDomain',
    fact: 'the domain has what was asked for, and a DNS record to create',
    check: async ({ api, need }) => {
      const asked = disposable(need)
      const created = await api.createDomain({ body: asked })
      const isSame =
        created.domain === asked.domain && created.domainType === asked.domainType && created.region === asked.region
      const hasRecord = [created.dnsRecordName, created.dnsRecordType, created.dnsRecordValue].every(Boolean)
      return [
        ...unless(isSame, 'domain, domainType or region of the answer is another than that of the request'),
        ...unless(created.projectId === need('project_id'), 'projectId is not that of the request'),
        ...unless(hasRecord, 'a part of the DNS record is empty'),
      ]
    },
  },
  {
    operationId: 'createDomain',
    fact: 'a wildcard domain is refused',
    check: ({ api, need }) => {
      const body = { ...disposable(need), domain: `*.${need('disposable.domain')}` }
      // Unsupported is what the description says; that it is refused is not shown (`domain-name-syntax`).
      return refused(api.createDomain({ body }), 'a wildcard', { assumed: true })
    },
  },
  {
    operationId: 'createDomain',
    fact: 'a region in which the project has no app is refused',
    check: ({ api, need }) => {
      const body = { ...disposable(need), region: 'nowhere-1' }
      // It must match, says the description; that it is refused otherwise is not shown (`domain-region-mismatch`).
      return refused(api.createDomain({ body }), 'a region that does not exist', { assumed: true })
    },
  },
  {
    operationId: 'deleteDomain',
    fact: 'a domain that was deleted is not there to be deleted again',
    alsoCalls: ['createDomain'],
    check: async ({ api, need }) => {
      const domain_id = await idOfDisposable(api, need)
      await api.deleteDomain({ domain_id })
      // What a second deletion is answered is not shown (`deletion-repeated`).
      return refused(api.deleteDomain({ domain_id }), 'the second deletion', { assumed: true })
    },
  },
  {
    operationId: 'deleteDomain',
    fact: 'a domain that is assigned to an app is refused',
    check: ({ api, need }) =>
      refused(api.deleteDomain({ domain_id: need('refused.domain_id') }), 'the deletion of an assigned domain'),
  },
]
