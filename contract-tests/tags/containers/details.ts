import type { Container as Detail, ActiveContainer as Listed } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/json.ts'
import { faultPer } from '../../faults.ts'
import { faultsIn, otherThan, refusal, withLast, withPath } from '../../mutants/faults.ts'
import { type Problem, problemsIf, shown, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, type Tag, tryEach } from '../../service.ts'
import { otherApps } from '../apps/discovery.ts'
import {
  detailOf,
  detailsOf,
  hasStarted,
  isRunning,
  listed,
  MOST_CONTAINERS,
  secondOf,
  someListed,
  strangersIn,
} from './shared.ts'

/** Maximum number of other apps under which to look for a container. */
const MOST_OTHERS = 2

/** Fields that never change, so that the list and the details of a container have the same. The rule of-app covers the others. */
const LASTING = ['buildId', 'region'] as const
/** Fields of details, which have no ID, that identify a container, and the list's fields with the same values. */
const SHARED = {
  buildId: 'buildId',
  containerIp: 'containerIp',
  hostIp: 'hostIp',
  startedAt: 'containerStartTimestamp',
} as const
const NAMES = Object.keys(SHARED) as (keyof typeof SHARED)[]
/** Fields that identify a container, without its timestamps, whose format may be wrong. */
const ADDRESSES = NAMES.filter((name) => name !== 'startedAt')
/** Returns the value of a field for comparison; undefined for a start time that is not a timestamp. */
const traitOf = (name: string, value: string) => {
  if (name !== 'startedAt') return value
  const second = secondOf(value)
  return Number.isNaN(second) ? undefined : String(second)
}
const traitsOf = (item: Listed) => NAMES.map((name) => traitOf(name, item[SHARED[name]]))
const traitsOfDetail = (detail: Detail) => NAMES.map((name) => traitOf(name, detail[name]))
const traitsIn = (item: Listed) => JSON.stringify([item.containerId, traitsOf(item)])
const hasOnce = (values: unknown[], value: unknown) => values.filter((each) => each === value).length === 1

const inDetails = propertiesOf(document, 'Container')
const inBoth = Object.keys(propertiesOf(document, 'ActiveContainer')).filter(
  (name) => name in inDetails,
) as (keyof Listed & keyof Detail)[]

const answer = faultsIn<Detail>('getContainer')
const differing = (name: keyof Detail) => answer.fields((its) => ({ [name]: otherThan(its[name]) }))

const compare = (list: Listed[], details: [string, Detail][], differ: (item: Listed, detail: Detail) => Problem[]) =>
  details.flatMap(([id, detail]) => {
    const item = list.find(({ containerId }) => containerId === id)
    return item ? shown([list, detail], differ(item, detail)) : []
  })

/** The state of a container that has ended, the only one that the description names. */
const SUCCEEDED = 'SUCCEEDED'
const stillRuns = ({ isTerminating, state }: Detail) => !isTerminating && state === 'RUNNING'
const whileRunning = (change: (its: Detail) => object) => answer.fields((its) => (stillRuns(its) ? change(its) : {}))

export const containerDetails: Tag<'getContainer'> = {
  calls: { getContainer: (service) => detailOf(service, service.need('container_id')) },

  rules: {
    'getContainer/of-app': {
      faults: {
        'appId is wrong': differing('appId'),
        'projectId is wrong': differing('projectId'),
        'a container that has ended returns 500': answer.response((correct) =>
          correct.status === 200 && (JSON.parse(correct.text) as Detail).endedAt ? refusal(500) : correct,
        ),
        'a container is found below every app': answer.call((call, { fixtures }) =>
          call.path.container_id === fixtures.container_id ? withPath(call, 'app_id', fixtures.app_id) : undefined,
        ),
      },
      check: async (service) => {
        const container_id = service.need('container_id')
        const ids = [container_id, ...service.list('further.container_ids')]
        const { failed, answers } = await tryEach(ids, (id) => detailOf(service, id))
        if (failed.length > 0) return failed
        const own = (await answers()).map((found) => shown([found], strangersIn(service, [found])))
        const foreign_id = service.ifNamed('foreign.container_id')
        const foreign = foreign_id && (await ifAccepted(detailOf(service, foreign_id)))
        if (foreign) return shown([foreign], strangersIn(service, [foreign]))
        const named = service.ifNamed('other_app_id')
        const besides = [service.need('app_id'), ...(named ? [named] : [])]
        const others = [...(named ? [named] : []), ...(await otherApps(service, besides))].slice(0, MOST_OTHERS)
        const below = await inTurn(others, async (app_id) => {
          const found = await ifAccepted(service.api.getContainer({ app_id, container_id }))
          return found ? shown([found], strangersIn(service, [found], app_id)) : []
        })
        return [...(own.find((problems) => problems.length > 0) ?? []), ...below.flat()]
      },
    },
    'getContainer/as-requested': {
      faults: {
        'every ID returns the same container': answer.call((call, { fixtures }) =>
          withPath(call, 'container_id', fixtures.container_id),
        ),
        'the details are those of the next container': answer.call((call, { lastSuccess }) => {
          const list: Listed[] = JSON.parse(lastSuccess('listActiveContainers')?.response.text ?? '[]')
          const next = list[list.findIndex(({ containerId }) => containerId === call.path.container_id) + 1]
          return next && withPath(call, 'container_id', next.containerId)
        }),
        ...faultPer(LASTING, (name) => [`${name} differs from the list`, differing(name)]),
        'an ID that does not exist returns another container': answer.response((correct, call, { send, fixtures }) =>
          correct.status === 404 ? send(withPath(call, 'container_id', fixtures.container_id)) : correct,
        ),
        // The containers of the sandbox's app share builds.
        ...faultPer(NAMES.slice(1), (name) => [
          `${name} is that of another container`,
          answer.fields((its, _, { lastSuccess }) => {
            const list: Listed[] = JSON.parse(lastSuccess('listActiveContainers')?.response.text ?? '[]')
            const values = list.map((each) => each[SHARED[name]])
            const other = values.find((value) => value !== its[name] && hasOnce(values, value))
            return other === undefined ? {} : { [name]: other }
          }),
        ]),
      },
      permitted: {
        'the details have another start than the list': answer.fields(({ startedAt }) => ({
          startedAt: new Date(Date.parse(startedAt) + 60_000).toISOString(),
        })),
        'the list has neither buildId nor region': faultsIn<Listed[]>('listActiveContainers').body((all) =>
          all.map(({ buildId, region, ...container }) => container),
        ),
        'a container that has not started has no start': faultsIn<Listed[]>('listActiveContainers').body((all) =>
          withLast(all, (last) => ({ ...last, containerState: 'PENDING', containerStartTimestamp: '' })),
        ),
        'the details have another state, host and cloud provider than the list': answer.fields(() => ({
          state: 'PENDING',
          hostIp: '192.0.2.250',
          hardwareProvider: 'other-cloud',
        })),
      },
      check: async (service) => {
        const list = await someListed(service)
        const details = await detailsOf(service, list)
        // The list and the details of a container that starts or ends between the requests may differ (`container-views`).
        const after = await listed(service)
        const again = after.map(traitsIn)
        const invented = await ifAccepted(detailOf(service, service.unknownId(service.need('container_id'), 'read')))
        const copied = list.find((item) => isSame(traitsOf(item), invented && traitsOfDetail(invented)))
        const nobody = `an ID that does not exist returned the details of ${copied?.containerId}`
        if (copied) return violated(nobody, [list, invented])
        return compare(list, details, (item, detail) => {
          const now = after.find(({ containerId }) => containerId === item.containerId)
          const changed = LASTING.filter(
            (name) => item[name] !== undefined && ![undefined, item[name]].includes(detail[name]),
          )
          const isSteady = changed.every((name) => now?.[name] === item[name])
          const unlike = `the list and the details of ${item.containerId} have different values of ${changed.join(' and ')}`
          if (changed.length > 0 && isSteady) return violated(unlike)
          const traits = traitsOf(item)
          const its = traitsOfDetail(detail)
          const ofOther = NAMES.filter((_, index) => {
            const others = list.flatMap((other) => (other === item ? [] : [traitsOf(other)[index]]))
            const isOther = its[index] !== undefined && ![undefined, its[index]].includes(traits[index])
            return isOther && hasOnce(others, its[index])
          })
          const mixed = `the details of ${item.containerId} have the ${ofOther.join(', ')} of another container`
          if (ofOther.length > 0 && again.includes(traitsIn(item))) return violated(mixed)
          // Several fields, because one may change: a restart, for example, may give a container a new IP address.
          const differs = traits.filter((trait, at) => trait !== undefined && ![trait, undefined].includes(its[at]))
          const twin = list.find((other) => other !== item && isSame(traitsOf(other), its))
          const difference = {
            expected: `the details of ${item.containerId}`,
            got: `those of ${twin?.containerId ?? 'another container'}`,
          }
          const isMeant = differs.length === 0 || (!twin && differs.length < 3)
          return unless(isMeant, difference, [list, detail], twin ? [] : ['container-views'])
        })
      },
    },
    'getContainer/terminating-shown': {
      faults: { 'isTerminating is always false': answer.fields(() => ({ isTerminating: false })) },
      check: async (service) => {
        const list = await listed(service)
        const terminating = list.filter(({ isTerminating }) => isTerminating)
        if (terminating.length === 0) throw new Inconclusive('no container of the app is terminating')
        return compare(list, await detailsOf(service, terminating), (item, detail) => {
          // The rule as-requested covers details of other containers, and other facts the presence of these fields.
          const isOther = ADDRESSES.some((name) => item[SHARED[name]] !== detail[name])
          const isShown = isOther || detail.isTerminating !== false || detail.endedAt !== ''
          return unless(isShown, `isTerminating of ${item.containerId} is true in the list, but not in the details`)
        })
      },
    },
    'getContainer/running-has-no-end': {
      faults: {
        'a running container has an end time': whileRunning(({ startedAt }) => ({ endedAt: startedAt })),
        'a running container has a termination reason': whileRunning(() => ({
          containerTerminationReason: 'Completed',
        })),
        'the termination reason of a running container is null': whileRunning(() => ({
          containerTerminationReason: null,
        })),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning).slice(0, MOST_CONTAINERS)
        const details = await inTurn(running, ({ containerId }) => detailOf(service, containerId))
        // A container that has ended since the list was read proves nothing, so it is ignored.
        const stillRunning = details.filter(stillRuns)
        if (stillRunning.length === 0) throw new Inconclusive('no container of the app is running')
        return stillRunning.flatMap((container) => {
          const problems = problemsIf({
            "a running container's endedAt is not an empty string": ![undefined, ''].includes(container.endedAt),
            'a running container has a containerTerminationReason': 'containerTerminationReason' in container,
          })
          return shown([container], problems)
        })
      },
    },
    'getContainer/succeeded-has-end': {
      faults: {
        'a container that has succeeded has no end': answer.fields(({ state }) =>
          state === SUCCEEDED ? { endedAt: '' } : {},
        ),
      },
      check: async (service) => {
        const ids = [service.need('container_id'), ...service.list('further.container_ids')]
        const details = await detailsOf(
          service,
          ids.map((containerId) => ({ containerId })),
        )
        const succeeded = details.filter(([, { state }]) => state === SUCCEEDED)
        if (succeeded.length === 0) throw new Inconclusive('no container in the fixtures has succeeded')
        const [id, container] = succeeded.find(([, { endedAt }]) => endedAt === '') ?? []
        return unless(!container, `the state of ${id} is ${SUCCEEDED}, but its endedAt is empty`, [container])
      },
    },
  },

  expectations: {
    'getContainer/as-listed': {
      says: 'The list of active containers and the details of a container agree.',
      restsOn: ['container-views'],
      faults: {
        ...faultPer(inBoth, (name) => [`${name} differs from the list`, differing(name)]),
        'state is always PENDING': answer.fields(() => ({ state: 'PENDING' })),
        'restartCount is one too large': differing('restartCount'),
        'restartCount is always 0': answer.fields(() => ({ restartCount: 0 })),
        'startedAt is a second late': answer.fields(({ startedAt }) => ({
          startedAt: new Date(Date.parse(startedAt) + 1000).toISOString(),
        })),
      },
      check: async (service) => {
        const list = await someListed(service)
        return compare(list, await detailsOf(service, list), (item, detail) => {
          const differences = Object.entries({
            ...Object.fromEntries(inBoth.map((name) => [name, item[name] !== detail[name]])),
            state: item.containerState !== detail.state,
            restartCount: item.containerRestartCount !== detail.restartCount,
            startedAt: hasStarted(item) && secondOf(item.containerStartTimestamp) !== secondOf(detail.startedAt),
          }).flatMap(([name, differs]) => (differs ? [name] : []))
          const text = `list and details of ${item.containerId} differ in ${differences.join(', ')}`
          return unless(differences.length === 0, text)
        })
      },
    },
  },
}
