import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-file-'))
  file = join(folder, 'state.json')
})
afterEach(() => rm(folder, { recursive: true }))

const read = async () => readSnapshot(await readFile(file, 'utf8'))

/** The message of opening the file, which must fail. */
async function refusal(path = file): Promise<string> {
  const error = await openDataFile(path).then(
    () => expect.fail('it was opened'),
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(DataFileError)
  expect(error.message).toContain(path)
  return error.message
}

describe('save', () => {
  test('the state is in the file after reopening, and the folder has no other file', async () => {
    const first = await openDataFile(file)
    expect(first.snapshot).toBeUndefined()
    await first.save(state(1))
    await first.save(state(2))
    await first.close()
    expect(await readdir(folder)).toEqual(['state.json'])

    const second = await openDataFile(file)
    expect(second.snapshot).toEqual(state(2))
    await second.close()
    expect(await read()).toEqual(state(2))
  })

  test('resolves when the state, or a later one, is in the file', async () => {
    const { save, close } = await openDataFile(file)
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        await save(state(index))
        expect((await read()).created).toBeGreaterThanOrEqual(index)
      }),
    )
    expect(await read()).toEqual(state(99))
    await close()
  })

  test('concurrent states share a few writes, and the last one wins', async () => {
    const { save, close } = await openDataFile(file)
    const written = new Set<number>()
    const told = (created: number) => ({
      ...state(created),
      toJSON: () => {
        written.add(created)
        return state(created)
      },
    })
    const saves = Array.from({ length: 200 }, (_, index) => save(told(index)))
    await saves[0]
    await Promise.all([...saves, ...Array.from({ length: 200 }, (_, index) => save(told(200 + index)))])
    expect(written.size).toBeLessThanOrEqual(4)
    expect(await read()).toEqual(state(399))
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

  test('close waits for pending writes', async () => {
    const { save, close } = await openDataFile(file)
    const saved = save(state(1))
    await close()
    expect(await read()).toEqual(state(1))
    await saved
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
    ['created', undefined],
    ['changed', 1],
  ])('does not overwrite a data file %s by another program', async (_, saved) => {
    const { save, close } = await openDataFile(file)
    if (saved !== undefined) await save(state(saved))
    await writeFile(file, 'years of work')
    await expect(save(state(2))).rejects.toThrow(/could not be saved in .* \(another program has changed it; restart/)
    await close()
    expect(await readFile(file, 'utf8')).toBe('years of work')
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test('does not overwrite a file created in place of the draft', async () => {
    const { save, close } = await openDataFile(file)
    await writeFile(`${file}.sandbox-draft`, 'years of work')
    await expect(save(state(1))).rejects.toThrow(/EEXIST/)
    await close()
    expect(await readFile(`${file}.sandbox-draft`, 'utf8')).toBe('years of work')
  })
})

describe('rejects a damaged file and leaves it unchanged', () => {
  const cuts = Array.from({ length: 9 }, (_, index) => Math.floor((good.length * (index + 1)) / 10))
  test.each<[what: string, text: string]>([
    ['emptied', ''],
    ['blank', '\n'],
    ...[1, ...cuts, good.length - 1].map((length): [string, string] => [
      `cut off after ${length} bytes`,
      good.slice(0, length),
    ]),
    ['continued', `${good}${good}`],
    ['edited', good.replace('us-east-1', 'us-east-2')],
    ['with a number changed', good.replace('"created":0', '"created":1')],
    ['with a field removed', good.replace(/"version":1,/, '')],
    ['with its checksum removed', good.replace(/"checksum":"\w+",/, '')],
    ['of another version', writeSnapshot({ ...seed, version: 2 } as unknown as Snapshot)],
    ['with a null state', writeSnapshot(null as unknown as Snapshot)],
    [
      'with a state nested too deeply',
      `{"format":"project-resources sandbox","checksum":"x","state":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
    ['of another program', '{"name":"package","version":"1.0.0"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a string', '"project-resources sandbox"'],
    ['not JSON', 'created: 0\n'],
  ])('%s', async (_, text) => {
    await writeFile(file, text)
    expect(await refusal()).toMatch(/is damaged: .*\. Restore a copy, or move the file away/)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test('with any one byte changed', async () => {
    const bytes = Buffer.from(good)
    // A prime step hits bytes of every kind.
    for (let position = 0; position < bytes.length; position += 61) {
      const changed = Buffer.from(bytes)
      changed[position] = (changed[position] ?? 0) ^ 1
      await writeFile(file, changed)
      expect(await refusal(), `byte ${position}`).toContain('is damaged')
      expect(await readFile(file)).toEqual(changed)
    }
  })

  test('opens after a copy is restored', async () => {
    await writeFile(file, good.slice(0, 50))
    await refusal()
    await writeFile(file, good)
    const { snapshot, close } = await openDataFile(file)
    expect(snapshot).toEqual(seed)
    await close()
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

// Several rounds, to catch rare races.
test.each([
  ['no lock', undefined],
  ["a dead process's lock", STALE_LOCK],
])('of six processes that open a file at once, one succeeds, with %s', async (_, lock) => {
  for (let round = 0; round < 2; round++) {
    const path = `${file}-${round}`
    if (lock) await writeFile(`${path}.lock`, lock)
    const openers = Array.from({ length: 6 }, () => {
      return spawn(process.execPath, ['--input-type=module', '--eval', OPENER, path])
    })
    const said = () => Promise.all(openers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
    try {
      await said()
      const outcomes = said()
      for (const { stdin } of openers) stdin.write('open')
      expect((await outcomes).sort()).toEqual([...Array(5).fill('DataFileError'), 'opened'])
    } finally {
      for (const opener of openers) opener.kill('SIGKILL')
    }
  }
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
  test('a folder that does not exist', async () => {
    expect(await refusal(join(folder, 'none', 'state.json'))).toContain('does not exist')
  })

  test('a file in place of the folder', async () => {
    await writeFile(file, good)
    expect(await refusal(join(file, 'state.json'))).toContain('ENOTDIR')
  })

  test('a folder in place of the file', async () => {
    await mkdir(file)
    expect(await refusal()).toContain('is not a regular file')
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test('a dangling link', async () => {
    await symlink(join(folder, 'nowhere'), file)
    expect(await refusal()).toContain('is a dangling link')
  })

  // The superuser ignores permissions.
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o500 })
    expect(await refusal(join(closed, 'state.json'))).toContain('EACCES')
  })
})
