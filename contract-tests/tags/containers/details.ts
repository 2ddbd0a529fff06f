import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { faultsIn, otherThan, refusal, withPath } from '../../../src/verifier/mutants/faults.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import {
  faultPer,
  ifAccepted,
  inTurn,
  problemsIf,
  type Service,
  serverErrors,
  type Tag,
  unless,
} from '../../service.ts'
import { otherApps } from '../apps/discovery.ts'
import {
  type Detail,
  detailOf,
  detailsOf,
  isRunning,
  type Listed,
  listed,
  MOST_CONTAINERS,
  secondOf,
  someListed,
  strangersIn,
} from './shared.ts'

/** Maximum number of other apps under which to look for a container. */
const MOST_OTHERS = 2

/** Values that tell containers apart, although details have no ID. */
const traitsOf = (item: Listed) => [
  ...[item.buildId, item.containerIp, item.hostIp],
  String(secondOf(item.containerStartTimestamp)),
]
const traitsOfDetail = (detail: Detail) => [
  ...[detail.buildId, detail.containerIp, detail.hostIp],
  String(secondOf(detail.startedAt)),
]

/** The fields of both the list and the details. */
const inDetails = propertiesOf(document, 'Container')
const inBoth = Object.keys(propertiesOf(document, 'ActiveContainer')).filter(
  (name) => name in inDetails,
) as (keyof Listed & keyof Detail)[]

const detail = faultsIn<Detail>('getContainer')
const differing = (name: keyof Detail) => detail.fields((its) => ({ [name]: otherThan(its[name]) }))

/** Compares listed containers with their details. @param differ compares one container */
async function compare(service: Service, list: Listed[], differ: (item: Listed, detail: Detail) => Problem[]) {
  const details = new Map(await detailsOf(service, list))
  return list.flatMap((item) => {
    const detail = details.get(item.containerId)
    return detail ? differ(item, detail) : []
  })
}

/** Like {@link compare}, but ignores details of other containers, which the rule as-requested covers. */
const compareSame: typeof compare = (service, list, differ) =>
  compare(service, list, (item, detail) => (isSame(traitsOf(item), traitsOfDetail(detail)) ? differ(item, detail) : []))

const stillRuns = ({ isTerminating, state }: Detail) => !isTerminating && state === 'RUNNING'

export const containerDetails: Tag<'getContainer'> = {
  calls: { getContainer: (service) => detailOf(service, service.need('container_id')) },

  rules: {
    'getContainer/of-app': {
      faults: {
        'appId is wrong': differing('appId'),
        'projectId is wrong': differing('projectId'),
        'a container that has ended returns 500': detail.response((correct) =>
          correct.status === 200 && (JSON.parse(correct.text) as Detail).endedAt ? refusal(500) : correct,
        ),
        'a container is found below every app': detail.call((call, { fixtures }) =>
          call.path.container_id === fixtures.container_id ? withPath(call, 'app_id', fixtures.app_id) : undefined,
        ),
      },
      check: async (service) => {
        const ids = [service.need('container_id'), ...service.list('further.container_ids')]
        const failed = await serverErrors(ids, (id) => detailOf(service, id))
        if (failed.length > 0) return failed
        const details = await inTurn(ids, (id) => detailOf(service, id))
        const container_id = service.need('container_id')
        const others = (await otherApps(service, [service.need('app_id')])).slice(0, MOST_OTHERS)
        const below = await inTurn(others, async (app_id) => {
          const found = await ifAccepted(service.api.getContainer({ app_id, container_id }))
          return found ? strangersIn(service, [found], app_id) : []
        })
        return [...strangersIn(service, details), ...below.flat()]
      },
    },
    'getContainer/as-requested': {
      faults: {
        'every ID returns the same container': detail.call((call, { fixtures }) =>
          withPath(call, 'container_id', fixtures.container_id),
        ),
        'the details are those of the next container': detail.call((call, { lastSuccess }) => {
          const list: Listed[] = JSON.parse(lastSuccess('listActiveContainers')?.response.text ?? '[]')
          const next = list[list.findIndex(({ containerId }) => containerId === call.path.container_id) + 1]
          return next && withPath(call, 'container_id', next.containerId)
        }),
      },
      check: async (service) => {
        const list = await someListed(service)
        return compare(service, list, (item, detail) => {
          // Several fields, because one may change: a restart, for example, may give a container a new IP address.
          const differs = traitsOf(item).filter((trait, index) => {
            const other = traitsOfDetail(detail)[index]
            return trait !== undefined && other !== undefined && trait !== other
          })
          const twin = list.find((other) => other !== item && isSame(traitsOf(other), traitsOfDetail(detail)))
          const text = `expected the details of ${item.containerId}, got those of ${twin?.containerId ?? 'another container'}`
          return unless(differs.length === 0 || (!twin && differs.length < 3), text, {
            restsOn: twin ? [] : ['container-views'],
          })
        })
      },
    },
    'getContainer/terminating-shown': {
      faults: { 'isTerminating is always false': detail.fields(() => ({ isTerminating: false })) },
      check: async (service) => {
        const terminating = (await listed(service)).filter(({ isTerminating }) => isTerminating)
        if (terminating.length === 0) throw new Inconclusive('no container of the app is terminating')
        return compareSame(service, terminating, ({ containerId }, { isTerminating, endedAt }) =>
          unless(
            // Other facts are about the presence of these fields.
            isTerminating !== false || endedAt !== '',
            `isTerminating of ${containerId} is true in the list, but not in the details`,
          ),
        )
      },
    },
    'getContainer/running-has-no-end': {
      faults: {
        'a running container has an end time': detail.fields((it) => (stillRuns(it) ? { endedAt: it.startedAt } : {})),
        'a running container has a termination reason': detail.fields((its) =>
          stillRuns(its) ? { containerTerminationReason: 'Completed' } : {},
        ),
        'the termination reason of a running container is null': detail.fields((its) =>
          stillRuns(its) ? { containerTerminationReason: null } : {},
        ),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning).slice(0, MOST_CONTAINERS)
        const details = await inTurn(running, ({ containerId }) => detailOf(service, containerId))
        // A container that has ended since the list was read proves nothing, so it is ignored.
        const stillRunning = details.filter(stillRuns)
        if (stillRunning.length === 0) throw new Inconclusive('no container of the app is running')
        const hasReason = stillRunning.some((container) => 'containerTerminationReason' in container)
        return problemsIf({
          "a running container's endedAt is not an empty string": stillRunning.some(
            ({ endedAt = '' }) => endedAt !== '',
          ),
          'a running container has a containerTerminationReason': hasReason,
        })
      },
    },
  },

  expectations: {
    'getContainer/as-listed': {
      says: 'The list of active containers and the details of a container agree.',
      restsOn: ['container-views'],
      faults: {
        ...faultPer(inBoth, (name) => [`${name} differs from the list`, differing(name)]),
        'state is always PENDING': detail.fields(() => ({ state: 'PENDING' })),
        'restartCount is one too large': differing('restartCount'),
        'restartCount is always 0': detail.fields(() => ({ restartCount: 0 })),
        'startedAt is a second late': detail.fields(({ startedAt }) => ({
          startedAt: new Date(Date.parse(startedAt) + 1000).toISOString(),
        })),
      },
      check: async (service) =>
        compare(service, await someListed(service), (item, detail) => {
          const differences = Object.entries({
            ...Object.fromEntries(inBoth.map((name) => [name, item[name] !== detail[name]])),
            state: item.containerState !== detail.state,
            restartCount: item.containerRestartCount !== detail.restartCount,
            startedAt: secondOf(item.containerStartTimestamp) !== secondOf(detail.startedAt),
          }).flatMap(([name, differs]) => (differs ? [name] : []))
          const text = `list and details of ${item.containerId} differ in ${differences.join(', ')}`
          return unless(differences.length === 0, text)
        }),
    },
  },
}
