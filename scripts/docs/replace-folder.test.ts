import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

const DOCS = { 'index.html': 'old', 'llms.txt': 'links', 'operations/a.md': 'a' }

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replace-'))
  folder = join(parent, 'docs')
})
afterEach(() => rm(parent, { recursive: true }))

test('the files of before are gone, those of now are there, and nothing else is left behind', async () => {
  await replaceFolder(folder, { ...DOCS, 'llms.txt': '- [b](operations/b.md)', 'operations/b.md': 'b' })
  await replaceFolder(folder, { ...DOCS, 'index.html': 'new' })
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'index.html',
    'llms.txt',
    'operations',
    'operations/a.md',
  ])
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('new')
  expect(await readdir(parent)).toEqual(['docs'])
})

test('what stands beside the folder stays, whatever its name', async () => {
  await mkdir(`${folder}.old`)
  await writeFile(join(`${folder}.old`, 'thesis.txt'), 'years of work')
  await replaceFolder(folder, DOCS)
  await replaceFolder(folder, DOCS)
  expect((await readdir(parent)).sort()).toEqual(['docs', 'docs.old'])
  expect(await readdir(`${folder}.old`)).toEqual(['thesis.txt'])
})

test('a folder with a single file of a common name is not taken for docs', async () => {
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), 'mine')
  await expect(replaceFolder(folder, { 'index.html': 'new', 'llms.txt': 'x', 'a.html': 'a' })).rejects.toThrow(
    'holds other things than docs',
  )
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('mine')
})

test('a folder whose parents are missing is made', async () => {
  await replaceFolder(join(parent, 'a/b/docs'), { 'index.html': 'new' })
  expect(await readdir(join(parent, 'a/b/docs'))).toEqual(['index.html'])
})

test('an empty folder is taken', async () => {
  await mkdir(folder)
  await replaceFolder(folder, { 'index.html': 'new' })
  expect(await readdir(folder)).toEqual(['index.html'])
})

test('a folder with the files of somebody else stays as it is', async () => {
  await mkdir(folder)
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  await writeFile(join(folder, 'index.html'), 'mine')
  await expect(replaceFolder(folder, { 'index.html': 'new' })).rejects.toThrow(
    /^\S+ holds other things than docs, such as \S+, and all in it would be replaced; name a folder that is new or empty\.$/,
  )
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'thesis.txt'])
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('mine')
})

test('where nothing can be written, that is said, and what was there stays', async () => {
  await writeFile(folder, 'a file')
  await expect(replaceFolder(folder, { 'index.html': 'new' })).rejects.toThrow(
    `The docs cannot be written to ${folder} (ENOTDIR).`,
  )
  expect(await readFile(folder, 'utf8')).toBe('a file')
})

test('a file of somebody else among ours keeps all as it is', async () => {
  await replaceFolder(folder, DOCS)
  await writeFile(join(folder, 'operations/runbook.md'), 'by hand')
  await expect(replaceFolder(folder, DOCS)).rejects.toThrow('such as operations/runbook.md')
  expect(await readFile(join(folder, 'operations/runbook.md'), 'utf8')).toBe('by hand')
})

test('what a link leads to is replaced, and the link stays', async () => {
  await mkdir(join(parent, 'real'))
  await symlink('real', folder)
  await replaceFolder(folder, DOCS)
  expect((await lstat(folder)).isSymbolicLink()).toBe(true)
  expect((await readdir(join(parent, 'real'))).sort()).toEqual(['index.html', 'llms.txt', 'operations'])
})

test('of several at once, one wins with all its files, and nothing else is left behind', async () => {
  const variants = ['a', 'b', 'c', 'd'].map((each) => ({ ...DOCS, 'index.html': each, 'operations/a.md': each }))
  await Promise.all(variants.map((files) => replaceFolder(folder, files)))
  const winner = await readFile(join(folder, 'index.html'), 'utf8')
  expect(await readFile(join(folder, 'operations/a.md'), 'utf8')).toBe(winner)
  expect(await readdir(parent)).toEqual(['docs'])
})
