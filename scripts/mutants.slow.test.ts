import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript } from '../src/testing/run-script.ts'

test('all mutants of an operation and kind are killed and reported', async () => {
  const args = ['--operation', 'getRun', '--kind', 'credential']
  const { code, stdout } = await runScript('scripts/mutants.ts', args)
  expect(stdout).toMatch(/^getRun +(\d+) +\1$/m)
  expect(stdout).toMatch(/(\d+) of \1 mutants are killed, 0 false alarms\.$/m)
  expect(code).toBe(0)
})

test('a mutant that no check detects is listed as survived, with exit code 1', async () => {
  const copy = await copyProject()
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const file = join(copy, 'scripts/mutants/worker.ts')
  const blind = `const seeing = createVerifier(suite)
    const verify: typeof seeing.verify = async (target, options) => {
      const ledger = await seeing.verify(target, options)
      return { ...ledger, facts: ledger.facts.filter(({ id }) => id !== 'getRun/auth/unknown') }
    }
    const verifier = { ...seeing, verify }`
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace('const verifier = createVerifier(suite)', blind))
  const args = ['--operation', 'getRun', '--kind', 'credential']
  const { code, stdout } = await runScript('scripts/mutants.ts', args, { cwd: copy })
  expect(stdout).toMatch(/^Survived.*\n {2}getRun\/auth\/unknown: the credential check is skipped/m)
  expect(code).toBe(1)
})
