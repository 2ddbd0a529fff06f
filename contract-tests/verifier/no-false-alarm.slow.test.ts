/**
 * Tests that a correct service is never contradicted, whatever its clock, its switches and the order of the checks.
 * patience.test.ts has the shortest of the runs against a live sandbox.
 */
import { beforeAll, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { SWITCHES, type SwitchName } from '../../src/sandbox/api/switches.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { isContradicted, type Ledger } from '../../src/verifier/model/ledger.ts'
import { NOW, sandboxTarget } from '../targets.ts'
import {
  contradictionsOf,
  newSandbox,
  observedBy,
  verifiedFacts,
  verify,
  verifyLive,
  verifySandbox,
} from './testing/sandbox-run.ts'

test.each([
  ['at its start', 0],
  // Not much later: the disposable key then expires.
  ['after four weeks', 28 * 24 * 60],
])('a live sandbox contradicts nothing %s', async (_, minutes) => {
  expect(await verifyLive(minutes)).toEqual([])
})

test('a live sandbox whose clock runs contradicts nothing', async () => {
  // Fast enough that containers, runs and builds change during the run: a second passes with each request.
  let now = Date.parse(NOW)
  const sandbox = createSandbox({ live: true, time: () => now })
  const target = sandboxTarget(sandbox, (request) => {
    now += 1000
    return sandbox.fetch(request)
  })
  expect(contradictionsOf(await verify(target))).toEqual([])
})

test('a sandbox is never contradicted, no matter which check runs first', async () => {
  const sandbox = newSandbox()
  const reads = listOperations(document).filter(({ method }) => method === 'GET')
  const readIds = new Set(reads.map(({ id }) => id))
  for (const { id, operationId, kind } of verifiedFacts) {
    // Saves time: the skipped checks change nothing or send a single request, so they are unlikely to affect the next one.
    if (readIds.has(operationId) || !['rule', 'expectation'].includes(kind) || id.endsWith('/no-other-method')) continue
    await sandbox.reset()
    const ledger = await verify(sandboxTarget(sandbox), { only: [operationId], stopAtFirst: true, first: id })
    expect([id, ...ledger.facts.filter(isContradicted)]).toEqual([id])
  }
})

let usual: Ledger
beforeAll(async () => {
  usual = await verifySandbox()
})

const switches = Object.entries(SWITCHES) as [SwitchName, { unknowns: readonly string[]; values: readonly unknown[] }][]

/** The switches of four runs. Each run sets a switch to its next alternative, until none is left; a single alternative is set in two runs. */
const turns = [0, 1, 2, 3].map((run) =>
  Object.fromEntries(
    switches.flatMap(([name, { values }], index) => {
      const others = values.slice(1)
      const isTurned = run === 2 || index % 2 === run
      const value = others.length === 1 ? others[isTurned ? 0 : 1] : others[run]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
)

test('the runs set each switch to each of its alternatives', () => {
  for (const [name, { values }] of switches) {
    expect(new Set(turns.flatMap((turned) => turned[name] ?? []))).toEqual(new Set(values.slice(1)))
  }
})

test.each(turns)('with the switches %j, only observations on their entries change', async (turned) => {
  const ledger = await verifySandbox({ switches: turned })
  expect(contradictionsOf(ledger)).toEqual([])
  for (const id of new Set(switches.flatMap(([, { unknowns }]) => unknowns))) {
    // The status of createDomain may also be part of observations on entries of other switches.
    const normal = (line: string) => (id === 'success-status-codes' ? line : line.replace(': 201', ': 200'))
    const is = observedBy(ledger, id).map(normal)
    const was = observedBy(usual, id).map(normal)
    const by = switches.flatMap(([name, { unknowns }]) => (name in turned && unknowns.includes(id) ? [name] : []))
    if (by.length > 0) expect(is, `${id}, switched by ${by.join(', ')}`).not.toEqual(was)
    else expect(is, `${id}, not switched`).toEqual(was)
  }
})
