import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { seedSnapshot } from '../state/seed.ts'
import type { Snapshot } from '../state/tables.ts'
import { NOW } from '../testing/call.ts'
import { DataFileError, openDataFile, readSnapshot, writeSnapshot } from './data-file.ts'

const seed = seedSnapshot(Date.parse(NOW))
const good = writeSnapshot(seed)
const lockOf = (pid: number | undefined) => `project-resources sandbox, process ${pid}\n`
/** Content of the lock of a dead process. */
const STALE_LOCK = lockOf(spawnSync(process.execPath, ['--eval', '']).pid)
/** Creates a state that differs from the seed in `created`. */
const state = (created: number): Snapshot => ({ ...seed, created })

let folder: string
let file: string
let draft: string
let lock: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'state.json')
  draft = `${file}.sandbox-draft`
  lock = `${file}.lock`
})

const textOf = (path: string) => readFile(path, 'utf8')
const read = async () => readSnapshot(await textOf(file))

/** Returns each name in the folder with the content of the file, or with the error code if it is not a file. */
async function filesThere() {
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => [name, await textOf(join(folder, name)).catch(({ code }) => code)]))
}

describe('save', () => {
  test('a saved state is in the file after reopening, and the folder contains only this file', async () => {
    const first = await openDataFile(file)
    expect(first.snapshot).toBeUndefined()
    const saved = first.save(state(1))
    await first.close()
    expect(await readdir(folder), 'close waits for pending writes').toEqual(['state.json'])
    await saved
    const second = await openDataFile(file)
    expect(second.snapshot).toEqual(state(1))
    await second.close()
  })

  test('concurrent saves share a few writes; each resolves once its state or a later one is in the file', async () => {
    const { save, close } = await openDataFile(file)
    const written = new Set<number>()
    const toJSON = (created: number) => {
      written.add(created)
      return state(created)
    }
    const saveAll = (from: number) =>
      Array.from({ length: 50 }, async (_, index) => {
        await save({ ...state(from + index), toJSON: () => toJSON(from + index) } as Snapshot)
        expect((await read()).created).toBeGreaterThanOrEqual(from + index)
      })
    const saves = saveAll(0)
    await new Promise(setImmediate)
    await Promise.all([...saves, ...saveAll(50)])
    expect(written.size).toBeLessThanOrEqual(2)
    expect(await read()).toEqual(state(99))
    await close()
  })

  test('during saves, the file always contains one complete state', async () => {
    const { save, close } = await openDataFile(file)
    await save(state(0))
    let seen = 0
    let last = 0
    const saving = (async () => {
      while (last < 50) await save(state(++last))
    })()
    while (last < 50) {
      const { created } = await read()
      expect(created).toBeGreaterThanOrEqual(seen)
      seen = created
    }
    await saving
    await close()
  })

  test('a failed save rejects, leaves the file unchanged, and does not block the next one', async () => {
    const { save, close } = await openDataFile(file)
    await save(state(1))
    await mkdir(draft)
    await expect(save(state(2))).rejects.toThrow(/^the state could not be saved in .*EEXIST\)$/)
    expect(await read()).toEqual(state(1))
    await rm(draft, { recursive: true })
    await save(state(3))
    await close()
    expect(await read()).toEqual(state(3))
  })

  test.each([0, 10, 100])('save works despite a %i-byte draft of a killed process', async (bytes) => {
    await writeFile(draft, good.slice(0, bytes))
    const { save, close } = await openDataFile(file)
    await save(state(1))
    await close()
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test.each([
    ['created', undefined, '', /could not be saved in .* \(another program has changed it; restart/],
    ['changed', 1, '', /could not be saved in .* \(another program has changed it; restart/],
    ['created at the path of the draft', undefined, '.sandbox-draft', /EEXIST/],
  ])('save does not overwrite a file %s by another program', async (_, saved, suffix, message) => {
    const { save, close } = await openDataFile(file)
    if (saved !== undefined) await save(state(saved))
    await writeFile(file + suffix, 'years of work')
    await expect(save(state(2))).rejects.toThrow(message)
    await close()
    expect(await textOf(file + suffix)).toBe('years of work')
    expect(await readdir(folder)).toEqual([`state.json${suffix}`])
  })
})

describe('locks', () => {
  test('the lock of a dead process is replaced, and the new lock removed on close', async () => {
    await writeFile(lock, STALE_LOCK)
    const { close } = await openDataFile(file)
    expect(await textOf(lock)).toBe(lockOf(process.pid))
    await close()
    expect(await readdir(folder)).toEqual([])
  })

  test('a lock that another process has replaced is not removed on close', async () => {
    const { close } = await openDataFile(file)
    await writeFile(lock, lockOf(process.ppid))
    await close()
    expect(await textOf(lock)).toBe(lockOf(process.ppid))
  })

  /** A program that opens the data file on input, prints the outcome, and keeps the file open until it is killed. */
  const OPENER = `
    import { openDataFile } from ${JSON.stringify(new URL('./data-file.ts', import.meta.url))}
    process.stdin.on('data', () => openDataFile(process.argv[1]).then(() => console.log('opened'), ({ name }) => console.log(name)))
    console.log('ready')
  `
  test.each([undefined, STALE_LOCK])('only one of four processes opens a file (old lock: %j)', async (text) => {
    if (text) await writeFile(lock, text)
    const openers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', OPENER, file]),
    )
    onTestFinished(() => {
      for (const opener of openers) opener.kill('SIGKILL')
    })
    const printed = () => Promise.all(openers.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()))
    await printed()
    const outcomes = printed()
    for (const { stdin } of openers) stdin.write('open')
    expect((await outcomes).sort()).toEqual([...Array(3).fill('DataFileError'), 'opened'])
  })
})

test('if the data file is a link, its target is locked and replaced, and the link remains', async () => {
  const link = join(folder, 'link.json')
  await writeFile(file, good)
  await symlink(file, link)
  const { save, close } = await openDataFile(link)
  await save(state(2))
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await readdir(folder)).toContain('state.json.lock')
  expect(await read()).toEqual(state(2))
  await close()
})

// control.test.ts tests more kinds of damaged snapshots, for POST /_sandbox/restore.
const DAMAGED = /is damaged: .*\. Restore a backup, or move the file away/
const deep = '['.repeat(100_000) + ']'.repeat(100_000)
test.each<[what: string, message: string | RegExp, put: () => Promise<unknown>, name?: string]>([
  ['an empty file', DAMAGED, () => writeFile(file, '')],
  ['only the first byte of a state', DAMAGED, () => writeFile(file, good.slice(0, 1))],
  ['a state without its last byte', DAMAGED, () => writeFile(file, good.slice(0, -1))],
  ['a state with text after it', DAMAGED, () => writeFile(file, `${good}${good}`)],
  ['a state without a checksum', DAMAGED, () => writeFile(file, good.replace(/"checksum":"\w+",/, ''))],
  ['a deeply nested state', DAMAGED, () => writeFile(file, `{"format":"project-resources sandbox","state":${deep}}`)],
  ['a JSON string', DAMAGED, () => writeFile(file, '"project-resources sandbox"')],
  ['a draft of another program', 'is not a draft', () => writeFile(draft, 'years of work')],
  ['a symbolic link in place of the draft', 'is not a draft', () => symlink('thesis.txt', draft)],
  ['a folder in place of the draft', 'is not a draft', () => mkdir(draft)],
  ['a lock of a running process', `in use by process ${process.ppid}`, () => writeFile(lock, lockOf(process.ppid))],
  ['an empty lock', 'not a lock of this version', () => writeFile(lock, '')],
  ['a lock of another program', 'not a lock of this version', () => writeFile(lock, '1234')],
  ['a lock with text after it', 'not a lock of this version', () => writeFile(lock, `${STALE_LOCK}more`)],
  ['a folder that does not exist', 'is missing or inaccessible (ENOENT)', async () => undefined, 'none/state.json'],
  ['a file in place of the folder', 'ENOTDIR', () => writeFile(file, good), 'state.json/state.json'],
  ['a folder in place of the file', 'is not a regular file', () => mkdir(file)],
  ['a dangling link', 'links to a missing or inaccessible file (ENOENT)', () => symlink(join(folder, 'nowhere'), file)],
])('opening a data file rejects %s and changes nothing', async (_, message, put, name = 'state.json') => {
  await writeFile(join(folder, 'thesis.txt'), good)
  await put()
  const before = await filesThere()
  const error = await openDataFile(join(folder, name)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DataFileError)
  expect((error as Error).message).toContain(join(folder, name))
  expect((error as Error).message).toMatch(message)
  expect(await filesThere()).toEqual(before)
})
