import type { components } from '../../../generated/types.ts'
import { Refusal } from '../errors.ts'
import { rfc3339 } from '../state/clock.ts'
import { dnsRecord } from '../state/seed.ts'
import { liveApps, type World } from '../state/world.ts'
import { quote } from '../values.ts'
import type { Handlers } from './handlers.ts'

type DomainCreation = components['schemas']['DomainCreation']

/** A label as in RFC 1123, section 2.1; which names the service accepts is undocumented (`domain-name-syntax`). */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const MAX_LENGTH = 253

export function domains({ store, clock, switches, notFound }: World): Handlers<'createDomain' | 'deleteDomain'> {
  return {
    createDomain: ({ caller: { projectId }, body, reply }) => {
      const regions = [...new Set(liveApps(store, projectId).map(({ app }) => app.region))]
      const { domain, domainType, region } = complete(body, regions)
      checkName(domain, switches)
      // Any app of the project may be the target (`domain-region-mismatch`).
      if (!regions.includes(region)) {
        const known = regions.join(', ')
        const expected = `body /region must be a region in which the project has an app (${known})`
        throw new Refusal(400, `${expected}; it is ${quote(region)}.`)
      }
      refuseSecond(projectId, domain)
      const now = rfc3339(clock.now())
      const created = {
        id: `domain-${store.state.created + 1}`,
        projectId,
        // Unchanged; whether the service normalizes it is undocumented (`answer-echoes-request`).
        domain,
        domainType,
        region,
        ...dnsRecord(projectId, domain, region),
        // The values and their transitions are undocumented (`domain-validation-status-values`).
        validationStatus: 'pending',
        createdAt: now,
        updatedAt: now,
      }
      store.update((state) => {
        state.created += 1
        state.domains.set(created.id, { domain: created })
      })
      return reply(switches.createDomainStatus, created)
    },

    deleteDomain: ({ caller, path, reply }) => {
      const stored = store.state.domains.get(path.domain_id)
      if (stored?.domain.projectId !== caller.projectId) throw notFound('domain', path.domain_id)
      if (stored.appId !== undefined) {
        throw new Refusal(
          switches.domainInUseStatus,
          `The domain ${stored.domain.domain} is assigned to the app ${stored.appId}; unassign it from all apps first.`,
        )
      }
      store.update((state) => state.domains.delete(path.domain_id))
      return reply(204)
    },
  }

  function refuseSecond(projectId: string, name: string): void {
    if (switches.domainAddedTwice === 'accept') return
    const isThere = [...store.state.domains.values()].some(
      ({ domain }) => domain.projectId === projectId && domain.domain.toLowerCase() === name.toLowerCase(),
    )
    if (isThere) throw new Refusal(switches.domainAddedTwice, `The project already has the domain ${quote(name)}.`)
  }

  function complete({ domain, domainType, region }: DomainCreation, regions: string[]): Required<DomainCreation> {
    const missing = Object.entries({ domain, domainType, region }).find(([, value]) => value === undefined)?.[0]
    if (missing !== undefined && switches.missingDomainFields === 'refuse') {
      throw new Refusal(400, `body /${missing} is missing; send domain, domainType and region.`)
    }
    return {
      domain: domain ?? 'unnamed.example.com',
      domainType: domainType ?? 'subdomain',
      region: region ?? regions[0] ?? '',
    }
  }
}

function checkName(domain: string, switches: World['switches']): void {
  if (domain.includes('*')) throw new Refusal(400, `body /domain must not be a wildcard; it is ${quote(domain)}.`)
  const labels = domain.split('.')
  const areLabels = labels.length > 1 && labels.every((label) => LABEL.test(label))
  const isName = domain.length <= MAX_LENGTH && areLabels && !/^\d+$/.test(labels.at(-1) ?? '')
  if (isName || switches.domainNameSyntax === 'accept') return
  throw new Refusal(400, `body /domain must be a domain name, such as api.example.com; it is ${quote(domain)}.`)
}
