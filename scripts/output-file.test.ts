import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../src/command.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { checkOutputFile, type OutputFile, writeOutputFile } from './output-file.ts'

let folder: string
let file: OutputFile
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = { option: '--json', path: join(folder, 'figures.json'), start: /^\{"date":/ }
})

const OURS = '{"date":"2026-01-01"}'

test.each([undefined, '', OURS])('a file that contains %j is changed only by writeOutputFile', async (before) => {
  if (before !== undefined) await writeFile(file.path, before)
  await checkOutputFile(file)
  expect(await readdir(folder)).toEqual(before === undefined ? [] : ['figures.json'])
  if (before !== undefined) expect(await readFile(file.path, 'utf8')).toBe(before)
  await writeOutputFile(file, 'new')
  expect(await readFile(file.path, 'utf8')).toBe('new')
})

test.each<[what: string, why: string, put: () => unknown]>([
  [
    'a file of others',
    'does not overwrite PATH, which this command did not write; move it, or name another file.',
    () => writeFile(file.path, `mine ${OURS}`),
  ],
  [
    'a path in a missing folder',
    'must name a writable file; PATH is not (ENOENT).',
    () => Object.assign(file, { path: join(folder, 'none/x.json') }),
  ],
  ['a dangling link', 'must name a file; PATH is a dangling link.', () => symlink('nowhere', file.path)],
  ['a folder', 'must name a file; PATH is a folder.', () => mkdir(file.path)],
])('%s is rejected, and nothing is changed', async (_, why, put) => {
  await put()
  const before = await readdir(folder)
  const error = new UsageError(`--json ${why.replace('PATH', file.path)}`)
  await expect(checkOutputFile(file)).rejects.toThrow(error)
  await expect(writeOutputFile(file, OURS)).rejects.toThrow(error)
  expect(await readdir(folder)).toEqual(before)
  if (why.includes('overwrite')) expect(await readFile(file.path, 'utf8')).toBe(`mine ${OURS}`)
})
