import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UsageError } from '../src/command.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-file-'))
  path = join(folder, 'figures.json')
})
afterEach(() => rm(folder, { recursive: true }))

const fileAt = (at: string) => ({ option: '--json', path: at, start: /^\{"date":/ })
const OURS = '{"date":"2026-01-01"}'

test.each<[string, string | undefined]>([
  ['missing file', undefined],
  ['empty file', ''],
  ['file of an earlier run', OURS],
])('%s: checkOutputFile changes nothing, and writeOutputFile writes it', async (_, before) => {
  if (before !== undefined) await writeFile(path, before)
  await checkOutputFile(fileAt(path))
  expect(await readdir(folder)).toEqual(before === undefined ? [] : ['figures.json'])
  if (before !== undefined) expect(await readFile(path, 'utf8')).toBe(before)
  await writeOutputFile(fileAt(path), 'new')
  expect(await readFile(path, 'utf8')).toBe('new')
})

describe.each([
  ['checkOutputFile', checkOutputFile],
  ['writeOutputFile', (file: Parameters<typeof checkOutputFile>[0]) => writeOutputFile(file, OURS)],
])('%s', (_, act) => {
  test('rejects a file that the command did not write', async () => {
    await writeFile(path, `mine ${OURS}`)
    await expect(act(fileAt(path))).rejects.toThrow(
      new UsageError(
        `--json does not overwrite ${path}, which this command did not write; move it, or name another file.`,
      ),
    )
    expect(await readFile(path, 'utf8')).toBe(`mine ${OURS}`)
  })

  test('rejects a path in a folder that does not exist', async () => {
    await expect(act(fileAt(join(folder, 'none/x.json')))).rejects.toThrow(
      /^--json must name a writable file; .* is not \(ENOENT\)\.$/,
    )
  })

  test('rejects a dangling link', async () => {
    await symlink('nowhere', path)
    await expect(act(fileAt(path))).rejects.toThrow(`--json must name a file; ${path} is a dangling link.`)
  })

  test('rejects a folder', async () => {
    await mkdir(path)
    await expect(act(fileAt(path))).rejects.toThrow(`--json must name a file; ${path} is a folder.`)
  })
})

test('checkOutputFile does not open a pipe, which would block', async () => {
  execFileSync('mkfifo', [path])
  await checkOutputFile(fileAt(path))
})
