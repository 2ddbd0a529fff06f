import type { components } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { isThere, refused, type Service, type Tag, unless } from '../../service.ts'
import { domainProbes } from './probes.ts'

type Domain = components['schemas']['CustomDomain']

const baseline = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

const create = (service: Service) => service.api.createDomain({ body: baseline(service) })

/** Adds a domain. An answer without its ID is judged by facts of its own. */
async function idOfNew(service: Service): Promise<string> {
  const created: Partial<Domain> | null = await create(service)
  if (created?.id === undefined) throw new Inconclusive('createDomain, on which it builds, answered no id')
  return created.id
}

/** Status of the error that a call ends in, if any. */
const statusOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )

export const domains: Tag<'createDomain' | 'deleteDomain'> = {
  calls: {
    createDomain: create,
    // Only what the run itself has added is deleted.
    deleteDomain: async (service) => service.api.deleteDomain({ domain_id: await idOfNew(service) }),
  },
  renewed: ['createDomain'],
  samples: { createDomain: baseline },

  probes: domainProbes,

  rules: {
    'createDomain/as-requested': async (service) => {
      const problems: Problem[] = []
      for (const domainType of ['subdomain', 'apex'] as const) {
        const asked = { ...baseline(service), domainType }
        const created = await service.api.createDomain({ body: asked }).catch((error: unknown) => {
          // Whether the name must agree with the type is not shown (`domain-name-syntax`).
          if (domainType === 'apex' && error instanceof ApiError) return undefined
          throw error
        })
        if (!created) continue
        const differing = (['domain', 'domainType', 'region'] as const).filter(
          (name) => created[name].toLowerCase() !== asked[name].toLowerCase(),
        )
        problems.push(...unless(differing.length === 0, `the answer has another ${differing.join(', ')}`))
      }
      return problems
    },
    'createDomain/ids-differ': async (service) => {
      const ids = [await idOfNew(service), await idOfNew(service)]
      return unless(ids[0] !== ids[1], 'two domains have one ID')
    },
    'createDomain/of-project': async (service) => {
      const { projectId } = await create(service)
      return unless(projectId === service.need('project_id'), 'projectId is not that of the request')
    },
    'createDomain/dns-record': async (service) => {
      const { dnsRecordName, dnsRecordType, dnsRecordValue } = await create(service)
      const hasRecord = [dnsRecordName, dnsRecordType, dnsRecordValue].every(Boolean)
      return unless(hasRecord, 'a part of the DNS record is empty')
    },
    'deleteDomain/refused-while-assigned': {
      check: async ({ api, need }) => {
        const domain_id = need('refused.domain_id')
        const first = isThere(api.deleteDomain({ domain_id }), 'refused.domain_id')
        const problems = await refused(first, 'the deletion of an assigned domain')
        // There is no way to look whether it is still there, but one that is gone is refused for another reason.
        const second = api.deleteDomain({ domain_id })
        const isSame = (await statusOf(first)) === (await statusOf(second))
        return [...problems, ...unless(isSame, 'once refused, it is refused in another way', { assumed: true })]
      },
    },
  },

  expectations: {
    'createDomain/stored': {
      says: 'A domain that was added is there to be deleted.',
      restsOn: ['domain-assignment'],
      check: async (service) => {
        const domain_id = await idOfNew(service)
        const status = await statusOf(service.api.deleteDomain({ domain_id }))
        return unless(status === undefined, `its deletion was answered with ${status}`)
      },
    },
    'createDomain/wildcard-refused': {
      says: 'A wildcard domain is refused.',
      restsOn: ['domain-name-syntax'],
      check: (service) => {
        const body = baseline(service)
        return refused(service.api.createDomain({ body: { ...body, domain: `*.${body.domain}` } }), 'a wildcard')
      },
    },
    'createDomain/odd-name-refused': {
      says: 'A name with an empty label is refused.',
      restsOn: ['domain-name-syntax'],
      check: (service) => {
        const body = baseline(service)
        return refused(service.api.createDomain({ body: { ...body, domain: `a..${body.domain}` } }), 'an empty label')
      },
    },
    'createDomain/foreign-region-refused': {
      says: 'A region in which the project has no app is refused.',
      restsOn: ['domain-region-mismatch'],
      check: (service) => {
        const body = { ...baseline(service), region: 'nowhere-1' }
        return refused(service.api.createDomain({ body }), 'a region that does not exist')
      },
    },
    'deleteDomain/second-refused': {
      says: 'A domain that was deleted is not there to be deleted again.',
      restsOn: ['deletion-repeated'],
      check: async (service) => {
        const domain_id = await idOfNew(service)
        await service.api.deleteDomain({ domain_id })
        return refused(service.api.deleteDomain({ domain_id }), 'the second deletion')
      },
    },
  },
}
