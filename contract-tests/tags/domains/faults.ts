import type { components } from '../../../generated/types.ts'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import {
  acceptsAgain,
  bodyOf,
  changesAnswer,
  changesBody,
  changesCall,
  forgets,
  otherThan,
  refusal,
  withBody,
} from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Call, type Mutant, type Original } from '../../../src/verifier/mutants/mutant.ts'

type Domain = components['schemas']['CustomDomain']
type Creation = components['schemas']['DomainCreation']

const isAssigned = ({ path }: Call, { state }: Original) =>
  state().domains.some(({ domain, appId }) => domain.id === path.domain_id && appId !== undefined)

const unassign = async (call: Call, { changeState }: Original) => {
  await changeState((state) => ({ ...state, domains: state.domains.map(({ domain }) => ({ domain })) }))
  return call
}

/** Takes a domain that it should refuse for a proper one. */
const taking = (isMeant: (asked: Creation) => boolean, proper: (asked: Creation, original: Original) => Creation) =>
  changesCall('createDomain', (call, original) => {
    const asked = bodyOf(call) as Creation | null | undefined
    return asked && isMeant(asked) ? withBody(call, proper(asked, original)) : undefined
  })

export function domainMutants(document: OpenApiDocument): Mutant[] {
  const created = propertiesOf(document, 'CustomDomain')
  const asked = Object.keys(propertiesOf(document, 'DomainCreation')).filter((name) => name in created)
  const answering = (change: (domain: Domain) => unknown) => changesBody<Domain>('createDomain', change)
  return [
    ...breakingRule(
      'createDomain/rule/as-requested',
      Object.fromEntries(
        asked.map((name) => [
          `another ${name} is answered`,
          answering((domain) => ({ ...domain, [name]: otherThan(domain[name as keyof Domain], created[name]?.enum) })),
        ]),
      ),
    ),
    ...breakingRule('createDomain/rule/of-project', {
      'it belongs to another project': answering((domain) => ({ ...domain, projectId: 'p-other' })),
    }),
    ...breakingRule(
      'createDomain/rule/dns-record',
      Object.fromEntries(
        Object.keys(created)
          .filter((name) => name.startsWith('dnsRecord'))
          .map((name) => [`${name} is empty`, answering((domain) => ({ ...domain, [name]: '' }))]),
      ),
    ),
    ...breakingRule('createDomain/expectation/stored', {
      'it is answered, but not stored': forgets('createDomain'),
    }),
    ...breakingRule('createDomain/rule/ids-differ', {
      'all have one ID': answering((domain) => ({ ...domain, id: 'domain-api' })),
    }),
    ...breakingRule('createDomain/expectation/wildcard-refused', {
      'a wildcard is taken': taking(
        ({ domain }) => typeof domain === 'string' && domain.startsWith('*.'),
        ({ domain, ...rest }) => ({ ...rest, domain: String(domain).slice(2) }),
      ),
    }),
    ...breakingRule('createDomain/expectation/odd-name-refused', {
      'an empty label is taken': taking(
        ({ domain }) => typeof domain === 'string' && domain.includes('..'),
        ({ domain, ...rest }) => ({ ...rest, domain: String(domain).replace('..', '.') }),
      ),
    }),
    ...breakingRule('createDomain/expectation/foreign-region-refused', {
      'any region is taken': taking(
        ({ region }) => typeof region === 'string',
        (asked, { fixtures }) => ({ ...asked, region: fixtures.region }),
      ),
    }),
    ...breakingRule('deleteDomain/rule/refused-while-assigned', {
      'an assigned one is deleted': changesCall('deleteDomain', (call, original) =>
        isAssigned(call, original) ? unassign(call, original) : undefined,
      ),
      'it is answered with success': acceptsAgain('deleteDomain', (call, _, original) => isAssigned(call, original)),
      'the refusal is a failure': changesAnswer('deleteDomain', (answer, call, original) =>
        isAssigned(call, original) ? refusal(500) : answer,
      ),
      'it is refused, but deleted all the same': (original) => async (call) => {
        const wasAssigned = call.operationId === 'deleteDomain' && isAssigned(call, original)
        const answer = await original.answer(call)
        if (wasAssigned && answer.status !== 401) {
          await original.changeState((state) => ({
            ...state,
            domains: state.domains.filter(({ domain }) => domain.id !== call.path.domain_id),
          }))
        }
        return answer
      },
    }),
    ...breakingRule('deleteDomain/expectation/second-refused', {
      'it is answered, but still there': forgets('deleteDomain'),
      'a second deletion succeeds': acceptsAgain('deleteDomain', (_, { status }) => status === 404),
    }),
  ]
}
