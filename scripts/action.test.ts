import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readme } from './testing/readme.ts'
import { root, startScript } from './testing/run-script.ts'
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
const read = async (path: string) => readFile(join(root, path), 'utf8')

let steps: Step[]
let inputs: Record<string, { default?: string; required?: boolean }>
let workspace: string
let sandbox: ReturnType<typeof startScript>
let url: string

beforeAll(async () => {
  const action = parse(await read(`${ACTION}/action.yml`))
  steps = action.runs.steps
  inputs = action.inputs
  workspace = await mkdtemp(join(tmpdir(), 'action-'))
  sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0'])
  url = (await sandbox.printed(/Sandbox ready at (\S+)/))[1] ?? ''
  await writeFile(join(workspace, 'fixtures.json'), await (await fetch(`${url}/_sandbox/fixtures`)).text())
})
afterAll(async () => {
  sandbox?.child.kill()
  await sandbox?.finished
  await rm(workspace, { recursive: true })
})

/** Carries out the step of a name as a runner would, but for what needs a runner. */
function carryOut(name: string, given: Record<string, string>, outputs: Record<string, string> = {}) {
  const step = steps.find((each) => each.name === name)
  if (!step?.run) throw new Error(`The action has no step "${name}" that runs something.`)
  const value = (expression: string): string => {
    const [context = '', ...rest] = expression.split('.')
    const key = rest.at(-1) ?? ''
    if (context === 'inputs') return given[key] ?? inputs[key]?.default ?? ''
    if (context === 'steps') return outputs[key] ?? ''
    const known: Record<string, string> = {
      'github.workspace': workspace,
      'runner.temp': workspace,
      'github.action_path': join(root, ACTION),
    }
    return known[expression] ?? expect.unreachable(`${expression} is not known`)
  }
  const filled = (text: string) => text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, expression) => value(expression))
  const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, text]) => [key, filled(text)]))
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: filled(step['working-directory'] ?? '.'),
    encoding: 'utf8',
    timeout: 240_000,
    env: {
      ...process.env,
      ...env,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: join(workspace, 'output'),
      GITHUB_STEP_SUMMARY: join(workspace, 'summary.md'),
    },
  })
}

test('the action verifies an environment, and compares it with an earlier ledger', async () => {
  const given = {
    url,
    token: 'sandbox-owner-token',
    fixtures: 'fixtures.json',
    tier: 'write',
    rate: '1000',
    strict: 'true',
  }
  const run = carryOut('Verify', given)
  expect(run.status, run.stdout + run.stderr).toBe(0)
  expect(run.stdout).toContain('tier write,')
  const ledger = (await readFile(join(workspace, 'output'), 'utf8')).match(/^ledger=(.+)$/m)?.[1] ?? ''
  expect(JSON.parse(await readFile(ledger, 'utf8'))).toMatchObject({ target: url, tier: 'write' })
  await writeFile(
    join(workspace, 'baseline.json'),
    (await readFile(ledger, 'utf8')).replace('"verified"', '"unexercised"'),
  )
  const compared = carryOut('Compare with the baseline', { ...given, baseline: 'baseline.json' }, { ledger })
  expect(compared.status, compared.stderr).toBe(0)
  expect(await readFile(join(workspace, 'summary.md'), 'utf8')).toContain(compared.stdout.trim().split('\n')[0])
})

test('the action fails where the environment does', async () => {
  const run = carryOut('Verify', { url, token: 'nobody', fixtures: 'fixtures.json', rate: '1000' })
  expect(run.status).toBe(2)
  expect(run.stderr).toContain('No verdict')
})

test('the example, to which the README leads, gives what the action takes', async () => {
  const text = await read('.github/examples/verify.yml')
  expect(readme).toContain('.github/examples/verify.yml')
  const used: Step[] = parse(text).jobs.verify.steps
  const given = used.find(({ uses }) => uses?.includes(`/${ACTION}@`))?.with ?? {}
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
  const required = Object.keys(inputs).filter((name) => inputs[name]?.required)
  expect(Object.keys(given)).toEqual(expect.arrayContaining(required))
})

test('every input is used, and every option is one of the command', async () => {
  const text = await read(`${ACTION}/action.yml`)
  for (const name of Object.keys(inputs)) expect(text).toContain(`inputs.${name}`)
  const options = steps.flatMap(({ run = '' }) => run.match(/(?<=[ (])--(?!silent|no-)[\w-]+/g) ?? [])
  expect(options).not.toEqual([])
  for (const option of options) expect(HELP).toContain(`  ${option}`)
})
