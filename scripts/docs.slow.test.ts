import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { git, root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { ledgerText } from '../src/verifier/reports/ledger-json.ts'
import { exampleLedger } from '../src/verifier/reports/testing/ledgers.ts'
import { checkFresh } from './docs/build.ts'

const folder = temporaryFolder(afterAll)
let copy: string
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => rm(copy, { recursive: true }))

const docs = (...args: string[]) => runScript('scripts/docs.ts', args, { cwd: copy })

/** Makes the project a repository in which the document had another title at the tag v0.0.9. */
async function tagEarlierVersion(): Promise<void> {
  const file = join(copy, 'openapi.yaml')
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace('\n  title: ', '\n  title: Old '))
  git(copy, 'init', '--quiet')
  git(copy, 'add', 'openapi.yaml')
  git(copy, 'commit', '--quiet', '--message', 'One')
  git(copy, 'tag', 'v0.0.9')
  await writeFile(file, source)
}

test('npm run docs publishes the ledger of an external service, canonical URLs, and the changes since the last tag', async () => {
  await tagEarlierVersion()
  const [ledger, output] = [join(folder, 'ledger.json'), join(folder, 'docs')]
  await writeFile(ledger, ledgerText(exampleLedger({ target: 'https://service.example' })))
  const args = ['--ledger', ledger, '--output', output, '--url', 'https://docs.example.com/api']
  const { code, stdout, stderr } = await docs(...args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'docs: pages\n' })
  expect(stdout).toContain(`${output}/index.html`)
  const read = (file: string) => readFile(join(output, file), 'utf8')
  // The start page links to all other pages, so it is written last.
  expect(await read('.manifest')).toMatch(/\nindex\.html\n$/)
  for (const page of [await read('verification.html'), await read('report.html')]) {
    expect(page).toContain('https://service.example')
    expect(page).not.toContain('a target of this project')
    expect(page).toContain('verified a different version of the document')
  }
  const yaml = await read('openapi.yaml')
  expect(yaml).toContain('x-codeSamples')
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

test('after a change of openapi.yaml, npm run docs requires npm run generate', async () => {
  await appendFile(join(copy, 'openapi.yaml'), 'x-newer: true\n')
  const stderr = 'generated/ is out of date with openapi.yaml; run `npm run generate` first.\n'
  expect(await docs()).toEqual({ code: 2, stdout: '', stderr })
})

test('openapi.yaml is out of date if it is not YAML', async () => {
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  expect(() => checkFresh(source)).not.toThrow()
  expect(() => checkFresh(`${source}  - broken: [\n`)).toThrow(UsageError)
})
