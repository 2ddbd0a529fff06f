import type { components } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import {
  acceptsAgain,
  bodyOf,
  changesAnswer,
  changesCall,
  changesFields,
  failsInstead,
  forgets,
  otherThan,
  withBody,
} from '../../../src/verifier/mutants/faults.ts'
import type { Call, Original } from '../../../src/verifier/mutants/mutant.ts'
import type { Faults } from '../../service.ts'

type Domain = components['schemas']['CustomDomain']
type Creation = components['schemas']['DomainCreation']

const created = propertiesOf(document, 'CustomDomain')
const echoed = Object.keys(propertiesOf(document, 'DomainCreation')).filter((name) => name in created)

const answering = (change: (domain: Domain) => object) => changesFields<Domain>('createDomain', change)

const creationOf = (call: Call) => bodyOf(call) as Creation | null | undefined
const hasName = (isMeant: (name: string) => boolean) => (asked: Creation) =>
  typeof asked.domain === 'string' && isMeant(asked.domain)

/** Accepts requests that should be rejected, as if they were `valid`, or fails with 500. */
const notRefusing = (
  accepted: string,
  isMeant: (asked: Creation, original: Original) => boolean,
  valid: (asked: Creation, original: Original) => Partial<Creation>,
): Faults => ({
  [accepted]: changesCall('createDomain', (call, original) => {
    const asked = creationOf(call)
    return asked && isMeant(asked, original) ? withBody(call, { ...asked, ...valid(asked, original) }) : undefined
  }),
  'the refusal is a failure': failsInstead('createDomain', (call, { status }, original) => {
    const asked = creationOf(call)
    return status !== 401 && !!asked && isMeant(asked, original)
  }),
})

const isAssigned = ({ path }: Call, { state }: Original) =>
  state().domains.some(({ domain, appId }) => domain.id === path.domain_id && appId !== undefined)

export const asRequested: Faults = {
  ...Object.fromEntries(
    echoed.map((name) => [
      `another ${name} is answered`,
      answering((domain) => ({ [name]: otherThan(domain[name as keyof Domain], created[name]?.enum) })),
    ]),
  ),
  'it is always a subdomain': answering(() => ({ domainType: 'subdomain' })),
}

export const idsDiffer: Faults = { 'all have one ID': answering(() => ({ id: 'domain-api' })) }

export const ofProject: Faults = { 'it belongs to another project': answering(() => ({ projectId: 'p-other' })) }

export const dnsRecord: Faults = Object.fromEntries(
  Object.keys(created)
    .filter((name) => name.startsWith('dnsRecord'))
    .map((name) => [`${name} is empty`, answering(() => ({ [name]: '' }))]),
)

export const refusedWhileAssigned: Faults = {
  'an assigned one is deleted': changesCall('deleteDomain', async (call, original) => {
    if (!isAssigned(call, original)) return undefined
    await original.changeState((state) => ({ ...state, domains: state.domains.map(({ domain }) => ({ domain })) }))
    return call
  }),
  'it is answered with success': acceptsAgain('deleteDomain', (call, _, original) => isAssigned(call, original)),
  'the refusal is a failure': failsInstead('deleteDomain', (call, _, original) => isAssigned(call, original)),
  'it is refused, but deleted all the same': changesAnswer('deleteDomain', async (answer, call, original) => {
    if (answer.status !== 401 && isAssigned(call, original)) {
      await original.changeState((state) => ({
        ...state,
        domains: state.domains.filter(({ domain }) => domain.id !== call.path.domain_id),
      }))
    }
    return answer
  }),
}

export const stored: Faults = { 'it is answered, but not stored': forgets('createDomain') }

export const wildcardRefused = notRefusing(
  'a wildcard is taken',
  hasName((name) => name.startsWith('*.')),
  ({ domain = '' }) => ({ domain: domain.slice(2) }),
)

export const oddNameRefused = notRefusing(
  'an empty label is taken',
  hasName((name) => name.includes('..')),
  ({ domain = '' }) => ({ domain: domain.replace('..', '.') }),
)

export const foreignRegionRefused = notRefusing(
  'any region is taken',
  ({ region }, { fixtures }) => typeof region === 'string' && region !== fixtures.region,
  (_, { fixtures }) => ({ region: fixtures.region }),
)

export const secondRefused: Faults = {
  'it is answered, but still there': forgets('deleteDomain'),
  'a second deletion succeeds': acceptsAgain('deleteDomain', (_, { status }) => status === 404),
  'the refusal is a failure': failsInstead('deleteDomain', (_, { status }) => status === 404),
}
