import { spawn } from 'node:child_process'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ELSEWHERE } from './testing/commands/elsewhere.ts'
import { namedCommands } from './testing/commands/named.ts'
import { copyProject } from './testing/project-copy.ts'
import { readme } from './testing/readme.ts'
import { type Finished, root, startScript } from './testing/run-script.ts'

const read = (file: string) => readFile(join(root, file), 'utf8')
const named = namedCommands(`${readme}\n${await read('CONTRIBUTING.md')}`)

/** Commands that serve until they are ended, and what they print when they are ready. */
const SERVES: Record<string, RegExp> = {
  'npm run sandbox': /Sandbox ready at http:/,
  'npm run sandbox -- --port 4010': /Sandbox ready at http:/,
  'npm run mock': /Mock ready at http:/,
  'npm run mock -- --port 4010': /Mock ready at http:/,
}

const NO_CHANGE = /No change\./

/** Commands that end, in the order in which they need each other, and what they print. */
const ENDS: Record<string, RegExp> = {
  'echo sandbox-owner-token > token.txt': /^$/,
  'curl -s http://127.0.0.1:4010/_sandbox/fixtures > fixtures.json': /^$/,
  'npm run generate -- --check': /^generated\/ is up to date/m,
  'npm run format': /^Checked 1 file/m,
  'npm run bench': /^Usage: npm run bench/m,
  'npm run bench -- --write': /^Usage: npm run bench/m,
  'npm run diff -- main': NO_CHANGE,
  'npm run diff -- old.yaml new.yaml': NO_CHANGE,
  'npm run diff -- main --format markdown': NO_CHANGE,
  'npm version 1.2.3 --no-git-tag-version': /^v1\.2\.3$/m,
  'npm run verify -- --help': /^Usage: npm run verify/m,
  'API_TOKEN=… npm run verify -- --url https://… --fixtures fixtures.json --dry-run': /^GET \S+/m,
  'API_TOKEN=… npm run verify -- --url https://… --fixtures fixtures.json': /^Nothing documented is contradicted/m,
  'API_TOKEN=sandbox-owner-token npm run verify -- --url http://127.0.0.1:4010 --fixtures fixtures.json':
    /^Nothing documented is contradicted/m,
  'npm run verify -- --compare before.json after.json': /^Both runs found the same\.$/m,
}

/** Commands run here, since some of them write. */
let copy: string
let url: string
let sandbox: ReturnType<typeof startScript>
beforeAll(async () => {
  copy = await copyProject()
  for (const name of ['old.yaml', 'new.yaml']) await cp(join(root, 'openapi.yaml'), join(copy, name))
  sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0'])
  url = (await sandbox.printed(/Sandbox ready at (\S+)/))[1] ?? ''
})
afterAll(async () => {
  sandbox?.child.kill()
  await sandbox?.finished
  await rm(copy, { recursive: true })
})

/** A command as the test runs it, with its placeholders filled in. */
function asTried(command: string): string {
  const substitutions: [RegExp, string][] = [
    [/API_TOKEN=…/, 'API_TOKEN=sandbox-owner-token'],
    [/https:\/\/…|http:\/\/127\.0\.0\.1:4010/, url],
    // The copy is not a git repository.
    [/(?<=diff -- )main/, 'old.yaml'],
    // The pace is for services of others.
    [/(?<=verify -- --url .*)$/, ' --rate 1000'],
    [/^npm run (sandbox|mock)$/, 'npm run $1 -- --port 0'],
    [/--port \d+$/, '--port 0'],
    // One file is enough to see it run.
    [/^npm run format$/, 'npm run format -- biome.json'],
    // Measuring takes minutes.
    [/^npm run bench( -- --write)?$/, 'node scripts/bench.ts --help'],
    // Not beside node_modules, which links into the checkout.
    [/^npm version /, 'mkdir version && cp package.json version && cd version && $&'],
  ]
  return substitutions.reduce((text, [from, to]) => text.replace(from, to), command)
}

/**
 * Runs a line in a shell until it ends, or until it has printed what it is waited for.
 *
 * @param ready ends the command, and all that it has started
 */
function run(line: string, ready?: RegExp): Promise<Finished> {
  // In a group of its own, for npm and the shell start others.
  const child = spawn('sh', ['-c', line], {
    cwd: copy,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '' },
  })
  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM')
  const late = setTimeout(end, 240_000)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    const before = stdout
    stdout += chunk
    if (ready?.test(stdout) && !ready.test(before)) end()
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late)
      resolve({ code, stdout, stderr })
    })
  })
}

/** The ledger of a run that has gone before, for the comparison to read. */
async function copyLedgers(): Promise<void> {
  const reports = join(copy, 'dist/reports')
  const [target = ''] = await readdir(reports)
  for (const name of ['before.json', 'after.json']) await cp(join(reports, target, 'ledger.json'), join(copy, name))
}

describe('every command of README and CONTRIBUTING is known to a test', () => {
  // The control calls, which scripts/readme.test.ts takes from the README itself.
  const isControlCall = (command: string) => /^curl .*\/_sandbox\/(clock|faults|switches|reset)$/.test(command)

  test.each(named.filter((command) => !isControlCall(command)))('%s', async (command) => {
    const elsewhere = ELSEWHERE[command]
    if (elsewhere) {
      const [file, words] = elsewhere
      expect(await read(file), `${file} tries it`).toContain(words)
    } else {
      expect(
        { ...SERVES, ...ENDS },
        'Nobody tries it: add it here or in testing/commands/elsewhere.ts.',
      ).toHaveProperty([command])
    }
  })
})

test.each(Object.entries(SERVES).filter(([command]) => named.includes(command)))('%s', async (command, ready) => {
  const { stdout, stderr } = await run(asTried(command), ready)
  expect(stdout, stderr).toMatch(ready)
})

test.each(Object.entries(ENDS).filter(([command]) => named.includes(command)))('%s', async (command, printed) => {
  if (command.includes('--compare')) await copyLedgers()
  const { code, stdout, stderr } = await run(asTried(command))
  expect(stdout, stderr).toMatch(printed)
  expect(code).toBe(0)
})

test('commands are found in blocks, tables and text', () => {
  const text = [
    'Take `npm run\none`, or `TOKEN=… npx two --three`, not `four` or `-- --check`. To `npm run one`',
    '',
    '    npm run five -- main  what it does',
    '    npm run six',
    '    code npm',
    '',
    '```sh',
    'npm ci && npm run seven   # that is it',
    'curl \'{"a": "#b"}\' x',
    '```',
    '',
    '```yaml',
    '- run: npm run eight',
    '```',
  ]
  expect(namedCommands(text.join('\n'))).toEqual([
    'npm ci',
    'npm run seven',
    'curl \'{"a": "#b"}\' x',
    'npm run five -- main',
    'npm run six',
    'npm run one',
    'TOKEN=… npx two --three',
  ])
})
