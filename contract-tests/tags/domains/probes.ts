import type { Probe, Service } from '../../service.ts'

const baseline = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

/** Labels in front of a name that is proper otherwise: each is odd in one way. */
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
        const body = baseline(service)
        const asked = `${label}.${body.domain}`
        const { domain } = await service.api.createDomain({ body: { ...body, domain: asked } })
        return domain === asked ? 'the name as it was given' : 'the name in another spelling'
      },
    } satisfies Probe,
  ]),
)

export const domainProbes: Record<`createDomain/${string}`, Probe> = {
  ...oddNames,
  'createDomain/type-disagrees': {
    observes: ['domain-name-syntax'],
    says: 'A name of many labels as an apex domain',
    probe: (service) => service.api.createDomain({ body: { ...baseline(service), domainType: 'apex' } }),
  },
  'createDomain/added-twice': {
    observes: ['domain-added-twice'],
    says: 'A domain that the run has added already',
    probe: async (service) => {
      const body = baseline(service)
      const { id } = await service.api.createDomain({ body })
      const again = await service.api.createDomain({ body })
      return again.id === id ? 'the same ID' : 'another ID'
    },
  },
}
