import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript } from '../src/testing/run-script.ts'
import { REPORT_START } from '../src/verifier/mutants/report.ts'

const mutants = (...args: string[]) => runScript('scripts/mutants.ts', args)

test('the mutants of one operation and kind are killed, and all of them are told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  try {
    const file = join(folder, 'mutants.json')
    await writeFile(file, '{\n  "isPassed": false,\n  "killed": 7, of an earlier run')
    const { code, stdout } = await mutants('--operation', 'getRun', '--kind', 'credential', '--json', file)
    expect(stdout).toMatch(/^getRun +(\d+) +\1$/m)
    expect(stdout).toMatch(/(\d+) of \1 mutants are killed, 0 false alarms\.$/m)
    expect(code).toBe(0)
    const report = await readFile(file, 'utf8')
    expect(report).toMatch(REPORT_START)
    const { killed, mutants: told } = JSON.parse(report)
    expect(told).toHaveLength(killed)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a verifier that sees less ends it with 1, and the survivors are named', async () => {
  const copy = await copyProject()
  try {
    const file = join(copy, 'src/verifier/mutants/worker.ts')
    const blind = `const seeing = createVerifier(document)
    const verify: typeof seeing = async (target, options) => {
      const ledger = await seeing(target, options)
      return { ...ledger, facts: ledger.facts.filter(({ id }) => id !== 'getRun/auth/expired') }
    }`
    const worker = await readFile(file, 'utf8')
    await writeFile(file, worker.replace('const verify = createVerifier(document)', blind))
    const args = ['--operation', 'getRun', '--kind', 'credential']
    const { code, stdout } = await runScript('scripts/mutants.ts', args, { cwd: copy })
    expect(stdout).toMatch(/^Survived.*\n {2}getRun\/auth\/expired: the check is skipped/m)
    expect(code).toBe(1)
  } finally {
    await rm(copy, { recursive: true })
  }
})

test('--list names them, and runs none', async () => {
  const { code, stdout } = await mutants('--list', '--operation', 'listApiKeys')
  expect(stdout).toContain('rule        listApiKeys/rule/sorted-by-expiry: two are swapped\n')
  expect(code).toBe(0)
})

test('--help tells the options', async () => {
  expect(await mutants('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--kind KIND') })
})

test.each([
  [['--operation', 'noSuchOperation'], /^--operation must be one of createDomain, .*; it is "noSuchOperation"\.$/m],
  [['--kind', 'odd'], /^--kind must be one of status, .*; it is "odd"\.$/m],
  [['--json', ''], /^--json needs the name of a file\.$/m],
  [
    ['--json', '/no/such/folder/file', '--operation', 'getRun'],
    /^--json must name a writable file; .* is not \(ENOENT\)\.$/m,
  ],
  [['--odd'], /See --help\.$/m],
])('%j is bad usage', async (args, message) => {
  const { code, stderr } = await mutants(...args)
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
})
