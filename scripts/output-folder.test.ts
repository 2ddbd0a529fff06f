import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { appendFile, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../src/command.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript } from '../src/testing/run-script.ts'
import { MANIFEST, prepareOutputFolder, writeOutputFolder } from './output-folder.ts'

const DOCS = { 'a.html': 'a', 'operations/a.md': 'a.md', 'index.html': 'start' }
const command = 'npm run docs'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'output-'))
  folder = join(parent, 'docs')
})
afterEach(() => rm(parent, { recursive: true }))

const write = (files: Record<string, string>, at = folder) => writeOutputFolder({ path: at, command }, files)

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** All files of a folder by path, without those that {@link disturb} creates. */
async function contentsOf(at: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const entry of await readdir(at, { withFileTypes: true })) {
    if (entry.name.startsWith('disturb-')) continue
    const path = join(at, entry.name)
    if (!entry.isDirectory()) contents[entry.name] = await readFile(path, 'utf8')
    else for (const [below, text] of Object.entries(await contentsOf(path))) contents[`${entry.name}/${below}`] = text
  }
  return contents
}

/** Starts a process that keeps creating and deleting files and folders. Returns a function that stops it. */
async function disturb(at: string) {
  const script = `
    const { mkdirSync, rmSync, writeFileSync } = require('node:fs')
    for (let i = 0; ; i++) {
      const made = process.argv[1] + '/disturb-' + (i % 20)
      mkdirSync(made, { recursive: true })
      writeFileSync(made + '/file', 'x')
      rmSync(made, { recursive: true })
      if (i === 0) console.log('busy')
    }`
  const child = spawn(process.execPath, ['--eval', script, at], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

describe('writeOutputFolder', () => {
  test.each<[string, () => unknown]>([
    ['creates a missing folder with its parents', () => undefined],
    ['fills a folder that prepareOutputFolder has created', () => prepareOutputFolder({ path: folder, command })],
  ])('%s', async (_, before) => {
    folder = join(parent, 'missing/docs')
    await before()
    await write(DOCS)
    const { [MANIFEST]: manifest, ...files } = await contentsOf(folder)
    expect(files).toEqual(DOCS)
    expect(manifest?.split('\n').slice(1)).toEqual([...Object.keys(DOCS), ''])
  })

  test('fills a folder behind a link, and keeps the link', async () => {
    await mkdir(join(parent, 'real'))
    await symlink('real', folder)
    await write(DOCS)
    expect((await lstat(folder)).isSymbolicLink()).toBe(true)
    expect(await contentsOf(join(parent, 'real'))).toMatchObject(DOCS)
  })
})

describe('a second run', () => {
  beforeEach(() => write({ ...DOCS, 'operations/gone.md': 'old' }))

  test('replaces or restores listed files, removes those no longer written, and leaves all other files alone', async () => {
    const others = { '.git/HEAD': 'ref', CNAME: 'docs.example.com', 'operations/runbook.md': 'by hand' }
    await plant({ ...others, 'index.html': 'edited' })
    await rm(join(folder, 'operations/a.md'))
    await write({ ...DOCS, 'a.html': 'new' })
    expect(await contentsOf(folder)).toEqual({
      ...DOCS,
      ...others,
      'a.html': 'new',
      [MANIFEST]: expect.not.stringContaining('gone.md'),
    })
  })

  test('accepts a manifest whose line endings git has changed', async () => {
    const manifest = await readFile(join(folder, MANIFEST), 'utf8')
    await writeFile(join(folder, MANIFEST), manifest.replaceAll('\n', '\r\n'))
    await write(DOCS)
    expect(await contentsOf(folder)).toMatchObject(DOCS)
  })

  test('removes the draft of a killed run', async () => {
    await plant({ 'draft-1': 'half a page' })
    await appendFile(join(folder, MANIFEST), 'draft-1\n')
    await write(DOCS)
    expect(Object.keys(await contentsOf(folder)).sort()).toEqual([MANIFEST, ...Object.keys(DOCS)].sort())
  })

  test.each<[string, () => unknown]>([
    ['an unlisted file at the path of a new one', () => plant({ 'new.html': 'mine' })],
    ['a folder in place of a listed file', () => replaceBy('a.html', (file) => mkdir(file))],
    ['a link in place of a listed file', () => replaceBy('a.html', (file) => symlink('index.html', file))],
    [
      'a link in place of a folder that contains listed files',
      async () => {
        await mkdir(join(parent, 'mine'))
        await writeFile(join(parent, 'mine/a.md'), 'mine')
        await rm(join(folder, 'operations'), { recursive: true })
        await symlink('../mine', join(folder, 'operations'))
      },
    ],
  ])('rejects %s before anything is written', async (_, before) => {
    await before()
    const kept = await describeTree(parent)
    await expect(write({ ...DOCS, 'a.html': 'new', 'new.html': 'new' })).rejects.toThrow(
      /^\S+ contains (new\.html|a\.html|operations), which is not a file that its \.manifest lists, so npm run docs /,
    )
    expect(await describeTree(parent)).toEqual(kept)
  })

  async function replaceBy(name: string, put: (file: string) => unknown): Promise<void> {
    await rm(join(folder, name))
    await put(join(folder, name))
  }

  test.each([
    ['of another command', 'Written by npm run build, which replaces and removes only the files listed here.'],
    ['with a path outside the folder', '../thesis.txt'],
    ['with an absolute path', '/etc/hosts'],
    ['with the path of a folder', 'operations/'],
    ['with a null byte', 'a\0b'],
    ['that is too long', 'a\n'.repeat(600_000)],
  ])('rejects a manifest %s', async (_, line) => {
    await writeFile(join(parent, 'thesis.txt'), 'years of work')
    const manifest = await readFile(join(folder, MANIFEST), 'utf8')
    await writeFile(join(folder, MANIFEST), line.startsWith('Written') ? `${line}\n` : `${manifest}${line}\n`)
    const kept = await describeTree(parent)
    await expect(write(DOCS)).rejects.toThrow('is not empty and has no valid .manifest of npm run docs')
    expect(await describeTree(parent)).toEqual(kept)
  })

  async function describeTree(at: string): Promise<string[]> {
    const entries = await readdir(at, { recursive: true, withFileTypes: true })
    const lines = entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return `${path} ${entry.isFile() ? await readFile(path, 'utf8') : entry.isSymbolicLink() ? 'link' : 'folder'}`
    })
    return (await Promise.all(lines)).sort()
  }
})

test('rejects a folder with foreign files 50 times and loses none of them while another process writes there', async () => {
  const mine = {
    ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`notes/${at % 10}/${at}.txt`, `note ${at}`])),
    '.git/HEAD': 'ref: refs/heads/main',
    '.bashrc': '# mine',
    'index.html': 'mine',
    'llms.txt': '- [a](operations/a.md)',
    'package.json': '{}',
  }
  await plant(mine)
  await symlink(folder, join(parent, 'link'))
  const stop = await disturb(folder)
  try {
    for (let attempts = 0; attempts < 50; attempts += 2) {
      for (const at of [folder, join(parent, 'link')]) {
        const written = write(DOCS, at)
        await expect(written).rejects.toThrow(UsageError)
        await expect(written).rejects.toThrow(/^[^\n]+$/)
      }
    }
  } finally {
    await stop()
  }
  expect(await contentsOf(folder)).toEqual(mine)
})

test('a file that another process creates during the run is not replaced', async () => {
  await write(DOCS)
  const files = {
    ...DOCS,
    // This getter runs after the folder is checked and before any of these files is written.
    get 'new.html'() {
      writeFileSync(join(folder, 'new.html'), 'mine')
      return 'new'
    },
  }
  await expect(write(files)).rejects.toThrow('contains new.html, which is not a file that its .manifest lists')
  expect(await contentsOf(folder)).toMatchObject({ 'new.html': 'mine', [MANIFEST]: expect.not.stringContaining('new') })
})

test('a path that a full disk has truncated in the manifest does not count as listed', async () => {
  await write(DOCS)
  await writeFile(join(folder, 'notes'), 'mine')
  await appendFile(join(folder, MANIFEST), 'notes')
  await write(DOCS)
  expect(await readFile(join(folder, 'notes'), 'utf8')).toBe('mine')
})

test('with concurrent runs, at least one succeeds, every file is complete, and no draft remains', async () => {
  const variants = ['1', '2', '3', '4'].map((each) =>
    Object.fromEntries(Object.keys(DOCS).map((path) => [path, `${path} ${each}`])),
  )
  const ends = await Promise.allSettled(variants.map((files) => write(files)))
  expect(ends.map(({ status }) => status)).toContain('fulfilled')
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(UsageError)
  const { [MANIFEST]: _, ...files } = await contentsOf(folder)
  for (const [path, text] of Object.entries(files)) expect(text).toMatch(new RegExp(`^${path} [1-4]$`))
  expect(Object.keys(files).sort()).toEqual(Object.keys(DOCS).sort())
  // The next run accepts the folder.
  await write(DOCS)
})

test.each<[string, () => unknown, string]>([
  ['a file', () => writeFile(folder, 'a file'), 'ENOTDIR'],
  ['a dangling link', () => symlink('nowhere', folder), 'ENOENT'],
  ['a path below /proc', () => (folder = '/proc/none/docs'), 'ENOENT'],
])('%s as the output folder is rejected in one line', async (_, before, code) => {
  await before()
  await expect(write(DOCS)).rejects.toThrow(
    new UsageError(`npm run docs cannot write to ${folder} (${code}); check its path, permissions and disk space.`),
  )
})

test('npm run build rejects a dist/lib with files that it did not write', async () => {
  const copy = await copyProject()
  onTestFinished(() => rm(copy, { recursive: true }))
  await mkdir(join(copy, 'dist/lib'), { recursive: true })
  await writeFile(join(copy, 'dist/lib/thesis.txt'), 'years of work')
  const { code, stderr } = await runScript('scripts/build.ts', [], { cwd: copy })
  expect(stderr).toMatch(/^\S+dist\/lib is not empty and has no valid \.manifest of npm run build, .*\n$/)
  expect(code).toBe(2)
  expect(await readdir(join(copy, 'dist/lib'))).toEqual(['thesis.txt'])
})
