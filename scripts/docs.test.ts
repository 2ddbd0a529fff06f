import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { document } from '../src/document/openapi.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, runScript } from '../src/testing/run-script.ts'
import { ledgerText } from '../src/verifier/reports/ledger-json.ts'
import { exampleLedger } from '../src/verifier/reports/testing/ledgers.ts'

let folder: string
let copy: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-command-'))
  copy = await copyProject()
})
afterAll(() => Promise.all([folder, copy].map((each) => rm(each, { recursive: true }))))

const docs = (...args: string[]) => runScript('scripts/docs.ts', args, { cwd: copy })

test('--help names every option', async () => {
  const { code, stdout } = await docs('--help')
  expect(code).toBe(0)
  expect(stdout.match(/^ {2}--\w+/gm)).toEqual(['  --ledger', '  --output', '  --help'])
})

test.each([
  [['--ledger', 'no-such.json'], 'The ledger no-such.json cannot be read (ENOENT).'],
  [['--ledger', 'package.json'], 'package.json is not a ledger: '],
  [['--ledger', ''], '--ledger needs the name of a file.'],
  [['--output', ''], '--output needs the name of a folder.'],
  [['--output', '.'], 'is not empty and has no valid .manifest of npm run docs, so nothing there is replaced. '],
  [['--colour'], "Unknown option '--colour'"],
])('%j ends with 2 and one line', async (args, told) => {
  const { code, stdout, stderr } = await docs(...args)
  const [last = ''] = stderr.trimEnd().split('\n').slice(-1)
  expect(last).toContain(told)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect([code, stdout]).toEqual([2, ''])
  expect(await readdir(copy)).not.toContain('dist')
})

test('a ledger of a run is published as it stands, and is not called that of our own sandbox', async () => {
  const [ledger, output] = [join(folder, 'ledger.json'), join(folder, 'docs')]
  await writeFile(ledger, ledgerText(exampleLedger({ target: 'https://service.example' })))
  const { code, stdout } = await docs('--ledger', ledger, '--output', output)
  expect(code).toBe(0)
  expect(stdout).toContain(`${output}/index.html`)
  // Readers come to it first, so it is written last.
  expect(await readFile(join(output, '.manifest'), 'utf8')).toMatch(/\nindex\.html\n$/)
  const page = await readFile(join(output, 'verification.html'), 'utf8')
  expect(page).toContain('<h1>https://service.example</h1>')
  expect(page).not.toContain('a target of this project')
  expect(page).toContain('verified another state of the document')
  const yaml = await readFile(join(output, 'openapi.yaml'), 'utf8')
  expect(JSON.parse(await readFile(join(output, 'openapi.json'), 'utf8'))).toEqual(parse(yaml))
  expect(yaml).toBe(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  expect(await readFile(join(output, 'openapi.dereferenced.json'), 'utf8')).not.toContain('"$ref"')
  expect((await readdir(join(output, 'operations'))).sort()).toEqual(
    Object.values(document.paths)
      .flatMap((item) =>
        Object.values(item).flatMap((each) => ('operationId' in each ? [`${each.operationId}.md`] : [])),
      )
      .sort(),
  )
})

test.each([
  ['newer than what was generated from it', 'x-newer: true\n'],
  ['no YAML', '  - broken: [\n'],
])('where openapi.yaml is %s, that is said', async (_, appended) => {
  const file = join(copy, 'openapi.yaml')
  const source = await readFile(file)
  await appendFile(file, appended)
  const { code, stderr } = await docs()
  await writeFile(file, source)
  expect(stderr).toBe('openapi.yaml has changed since generated/ was written; run `npm run generate` first.\n')
  expect(code).toBe(2)
})
