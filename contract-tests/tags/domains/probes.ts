import { domainToASCII } from 'node:url'
import type { CreateDomainRequest as Creation, CustomDomain as Domain } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { MissingFixture } from '../../../src/verifier/target/fixtures.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Probe, type Service, statusOf, unless } from '../../service.ts'

/** Returns the body of a valid createDomain request, with a new name each time. */
export const newDomain = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

/** The fields of the request that the response repeats. */
export const ECHOED = ['domain', 'domainType', 'region'] as const

/** Returns a problem for each field that a new domain has with another value than was sent, however both are written. */
export function echoProblems(sent: Partial<Creation>, domain: Partial<Domain>): Problem[] {
  const written = (value: unknown) => {
    const text = `${value}`.trim().toLowerCase().replace(/\.$/, '')
    return domainToASCII(text) || text
  }
  return ECHOED.flatMap((name) => {
    const [asked, got] = [sent[name], domain[name]]
    const isSame = asked === undefined || got === undefined || written(asked) === written(got)
    return unless(isSame, `${name}: sent ${asked}, got ${got}`)
  })
}

export const create = (service: Service) => service.api.createDomain({ body: newDomain(service) })

/** Adds a domain and returns its ID. A response without an ID contradicts a different fact, so it is inconclusive here. */
export async function idOfNew(service: Service): Promise<string> {
  const created: Partial<Domain> | null = await create(service)
  if (created?.id === undefined) throw new Inconclusive('createDomain, which this check needs, returned no id')
  return created.id
}

/** The status of deleting a domain that the run has deleted before; undefined if unknown. */
export async function statusOfDeleted(service: Service): Promise<number | undefined> {
  try {
    const domain_id = await idOfNew(service)
    await service.api.deleteDomain({ domain_id })
    return await statusOf(service.api.deleteDomain({ domain_id }))
  } catch (error) {
    if (error instanceof ApiError || error instanceof Inconclusive || error instanceof MissingFixture) return undefined
    throw error
  }
}

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
    observes: ['error-status-codes'],
    says: 'A domain that the run has already added',
    probe: async (service) => {
      const body = newDomain(service)
      const { id } = await service.api.createDomain({ body })
      const again = await service.api.createDomain({ body })
      return again.id === id ? 'the same ID again' : 'a new ID'
    },
  },
}
