import type { Probe, Service } from '../../service.ts'

/** The body of a valid createDomain request. */
export const newDomain = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

/** Adds a domain whose name begins with a label. */
export function createNamed(service: Service, label: string) {
  const body = newDomain(service)
  return service.api.createDomain({ body: { ...body, domain: `${label}.${body.domain}` } })
}

/** Labels that are unusual in one way each, put in front of a valid name. */
const ODD_LABELS: [label: string, oddity: string][] = [
  ['_acme', 'begins with an underscore'],
  ['-dash', 'begins with a dash'],
  ['x'.repeat(64), 'has 64 characters'],
  ['UPPER', 'is in capitals'],
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
        return domain.startsWith(`${label}.`) ? 'the name as it was sent' : 'the name in another spelling'
      },
    } satisfies Probe,
  ]),
)

export const domainProbes: Record<`createDomain/${string}`, Probe> = {
  ...oddNames,
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
      return again.id === id ? 'the same ID' : 'another ID'
    },
  },
}
