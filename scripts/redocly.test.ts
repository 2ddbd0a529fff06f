import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { root } from '../src/testing/run-script.ts'

test('Redocly finds an example and an error of each operation, and rates the descriptions as before', () => {
  const bin = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const { stdout } = spawnSync(process.execPath, [bin, 'score', 'openapi.yaml', '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const { subscores } = JSON.parse(stdout)
  expect(subscores).toMatchObject({ exampleCoverage: 1, errorClarity: 1 })
  // Not 1: a property whose name says everything that is known has no description.
  expect(subscores.documentationQuality).toBeGreaterThanOrEqual(0.81)
  // The other subscores, and with them the score, depend on how the API is designed: each operation changes them.
})
