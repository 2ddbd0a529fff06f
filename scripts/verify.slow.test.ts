import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

test('without a target, the mock and the sandbox are verified, with a summary and reports', async () => {
  const reports = join(temporaryFolder(onTestFinished), 'reports')
  const only = ['--operation', 'createDomain', '--operation', 'listApiKeys']
  const { code, stdout } = await runScript('scripts/cli.ts', ['verify', ...only, '--reports', reports])
  expect(stdout).toMatch(/^Target: mock, .*^Target: sandbox, /ms)
  expect(stdout).toMatch(
    /\nsandbox: Nothing documented is contradicted: \d+ of \d+ facts that tier \w+ allows are verified \(\d+ %\)\.\n$/,
  )
  expect(readdirSync(reports).sort()).toEqual(['mock', 'sandbox'])
  expect(code).toBe(0)
})
