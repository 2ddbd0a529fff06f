import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, startSandboxProcess } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { HELP } from './verify/options.ts'

interface Step {
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
  'working-directory'?: string
}

const ACTION = '.github/actions/verify'
const text = readFileSync(join(root, ACTION, 'action.yml'), 'utf8')
const action = parse(text)
const steps: Step[] = action.runs.steps
const inputs: Record<string, { default?: string; required?: boolean }> = action.inputs

const workspace = temporaryFolder(afterAll)
const inWorkspace = (name: string) => readFileSync(join(workspace, name), 'utf8')
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  const response = await fetch(`${sandbox.url}/_sandbox/fixtures`)
  writeFileSync(join(workspace, 'fixtures.json'), await response.text())
})
afterAll(async () => {
  sandbox?.process.child.kill()
  await sandbox?.process.finished
})

/** Runs a step's script as a GitHub runner does. */
function runStep(name: string, given: Record<string, string>, ledger = '') {
  const step = steps.find((each) => each.name === name)
  const values: Record<string, string> = {
    'github.workspace': workspace,
    'runner.temp': workspace,
    'github.action_path': join(root, ACTION),
    'steps.verify.outputs.ledger': ledger,
    ...Object.fromEntries(
      Object.keys(inputs).map((key) => [`inputs.${key}`, given[key] ?? inputs[key]?.default ?? '']),
    ),
  }
  const filled = (template: string) =>
    template.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, key) => values[key] ?? expect.unreachable(`${key} is unknown`))
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([key, value]) => [key, filled(value)]))
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], {
    cwd: filled(step?.['working-directory'] ?? '.'),
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: join(workspace, 'output'),
      GITHUB_STEP_SUMMARY: join(workspace, 'summary.md'),
    },
  })
}

test('the action verifies an environment and compares its ledger with an earlier one', async () => {
  const given = {
    url: sandbox.url,
    token: 'sandbox-owner-token',
    fixtures: 'fixtures.json',
    rate: '1000',
    strict: 'true',
  }
  const run = runStep('Verify', { ...given, tier: 'write' })
  expect(run.status, run.stdout + run.stderr).toBe(0)
  expect(run.stdout).toContain('tier write,')
  const ledger = inWorkspace('output').match(/^ledger=(.+)$/m)?.[1] ?? ''
  writeFileSync(join(workspace, 'old.json'), readFileSync(ledger, 'utf8').replace('"verified"', '"unexercised"'))
  const compared = runStep('Compare with the baseline', { ...given, baseline: 'old.json' }, ledger)
  expect(compared.status, compared.stderr).toBe(0)
  expect(inWorkspace('summary.md')).toContain(compared.stdout.trim().split('\n')[0])
})

test('the step Verify exits with 2 if the service rejects the token', async () => {
  const run = runStep('Verify', { url: sandbox.url, token: 'nobody', fixtures: 'fixtures.json', rate: '1000' })
  expect(run.stderr).toContain('No verdict')
  expect(run.status).toBe(2)
})

test('the example workflow passes only inputs that exist, and all that are required', () => {
  const example = parse(readFileSync(join(root, '.github/examples/verify.yml'), 'utf8'))
  const used: Step[] = example.jobs.verify.steps
  const given = Object.keys(used.find(({ uses }) => uses?.includes(`/${ACTION}@`))?.with ?? {})
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given))
  expect(given).toEqual(expect.arrayContaining(Object.keys(inputs).filter((name) => inputs[name]?.required)))
})

test('the action uses all of its inputs, and only options that npm run verify has', () => {
  for (const name of Object.keys(inputs)) expect(text).toContain(`inputs.${name}`)
  const options = steps.flatMap(({ run = '' }) => run.match(/(?<=[ (])--(?!silent|no-)[\w-]+/g) ?? [])
  expect(options).not.toEqual([])
  for (const option of options) expect(HELP).toContain(`  ${option}`)
})
