import { domainToASCII } from 'node:url'
import type { CreateDomainRequest as Creation, CustomDomain as Domain } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { MissingFixture } from '../../../src/verifier/http/fixtures.ts'
import { asPhrase, type Problem, unless } from '../../problems.ts'
import { Inconclusive, inTurn, refused, type Service, statusOf, succeeded } from '../../service.ts'

/** Returns the body of a valid createDomain request, with a new name each time. */
export const newDomain = ({ uniqueName, need }: Service) => ({
  domain: uniqueName(need('disposable.domain')),
  domainType: 'subdomain' as const,
  region: need('region'),
})

/** The fields of the request that the response repeats. */
export const ECHOED = ['domain', 'domainType', 'region'] as const

/** Returns a problem for each field of a new domain that differs from the value sent, ignoring notation. */
export function echoProblems(sent: Partial<Creation>, domain: Partial<Domain>): Problem[] {
  const written = (value: unknown) => {
    const text = `${value}`.trim().toLowerCase().replace(/\.$/, '')
    return domainToASCII(text) || text
  }
  return ECHOED.flatMap((name) => {
    const asked = sent[name]
    const got = domain[name]
    const isSame = asked === undefined || got === undefined || written(asked) === written(got)
    return unless(isSame, `${name}: sent ${asked}, got ${asPhrase(got)}`)
  })
}

export const create = (service: Service) => service.api.createDomain({ body: newDomain(service) })

/** The ID of an added domain. A response without an ID contradicts a different fact, so it is inconclusive here. */
export function idIn(created: Partial<Domain> | null): string {
  if (created?.id === undefined) throw new Inconclusive('createDomain, which this check needs, returned no id')
  return created.id
}

export const idOfNew = async (service: Service): Promise<string> => idIn(await create(service))

/** Tries to add a domain, and deletes it again, because a plan may allow only a few. */
export async function tryOut({ api }: Service, body: Creation) {
  const call = api.createDomain({ body })
  const isAdded = await succeeded(call)
  if (isAdded) await api.deleteDomain({ domain_id: idIn(await call) })
  return { call, isAdded }
}

/** Whether an addition was rejected with the same status and reason as that of a domain that exists. */
export async function isSameRejection(call: Promise<unknown>, body: Creation, service: Service, existing: Creation) {
  // Not with tryOut: a service that returns the existing domain instead would then delete it.
  const again = service.api.createDomain({ body: existing })
  return (await rejectionOf(call, body)) === (await rejectionOf(again, existing))
}

/** The status and the message of a rejection, without the name of the domain and other words with digits, such as IDs. */
const rejectionOf = (call: Promise<unknown>, { domain = '' }: Creation) =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const message = String(error.serviceMessage)
        .replaceAll(domain, '')
        .replace(/\S*\d\S*/g, '')
      return `${error.status} ${message}`
    },
  )

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

/** The body of a new domain with a label before its name. */
export function labelled(service: Service, label: string) {
  const body = newDomain(service)
  return { ...body, domain: `${label}.${body.domain}` }
}

/** Checks that domains are rejected, and not only because a plan allows no further one (`usage-limits`). */
export async function allRefused(
  service: Service,
  domains: { label?: string; region?: string; what: string; restsOn?: string[] }[],
) {
  const problems = await inTurn(domains, async ({ label, region, what, restsOn = [] }) => {
    const named = label === undefined ? newDomain(service) : labelled(service, label)
    const body = { ...named, ...(region !== undefined && { region }) }
    return (await refused(service.api.createDomain({ body }), what)).map((problem) => ({ ...problem, restsOn }))
  })
  if (problems.flat().length === 0) await create(service)
  return problems.flat()
}
