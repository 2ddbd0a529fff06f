import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../command.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Change } from '../state/tables.ts'
import { openDataFile } from './data-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'state.db')
})

/** Opens a data file, and closes it after the test unless the test does so. */
async function open(path = file) {
  const opened = await openDataFile(path)
  onTestFinished(() => opened.close().catch(() => undefined))
  return opened
}

/** Creates a change that adds or replaces a domain. */
const domain = (id: string, value = 0): Change => ({ table: 'domains', id, row: { id, value } })
const add = (...ids: string[]) => ({ replaces: false, changes: ids.map((id) => domain(id)) })

/** Returns the IDs of the domains in a data file; undefined if it stores nothing. */
async function idsIn(path = file): Promise<string[] | undefined> {
  const { snapshot, close } = await openDataFile(path)
  await close()
  return (snapshot?.domains as unknown as { id: string }[] | undefined)?.map(({ id }) => id)
}

/** Returns each name in the folder with the content of the file, or with the error code if it is not a file. */
async function filesThere() {
  const contentOf = (name: string) => readFile(join(folder, name), 'latin1').catch(({ code }) => code)
  return Promise.all((await readdir(folder)).map(async (name) => [name, await contentOf(name)]))
}

describe('save', () => {
  test('saved changes are in the file after reopening, in their order, and the folder contains only this file', async () => {
    const first = await open()
    expect(first.snapshot).toBeUndefined()
    await first.save({ replaces: true, changes: ['domain-2', 'domain-10', 'domain-1'].map((id) => domain(id)) })
    await first.save({ replaces: false, changes: [domain('domain-2', 5), { table: 'domains', id: 'domain-10' }] })
    const last = first.save(add('domain-0'))
    await first.close()
    expect(await readdir(folder), 'close waits for a pending save').toEqual(['state.db'])
    await last
    const { snapshot } = await open()
    expect(snapshot?.domains).toEqual(
      [domain('domain-2', 5), domain('domain-1'), domain('domain-0')].map(({ row }) => row),
    )
  })

  test('a failed save rejects, saves none of its changes, and does not block the next one', async () => {
    const { save, close } = await open()
    await save(add('kept'))
    const unwritable: Change = { table: 'domains', id: 'bad', row: { value: 1n } }
    const failed = save({ replaces: true, changes: [domain('lost'), unwritable] })
    await expect(failed).rejects.toThrow(
      `the state could not be saved in ${file}: Do not know how to serialize a BigInt`,
    )
    await save(add('next'))
    await close()
    expect(await idsIn()).toEqual(['kept', 'next'])
  })

  test('a save writes only what has changed, not the whole state', async () => {
    await store(5000)
    const { save } = await open()
    await save(add('one-more'))
    const { size } = await stat(`${file}-wal`)
    expect(size, 'less than ten pages').toBeLessThan(10 * 4200)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['was removed', () => rm(file)],
    ['was replaced', () => rename(join(folder, 'other'), file)],
    ['was moved', () => rename(file, join(folder, 'moved.db'))],
    ['lost its log', () => rm(`${file}-wal`)],
  ])('nothing is acknowledged after the file %s', async (_, change) => {
    await writeFile(join(folder, 'other'), 'years of work')
    const { save } = await open()
    await save(add('domain-1'))
    await change()
    const why = `could not be saved in ${file}: another program has moved, replaced or removed it, or ${file}-wal; restart`
    await expect(save(add('domain-2'))).rejects.toThrow(why)
  })
})

test('a log that was cut off anywhere gives the state after one of the saves, and less cut off gives a later one', async () => {
  const { save } = await open()
  const ids = Array.from({ length: 6 }, (_, index) => `domain-${index}`)
  for (const [index, id] of ids.entries())
    await save({ replaces: false, changes: [domain(id), domain('latest', index)] })
  const log = await readFile(`${file}-wal`)
  const copy = join(folder, 'copy.db')
  let before = 0
  for (let bytes = 0; bytes < log.length + 1013; bytes += 1013) {
    await copyFile(file, copy)
    await writeFile(`${copy}-wal`, log.subarray(0, bytes))
    const { snapshot, close } = await openDataFile(copy)
    await close()
    const saved = ids.filter((id) => JSON.stringify(snapshot?.domains ?? []).includes(id))
    expect(saved).toEqual(ids.slice(0, saved.length))
    const latest = domain('latest', saved.length - 1).row
    expect(snapshot?.domains ?? []).toEqual(saved.length === 0 ? [] : expect.arrayContaining([latest]))
    expect(saved.length).toBeGreaterThanOrEqual(before)
    before = saved.length
  }
  expect(before).toBe(ids.length)
})

/** A program that opens a data file on input, prints the outcome, and keeps the file open until it is killed. */
const OPENER = `
  import { openDataFile } from ${JSON.stringify(new URL('./data-file.ts', import.meta.url))}
  process.stdin.on('data', () => openDataFile(process.argv[1]).then(() => console.log('opened'), ({ message }) => console.log(message)))
  console.log('ready')
`
/** Starts a program that opens the file. */
function startOpener() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OPENER, file])
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, printed: async () => String((await once(child.stdout, 'data'))[0]).trim() }
}
const IN_USE = expect.stringContaining('state.db cannot be used: another process is using it; stop that process')

describe('locks', () => {
  test('only one of four processes opens a new file, and the kernel unlocks it when the process is killed', async () => {
    const openers = Array.from({ length: 4 }, () => startOpener())
    await Promise.all(openers.map(({ printed }) => printed()))
    const outcomes = Promise.all(openers.map(({ printed }) => printed()))
    for (const { child } of openers) child.stdin.write('open')
    const printed = await outcomes
    expect(printed.toSorted()).toEqual([...Array(3).fill(IN_USE), 'opened'])
    const { child } = openers[printed.indexOf('opened')] as (typeof openers)[number]
    child.kill('SIGKILL')
    await once(child, 'close')
    await open()
  })

  test('a file in use is opened as soon as its process closes it', async () => {
    const { close } = await open()
    const second = await openDataFile(file, { attempts: 2, pause: close })
    await second.save(add('domain-1'))
    await second.close()
  })

  test('the file cannot be opened twice in one process', async () => {
    const { save } = await open()
    const inUse = expect.objectContaining({ name: 'UsageError', message: IN_USE })
    await expect(openDataFile(file, { attempts: 1 })).rejects.toThrow(inUse)
    await save(add('domain-1'))
    const { child, printed } = startOpener()
    await printed()
    child.stdin.write('open')
    expect(await printed(), 'the failed attempt did not release the lock').toEqual(IN_USE)
  })
})

test('if the data file is a link, its target is used, and the link remains', async () => {
  const name = join(folder, 'link.db')
  await (await open()).close()
  await symlink(file, name)
  const { save, close } = await open(name)
  await expect(openDataFile(file, { attempts: 1 })).rejects.toThrow('another process is using it')
  await save(add('domain-1'))
  expect(await readdir(folder)).toContain('state.db-wal')
  await close()
  expect((await lstat(name)).isSymbolicLink()).toBe(true)
  expect(await idsIn(file)).toEqual(['domain-1'])
})

/** Runs SQL on the file, like another program. */
function change(sql: string) {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

/** Creates a data file with enough domains that it has several pages. */
async function store(domains = 500) {
  const { save, close } = await openDataFile(file)
  await save(add(...Array.from({ length: domains }, (_, index) => `domain-${index}`)))
  await close()
}

/** Creates a data file, and changes it with SQL or its bytes. */
async function edited(edit: string | ((bytes: Buffer) => Buffer)) {
  await store()
  if (typeof edit === 'string') change(edit)
  else await writeFile(file, edit(await readFile(file)))
}

const DAMAGED = /is damaged: .*\. Restore a backup, or move the file away/
test.each<[what: string, message: string | RegExp, put: () => Promise<unknown>, name?: string]>([
  ['text', 'is not a database of the sandbox', () => writeFile(file, 'years of work')],
  ['a database of another program', 'of another program', async () => change('CREATE TABLE notes (text)')],
  ['a newer version', 'by a newer version', () => edited('PRAGMA user_version = 1000')],
  ['an earlier version', 'by an earlier version', () => edited('PRAGMA user_version = 0')],
  ['a row that is not JSON', DAMAGED, () => edited(`UPDATE rows SET json = '{' WHERE id = 'domain-7'`)],
  ['a file that lost its end', /damaged/, () => edited((bytes) => bytes.subarray(0, 20_000))],
  ['a file with a lost page', DAMAGED, () => edited((bytes) => bytes.fill(0, 4096 * 5, 4096 * 6))],
  ['a folder that does not exist', 'cannot be opened or created', async () => undefined, 'none/state.db'],
  ['a folder in place of the file', 'is not a regular file', () => mkdir(file)],
  ['a log of another program', 'state.db-wal, which exists; move it', () => writeFile(`${file}-wal`, 'years of work')],
  [
    'the log of a file that is gone',
    'state.db-wal, which exists; move it',
    async () => {
      const { save, close } = await openDataFile(file)
      await save(add('domain-1'))
      await copyFile(`${file}-wal`, join(folder, 'log'))
      await close()
      await rm(file)
      await rename(join(folder, 'log'), `${file}-wal`)
    },
  ],
])('opening a data file rejects %s and changes nothing', async (_, message, put, name = 'state.db') => {
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  await put()
  const before = await filesThere()
  const error = await openDataFile(join(folder, name)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(message)
  expect(await filesThere()).toEqual(before)
})

test('an empty file becomes a data file', async () => {
  await writeFile(file, '')
  const { save, close } = await open()
  await save(add('domain-1'))
  await close()
  expect(await idsIn()).toEqual(['domain-1'])
})
