import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'diff-command-'))
const at = (name: string) => join(folder, name)
const diff = (...args: string[]) => runScript('scripts/cli.ts', ['diff', ...args])
const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')

function write(name: string, text: string): string {
  writeFileSync(at(name), text)
  return at(name)
}

afterAll(() => rmSync(folder, { recursive: true }))

test.concurrent('a reworded summary breaks nobody: exit code 0', async () => {
  const old = write('reworded.yaml', source.replace(/summary: .*/, 'summary: Other words.'))
  const { code, stdout, stderr } = await diff(old)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/breaks? nobody: info: summary reworded {2}openapi\.yaml:\d+\n/)
})

test.concurrent('a changed operationId breaks callers: exit code 1, and --output writes the report', async () => {
  const old = write('more.yaml', source.replace('operationId: getRun', 'operationId: getOneRun'))
  const small = (url: string) => JSON.stringify({ openapi: '3.1.1', servers: [{ url }], paths: {} })
  const documents = [write('one.json', small('/a')), write('other.json', small('/b'))]
  // Each report replaces the previous one, whatever its format.
  for (const format of ['json', 'text', 'markdown', 'json']) {
    const { code, stdout, stderr } = await diff(...documents, '--format', format, '--output', at('report.json'))
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: '' })
  }
  const { code, stdout, stderr } = await diff(old, '--format', 'json', '--output', at('report.json'))
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: '' })
  const { breaking, totals, changes } = JSON.parse(readFileSync(at('report.json'), 'utf8'))
  expect({ breaking, totals }).toMatchObject({ breaking: true, totals: { changes: 1, callers: 1 } })
  const line = source.split('\n').findIndex((text) => text.includes('operationId: getRun')) + 1
  expect(changes[0]).toMatchObject({ property: 'operationId', before: 'getOneRun', after: 'getRun', newLine: line })
})

test.concurrent('a pattern with a lookahead cannot be judged: exit code 1', async () => {
  const old = write('pattern.yaml', source.replace('pattern: ^https://', 'pattern: ^(?=https://)'))
  const { code, stdout } = await diff(old)
  expect(stdout).toContain('CANNOT BE JUDGED for readers: review it: ')
  expect(code).toBe(1)
})

test.concurrent('--output does not replace a file that is not a report', async () => {
  const mine = write('mine.yaml', source)
  const { code, stderr } = await diff('openapi.yaml', '--output', mine)
  expect(stderr).toMatch(/^--output does not overwrite \S+mine\.yaml, which this command did not write; .*\n$/)
  expect(code).toBe(2)
  expect(readFileSync(mine, 'utf8')).toBe(source)
})

test.concurrent('an invalid document gives one line on stderr and exit code 2', async () => {
  const invalid = write('invalid.yaml', 'openapi: 3.1.1\npaths: {/a: {get: {parameters: [null]}}}')
  const { code, stdout, stderr } = await diff(invalid, invalid)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^\S+:2 cannot be compared: expected an object as "0", got null \(\S+\)\.\n$/)
})
