import type { CreateDomainRequest as Creation, CustomDomain as Domain } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/json.ts'
import { affecting, changeList, type Faults, faultPer } from '../../faults.ts'
import { bodyOf, faultsIn, isMissing, otherThan, withBody } from '../../mutants/faults.ts'
import type { Call, Original } from '../../mutants/mutant.ts'
import { shown, unless, violated } from '../../problems.ts'
import { ifAccepted, inTurn, isThere, refused, refusedElsewhere, statusOf, type Tag } from '../../service.ts'
import { containersOfOthers } from '../apps/discovery.ts'
import { cleanup } from './cleanup.ts'
import {
  allRefused,
  create,
  ECHOED,
  echoProblems,
  idIn,
  isSameRejection,
  newDomain,
  statusOfDeleted,
  tryOut,
} from './new-domain.ts'
import { domainIntrusions, domainProbes } from './probes.ts'
import { safety } from './safety.ts'

const creation = faultsIn<Domain>('createDomain')
const deletion = faultsIn('deleteDomain')

const domainProperties = propertiesOf(document, 'CustomDomain')
/** Labels that may make a name a wildcard, each with the unknowns that leave this open. Only a leading `*` surely does. */
const WILDCARDS = Object.entries({ '*': [], '*.a': [], 'a.*': ['domain-name-syntax'], 'a*': ['domain-name-syntax'] })
const DNS_RECORD = ['dnsRecordName', 'dnsRecordType', 'dnsRecordValue'] as const

/** The labels of a domain name, in lowercase. A trailing dot does not count. */
const labelsOf = (name: string) => name.toLowerCase().replace(/\.$/, '').split('.')

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
  state().domains.some(({ id, appId }) => id === path.domain_id && appId !== undefined)

export const domains: Tag<'createDomain' | 'deleteDomain'> = {
  safety,
  cleanup,

  calls: {
    createDomain: create,
    // Deletes only a domain that the run itself has added.
    deleteDomain: async (service) => service.api.deleteDomain({ domain_id: idIn(await create(service)) }),
  },
  renewed: ['createDomain'],
  samples: { createDomain: newDomain },

  intrusions: domainIntrusions,
  probes: domainProbes,

  rules: {
    'createDomain/as-requested': {
      faults: {
        ...faultPer(ECHOED, (name) => [
          `${name} differs from the request`,
          creation.fields((domain) => ({ [name]: otherThan(domain[name], domainProperties[name]?.enum) })),
        ]),
        'domainType is always subdomain': creation.fields(() => ({ domainType: 'subdomain' })),
        'region is always that of one app': creation.fields((_, __, { fixtures }) => ({ region: fixtures.region })),
      },
      check: async (service) => {
        const plain = newDomain(service)
        const other = (await containersOfOthers(service)).find(({ region }) => region !== plain.region)?.region
        const bodies = [
          plain,
          { ...newDomain(service), domainType: 'apex' as const },
          ...(other === undefined ? [] : [{ ...newDomain(service), region: other }]),
        ]
        const problems = await inTurn(bodies, async (body, index) => {
          const call = service.api.createDomain({ body })
          // Whether a name must match the type, and which app's region counts, is undocumented (`domain-name-syntax`,
          // `domain-target-app`).
          const created = await (index > 0 ? ifAccepted(call) : call)
          return created ? shown([created], echoProblems(body, created)) : []
        })
        return problems.flat()
      },
    },
    'createDomain/ids-differ': {
      faults: { 'all domains have the same ID': creation.fields(() => ({ id: 'domain-api' })) },
      check: async (service) => {
        const one = await create(service)
        const other = await create(service)
        return unless(idIn(one) !== idIn(other), 'two domains have the same ID', [one, other])
      },
    },
    'createDomain/of-project': {
      faults: { 'projectId is wrong': creation.fields(() => ({ projectId: 'p-other' })) },
      check: async (service) => {
        const { projectId } = await create(service)
        return unless(projectId === service.need('project_id'), 'projectId differs from the request')
      },
    },
    'createDomain/stored': {
      faults: { 'the domain is returned, but not stored': creation.forgets },
      check: async (service) => {
        const created = await create(service)
        const call = service.api.deleteDomain({ domain_id: idIn(created) })
        const status = await statusOf(call)
        // The deletion may be rejected because the service itself has assigned the domain to an app.
        const restsOn = status === 404 ? [] : ['domain-target-app']
        return unless(status === undefined, `the deletion of a new domain returned ${status}`, [created, call], restsOn)
      },
    },
    'createDomain/record-of-domain': {
      faults: {
        'the DNS record is that of another domain': creation.fields(() => ({ dnsRecordName: '_verify.example.net.' })),
        ...faultPer(DNS_RECORD, (name) => [`${name} is empty`, creation.fields(() => ({ [name]: '' }))]),
      },
      check: async (service) => {
        const first = await create(service)
        const second = await create(service)
        const empty = DNS_RECORD.filter((name) => first[name] === '')
        const difference = { what: empty.join(', '), expected: 'a DNS record', got: '""' }
        if (empty.length > 0) return violated(difference, [first])
        const labels = labelsOf(first.dnsRecordName)
        const other = labelsOf(second.dnsRecordName)
        // A name may be relative to the domain, or that of a parent domain, so only a name in another zone is certainly wrong.
        const isRelative = !isSame(labels, other) || labels.length < 2
        const isInZone = isSame(labels.slice(-2), labelsOf(first.domain).slice(-2))
        const text = `${first.domain} and ${second.domain} have the same DNS record, ${first.dnsRecordName}, which belongs to neither`
        return unless(isRelative || isInZone, text, [first, second])
      },
    },
    'createDomain/wildcard-unsupported': {
      faults: notRefusing(
        'a wildcard is accepted',
        ({ domain }) => String(domain).startsWith('*.'),
        ({ domain = '' }) => ({ domain: domain.slice(2) }),
      ),
      check: (service) => {
        const all = WILDCARDS.map(([label, restsOn]) => ({ label, what: `the wildcard ${label}`, restsOn }))
        return allRefused(service, all)
      },
    },
    'createDomain/region-must-match': {
      faults: notRefusing(
        'any region is accepted',
        ({ region }, { fixtures }) => typeof region === 'string' && region !== fixtures.region,
        (_, { fixtures }) => ({ region: fixtures.region }),
      ),
      check: (service) => allRefused(service, [{ region: 'nowhere-1', what: 'a region that does not exist' }]),
    },
    'deleteDomain/refused-while-assigned': {
      faults: {
        'an assigned domain is deleted': deletion.call(async (call, original) => {
          if (!isAssigned(call, original)) return undefined
          await changeList(original, 'domains', (list) => list.map(({ appId, ...domain }) => domain))
          return call
        }),
        ...deletion.wrongRefusal('the deletion returns success, but the domain stays', (call, _, original) =>
          isAssigned(call, original),
        ),
        'the deletion is rejected, but the domain is gone': affecting(
          deletion,
          'domains',
          (call, { status }, original) => status !== 401 && isAssigned(call, original),
          (all, { path }) => all.filter(({ id }) => id !== path.domain_id),
        ),
      },
      check: async (service) => {
        const { api, need } = service
        const domain_id = need('refused.domain_id')
        const first = isThere(api.deleteDomain({ domain_id }), 'refused.domain_id')
        const problems = await refused(first, 'the deletion of an assigned domain')
        // No operation reads a domain, but a second deletion is assumed to return a different status if the domain is gone.
        const second = api.deleteDomain({ domain_id })
        const before = await statusOf(first)
        const after = await statusOf(second)
        if (problems.length > 0 || before === after) return problems
        const isGone = after === (await statusOfDeleted(service))
        const text = `the first deletion returned ${before}, the second ${after}${isGone ? ', like that of a deleted domain' : ''}`
        return violated(text, [first, second], isGone ? [] : ['error-status-codes'])
      },
    },
    'deleteDomain/scoped': {
      faults: deletion.wrongRefusal(
        'a domain of another project is deleted',
        ({ path }, { status }, { fixtures }) => status === 404 && path.domain_id === fixtures.foreign.domain_id,
      ),
      check: (service) => {
        const remove = (domain_id: string) => service.api.deleteDomain({ domain_id })
        return refusedElsewhere(service, remove, service.need('foreign.domain_id'), 'a domain')
      },
    },
    'deleteDomain/removed': {
      faults: {
        'the deletion returns success, but the domain stays': deletion.forgets,
        'a second deletion succeeds': deletion.accepts(isMissing),
        'all domains without an app are deleted': affecting(
          deletion,
          'domains',
          (_, { status }) => status < 300,
          (all) => all.filter(({ appId }) => appId !== undefined),
        ),
      },
      // No operation reads a domain, so its name and its ID must show whether it exists.
      check: async (service) => {
        const { api } = service
        const body = newDomain(service)
        const { id } = await api.createDomain({ body })
        const otherBody = newDomain(service)
        const other = idIn(await api.createDomain({ body: otherBody }))
        const isUnique = !(await tryOut(service, body)).isAdded
        const deleting = api.deleteDomain({ domain_id: id })
        await deleting
        const left = await service.eventually(async () => {
          const again = api.deleteDomain({ domain_id: id })
          const isRepeated = (await statusOf(again)) === undefined
          const adding = isUnique ? await tryOut(service, body) : undefined
          // A service that adds no other domain either may have reached a limit (`usage-limits`).
          const isTaken = adding && !adding.isAdded && (await tryOut(service, newDomain(service))).isAdded
          // The service may reserve the name of a deleted domain, or accept a repeated deletion. If it does both, only the reason
          // for the rejection shows that it knows of the deletion.
          const isReserved = isTaken && !(await isSameRejection(adding.call, body, service, otherBody))
          const signs = [isRepeated && 'can be deleted again', isTaken && 'cannot be added again'].filter(Boolean)
          const text = `${body.domain} was deleted, but ${signs.join(' and ')}`
          const restsOn = signs.length > 1 && !isReserved ? [] : ['error-status-codes']
          return unless(signs.length === 0, text, [deleting, isRepeated && again, isTaken && adding.call], restsOn)
        })
        const call = api.deleteDomain({ domain_id: other })
        const status = await statusOf(call)
        const text = `after the deletion of another domain, the deletion of ${other} returned ${status}`
        return [...left, ...unless(status === undefined, text, [deleting, call])]
      },
    },
  },

  expectations: {
    'createDomain/odd-name-refused': {
      says: 'A name with an empty label is rejected.',
      restsOn: ['domain-name-syntax'],
      faults: notRefusing(
        'an empty label is accepted',
        ({ domain }) => String(domain).includes('..'),
        ({ domain = '' }) => ({ domain: domain.replace('..', '.') }),
      ),
      check: (service) => allRefused(service, [{ label: 'a.', what: 'an empty label' }]),
    },
  },
}
