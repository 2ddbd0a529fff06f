import type { Run as Item } from '../../../generated/types.ts'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { createRuleReader } from '../../../src/document/rules.ts'
import { faultPer, foundBelowOther } from '../../faults.ts'
import { faultsIn, refusal, withPath } from '../../mutants/faults.ts'
import { differences, shown, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, refused, type Service, type Tag, tryEach } from '../../service.ts'
import { runFinders } from './discovery.ts'

/** The fields that only ephemeral runs have, according to the document's rule, and those of them that do not mark such a run. */
const EPHEMERAL_ONLY = listOperations(document).flatMap((operation) => {
  const rule = operation.id === 'getRun' ? operation.rules['ephemeral-only'] : undefined
  const { places = [] } = rule ? createRuleReader(document, operation)('ephemeral-only', rule) : {}
  return places.map(({ path }) => path.at(-1) as keyof Item)
})
const UNMARKED = EPHEMERAL_ONLY.filter((name) => name !== 'ephemeral')

/** Shortest duration of one or several runs, in ms, that reveals the unit of timings if times are in seconds. */
const SHORTEST_MS = 10_000

const runIds = ({ need, list }: Service) => [need('run_id'), ...list('further.run_ids')]
const runOf = ({ api, need }: Service, run_id: string) => api.getRun({ app_id: need('app_id'), run_id })
const runsOf = (service: Service) => inTurn(runIds(service), (run_id) => runOf(service, run_id))

/** For a value of `ephemeral` other than `true`: the entries that leave open whether the run is ephemeral. */
function excusesOf(ephemeral: unknown): string[] {
  if (ephemeral === false) return []
  if (ephemeral === undefined) return ['run-field-presence']
  return [ephemeral === null ? 'null-or-omitted' : 'run-field-types']
}

const answer = faultsIn<{ item: Item }>('getRun')
const answering = (change: (item: Item) => object) =>
  answer.fields(({ item }) => ({ item: { ...item, ...change(item) } }))

export const runs: Tag<'getRun'> = {
  finders: runFinders,
  calls: { getRun: (service) => runOf(service, service.need('run_id')) },

  rules: {
    'getRun/of-app': {
      faults: foundBelowOther(answer),
      check: ({ api, need }) => {
        const call = api.getRun({ app_id: need('other_app_id'), run_id: need('run_id') })
        return refused(call, 'the request for the run below another app')
      },
    },
    'getRun/as-requested': {
      check: async (service) => {
        const projectId = service.need('project_id')
        const ids = runIds(service)
        const { failed, answers } = await tryEach(ids, (id) => runOf(service, id))
        if (failed.length > 0) return failed
        const foreign = service.ifNamed('foreign.run_id')
        const leaked = foreign && (await ifAccepted(runOf(service, foreign)))
        if (leaked)
          return violated(`${foreign}, a run of another project, is returned for an app of this one`, [leaked])
        const unknown = service.unknownId(service.need('run_id'), 'read')
        const invented = await ifAccepted(runOf(service, unknown))
        const returned = (await answers()).map((run, index) => ({ run, id: ids[index] ?? '' }))
        return [...returned, ...(invented ? [{ run: invented, id: unknown }] : [])].flatMap(({ run, id }) =>
          shown([run], differences({ id, projectId }, { ...run.item }, ['run-field-types'])),
        )
      },
      faults: {
        'the ID differs from the request': answering(() => ({ id: 'run-other' })),
        'projectId differs from the request': answering(() => ({ projectId: 'p-other' })),
        'a run without an end returns 500': answer.response((correct) =>
          correct.status === 200 && !(JSON.parse(correct.text).item as Item).completedAt ? refusal(500) : correct,
        ),
        'an ID that does not exist returns a run': answer.response((correct, call, { send, fixtures }) =>
          correct.status === 404 ? send(withPath(call, 'run_id', fixtures.run_id)) : correct,
        ),
        'a run of another project is found below an app of this one': answer.call((call, { fixtures }) =>
          call.path.run_id === fixtures.foreign.run_id ? withPath(call, 'run_id', fixtures.run_id) : undefined,
        ),
        'every ID returns the same run': answer.call((call, { fixtures }) => withPath(call, 'run_id', fixtures.run_id)),
      },
    },
    'getRun/timings-in-ms': {
      check: async (service) => {
        const finished = (await runsOf(service)).flatMap((run) => {
          const { item } = run
          const elapsed = Date.parse(String(item.completedAt)) - Date.parse(String(item.createdAt))
          const timings = Object.entries(item).filter(([name]) => name.endsWith('Ms'))
          const longest = Math.max(0, ...timings.map(([, value]) => Number(value ?? 0)))
          const isExact = [item.completedAt, item.createdAt].every((each) => /\.\d{3}/.test(String(each)))
          // A timing of 1 ms proves nothing.
          const isTelling = longest >= 10 || (longest > 0 && !Number.isInteger(longest))
          const tolerance = 0.1 * elapsed + (isExact ? 0 : 1000)
          const isLong = elapsed >= (isExact ? SHORTEST_MS / 20 : 2000)
          return isLong && isTelling ? [{ run, elapsed, longest, isExact, tolerance }] : []
        })
        // Which times a timing includes is undocumented, so only a factor of about 1000 shows another unit. Times in seconds
        // show a factor only together.
        const isAbout = (factor: number) => {
          const found = finished.filter((each) => Math.abs(each.longest * factor - each.elapsed) <= each.tolerance)
          const together = found.reduce((total, { elapsed }) => total + elapsed, 0)
          return found.some(({ isExact }) => isExact) || together >= SHORTEST_MS ? found[0] : undefined
        }
        const other = isAbout(1000) ?? isAbout(1 / 1000)
        if (!isAbout(1) && !other) throw new Inconclusive('no timing of a run can be compared with its start and end')
        const text = `the longest timing of ${other?.run.item.id} is ${other?.longest}, but the run took ${other?.elapsed} ms`
        return unless(!other || isAbout(1) !== undefined, text, [other?.run])
      },
      faults: {
        'timings are in seconds': answering((item) =>
          Object.fromEntries(
            Object.entries(item).map(([name, value]) => [name, name.endsWith('Ms') ? Number(value) / 1000 : value]),
          ),
        ),
      },
    },
    'getRun/ephemeral-only': {
      check: async (service) => {
        const others = (await runsOf(service)).filter(({ item }) => item.ephemeral !== true)
        if (others.length === 0) throw new Inconclusive('every run in the fixtures is ephemeral')
        return others.flatMap((run) =>
          EPHEMERAL_ONLY.filter((name) => name in run.item).flatMap((name) => {
            const restsOn = [...excusesOf(run.item.ephemeral), ...(run.item[name] === null ? ['null-or-omitted'] : [])]
            return violated(`a run that is not ephemeral has ${name}`, [run], restsOn)
          }),
        )
      },
      faults: {
        'ephemeral is always false': answering(() => ({ ephemeral: false })),
        'ephemeral is missing': answer.fields(({ item: { ephemeral, ...item } }) => ({ item })),
        'command is null': answering((item) => ({ command: null, ...item })),
        'runs that are not ephemeral have ephemeral: false': answering(({ ephemeral = false }) => ({ ephemeral })),
        ...faultPer(UNMARKED, (name) => [
          `a run that is not ephemeral has ${name}`,
          answering(({ ephemeral }) => (ephemeral === true ? {} : { ephemeral: false, [name]: 'planted' })),
        ]),
      },
    },
  },
}
