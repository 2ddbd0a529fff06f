import { beforeAll, expect, test } from 'vitest'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { SWITCHES, type SwitchName } from '../../src/sandbox/state/switches.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { createTarget } from '../../src/verifier/target/target.ts'
import { UNDOCUMENTED_FIELDS } from '../../src/verifier/unknowns/reading.ts'
import { mockOptions, sandboxTarget } from '../targets.ts'
import { contradictionsOf, environmentTarget, SECRETS, verify, verifySandbox, withMore } from './testing/sandbox-run.ts'

const register = Object.entries(document['x-unknowns'])
const idsIn = ({ unknowns }: Ledger) => new Set(unknowns.map(({ unknown }) => unknown))
const linesOf = ({ unknowns }: Ledger, id: string) =>
  unknowns.filter(({ unknown }) => unknown === id).map(({ operationId, at, saw }) => `${operationId}, ${at}: ${saw}`)

let usual: Ledger
beforeAll(async () => {
  usual = await verifySandbox()
})

test('a run observes every register entry that requests can settle, each with evidence', () => {
  const unseen = register.filter(([id]) => !idsIn(usual).has(id))
  for (const [id, { settle }] of unseen) expect(settle, id).toMatch(/^(Ask|Look at a token)\b/)
  expect(register.length - unseen.length).toBe(idsIn(usual).size)
  for (const { evidence } of usual.unknowns) expect(usual.exchanges[evidence ?? -1]).toBeDefined()
})

test('observations contain no secret, even if undocumented fields contain one', async () => {
  const ledger = await verifySandbox({ through: withMore })
  const text = JSON.stringify(ledger.unknowns)
  for (const secret of [...SECRETS, ...Object.values(createSandbox().fixtures().tokens)]) {
    expect(text).not.toContain(secret)
  }
  expect(text).not.toMatch(/signature=|example-key-value/)
  expect(text).toContain('OOMKilled')
  expect(linesOf(ledger, 'container-event-fields-and-values')).toContain(
    'listContainerEvents, 2XX events[].actor: string',
  )
  expect(linesOf(ledger, UNDOCUMENTED_FIELDS)).toContain('getRepository, 2XX license: string')
})

test('a run at tier read skips probes that change something', async () => {
  const sandbox = createSandbox()
  const { fixtures } = sandboxTarget(sandbox)
  const target = environmentTarget({ fixtures, tier: 'read', fetch: (request) => sandbox.fetch(request) })
  const seen = idsIn(await verify(target))
  expect(seen).toContain('container-events-page-bounds')
  expect(seen).not.toContain('setting-notation')
})

test('a run against the mock makes no observations', async () => {
  const target = createTarget({ ...mockOptions('http://mock.test'), fetch: async () => Response.json({}) })
  expect((await verify(target, { only: ['listApiKeys'] })).unknowns).toEqual([])
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
    const is = linesOf(ledger, id).map(normal)
    const was = linesOf(usual, id).map(normal)
    const by = switches.flatMap(([name, { unknowns }]) => (name in turned && unknowns.includes(id) ? [name] : []))
    if (by.length > 0) expect(is, `${id}, switched by ${by.join(', ')}`).not.toEqual(was)
    else expect(is, `${id}, not switched`).toEqual(was)
  }
})
