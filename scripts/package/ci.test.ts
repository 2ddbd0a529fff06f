/** Runs the steps of the GitHub action, and the scripts of the guide "Verify in CI", as they are. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { withSandbox } from '../../src/sandbox/testing/server.ts'
import { copyProject } from '../../src/testing/project-copy.ts'
import { root } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { HELP } from '../verify/options.ts'

interface Step {
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

const ACTION = '.github/actions/verify'
const action = parse(readFileSync(join(root, ACTION, 'action.yml'), 'utf8'))
const steps: Step[] = action.runs.steps
const inputs: Record<string, { default?: string; required?: boolean }> = action.inputs

const workspace = temporaryFolder(afterAll)
const inWorkspace = (name: string) => readFileSync(join(workspace, name), 'utf8')
const COMMAND = 'node_modules/.bin/project-resources'
const sandbox = withSandbox({ cwd: inject('app') }, COMMAND)
beforeAll(async () => {
  const response = await fetch(`${sandbox.url}/_sandbox/fixtures`)
  writeFileSync(join(workspace, 'fixtures.json'), await response.text())
})

/** Runs a command in a folder. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv, cwd = workspace) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })

/** Runs a step's script as a GitHub runner does. */
function runStep(name: string, given: Record<string, string>, PATH = process.env.PATH, repository = root) {
  const step = steps.find((each) => each.name === name)
  const values: Record<string, string> = {
    'runner.temp': workspace,
    'github.action_path': join(repository, ACTION),
    ...Object.fromEntries(
      Object.keys(inputs).map((key) => [`inputs.${key}`, given[key] ?? inputs[key]?.default ?? '']),
    ),
  }
  const filled = (template: string) =>
    template.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, key) => values[key] ?? expect.unreachable(`${key} is unknown`))
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([key, value]) => [key, filled(value)]))
  return run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], {
    ...env,
    PATH,
    GITHUB_ACTIONS: 'true',
    MEMBER_TOKEN: 'sandbox-member-token',
    GITHUB_OUTPUT: join(workspace, 'output'),
    GITHUB_STEP_SUMMARY: join(workspace, 'summary.md'),
  })
}

/** Creates a folder with an executable script, and returns the folder. */
function executable(folder: string, name: string, code: string): string {
  mkdirSync(join(workspace, folder), { recursive: true })
  writeFileSync(join(workspace, folder, name), `#!/bin/sh\n${code}\n`)
  chmodSync(join(workspace, folder, name), 0o755)
  return join(workspace, folder)
}

test('the action installs a tarball and verifies an environment', () => {
  writeFileSync(join(workspace, 'package.tgz'), readFileSync(inject('tarball')))
  const { status, stdout, stderr } = runStep('Install', { package: 'package.tgz' })
  expect(status, stdout + stderr).toBe(0)
  const given = { url: sandbox.url, token: 'sandbox-owner-token', fixtures: 'fixtures.json', rate: '1000' }
  const verified = runStep('Verify', { ...given, tier: 'write', strict: 'true' })
  expect(verified.status, verified.stdout + verified.stderr).toBe(0)
  expect(verified.stdout).toContain('tier write,')
  expect(inWorkspace('summary.md')).toContain('verified')
  const ledger = inWorkspace('output').match(/^ledger=(.+)$/m)?.[1] ?? ''
  expect(JSON.parse(readFileSync(ledger, 'utf8'))).toMatchObject({ target: sandbox.url, tier: 'write' })

  const rejected = runStep('Verify', { ...given, token: 'nobody' })
  expect(rejected.stderr).toContain('No verdict')
  expect(rejected.status).toBe(2)
})

test('by default, the action builds and packs its own repository, without the tokens of the job', async () => {
  const copy = await copyProject()
  onTestFinished(() => rmSync(copy, { recursive: true }))
  mkdirSync(join(copy, ACTION), { recursive: true })
  cpSync(join(root, 'dist/lib'), join(copy, 'dist/lib'), { recursive: true })
  // Only logs `npm ci` and `npm run build`, because the copy has the packages and the built package.
  const real = `PATH='${process.env.PATH}' exec npm "$@"`
  const npm = `(echo "npm $@"; env) >> ${join(workspace, 'npm.log')}; case "$1" in pack|install) ${real} ;; esac`
  const path = `${executable('npm', 'npm', npm)}:${process.env.PATH}`
  const { status, stdout, stderr } = runStep('Install', {}, path, copy)
  expect(status, stdout + stderr).toBe(0)
  expect(inWorkspace('npm.log').match(/^npm .*$/gm)).toEqual([
    expect.stringMatching(/^npm ci .*--include=dev/),
    'npm run build',
    expect.stringMatching(/^npm pack /),
    expect.stringMatching(/^npm install .* \S+\/verifier\/\S+\.tgz$/),
  ])
  expect(inWorkspace('npm.log')).not.toContain('TOKEN=')
})

test.each(['project-resources', '@a/name', 'owner/name', 'http://a.test/a.tgz'])('does not install %s', (name) => {
  const path = `${executable('refused', 'npm', 'echo asked')}:${process.env.PATH}`
  const { status, stdout } = runStep('Install', { package: name }, path)
  expect({ status, stdout }).toEqual({ status: 2, stdout: expect.stringMatching(/^::error::package must be the path/) })
})

test('the step Verify passes the inputs that are set, and only these', () => {
  executable('verifier/node_modules/.bin', 'project-resources', 'for each; do echo "$each"; done')
  const argsOf = (given: Record<string, string>) => {
    const { stdout, stderr } = runStep('Verify', given)
    return `${stdout}${stderr}`.trimEnd().split('\n').slice(0, -2)
  }
  expect(argsOf({ url: 'http://a.test' })).toEqual(['verify', '--url', 'http://a.test', '--tier', 'read'])
  const flags = { strict: 'true', 'allow-cost': 'true' }
  const names = Object.keys(inputs).filter(
    (name) => !['token', 'package', 'artifact', ...Object.keys(flags)].includes(name),
  )
  const values = Object.fromEntries(names.map((name) => [name, `a ${name}`]))
  const options = names.flatMap((name) => [`--${name}`, `a ${name}`])
  expect(argsOf({ ...values, ...flags })).toEqual(['verify', ...options, '--strict', '--allow-cost'])
  for (const name of [...names, ...Object.keys(flags)]) expect(HELP).toContain(`  --${name} `)
  expect(argsOf({ strict: 'yes' })).toEqual([])
  const header = 'X-Gateway: a "b" $c\nX-Other: d\n'
  expect(argsOf({ url: 'http://a.test', header }).slice(-4)).toEqual([
    '--header',
    'X-Gateway: a "b" $c',
    '--header',
    'X-Other: d',
  ])
})

test('the example workflow passes only inputs that exist, and all that are required', () => {
  const example = parse(block('# .github/workflows/verify.yml'))
  const used: Step[] = example.jobs.verify.steps
  const given = Object.keys(used.find(({ uses }) => uses?.includes(`/${ACTION}@`))?.with ?? {})
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given))
  expect(given).toEqual(expect.arrayContaining(Object.keys(inputs).filter((name) => inputs[name]?.required)))
})

const guide = readFileSync(join(root, 'scripts/docs/guides/verify-in-ci.md'), 'utf8')
/** The code block of the guide that contains a text. */
const block = (text: string) =>
  [...guide.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => code).find((code) => code.includes(text)) ?? ''

/** Runs a script of the guide where the package is already installed. @param command what replaces the package's command */
function runScript(code: string, command: string, env: NodeJS.ProcessEnv = {}) {
  const given = { API_URL: sandbox.url, PROJECT_ID: 'p-sandbox', API_TOKEN: 'sandbox-owner-token', ...env }
  rmSync(job, { recursive: true, force: true })
  executable('job/kit/node_modules/.bin', 'project-resources', command)
  executable('stubs', 'sleep', 'echo "$1" >> "$LOG"')
  const PATH = `${executable('stubs', 'npm', '[ -z "$API_TOKEN" ]')}:${process.env.PATH}`
  return run('sh', ['-ec', code], { KIT: 'https://kit.test/kit.tgz', ...given, PATH }, job)
}
const job = join(workspace, 'job')

/** The package's command, for one operation: the command itself is tested elsewhere. */
const FAST = `exec '${join(inject('app'), COMMAND)}' "$@" --operation listApiKeys --rate 1000`

test('the GitLab job verifies a service and writes the reports that it keeps', () => {
  const { verify } = parse(block('# .gitlab-ci.yml'))
  const { status, stdout, stderr } = runScript(verify.script.join('\n'), FAST)
  expect(status, stdout + stderr).toBe(0)
  for (const kept of [verify.artifacts.reports.junit, ...verify.artifacts.paths]) {
    expect(globSync(kept, { cwd: job }), kept).toHaveLength(1)
  }
})

test.each([
  ['sandbox-owner-token', 0, 'Nothing documented is contradicted.'],
  ['nobody', 2, 'No verdict: see the last line above.'],
])('verify.sh with the token %s exits with %i', (token, code, last) => {
  const { status, stdout } = runScript(block('# verify.sh'), FAST, { API_TOKEN: token })
  expect({ status, last: stdout.trimEnd().split('\n').at(-1) }).toEqual({ status: code, last })
})

test('verify.sh asks no registry for a name', () => {
  const { status, stdout } = runScript(block('# verify.sh'), FAST, { KIT: 'project-resources' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: expect.stringMatching(/^KIT must be /) })
})

test.each([
  ['0', '0', 0, ''],
  ['2 0', '0 300', 0, ''],
  ['2 2 2', '0 300 900', 2, ''],
  ['2 1', '0 300', 1, 'The service contradicts the document: open verification/*/index.html.\n'],
])('verify-nightly.sh, if the runs exit with %s, pauses %s s and exits with %i', (codes, pauses, code, stderr) => {
  const command = 'set -- $CODES; shift $(($(wc -l < "$LOG") - 1)); exit "$1"'
  const log = join(workspace, 'pauses')
  rmSync(log, { force: true })
  const result = runScript(block('# verify-nightly.sh'), command, { CODES: codes, LOG: log })
  const paused = readFileSync(log, 'utf8').trim().split('\n').join(' ')
  expect({ code: result.status, stderr: result.stderr, paused }).toEqual({ code, stderr, paused: pauses })
})
