import type { CreateDomainRequest as Creation, CustomDomain as Domain } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { bodyOf, faultsIn, isMissing, otherThan, withBody } from '../../../src/verifier/mutants/faults.ts'
import type { Call, Original } from '../../../src/verifier/mutants/mutant.ts'
import {
  type Faults,
  faultPer,
  ifAccepted,
  inTurn,
  isThere,
  refused,
  refusedElsewhere,
  type Service,
  shown,
  statusOf,
  type Tag,
  unless,
} from '../../service.ts'
import { containersOfOthers } from '../apps/discovery.ts'
import {
  create,
  deletionOf,
  discard,
  domainIntrusions,
  domainProbes,
  ECHOED,
  echoProblems,
  idIn,
  idOfNew,
  labelled,
  newDomain,
  statusOfDeleted,
  tryOut,
} from './probes.ts'
import { cleanup, safety } from './safety.ts'

const creation = faultsIn<Domain>('createDomain')
const deletion = faultsIn('deleteDomain')

const created = propertiesOf(document, 'CustomDomain')
/** Labels that turn a name into a wildcard. Only `*` as the first label is commonly called one. */
const WILDCARDS: [label: string, restsOn: string[]][] = [
  ['*', []],
  ['*.a', []],
  ['a.*', ['domain-name-syntax']],
  ['a*', ['domain-name-syntax']],
]
const DNS_RECORD = ['dnsRecordName', 'dnsRecordType', 'dnsRecordValue'] as const

/** The labels of a domain name, in lowercase. A trailing dot does not count. */
const labelsOf = (name: string) => name.toLowerCase().replace(/\.$/, '').split('.')

/** Adds a domain with a body, and deletes it again. @param judge the problems of the response */
async function judging(service: Service, body: Creation, judge: (domain: Domain) => Problem[]) {
  const domain = await tryOut(service, body)
  return shown([domain], judge(domain))
}

/** Checks that a domain is rejected, and that not every domain is: a plan may have a limit (`usage-limits`). */
async function refusedBody(service: Service, body: Creation, what: string, restsOn: string[] = []) {
  await tryOut(service, newDomain(service))
  const call = service.api.createDomain({ body })
  const problems = await refused(call, what)
  await discard(service, call)
  return problems.map((problem) => ({ ...problem, restsOn }))
}

const hasName = (isMeant: (name: string) => boolean) => (asked: Creation) =>
  typeof asked.domain === 'string' && isMeant(asked.domain)

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
    deleteDomain: async (service) => service.api.deleteDomain({ domain_id: await idOfNew(service) }),
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
          creation.fields((domain) => ({ [name]: otherThan(domain[name], created[name]?.enum) })),
        ]),
        'domainType is always subdomain': creation.fields(() => ({ domainType: 'subdomain' })),
        'region is always that of one app': creation.fields((_, __, { fixtures }) => ({ region: fixtures.region })),
      },
      check: async (service) => {
        const plain = newDomain(service)
        const regions = new Set((await containersOfOthers(service)).map(({ region }) => region))
        const [other] = [...regions].filter((region) => region !== plain.region)
        const bodies = [
          plain,
          { ...newDomain(service), domainType: 'apex' as const },
          ...(other === undefined ? [] : [{ ...newDomain(service), region: other }]),
        ]
        const problems = await inTurn(bodies, async (body, index) => {
          const judged = judging(service, body, (created) => echoProblems(body, created))
          // Whether a name must match the type, and which app's region counts, is undocumented (`domain-name-syntax`,
          // `domain-target-app`).
          return (await (index > 0 ? ifAccepted(judged) : judged)) ?? []
        })
        return problems.flat()
      },
    },
    'createDomain/ids-differ': {
      faults: { 'all domains have the same ID': creation.fields(() => ({ id: 'domain-api' })) },
      check: async (service) => {
        const [one, other] = [await create(service), await create(service)]
        await discard(service, one)
        await discard(service, other)
        return unless(idIn(one) !== idIn(other), 'two domains have the same ID', { shownBy: [one, other] })
      },
    },
    'createDomain/of-project': {
      faults: { 'projectId is wrong': creation.fields(() => ({ projectId: 'p-other' })) },
      check: async (service) => {
        const project = service.need('project_id')
        return judging(service, newDomain(service), ({ projectId }) =>
          unless(projectId === project, 'projectId differs from the request'),
        )
      },
    },
    'createDomain/stored': {
      faults: { 'the domain is returned, but not stored': creation.forgets },
      check: async (service) => {
        const created = await create(service)
        const { call, status } = await deletionOf(service, idIn(created))
        // The deletion may be rejected because the service itself has assigned the domain to an app.
        const restsOn = status === 404 ? [] : ['domain-assignment']
        const shownBy = [created, call]
        return unless(status === undefined, `the deletion of a new domain returned ${status}`, { restsOn, shownBy })
      },
    },
    'createDomain/record-of-domain': {
      faults: {
        'the DNS record is that of another domain': creation.fields(() => ({
          dnsRecordName: '_verify.shop.example.net.',
        })),
        ...faultPer(DNS_RECORD, (name) => [`${name} is empty`, creation.fields(() => ({ [name]: '' }))]),
      },
      check: async (service) => {
        const [first, second] = [await create(service), await create(service)]
        await discard(service, first)
        await discard(service, second)
        const empty = DNS_RECORD.filter((name) => first[name] === '')
        if (empty.length > 0)
          return unless(false, `${empty.join(', ')}: expected a DNS record, got ""`, { shownBy: [first] })
        const [name, other] = [first, second].map(({ dnsRecordName }) => labelsOf(dnsRecordName))
        // A name may be relative to the domain, or that of a parent domain, so only a name in another zone is certainly wrong.
        const isRelative = !isSame(name, other) || (name?.length ?? 0) < 2
        const isInZone = isSame(name?.slice(-2), labelsOf(first.domain).slice(-2))
        const text = `${first.domain} and ${second.domain} have the same DNS record, ${first.dnsRecordName}, which belongs to neither`
        return unless(isRelative || isInZone, text, { shownBy: [first, second] })
      },
    },
    'createDomain/wildcard-unsupported': {
      faults: notRefusing(
        'a wildcard is accepted',
        hasName((name) => name.startsWith('*.')),
        ({ domain = '' }) => ({ domain: domain.slice(2) }),
      ),
      check: async (service) => {
        const problems = await inTurn(WILDCARDS, ([label, restsOn]) =>
          refusedBody(service, labelled(service, label), `the wildcard ${label}`, restsOn),
        )
        return problems.flat()
      },
    },
    'createDomain/region-must-match': {
      faults: notRefusing(
        'any region is accepted',
        ({ region }, { fixtures }) => typeof region === 'string' && region !== fixtures.region,
        (_, { fixtures }) => ({ region: fixtures.region }),
      ),
      check: (service) =>
        refusedBody(service, { ...newDomain(service), region: 'nowhere-1' }, 'a region that does not exist'),
    },
    'deleteDomain/refused-while-assigned': {
      faults: {
        'an assigned domain is deleted': deletion.call(async (call, original) => {
          if (!isAssigned(call, original)) return undefined
          await original.changeState((state) => ({
            ...state,
            domains: state.domains.map(({ appId, ...domain }) => domain),
          }))
          return call
        }),
        ...deletion.wrongRefusal('the deletion returns success, but the domain stays', (call, _, original) =>
          isAssigned(call, original),
        ),
        'the deletion is rejected, but the domain is gone': deletion.response(async (correct, call, original) => {
          if (correct.status !== 401 && isAssigned(call, original)) {
            await original.changeState((state) => ({
              ...state,
              domains: state.domains.filter(({ id }) => id !== call.path.domain_id),
            }))
          }
          return correct
        }),
      },
      check: async (service) => {
        const { api, need } = service
        const domain_id = need('refused.domain_id')
        const first = isThere(api.deleteDomain({ domain_id }), 'refused.domain_id')
        const problems = await refused(first, 'the deletion of an assigned domain')
        // No operation reads a domain, but a second deletion is assumed to return a different status if the domain is gone.
        const second = api.deleteDomain({ domain_id })
        const [before, after] = [await statusOf(first), await statusOf(second)]
        if (problems.length > 0 || before === after) return problems
        const isGone = after === (await statusOfDeleted(service))
        const text = `the first deletion returned ${before}, the second ${after}${isGone ? ', like that of a deleted domain' : ''}`
        return unless(false, text, { restsOn: isGone ? [] : ['error-status-codes'], shownBy: [first, second] })
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
        'all domains without an app are deleted': deletion.response(async (correct, _, original) => {
          if (correct.status < 300) {
            await original.changeState((state) => ({
              ...state,
              domains: state.domains.filter(({ appId }) => appId !== undefined),
            }))
          }
          return correct
        }),
      },
      // No operation reads a domain, so its name and its ID must show whether it exists.
      check: async (service) => {
        const { api } = service
        const body = newDomain(service)
        const { id } = await api.createDomain({ body })
        const other = await idOfNew(service)
        const isUnique = !(await discard(service, api.createDomain({ body })))
        const deletion = await deletionOf(service, id)
        await deletion.call
        const left = await service.eventually(async () => {
          const again = api.deleteDomain({ domain_id: id })
          const isRepeated = (await statusOf(again)) === undefined
          const adding = isUnique ? api.createDomain({ body }) : undefined
          // A service that adds no other domain either may have reached a limit (`usage-limits`).
          const isTaken = adding && !(await discard(service, adding)) && (await discard(service, create(service)))
          // The service may reserve the name of a deleted domain, or accept a repeated deletion, but hardly both.
          const signs = [isRepeated && 'can be deleted again', isTaken && 'cannot be added again'].filter(Boolean)
          return unless(signs.length === 0, `${body.domain} was deleted, but ${signs.join(' and ')}`, {
            restsOn: signs.length > 1 ? [] : ['error-status-codes'],
            shownBy: [deletion.call, isRepeated && again, isTaken && adding],
          })
        })
        const { call, status } = await deletionOf(service, other)
        const text = `after the deletion of another domain, the deletion of ${other} returned ${status}`
        return [...left, ...unless(status === undefined, text, { shownBy: [deletion.call, call] })]
      },
    },
  },

  expectations: {
    'createDomain/odd-name-refused': {
      says: 'A name with an empty label is rejected.',
      restsOn: ['domain-name-syntax'],
      faults: notRefusing(
        'an empty label is accepted',
        hasName((name) => name.includes('..')),
        ({ domain = '' }) => ({ domain: domain.replace('..', '.') }),
      ),
      check: (service) => refusedBody(service, labelled(service, 'a.'), 'an empty label'),
    },
  },
}
