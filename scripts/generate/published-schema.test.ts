import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import schema from '../../generated/seed.schema.json' with { type: 'json' }
import { createSandbox } from '../../src/sandbox/index.ts'

test('the published schema stands alone, and accepts the starter, exports and snapshots', () => {
  const validate = new Ajv2020({ validateFormats: false }).compile(schema)
  const starter = parse(readFileSync(new URL('../../src/sandbox/node/starter.yaml', import.meta.url), 'utf8'))
  const snapshot = createSandbox().snapshot()
  const { version: _, ...exported } = snapshot
  for (const seed of [starter, snapshot, exported]) expect(validate(seed), JSON.stringify(validate.errors)).toBe(true)
  for (const seed of [{ ap: [] }, { apps: [{ appId: 'a', regoin: 'x' }] }]) expect(validate(seed)).toBe(false)
  expect(JSON.stringify(schema)).not.toContain('x-unknown')
})
