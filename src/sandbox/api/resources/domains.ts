import { numberFrom } from '../../../hash.ts'
import { rfc3339, SECOND } from '../../kit/clock.ts'
import { Refusal } from '../../kit/errors.ts'
import { quote } from '../../kit/values.ts'
import { dnsRecord, type StoredDomain } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
/** A choice: host names (RFC 1123, section 2.1) with two or more labels, but no IP addresses (`domain-name-syntax`). */
const NAME = new RegExp(`^(?!.*\\.\\d+$)(?=.{1,253}$)${LABEL}(\\.${LABEL})+$`, 'i')

export function domains(world: World): Handlers<'createDomain' | 'deleteDomain'> {
  const { store, clock, switches, notFound } = world
  return {
    createDomain: ({ caller: { projectId }, body, reply }) => {
      const regions = [...new Set(world.existingApps(projectId).map(({ region }) => region))]
      const missing = (['domain', 'domainType', 'region'] as const).find((name) => body[name] === undefined)
      if (missing && switches.missingDomainFields === 'refuse') {
        throw new Refusal(400, `body /${missing} is missing; send domain, domainType and region.`)
      }
      const { domain = 'unnamed.example.com', domainType = 'subdomain', region = regions[0] ?? '' } = body
      checkName(domain)
      // A choice: any app of the project may be the target (`domain-target-app`).
      if (!regions.includes(region)) {
        const some = regions.join(', ') || 'there is none; use a seed or snapshot in which the project has an app'
        const expected = `a region in which the project has an app (${some})`
        throw new Refusal(400, `body /region must be ${expected}; it is ${quote(region)}.`)
      }
      checkUnknown(projectId, domain)
      const now = rfc3339(clock.now())
      const created = {
        id: `domain-${store.meta.created + 1}`,
        projectId,
        // Stored unchanged; whether the service normalizes domain names is undocumented (`value-notation`).
        domain,
        domainType,
        region,
        ...dnsRecord({ projectId, domain }),
        // Status values and their transitions are undocumented (`domain-validation-status-values`).
        validationStatus: 'pending',
        createdAt: now,
        updatedAt: now,
      }
      store.setMeta({ created: store.meta.created + 1 })
      store.put('domains', created)
      return reply(switches.createDomainStatus, created)
    },

    deleteDomain: ({ caller, path, reply }) => {
      const stored = store.get('domains', path.domain_id)
      if (stored?.projectId !== caller.projectId) throw notFound('domain', path.domain_id)
      const { domain, appId } = stored
      if (appId !== undefined) {
        const problem = `The domain ${domain} is assigned to the app ${appId}; delete the app to unassign it.`
        throw new Refusal(switches.domainInUseStatus, problem)
      }
      store.remove('domains', stored.id)
      return reply(204)
    },
  }

  function checkName(name: string): void {
    if (name.includes('*')) throw new Refusal(400, `body /domain must not be a wildcard; it is ${quote(name)}.`)
    if (!NAME.test(name) && switches.domainNameSyntax === 'refuse') {
      throw new Refusal(400, `body /domain must be a domain name, such as api.example.com; it is ${quote(name)}.`)
    }
  }

  function checkUnknown(projectId: string, name: string): void {
    if (switches.domainAddedTwice === 'accept') return
    const domains = store.where('domains', 'projectId', projectId)
    const isKnown = domains.some(({ domain }) => domain.toLowerCase() === name.toLowerCase())
    if (isKnown) throw new Refusal(switches.domainAddedTwice, `The project already has the domain ${quote(name)}.`)
  }
}

/**
 * Derives a domain at the moment of the world: a pending domain is validated some tens of seconds after its creation, but one in
 * eight fails. The values and transitions are a choice (`domain-validation-status-values`).
 */
export function domainNow({ start, moment }: World, domain: StoredDomain): StoredDomain {
  const created = Math.max(Date.parse(domain.createdAt), start())
  const checkedAt = created + numberFrom(`${domain.id} validation`, 20, 50) * SECOND
  if (domain.validationStatus !== 'pending' || moment() < checkedAt) return domain
  const validationStatus = numberFrom(`${domain.id} outcome`, 1, 8) === 1 ? 'failed' : 'validated'
  return { ...domain, validationStatus, updatedAt: rfc3339(checkedAt) }
}
