import { expect, test } from 'vitest'
import { runScript } from '../src/testing/run-script.ts'

test('all mutants of an operation and kind are killed and reported', async () => {
  const args = ['--operation', 'getRun', '--kind', 'credential']
  const { code, stdout } = await runScript('scripts/mutants.ts', args)
  expect(stdout).toMatch(/^getRun +(\d+) +\1$/m)
  expect(stdout).toMatch(/(\d+) of \1 mutants are killed, 0 false alarms\.$/m)
  expect(code).toBe(0)
})
