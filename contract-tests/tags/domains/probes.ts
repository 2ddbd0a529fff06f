import { domainToASCII } from 'node:url'
import type { CreateDomainRequest as Creation, CustomDomain as Domain } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { MissingFixture } from '../../../src/verifier/target/fixtures.ts'
import { Inconclusive, RefusedRequest } from '../../../src/verifier/target/target.ts'
import { ifSuccessful, type Probe, type Service, statusOf, succeeded, type Tag, unless } from '../../service.ts'

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

/** The ID of an added domain. A response without an ID contradicts a different fact, so it is inconclusive here. */
export function idIn(created: Partial<Domain> | null): string {
  if (created?.id === undefined) throw new Inconclusive('createDomain, which this check needs, returned no id')
  return created.id
}

export const idOfNew = async (service: Service): Promise<string> => idIn(await create(service))

/** Deletes a domain that the run has added, which may be visible only after a moment. @returns the last call, and its error status */
export async function deletionOf({ api, eventually }: Service, domain_id: string) {
  let [call, status]: [Promise<unknown>?, number?] = []
  await eventually(async () => {
    call = api.deleteDomain({ domain_id })
    status = await statusOf(call)
    return unless(status !== 404, 'not found')
  })
  return { call, status }
}

/** Deletes the domain that a call may have added, because a plan may allow only a few. @returns whether the call was accepted */
export async function discard(service: Service, call: Domain | Promise<Domain>): Promise<boolean> {
  const added = await ifSuccessful(Promise.resolve(call))
  if (typeof added?.id !== 'string') return added !== undefined
  await deletionOf(service, added.id).catch((error: unknown) => {
    // The target permits no deletion by an ID that it cannot trust.
    if (!(error instanceof RefusedRequest)) throw error
  })
  return true
}

export const domainIntrusions: NonNullable<Tag<'createDomain' | 'deleteDomain'>['intrusions']> = {
  async createDomain(service, intruder) {
    const adding = intruder.createDomain({ body: newDomain(service) })
    const id = (await ifSuccessful(adding))?.id
    if (id === undefined) return undefined
    const { call, status } = await deletionOf(service, id)
    // Where the deletion of an unknown ID succeeds, that of a known one proves nothing.
    const isProof = !(await succeeded(service.api.deleteDomain({ domain_id: service.unknownId(id, 'write') })))
    return status === undefined && isProof ? [adding, call] : undefined
  },
  async deleteDomain(service, intruder) {
    const domain_id = await idOfNew(service)
    const deleting = intruder.deleteDomain({ domain_id })
    const isDeleted = await succeeded(deleting)
    const { call, status } = await deletionOf(service, domain_id)
    return isDeleted && status !== undefined ? [deleting, call] : undefined
  },
}

/** The status of deleting a domain that the run has deleted before; undefined if unknown. */
export async function statusOfDeleted(service: Service): Promise<number | undefined> {
  try {
    const domain_id = await idOfNew(service)
    await (await deletionOf(service, domain_id)).call
    return await statusOf(service.api.deleteDomain({ domain_id }))
  } catch (error) {
    if (error instanceof ApiError || error instanceof Inconclusive || error instanceof MissingFixture) return undefined
    throw error
  }
}

/** The body of a new domain with a label before its name. */
export function labelled(service: Service, label: string) {
  const body = newDomain(service)
  return { ...body, domain: `${label}.${body.domain}` }
}

/** Adds a domain, and deletes it again. */
export async function tryOut(service: Service, body: Creation): Promise<Domain> {
  const domain = await service.api.createDomain({ body })
  await discard(service, domain)
  return domain
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
        const { domain } = await tryOut(service, labelled(service, label))
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
      const { domain } = await tryOut(service, labelled(service, 'UPPER'))
      return domain.startsWith('UPPER.') ? 'returned as it was sent' : 'returned differently'
    },
  },
  'createDomain/type-disagrees': {
    observes: ['domain-name-syntax'],
    says: 'A name of several labels as an apex domain',
    probe: (service) => tryOut(service, { ...newDomain(service), domainType: 'apex' }),
  },
  'createDomain/added-twice': {
    observes: ['error-status-codes'],
    says: 'A domain that the run has already added',
    probe: async (service) => {
      const body = newDomain(service)
      const first = await service.api.createDomain({ body })
      const again = service.api.createDomain({ body })
      await discard(service, again)
      await discard(service, first)
      return (await again).id === first.id ? 'the same ID again' : 'a new ID'
    },
  },
}
