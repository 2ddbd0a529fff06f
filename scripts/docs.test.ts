import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { git, root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { ledgerText } from '../src/verifier/reports/ledger-json.ts'
import { exampleLedger } from '../src/verifier/reports/testing/ledgers.ts'

const folder = temporaryFolder(afterAll)
let copy: string
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => rm(copy, { recursive: true }))

const docs = (...args: string[]) => runScript('scripts/docs.ts', args, { cwd: copy })

test('--ledger publishes the ledger of an external service, --url adds canonical URLs, and tags of git give the changelog', async () => {
  const file = join(copy, 'openapi.yaml')
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace('\n  title: ', '\n  title: Old '))
  git(copy, 'init', '--quiet')
  git(copy, 'add', 'openapi.yaml')
  git(copy, 'commit', '--quiet', '--message', 'One')
  git(copy, 'tag', 'v0.0.9')
  await writeFile(file, source)
  const ledger = join(folder, 'ledger.json')
  const output = join(folder, 'docs')
  await writeFile(ledger, ledgerText(exampleLedger({ target: 'https://service.example' })))
  const { code, stdout } = await docs('--ledger', ledger, '--output', output, '--url', 'https://docs.example.com/api')
  expect(code).toBe(0)
  expect(stdout).toContain(`${output}/index.html`)
  const read = (name: string) => readFile(join(output, name), 'utf8')
  // The start page links to all other pages, so it is written last.
  expect(await read('.manifest')).toMatch(/\nindex\.html\n$/)

  for (const page of [await read('verification.html'), await read('report.html')]) {
    expect(page).toContain('https://service.example')
    expect(page).not.toContain('a target of this project')
    expect(page).toContain('verified a different version of the document')
  }
  const yaml = await read('openapi.yaml')
  expect(yaml).toBe(source)
  expect(JSON.parse(await read('openapi.json'))).toEqual(parse(yaml))
  const compat = 'openapi.compat.yaml'
  expect(await read(compat)).toBe(await readFile(join(root, 'generated', compat), 'utf8'))
  expect(await read('openapi.dereferenced.json')).not.toContain('"$ref"')
  const operations = listOperations(document).map(({ id }) => `${id}.md`)
  expect(await readdir(join(output, 'operations'))).toEqual(expect.arrayContaining(operations))

  const changelog = await read('changelog.html')
  expect(changelog).toContain('Since v0.0.9, 1 change: breaking callers: 0, readers: 0, nobody: 1, not judged: 0.')
  const url = 'https://docs.example.com/api/changelog.html'
  expect(changelog).toContain(`<link rel="canonical" href="${url}">`)
  expect(await read('sitemap.xml')).toContain(`<loc>${url}</loc>`)
})

test.each(['x-newer: true\n', '  - broken: [\n'])(
  'after %j is added to openapi.yaml, npm run docs requires npm run generate',
  async (appended) => {
    const file = join(copy, 'openapi.yaml')
    const source = await readFile(file)
    await appendFile(file, appended)
    const { code, stderr } = await docs()
    await writeFile(file, source)
    expect(stderr).toBe('generated/ is out of date with openapi.yaml; run `npm run generate` first.\n')
    expect(code).toBe(2)
  },
)
