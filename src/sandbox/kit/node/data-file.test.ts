import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../../command.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { openStateFile, readStateFile } from '../../api/node/state-file.ts'
import { VERSION } from '../../api/tables.ts'
import type { Change } from '../store/schema.ts'
import { explain } from './data-file.ts'
import { commitsIn, userVersion } from './rollback-journal.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'state.db')
})

/** Opens a data file, and closes it after the test unless the test does so. */
async function open(path = file) {
  const opened = await openStateFile(path)
  onTestFinished(() => opened.close().catch(() => undefined))
  return opened
}

/** Creates a change that adds or replaces a domain. */
const domain = (id: string, value = 0): Change => ({ table: 'domains', id, row: { id, value } })
const add = (...ids: string[]) => ({ replaces: false, changes: ids.map((id) => domain(id)) })

/** Returns the IDs of the domains in a data file; undefined if it stores nothing. */
async function idsIn(path = file): Promise<string[] | undefined> {
  const { snapshot, close } = await openStateFile(path)
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
    // The journal contains the pages that the save has changed.
    const { size } = await stat(`${file}-journal`)
    expect(size, 'less than ten pages').toBeLessThan(10 * 4200)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['was removed', () => rm(file)],
    ['was replaced', () => rename(join(folder, 'other'), file)],
    ['was moved', () => rename(file, join(folder, 'moved.db'))],
    ['lost its journal', () => rm(`${file}-journal`)],
  ])('nothing is acknowledged after the file %s', async (_, change) => {
    await writeFile(join(folder, 'other'), 'years of work')
    const { save } = await open()
    await save(add('domain-1'))
    await change()
    const why = `could not be saved in ${file}: another program has moved, replaced or removed it, or ${file}-journal; restart`
    await expect(save(add('domain-2'))).rejects.toThrow(why)
  })
})

/** Copies the data file and its journal to other names in the folder, as they are after a crash amid a transaction. */
async function crash(name = 'state.db'): Promise<void> {
  const database = new DatabaseSync(join(folder, name))
  // Without a cache, SQLite changes the file before the transaction ends.
  database.exec('PRAGMA cache_size = 1; BEGIN')
  database.exec(`PRAGMA user_version = ${userVersion(VERSION, commitsIn(userVersionOf(database)) + 1)}`)
  database.exec(`UPDATE rows SET json = '{"id":"lost"}'`)
  for (const suffix of ['', '-journal']) await copyFile(join(folder, name + suffix), join(folder, `crashed${suffix}`))
  database.close()
  for (const suffix of ['', '-journal']) await rename(join(folder, `crashed${suffix}`), join(folder, name + suffix))
}
const userVersionOf = (database: DatabaseSync) => Number(database.prepare('PRAGMA user_version').get()?.user_version)

describe('after a crash amid a transaction', () => {
  test('the transaction is undone, also in a copy of both files', async () => {
    await store()
    const before = await idsIn()
    await crash()
    expect((await readFile(file)).includes('"lost"'), 'the file has changed').toBe(true)
    for (const suffix of ['', '-journal']) await copyFile(file + suffix, join(folder, `copy.db${suffix}`))
    expect(await idsIn()).toEqual(before)
    expect(await idsIn(join(folder, 'copy.db'))).toEqual(before)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['copied over it', () => copyFile(join(folder, 'backup.db'), file)],
    ['moved there', () => rename(join(folder, 'backup.db'), file)],
  ])('a backup that is %s is left unchanged, and refused until the journal is moved away', async (_, restore) => {
    await store()
    await copyFile(file, join(folder, 'backup.db'))
    const { save, close } = await openStateFile(file)
    await save(add('newer'))
    await close()
    await crash()
    await restore()
    const before = await filesThere()
    await expect(openStateFile(file)).rejects.toThrow('state.db-journal does not belong to this state of the data file')
    expect(await filesThere()).toEqual(before)
    await rm(`${file}-journal`)
    expect(await idsIn()).not.toContain('newer')
  })

  test('a new file that has changed in part is empty again', async () => {
    const database = new DatabaseSync(file)
    database.exec(`PRAGMA cache_size = 1; BEGIN; PRAGMA user_version = ${userVersion(VERSION, 1)}`)
    database.exec('CREATE TABLE rows (a); INSERT INTO rows VALUES (randomblob(4e5))')
    for (const suffix of ['', '-journal']) await copyFile(file + suffix, join(folder, `crashed${suffix}`))
    database.close()
    for (const suffix of ['', '-journal']) await rename(join(folder, `crashed${suffix}`), file + suffix)
    expect(await idsIn()).toBeUndefined()
  })
})

test('the files of a database that has a write-ahead log are merged', async () => {
  await store(1)
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0`)
  database.exec(`INSERT INTO rows (table_name, id, json) VALUES ('domains', 'in-log', '{"id":"in-log"}')`)
  for (const suffix of ['', '-wal']) await copyFile(file + suffix, join(folder, `copy.db${suffix}`))
  database.close()
  expect(await idsIn(join(folder, 'copy.db'))).toEqual(['domain-0', 'in-log'])
  expect((await readdir(folder)).toSorted()).toEqual(['copy.db', 'state.db'])
})

/** A program that opens a data file on input, prints the outcome, and keeps the file open until it is killed. */
const OPENER = `
  import { openStateFile } from ${JSON.stringify(new URL('../../api/node/state-file.ts', import.meta.url))}
  process.stdin.on('data', () => {
    openStateFile(process.argv[1]).then(() => console.log('opened'), ({ message }) => console.log(message))
  })
  console.log('ready')
`
/** Starts a program that opens the file. */
function startOpener() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OPENER, file])
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close').then(() => Promise.reject(new Error('The program ended.')))
  // It is also killed after the test.
  ended.catch(() => undefined)
  return { child, printed: async () => String((await Promise.race([once(child.stdout, 'data'), ended]))[0]).trim() }
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
    const second = await openStateFile(file, { attempts: 2, pause: close })
    await second.save(add('domain-1'))
    await second.close()
  })

  test('the file cannot be opened twice in one process', async () => {
    const { save } = await open()
    const inUse = expect.objectContaining({ name: 'UsageError', message: IN_USE })
    await expect(openStateFile(file, { attempts: 1 })).rejects.toThrow(inUse)
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
  await expect(openStateFile(file, { attempts: 1 })).rejects.toThrow('another process is using it')
  await save(add('domain-1'))
  expect(await readdir(folder)).toContain('state.db-journal')
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
  const { save, close } = await openStateFile(file)
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
  [
    'a log of another program',
    'state.db-wal, which exists; move it away',
    () => writeFile(`${file}-wal`, 'years of work'),
  ],
  [
    'a journal of another program',
    'state.db-journal does not belong to',
    () => writeFile(`${file}-journal`, 'years of work'),
  ],
  ['a folder in place of the journal', 'state.db-journal cannot be read', () => mkdir(`${file}-journal`)],
  [
    'the journal of a file that is gone',
    'state.db-journal does not belong to',
    async () => {
      await store()
      await crash()
      await rm(file)
    },
  ],
])('opening a data file rejects %s and changes nothing', async (_, message, put, name = 'state.db') => {
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  await put()
  const before = await filesThere()
  const error = await openStateFile(join(folder, name)).catch((reason: unknown) => reason)
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

/** A program that opens a data file as a user with few rights, and prints the outcome. */
const UNPRIVILEGED = `
  import { openStateFile } from ${JSON.stringify(new URL('../../api/node/state-file.ts', import.meta.url))}
  if (process.getuid() === 0) process.seteuid(65534)
  openStateFile(process.argv[1]).then(() => console.log('opened'), ({ message }) => console.log(message))
`
test.each<[what: string, modeOfFolder: number, mode: number]>([
  ['a read-only file', 0o755, 0o444],
  ['an unreadable file', 0o755, 0o000],
  ['a file in a read-only folder', 0o555, 0o666],
  ['a file in an inaccessible folder', 0o600, 0o666],
])('for %s, the message mentions permissions', async (_, modeOfFolder, mode) => {
  onTestFinished(() => chmod(folder, 0o700))
  for (const journalMode of ['DELETE', 'WAL']) {
    await chmod(folder, 0o700)
    await rm(file, { force: true })
    await store(1)
    change(`PRAGMA journal_mode = ${journalMode}`)
    await chmod(file, mode)
    await chmod(folder, modeOfFolder)
    const child = spawn(process.execPath, ['--input-type=module', '--eval', UNPRIVILEGED, file])
    const printed = (await child.stdout.setEncoding('utf8').toArray()).join('')
    expect(printed, journalMode).toMatch(/make both writable|check the permissions/)
  }
})

test.each([
  [{ errcode: 8 }, 'make both writable'],
  [{ errcode: 1544 }, 'make both writable'],
  [{ errcode: 14 }, 'check the permissions'],
  [{ errcode: 3850 }, 'check the permissions'],
  [{ errcode: 3338 }, 'check the permissions'],
  [{ errcode: 778 }, 'check the disk'],
  [{ errcode: 13 }, 'free some space'],
])('the advice about the error %j of SQLite is to %s', (properties, advice) => {
  expect(explain(Object.assign(new Error('m'), properties))).toContain(advice)
})

test('reading a data file changes nothing, and is refused while another process uses the file', async () => {
  const { save, close } = await open()
  await save(add('domain-1'))
  await expect(readStateFile(file)).rejects.toThrow('another process is using it')
  await close()
  const before = [await readdir(folder), await readFile(file), (await stat(file, { bigint: true })).mtimeNs]
  expect((await readStateFile(file))?.domains).toMatchObject([{ id: 'domain-1' }])
  expect([await readdir(folder), await readFile(file), (await stat(file, { bigint: true })).mtimeNs]).toEqual(before)
})

test('reading a data file undoes an unfinished write', async () => {
  const { save, close } = await open()
  await save(add('domain-1'))
  await close()
  await crash()
  expect((await readStateFile(file))?.domains).toMatchObject([{ id: 'domain-1' }])
})
