import { beforeAll, expect, test } from 'vitest'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { createTarget } from '../../src/verifier/target/target.ts'
import { UNDOCUMENTED_FIELDS } from '../../src/verifier/unknowns/reading.ts'
import { mockOptions, sandboxTarget } from '../targets.ts'
import { environmentTarget, observedBy, SECRETS, verify, verifySandbox, withMore } from './testing/sandbox-run.ts'

const register = Object.entries(document['x-unknowns'])
const idsIn = ({ unknowns }: Ledger) => new Set(unknowns.map(({ unknown }) => unknown))

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
  expect(observedBy(ledger, 'container-event-fields-and-values')).toContain(
    'listContainerEvents, 2XX events[].actor: string',
  )
  expect(observedBy(ledger, UNDOCUMENTED_FIELDS)).toContain('getRepository, 2XX license: string')
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
