/**
 * For each entry of the register that a fact rests on: recorded traffic of a service that differs from the document only in what
 * the entry leaves open contradicts nothing, and a fact that is broken beside it is contradicted all the same. At the end, runs
 * against services that differ in ways that a schema cannot express.
 */

import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../generated/operation-table.ts'
import type { BillingGraph, BuildArchiveDescriptor, CustomDomain, UpdateAppResult } from '../../generated/types.ts'
import { JSON_TYPE } from '../../src/document/document.ts'
import type { Fact } from '../../src/document/facts.ts'
import { document } from '../../src/document/openapi.ts'
import type { PlainRequest } from '../../src/verifier/http/exchange.ts'
import { casesOf } from '../../src/verifier/inputs/cases.ts'
import { withoutUpdate } from '../../src/verifier/inputs/fields.ts'
import { captureOf } from '../../src/verifier/run/run.ts'
import { requestOf, withChange } from '../../src/verifier/service/request.ts'
import { breakService } from '../mutants/broken-service.ts'
import { changeLast, faultsIn, refusal } from '../mutants/faults.ts'
import { responseMutants } from '../mutants/from-facts.ts'
import { breaking, type Mutant } from '../mutants/mutant.ts'
import { inTurn } from '../service.ts'
import { sandboxTarget } from '../targets.ts'
import { BASE, built, type Entry, entryOf, judged, TOKEN } from './testing/recording.ts'
import { newSandbox, verify } from './testing/sandbox-run.ts'

/** Maximum number of stated facts to break in a response. */
const MOST_STATED = 2

const sandbox = newSandbox()
const target = sandboxTarget(sandbox)
const planted = responseMutants(built)
const CORRECT = breaking('none/2XX', 'value', 'nothing is wrong', ({ send }) => send)

/** Sends a request to a sandbox with a fault, and records the exchange. @param status replaces that of the response */
async function record(request: PlainRequest, apply = CORRECT.apply, status?: number): Promise<Entry> {
  if (request.method !== 'GET') await sandbox.reset()
  const { fetch } = breakService(document, sandbox, { ...CORRECT, apply })
  const given = await fetch(requestOf(request, TOKEN))
  const { method, url, requestBody: body } = request
  const { pathname, search } = new URL(url)
  const sent = { path: '', method, body, headers: { Authorization: `Bearer ${TOKEN}` } }
  const text = (status ?? 0) >= 400 ? '{"message":"It is rejected."}' : await given.text()
  const response = status === undefined ? given : new Response(null, { status, headers: given.headers })
  return entryOf(BASE + pathname + search, sent, response, text)
}

/** The operations, each with the requests to record: the baseline request and, for an update, one with each example. */
const called = await inTurn(built.operations, async (operation) => {
  const baseline = await captureOf({ suite: built }, operation)(target)
  const examples = Object.values(operation.requestBody?.content[JSON_TYPE]?.examples ?? {})
  const bodies = operation.method === 'PATCH' ? examples.map(({ value }) => JSON.stringify(value)) : []
  return { operation, baseline, requests: [baseline, ...bodies.map((requestBody) => ({ ...baseline, requestBody }))] }
})

/** Faults that break a fact about a response only where an entry leaves it open. */
function faultsOf({ id, operationId, at, kind, assumes = {} }: Fact, unknown: string): Mutant['apply'][] {
  const change = (by: (value: unknown) => unknown) =>
    faultsIn(operationId).body((body) => changeLast(body, at?.path ?? [], by))
  const isOpen = Object.entries(assumes).some(([aspect, ids]) => aspect !== 'null' && ids.includes(unknown))
  if (!isOpen) return [change(() => null)]
  // Another type leaves the text of an ID as it is.
  if (kind === 'type') return [change((value) => [value]), change(() => null)]
  return planted.flatMap(({ aims, apply }) => (aims === id ? [apply] : []))
}

/** Gives the object around the value of a fact properties that do not except it from an entry (`unless`). */
function concerning({ operationId, at }: Fact, unknown: string): Mutant['apply'][] {
  return Object.keys(document['x-unknowns'][unknown]?.unless ?? {}).map((name) =>
    faultsIn(operationId).body((body) => changeLast(body, [...(at?.path ?? []).slice(0, -1), name], () => 'OTHER')),
  )
}

/** The operations with facts about their responses that rest on an entry. */
function resting(unknown: string) {
  const all = built.facts.filter(({ at, restsOn }) => at?.in === 'answer' && restsOn?.includes(unknown))
  return called.flatMap((each) => {
    const [fact, ...others] = all.filter(({ operationId }) => operationId === each.operation.id)
    return fact ? [{ ...each, fact, open: [fact, ...others] }] : []
  })
}

/** The values to try in requests whose acceptance an entry leaves open. */
function opening(unknown: string) {
  const isOpen = (id: string) => built.facts.find((fact) => fact.id === id)?.ifHonoured?.includes(unknown)
  return called.flatMap(({ operation, baseline }) => {
    const cases = casesOf(built, operation)
    return cases
      .filter(({ restsOn, facts }) => restsOn.includes(unknown) || facts.some(isOpen))
      .map((one) => ({ baseline, one }))
  })
}

const idsOf = async (recorded: Entry[]) => (await judged(recorded)).contradicted.map((each) => each.split(':')[0])

const unknowns = [...new Set(built.facts.flatMap(({ restsOn = [], ifHonoured = [] }) => [...restsOn, ...ifHonoured]))]
const inResponses = unknowns.filter((unknown) => resting(unknown).length > 0)
const inRequests = unknowns.filter((unknown) => opening(unknown).length > 0)

/** The entries that leave a path segment open, with an operation that has it. */
const inPaths = called.flatMap((each) => {
  const { restsOn = [] } = built.facts.find(({ id }) => id === `${each.operation.id}/operation`) ?? {}
  return restsOn.map((unknown) => ({ unknown, ...each }))
})

test('every entry on which a fact rests is covered by a test below', () => {
  expect(
    unknowns.filter(
      (unknown) =>
        ![...inResponses, ...inRequests].includes(unknown) && !inPaths.some((each) => each.unknown === unknown),
    ),
  ).toEqual([])
})

describe.each(inResponses)('what %s leaves open in responses', (unknown) => {
  test('contradicts nothing', async () => {
    for (const { operation, requests, open } of resting(unknown)) {
      const recorded = await inTurn(requests, (request) => record(request))
      for (const fact of open) {
        const faults = faultsOf(fact, unknown)
        expect(faults, fact.id).not.toEqual([])
        const around = concerning(fact, unknown)
        for (const fault of faults) {
          const apply: Mutant['apply'] = (original) =>
            around.reduce((send, change) => change({ ...original, send }), fault(original))
          recorded.push(...(await inTurn(requests, (request) => record(request, apply))))
        }
      }
      // All at once, because judging the correct responses again with each fault would take most of the time.
      const { contradicted } = await judged(recorded)
      // A setting with another value than the one that was sent breaks this rule, whatever values a setting can have.
      const others = contradicted.filter((each) => !each.startsWith('updateApp/rule/carries-update/'))
      expect(others, operation.id).toEqual([])
    }
  })

  test('excuses no broken fact beside it', async () => {
    for (const { operation, baseline, fact } of resting(unknown)) {
      const [assumed] = faultsOf(fact, unknown)
      // A missing field hides all facts about it.
      const place = fact.id.replace(/\/[^/]*$/, '')
      const stated = built.facts.filter(
        ({ id, operationId, at, kind, restsOn }) =>
          operationId === operation.id &&
          at?.status === operation.success.status &&
          !id.startsWith(place) &&
          (kind === 'type' || kind === 'presence') &&
          !restsOn,
      )
      const found = await inTurn(stated.slice(0, MOST_STATED), async ({ id }) => {
        const fault = planted.find(({ aims }) => aims === id)?.apply
        if (!fault || !assumed || !(await idsOf([await record(baseline, fault)])).includes(id)) return []
        const both = await record(baseline, (original) => fault({ ...original, send: assumed(original) }))
        return [(await idsOf([both])).includes(id)]
      })
      expect(found.flat(), operation.id).not.toEqual([])
      expect(found.flat(), operation.id).not.toContain(false)
    }
  })
})

test.each(inRequests)(
  'what %s leaves open in requests contradicts nothing, whether it is accepted or rejected',
  async (unknown) => {
    for (const { baseline, one } of opening(unknown)) {
      const request = withChange(one.place === 'body' ? withoutUpdate(baseline) : baseline, one)
      const { ledger } = await judged([
        await record(baseline),
        await record(request, CORRECT.apply, one.allowed ? 400 : 200),
      ])
      const broken = ledger.facts.filter(({ id, verdict }) => one.facts.includes(id) && verdict === 'contradicted')
      expect(broken, JSON.stringify(one)).toEqual([])
    }
  },
)

const graph = faultsIn<BillingGraph>('getBillingGraph')
const updated = faultsIn<UpdateAppResult>('updateApp')
const refusing = (operation: OperationId) =>
  faultsIn(operation).response((correct) => (correct.status < 300 ? refusal(400) : correct))

test.each<[difference: string, operation: OperationId, apply: Mutant['apply']]>([
  [
    'compression methods have identifiers of their own',
    'getBuildDownload',
    faultsIn<BuildArchiveDescriptor>('getBuildDownload').fields(({ compression_method: method }) =>
      method === undefined ? {} : { compression_method: method + 100 },
    ),
  ],
  [
    'a container has a readiness, but no details',
    'listContainerReadiness',
    faultsIn('listContainerReadiness').body((all) => [...(all as object[]), { container_id: 'gone', status: 'ready' }]),
  ],
  [
    'self is relative to the URL of the app',
    'updateApp',
    updated.fields(({ self }) => ({ self: self.replace(/.*\//, '') })),
  ],
  ['memory has a unit', 'updateApp', updated.fields(({ app }) => ({ app: { ...app, memory: `${app.memory}GB` } }))],
  ['an update needs a certain field', 'updateApp', refusing('updateApp')],
  ['dependencies have another structure', 'computeBaseImageHash', refusing('computeBaseImageHash')],
  [
    'a domain ends in a dot',
    'createDomain',
    faultsIn<CustomDomain>('createDomain').fields(({ domain }) => ({ domain: `${domain}.` })),
  ],
  [
    'at most 10 apps are returned',
    'getBillingGraph',
    graph.query((query) => Number(query.get('top_n')) > 10 && query.set('top_n', '10')),
  ],
  ...inPaths.map(({ unknown, operation: { id } }): [string, OperationId, Mutant['apply']] => [
    `${unknown} has another answer`,
    id as OperationId,
    faultsIn(id).response((correct) => (correct.status === 401 ? correct : refusal(400))),
  ]),
])('a run contradicts nothing if %s', async (_, operation, apply) => {
  const fresh = newSandbox()
  const { fetch } = breakService(document, fresh, { ...CORRECT, apply })
  const { facts } = await verify(sandboxTarget(fresh, fetch), { only: [operation] })
  expect(facts.filter(({ verdict }) => verdict === 'contradicted')).toEqual([])
})
