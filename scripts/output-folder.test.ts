import { writeFileSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../src/command.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'

const DOCS = { 'a.html': 'a', 'operations/a.md': 'a.md', 'index.html': 'start' }
const command = 'npm run docs'

let parent: string
let folder: string
beforeEach(() => {
  parent = temporaryFolder(onTestFinished)
  folder = join(parent, 'missing/docs')
})

const write = (files: Record<string, string>) => writeOutputFolder({ path: folder, command }, files)

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** Every entry below `parent`, with its content. */
async function tree(): Promise<Record<string, string>> {
  const entries = await readdir(parent, { recursive: true, withFileTypes: true })
  const described = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(parent.length), entry.isFile() ? await readFile(path, 'utf8') : String(entry.isSymbolicLink())]
  })
  return Object.fromEntries(await Promise.all(described))
}

test('a run replaces and restores its files, removes those no longer written, and leaves all others alone', async () => {
  await prepareOutputFolder({ path: folder, command })
  await write({ ...DOCS, 'operations/gone.md': 'old' })
  const others = { '.git/HEAD': 'ref', CNAME: 'docs.example.com', 'operations/runbook.md': 'by hand' }
  for (const [path, text] of Object.entries({ ...others, 'index.html': 'edited' })) await put(path, text)
  await rm(join(folder, 'operations/a.md'))
  // git may change line endings.
  const manifest = await readFile(join(folder, '.manifest'), 'utf8')
  await put('.manifest', manifest.replaceAll('\n', '\r\n'))
  await write({ ...DOCS, 'a.html': 'new' })
  const files = Object.entries(await tree()).filter(([path]) => /docs\/.*(\.\w+|HEAD|CNAME)$/.test(path))
  const names = files.map(([path, text]) => [path.slice('/missing/docs/'.length), text])
  const listed = expect.stringMatching(/^Written by npm run docs, .*\na\.html\noperations\/a\.md\nindex\.html\n$/)
  const expected = { ...DOCS, ...others, 'a.html': 'new', '.manifest': listed, '.git': 'false' }
  expect(Object.fromEntries(names)).toEqual(expected)
})

const FOREIGN = /^\S+ contains \S+, which is not a file that its \.manifest lists, so npm run docs /
const INVALID = /^\S+ is not empty and has no valid \.manifest of npm run docs, /

test.each<[string, RegExp, () => unknown]>([
  ['an unlisted file at the path of a new one', FOREIGN, () => put('new.html', 'mine')],
  ['a folder in place of a listed file', FOREIGN, () => replace('a.html', (file) => mkdir(file))],
  ['a link in place of a listed file', FOREIGN, () => replace('a.html', (file) => symlink('index.html', file))],
  ['a link in place of a folder', FOREIGN, () => replace('operations', (file) => symlink('../mine', file))],
  ['no manifest', INVALID, () => rm(join(folder, '.manifest'))],
  ['the manifest of another command', INVALID, () => put('.manifest', 'Written by npm run build.\n')],
  ['a listed path outside the folder', INVALID, () => list('../mine/a.md\n')],
  ['a listed absolute path', INVALID, () => list('/etc/hosts\n')],
  ['a listed hidden file', INVALID, () => list('.git/HEAD\n')],
  ['a listed path that a full disk has cut off', INVALID, () => list('CNAM')],
])('a folder with %s is rejected, and nothing there is changed', async (_, message, before) => {
  await write(DOCS)
  await put('../mine/a.md', 'mine')
  await before()
  const kept = await tree()
  const written = write({ ...DOCS, 'a.html': 'new', 'new.html': 'new' })
  await expect(written).rejects.toThrow(UsageError)
  await expect(written).rejects.toThrow(message)
  expect(await tree()).toEqual(kept)
})

const list = (line: string) => appendFile(join(folder, '.manifest'), line)

async function replace(name: string, by: (file: string) => unknown): Promise<void> {
  await rm(join(folder, name), { recursive: true })
  await by(join(folder, name))
}

test('a file that another process creates during the run is neither replaced nor listed', async () => {
  await write(DOCS)
  const files = {
    ...DOCS,
    // This getter runs after the folder is checked and before any of these files is written.
    get 'new.html'() {
      writeFileSync(join(folder, 'new.html'), 'mine')
      return 'new'
    },
  }
  await expect(write(files)).rejects.toThrow(FOREIGN)
  expect(await readFile(join(folder, 'new.html'), 'utf8')).toBe('mine')
  expect(await readFile(join(folder, '.manifest'), 'utf8')).not.toContain('new.html')
})

test.each<[string, () => unknown]>([
  ['a file (ENOTDIR)', () => writeFile(folder, 'a file')],
  ['a dangling link (ENOENT)', () => symlink('nowhere', folder)],
])('%s as the output folder is rejected in one line', async (what, before) => {
  folder = join(parent, 'docs')
  await before()
  const [code] = what.match(/\(\w+\)/) ?? []
  await expect(write(DOCS)).rejects.toThrow(
    new UsageError(`npm run docs cannot write to ${folder} ${code}; check its path, permissions and disk space.`),
  )
})
