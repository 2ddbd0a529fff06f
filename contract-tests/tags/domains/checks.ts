import type { components } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { bodyOf, faultsIn, isMissing, otherThan, withBody } from '../../../src/verifier/mutants/faults.ts'
import type { Call, Original } from '../../../src/verifier/mutants/mutant.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import {
  type Faults,
  faultPer,
  ifAccepted,
  inTurn,
  isThere,
  refused,
  type Service,
  type Tag,
  unless,
} from '../../service.ts'
import { createNamed, domainProbes, newDomain } from './probes.ts'
import { cleanup, safety } from './safety.ts'

type Domain = components['schemas']['CustomDomain']
type Creation = components['schemas']['CreateDomainRequest']

const create = (service: Service) => service.api.createDomain({ body: newDomain(service) })

/** Adds a domain and returns its ID. A response without an ID contradicts a different fact, so it is inconclusive here. */
async function idOfNew(service: Service): Promise<string> {
  const created: Partial<Domain> | null = await create(service)
  if (created?.id === undefined) throw new Inconclusive('createDomain, which this check needs, returned no id')
  return created.id
}

/** Returns the status of the error response to a call; undefined if the call succeeds. */
const statusOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )

const creation = faultsIn<Domain>('createDomain')
const deletion = faultsIn('deleteDomain')

const created = propertiesOf(document, 'CustomDomain')
/** The fields of the request that the response repeats. */
const ECHOED = ['domain', 'domainType', 'region'] as const
const DNS_RECORD = ['dnsRecordName', 'dnsRecordType', 'dnsRecordValue'] as const

const hasName = (isMeant: (name: string) => boolean) => (asked: Creation) =>
  typeof asked.domain === 'string' && isMeant(asked.domain)

/** Creates two faults: a request that should be rejected is accepted with the fields of `valid`, or fails with 500. */
const notRefusing = (
  accepted: string,
  isMeant: (asked: Creation, original: Original) => boolean,
  valid: (asked: Creation, original: Original) => Partial<Creation>,
): Faults => {
  const meant = (call: Call, original: Original) => {
    const asked = bodyOf(call) as Creation | null | undefined
    return asked && isMeant(asked, original) ? asked : undefined
  }
  return {
    [accepted]: creation.call((call, original) => {
      const asked = meant(call, original)
      return asked && withBody(call, { ...asked, ...valid(asked, original) })
    }),
    'the rejection has status 500': creation.fails(
      (call, { status }, original) => status !== 401 && meant(call, original) !== undefined,
    ),
  }
}

const isAssigned = ({ path }: Call, { state }: Original) =>
  state().domains.some(({ domain, appId }) => domain.id === path.domain_id && appId !== undefined)

export const domains: Tag<'createDomain' | 'deleteDomain'> = {
  safety,
  cleanup,

  calls: {
    createDomain: create,
    // Deletes only a domain that the run itself has added.
    deleteDomain: async (service) => service.api.deleteDomain({ domain_id: await idOfNew(service) }),
  },
  renewed: ['createDomain'],
  samples: { createDomain: newDomain },

  probes: domainProbes,

  rules: {
    'createDomain/as-requested': {
      faults: {
        ...faultPer(ECHOED, (name) => [
          `${name} differs from the request`,
          creation.fields((domain) => ({ [name]: otherThan(domain[name], created[name]?.enum) })),
        ]),
        'domainType is always subdomain': creation.fields(() => ({ domainType: 'subdomain' })),
      },
      check: async (service) => {
        const problems = await inTurn(['subdomain', 'apex'] as const, async (domainType) => {
          const body = { ...newDomain(service), domainType }
          const creating = service.api.createDomain({ body })
          // Whether the name must match the type is undocumented (`domain-name-syntax`).
          const created = domainType === 'apex' ? await ifAccepted(creating) : await creating
          const differing = ECHOED.filter((name) => created && created[name].toLowerCase() !== body[name].toLowerCase())
          return unless(differing.length === 0, `the response differs from the request in ${differing.join(', ')}`)
        })
        return problems.flat()
      },
    },
    'createDomain/ids-differ': {
      faults: { 'all domains have the same ID': creation.fields(() => ({ id: 'domain-api' })) },
      check: async (service) => {
        const ids = [await idOfNew(service), await idOfNew(service)]
        return unless(ids[0] !== ids[1], 'two domains have the same ID')
      },
    },
    'createDomain/of-project': {
      faults: { 'projectId is wrong': creation.fields(() => ({ projectId: 'p-other' })) },
      check: async (service) => {
        const { projectId } = await create(service)
        return unless(projectId === service.need('project_id'), 'projectId differs from the request')
      },
    },
    'createDomain/wildcard-unsupported': {
      faults: notRefusing(
        'a wildcard is accepted',
        hasName((name) => name.startsWith('*.')),
        ({ domain = '' }) => ({ domain: domain.slice(2) }),
      ),
      check: (service) => refused(createNamed(service, '*'), 'a wildcard'),
    },
    'createDomain/region-must-match': {
      faults: notRefusing(
        'any region is accepted',
        ({ region }, { fixtures }) => typeof region === 'string' && region !== fixtures.region,
        (_, { fixtures }) => ({ region: fixtures.region }),
      ),
      check: (service) => {
        const body = { ...newDomain(service), region: 'nowhere-1' }
        return refused(service.api.createDomain({ body }), 'a region that does not exist')
      },
    },
    'deleteDomain/refused-while-assigned': {
      faults: {
        'an assigned domain is deleted': deletion.call(async (call, original) => {
          if (!isAssigned(call, original)) return undefined
          await original.changeState((state) => ({
            ...state,
            domains: state.domains.map(({ domain }) => ({ domain })),
          }))
          return call
        }),
        ...deletion.wrongRefusal('the deletion returns success, but the domain stays', (call, _, original) =>
          isAssigned(call, original),
        ),
        'the deletion is rejected, but the domain is gone': deletion.response(async (correct, call, original) => {
          if (correct.status !== 401 && isAssigned(call, original)) {
            await original.changeState((state) => ({
              ...state,
              domains: state.domains.filter(({ domain }) => domain.id !== call.path.domain_id),
            }))
          }
          return correct
        }),
      },
      check: async ({ api, need }) => {
        const domain_id = need('refused.domain_id')
        const first = isThere(api.deleteDomain({ domain_id }), 'refused.domain_id')
        const problems = await refused(first, 'the deletion of an assigned domain')
        // No operation reads a domain, but a second deletion is assumed to return a different status if the domain is gone.
        const second = api.deleteDomain({ domain_id })
        const isSame = (await statusOf(first)) === (await statusOf(second))
        return [
          ...problems,
          ...unless(isSame, 'first and second deletion differ in status', { restsOn: ['rejected-deletion-status'] }),
        ]
      },
    },
  },

  expectations: {
    'createDomain/stored': {
      says: 'A domain that was added can be deleted.',
      restsOn: ['domain-assignment'],
      faults: { 'the domain is returned, but not stored': creation.forgets },
      check: async (service) => {
        const domain_id = await idOfNew(service)
        return service.eventually(async () => {
          const status = await statusOf(service.api.deleteDomain({ domain_id }))
          return unless(status === undefined, `the deletion of a new domain returned ${status}`)
        })
      },
    },
    'createDomain/dns-record': {
      says: 'No field of the DNS record is empty.',
      restsOn: ['response-field-presence'],
      faults: faultPer(DNS_RECORD, (name) => [`${name} is empty`, creation.fields(() => ({ [name]: '' }))]),
      check: async (service) => {
        const domain = await create(service)
        return unless(
          DNS_RECORD.every((name) => domain[name]),
          'a field of the DNS record is missing or empty',
        )
      },
    },
    'createDomain/odd-name-refused': {
      says: 'A name with an empty label is rejected.',
      restsOn: ['domain-name-syntax'],
      faults: notRefusing(
        'an empty label is accepted',
        hasName((name) => name.includes('..')),
        ({ domain = '' }) => ({ domain: domain.replace('..', '.') }),
      ),
      check: (service) => refused(createNamed(service, 'a.'), 'an empty label'),
    },
    'deleteDomain/second-refused': {
      says: 'Deleting a domain a second time fails.',
      restsOn: ['deletion-repeated'],
      faults: {
        'the deletion returns success, but the domain stays': deletion.forgets,
        ...deletion.wrongRefusal('a second deletion succeeds', isMissing),
      },
      check: async (service) => {
        const domain_id = await idOfNew(service)
        await service.api.deleteDomain({ domain_id })
        return service.eventually(() => refused(service.api.deleteDomain({ domain_id }), 'the second deletion'))
      },
    },
  },
}
