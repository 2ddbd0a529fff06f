import type { Probe, Service } from '../../service.ts'

/** Returns the body of a valid createDomain request, with a new name each time. */
export const newDomain = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

/** Adds a new domain with a label before its name. */
export function createNamed(service: Service, label: string) {
  const body = newDomain(service)
  return service.api.createDomain({ body: { ...body, domain: `${label}.${body.domain}` } })
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
        const { domain } = await createNamed(service, label)
        return domain.startsWith(`${label}.`) ? 'the label is unchanged' : 'the label has changed'
      },
    } satisfies Probe,
  ]),
)

export const domainProbes: Record<`createDomain/${string}`, Probe> = {
  ...oddNames,
  'createDomain/in-capitals': {
    observes: ['domain-name-syntax', 'values-as-sent'],
    says: 'A name with a label in capitals',
    probe: async (service) => {
      const { domain } = await createNamed(service, 'UPPER')
      return domain.startsWith('UPPER.') ? 'returned as it was sent' : 'returned differently'
    },
  },
  'createDomain/type-disagrees': {
    observes: ['domain-name-syntax'],
    says: 'A name of several labels as an apex domain',
    probe: (service) => service.api.createDomain({ body: { ...newDomain(service), domainType: 'apex' } }),
  },
  'createDomain/added-twice': {
    observes: ['domain-added-twice'],
    says: 'A domain that the run has already added',
    probe: async (service) => {
      const body = newDomain(service)
      const { id } = await service.api.createDomain({ body })
      const again = await service.api.createDomain({ body })
      return again.id === id ? 'the same ID again' : 'a new ID'
    },
  },
}
