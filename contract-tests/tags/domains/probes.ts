import { ifSuccessful, type Probe, type Service, succeeded, type Tag } from '../../service.ts'
import { idOfNew, labelled, newDomain } from './new-domain.ts'

export const domainIntrusions: NonNullable<Tag<'createDomain' | 'deleteDomain'>['intrusions']> = {
  async createDomain(service, intruder) {
    const { api, unknownId } = service
    const adding = intruder.createDomain({ body: newDomain(service) })
    const id = (await ifSuccessful(adding))?.id
    if (id === undefined) return undefined
    const deleting = api.deleteDomain({ domain_id: id })
    // Where the deletion of an unknown ID succeeds, that of a known one proves nothing.
    const isProof =
      (await succeeded(deleting)) && !(await succeeded(api.deleteDomain({ domain_id: unknownId(id, 'write') })))
    return isProof ? [adding, deleting] : undefined
  },
  async deleteDomain(service, intruder) {
    const domain_id = await idOfNew(service)
    const deleting = intruder.deleteDomain({ domain_id })
    const isDeleted = await succeeded(deleting)
    const again = service.api.deleteDomain({ domain_id })
    return !(await succeeded(again)) && isDeleted ? [deleting, again] : undefined
  },
}

/** Unusual labels to put before a valid name, and what is unusual about each. */
const ODD_LABELS: [label: string, oddity: string][] = [
  ['_acme', 'begins with an underscore'],
  ['-dash', 'begins with a dash'],
  ['x'.repeat(64), 'has 64 characters'],
  ['ümlaut', 'is not ASCII'],
  ['7', 'is a number'],
]

const oddNames: Record<`createDomain/${string}`, Probe> = Object.fromEntries(
  ODD_LABELS.map(([label, oddity]) => [
    `createDomain/label-${oddity.replaceAll(' ', '-')}`,
    {
      observes: ['domain-name-syntax'],
      says: `A name with a label that ${oddity}`,
      probe: async (service: Service) => {
        const { domain } = await service.api.createDomain({ body: labelled(service, label) })
        return domain.startsWith(`${label}.`) ? 'the label is unchanged' : 'the label has changed'
      },
    } satisfies Probe,
  ]),
)

export const domainProbes: Record<`createDomain/${string}`, Probe> = {
  ...oddNames,
  'createDomain/in-capitals': {
    observes: ['domain-name-syntax', 'value-notation'],
    says: 'A name with a label in capitals',
    probe: async (service) => {
      const { domain } = await service.api.createDomain({ body: labelled(service, 'UPPER') })
      return domain.startsWith('UPPER.') ? 'returned as it was sent' : 'returned differently'
    },
  },
  'createDomain/type-disagrees': {
    observes: ['domain-name-syntax'],
    says: 'A name of several labels as an apex domain',
    probe: (service) => service.api.createDomain({ body: { ...newDomain(service), domainType: 'apex' } }),
  },
  'createDomain/added-twice': {
    observes: ['error-status-codes'],
    says: 'A domain that the run has already added',
    probe: async (service) => {
      const body = newDomain(service)
      const first = await service.api.createDomain({ body })
      const again = await service.api.createDomain({ body })
      return again.id === first.id ? 'the same ID again' : 'a new ID'
    },
  },
}
