import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, runScript, startSandboxProcess } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { readme } from './testing/readme.ts'

test('the guide "Verify a service" shows the output of a failing verification, and of one that succeeds', async () => {
  const [, commands = '', shown = ''] =
    readme.match(/^```sh\n(curl --json[^`]* verify [^`]*)^```\n\n```text\n(.*?)^```/ms) ?? []
  const [verify = '', ...before] = commands.trim().split('\n').reverse()
  const folder = temporaryFolder(onTestFinished)
  const sandbox = await startSandboxProcess({}, 'scripts/cli.ts', '--now', '2026-03-10T09:30:00Z')
  onTestFinished(() => void sandbox.process.child.kill())
  const here = (text: string) => text.replaceAll('http://127.0.0.1:4010', sandbox.url)
  for (const line of before.reverse())
    execFileSync('sh', ['-c', here(line).replace('curl', 'curl --silent --show-error --fail-with-body --max-time 60')])
  const [assignments = '', args = ''] = here(verify).split(' node_modules/.bin/project-resources ')
  const [name = '', token = ''] = assignments.split('=')
  // Runs the package's command outside a checkout.
  const options = { cwd: folder, env: { [name]: token } }
  const { code, stdout } = await runScript(join(root, 'dist/lib/cli.js'), args.split(' '), options)
  // Replace numbers before comparing, because counts and seconds may differ, and with them the line breaks.
  const comparable = (text: string) =>
    here(text)
      .replace(/127\.0\.0\.1-\d+/, '')
      .replace(/[\d.,]+/g, 'N')
      .replace(/\s+/g, ' ')
      .trim()
  expect(comparable(stdout)).toBe(comparable(shown))
  expect(code).toBe(1)

  await fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST' })
  const success = await runScript(join(root, 'dist/lib/cli.js'), args.split(' '), options)
  const [, verdict = 'nothing'] = readme.match(/^```text\n(✓ Nothing documented is contradicted on .*?)^```/ms) ?? []
  expect(comparable(success.stdout)).toContain(comparable(verdict))
  expect(success.code).toBe(0)
})

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
