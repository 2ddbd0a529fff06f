import { expect, test } from 'vitest'
import { document } from '../../src/document/openapi.ts'
import { createTarget } from '../../src/verifier/http/target.ts'
import { mockOptions } from '../targets.ts'
import { verify, verifySandbox } from './testing/sandbox-run.ts'

const register = Object.entries(document['x-unknowns'])

test('a run observes every register entry that requests can settle, each with evidence', async () => {
  const { unknowns, exchanges } = await verifySandbox()
  const seen = new Set(unknowns.map(({ unknown }) => unknown))
  const unseen = register.filter(([id]) => !seen.has(id))
  for (const [id, { settle }] of unseen) expect(settle, id).toMatch(/^(Ask|Look at a token)\b/)
  expect(register.length - unseen.length).toBe(seen.size)
  for (const { evidence } of unknowns) expect(exchanges[evidence ?? -1]).toBeDefined()
})

test('a run against the mock makes no observations', async () => {
  const target = createTarget({ ...mockOptions('http://mock.test'), fetch: async () => Response.json({}) })
  expect((await verify(target, { only: ['listApiKeys'] })).unknowns).toEqual([])
})
