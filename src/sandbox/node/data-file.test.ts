import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { DamagedSnapshot } from '../errors.ts'
import { seedSnapshot } from '../state/seed.ts'
import { readSnapshot, writeSnapshot } from '../state/snapshot.ts'
import type { Snapshot } from '../state/store.ts'
import { NOW } from '../testing/call.ts'
import { DataFileError, openDataFile } from './data-file.ts'

const seed = seedSnapshot(Date.parse(NOW))
const good = writeSnapshot(seed)
const lockOf = (pid: number | undefined) => `project-resources sandbox, process ${pid}\n`
/** The lock of a dead process. */
const STALE_LOCK = lockOf(spawnSync(process.execPath, ['--eval', '']).pid)
/** A state that differs by number. */
const state = (created: number): Snapshot => ({ ...seed, created })

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'state.json')
})

const read = async () => readSnapshot(await readFile(file, 'utf8'))

/** Expects that the file is not opened, and returns why. */
async function refusal(path = file): Promise<string> {
  const error = await openDataFile(path).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DataFileError)
  const { message } = error as DataFileError
  expect(message).toContain(path)
  return message
}

describe('save', () => {
  test('the state is in the file after reopening, and the folder has no other file', async () => {
    const first = await openDataFile(file)
    expect(first.snapshot).toBeUndefined()
    const saved = first.save(state(1))
    await first.close()
    expect(await readdir(folder), 'close waits for pending writes').toEqual(['state.json'])
    await saved
    const second = await openDataFile(file)
    expect(second.snapshot).toEqual(state(1))
    await second.close()
    expect(await read()).toEqual(state(1))
  })

  test('concurrent states share a few writes: each resolves when it, or a later one, is in the file', async () => {
    const { save, close } = await openDataFile(file)
    const written = new Set<number>()
    const told = (created: number) => ({
      ...state(created),
      toJSON: () => {
        written.add(created)
        return state(created)
      },
    })
    const saveAll = (from: number) =>
      Array.from({ length: 100 }, async (_, index) => {
        await save(told(from + index))
        expect((await read()).created).toBeGreaterThanOrEqual(from + index)
      })
    const saves = saveAll(0)
    await saves[0]
    await Promise.all([...saves, ...saveAll(100)])
    expect(written.size).toBeLessThanOrEqual(4)
    expect(await read()).toEqual(state(199))
    await close()
  })

  test('the file always has one complete state', async () => {
    const { save, close } = await openDataFile(file)
    await save(state(0))
    let isSaving = true
    const saving = (async () => {
      for (let index = 1; index < 50; index++) await save(state(index))
      isSaving = false
    })()
    let seen = 0
    while (isSaving) {
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
    await mkdir(`${file}.sandbox-draft`)
    await expect(save(state(2))).rejects.toThrow(/^the state could not be saved in .*EEXIST\)$/)
    expect(await read()).toEqual(state(1))
    await rm(`${file}.sandbox-draft`, { recursive: true })
    await save(state(3))
    await close()
    expect(await read()).toEqual(state(3))
  })

  test.each([0, 10, 100])('replaces a %i-byte draft of a killed process', async (bytes) => {
    await writeFile(`${file}.sandbox-draft`, good.slice(0, bytes))
    const { save, close } = await openDataFile(file)
    await save(state(1))
    await close()
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test.each<[string, () => Promise<void>]>([
    ['a file', () => writeFile(`${file}.sandbox-draft`, 'years of work')],
    ['a link', () => symlink('thesis.txt', `${file}.sandbox-draft`)],
    ['a folder', () => mkdir(`${file}.sandbox-draft`)],
  ])('rejects %s in place of the draft and leaves it unchanged', async (_, put) => {
    await writeFile(join(folder, 'thesis.txt'), good)
    await put()
    expect(await refusal()).toContain(
      `writes drafts of its data file to ${file}.sandbox-draft, but that is something else`,
    )
    expect((await readdir(folder)).sort()).toEqual(['state.json.sandbox-draft', 'thesis.txt'])
    expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe(good)
  })

  test.each([
    ['created', undefined, '', /could not be saved in .* \(another program has changed it; restart/],
    ['changed', 1, '', /could not be saved in .* \(another program has changed it; restart/],
    ['created as its draft', undefined, '.sandbox-draft', /EEXIST/],
  ])('does not overwrite a file %s by another program', async (_, saved, suffix, message) => {
    const { save, close } = await openDataFile(file)
    if (saved !== undefined) await save(state(saved))
    await writeFile(file + suffix, 'years of work')
    await expect(save(state(2))).rejects.toThrow(message)
    await close()
    expect(await readFile(file + suffix, 'utf8')).toBe('years of work')
    expect(await readdir(folder)).toEqual([`state.json${suffix}`])
  })
})

describe('rejects a damaged file and leaves it unchanged', () => {
  // control.test.ts has more kinds, for POST /_sandbox/restore.
  test.each<[what: string, text: string]>([
    ['emptied', ''],
    ['cut off after a byte', good.slice(0, 1)],
    ['without the last byte', good.slice(0, -1)],
    ['continued', `${good}${good}`],
    ['with its checksum removed', good.replace(/"checksum":"\w+",/, '')],
    [
      'with a state nested too deeply',
      `{"format":"project-resources sandbox","checksum":"x","state":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
    ['of another program', '{"name":"package","version":"1.0.0"}'],
    ['a string', '"project-resources sandbox"'],
  ])('%s', async (_, text) => {
    await writeFile(file, text)
    expect(await refusal()).toMatch(/is damaged: .*\. Restore a copy, or move the file away/)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test('with any one byte changed', () => {
    // A prime step hits bytes of every kind.
    for (let position = 0; position < good.length; position += 61) {
      const changed = Buffer.from(good)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(() => readSnapshot(changed.toString()), `byte ${position}`).toThrow(DamagedSnapshot)
    }
  })
})

describe('the lock', () => {
  test('of a running process rejects the file and leaves both unchanged', async () => {
    await writeFile(file, good)
    await writeFile(`${file}.lock`, lockOf(process.ppid))
    expect(await refusal()).toContain(`in use by process ${process.ppid}`)
    expect(await readFile(file, 'utf8')).toBe(good)
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(lockOf(process.ppid))
  })

  test('of a dead process is replaced, and removed at the end', async () => {
    await writeFile(file, good)
    await writeFile(`${file}.lock`, STALE_LOCK)
    const { snapshot, close } = await openDataFile(file)
    expect(snapshot).toEqual(seed)
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(lockOf(process.pid))
    await close()
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test.each(['', 'no process', '1234', `${STALE_LOCK}more`])('with the content %j is not replaced', async (text) => {
    await writeFile(`${file}.lock`, text)
    expect(await refusal()).toContain(
      `cannot be locked: ${file}.lock is not a lock of this version of the sandbox; stop what uses`,
    )
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['state.json.lock'])
  })

  test('is not removed if another process has replaced it', async () => {
    const { close } = await openDataFile(file)
    await writeFile(`${file}.lock`, lockOf(process.ppid))
    await close()
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(lockOf(process.ppid))
  })
})

/** Opens the file on input, prints the outcome, and keeps it open until it is killed. */
const OPENER = `
  import { openDataFile } from ${JSON.stringify(new URL('./data-file.ts', import.meta.url))}
  process.stdin.on('data', () => openDataFile(process.argv[1]).then(() => console.log('opened'), ({ name }) => console.log(name)))
  console.log('ready')
`

test.each([
  ['no lock', undefined],
  ["a dead process's lock", STALE_LOCK],
])('of four processes that open a file at once, one succeeds, with %s', async (_, lock) => {
  if (lock) await writeFile(`${file}.lock`, lock)
  const openers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', OPENER, file]),
  )
  onTestFinished(() => {
    for (const opener of openers) opener.kill('SIGKILL')
  })
  const said = () => Promise.all(openers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
  await said()
  const outcomes = said()
  for (const { stdin } of openers) stdin.write('open')
  expect((await outcomes).sort()).toEqual([...Array(3).fill('DataFileError'), 'opened'])
})

test('opens and locks the target of a link, which stays a link', async () => {
  const link = join(folder, 'link.json')
  const first = await openDataFile(file)
  await first.save(state(1))
  await symlink(file, link)
  await first.close()
  const second = await openDataFile(link)
  await second.save(state(2))
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await readdir(folder)).toContain('state.json.lock')
  expect(await read()).toEqual(state(2))
  await second.close()
})

describe('rejects', () => {
  test.each<[string, string, RegExp, () => Promise<void>]>([
    ['a file in a folder that does not exist', 'none/state.json', /does not exist/, async () => undefined],
    ['a file in a file', 'state.json/state.json', /ENOTDIR/, () => writeFile(file, good)],
    ['a folder', 'state.json', /is not a regular file/, () => mkdir(file)],
    ['a dangling link', 'state.json', /is a dangling link/, () => symlink(join(folder, 'nowhere'), file)],
  ])('%s', async (_, name, message, put) => {
    await put()
    const before = await readdir(folder)
    expect(await refusal(join(folder, name))).toMatch(message)
    expect(await readdir(folder)).toEqual(before)
  })

  // The superuser ignores permissions.
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o500 })
    expect(await refusal(join(closed, 'state.json'))).toContain('EACCES')
  })
})
