import { readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { UsageError } from '../../command.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Ledger } from '../model/ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { parseLedger } from './ledger-json.ts'
import { exampleLedger } from './testing/ledgers.ts'
import { prepareReportsFolder, writeReports } from './write.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
})

test('writeReports writes three reports to a new folder', async () => {
  const ledger = exampleLedger()
  const inside = join(folder, 'a', 'b')
  expect(await writeReports(ledger, inside, { strict: true })).toBe(join(inside, 'index.html'))
  expect((await readdir(inside)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json'])
  expect(parseLedger(await readFile(join(inside, 'ledger.json'), 'utf8'), '')).toEqual(ledger)
  expect(await readFile(join(inside, 'junit.xml'), 'utf8')).toBe(junit(ledger, { strict: true }))
  expect(await readFile(join(inside, 'index.html'), 'utf8')).toBe(htmlReport(ledger))
})

test('writeReports replaces the reports of an earlier run, and keeps all other files', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await writeReports(exampleLedger(), folder)
  await writeReports(exampleLedger({ target: 'mock' }), folder)
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json', 'notes.txt'])
  expect(await readFile(join(folder, 'junit.xml'), 'utf8')).toContain('on mock"')
})

test.each<Partial<Ledger>>([
  { facts: exampleLedger().facts.map((finding) => ({ ...finding, evidence: [99] })) },
  { run: { ...exampleLedger().run, seconds: Number.NaN } },
])(
  'with an invalid ledger, writeReports writes the other reports, removes an old ledger and asks for a bug report',
  async (broken) => {
    await writeReports(exampleLedger(), folder)
    const written = writeReports(exampleLedger(broken), folder)
    await expect(written).rejects.toThrow(UsageError)
    await expect(written).rejects.toThrow(`a bug in the verifier: report it with the files in ${folder}.`)
    expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml'])
  },
)

const writers = [prepareReportsFolder, (at: string) => writeReports(exampleLedger(), at)]

test.each(['ledger.json', 'junit.xml', 'index.html'])(
  'prepareReportsFolder and writeReports reject a folder with a foreign %s, and do not change the file',
  async (name) => {
    await writeReports(exampleLedger(), folder)
    await writeFile(join(folder, name), 'mine')
    for (const write of writers) {
      const written = write(folder)
      await expect(written).rejects.toThrow(UsageError)
      await expect(written).rejects.toThrow(
        `${folder} contains files that are named like reports but are none: ${name}. Move them`,
      )
    }
    expect(await readFile(join(folder, name), 'utf8')).toBe('mine')
  },
)

test('the error names all foreign files, including symbolic links', async () => {
  await writeReports(exampleLedger(), folder)
  await rename(join(folder, 'index.html'), join(folder, 'other.html'))
  await symlink('other.html', join(folder, 'index.html'))
  await writeFile(join(folder, 'junit.xml'), 'mine')
  await expect(prepareReportsFolder(folder)).rejects.toThrow(`named like reports but are none: junit.xml, index.html.`)
})

test('prepareReportsFolder recognizes all reports of an earlier run, even if the target has a very long name', async () => {
  const ledger = exampleLedger({ target: `https://${'very.long.'.repeat(300)}example` })
  await writeReports(ledger, folder)
  await prepareReportsFolder(folder)
  expect(await readdir(folder)).toHaveLength(3)
})

test.each<[what: string, path: string, put: (at: string) => unknown, code: string]>([
  ['a path to a file', 'reports', (at) => writeFile(at, ''), 'ENOTDIR'],
  ['a dangling symbolic link', 'reports', (at) => symlink('nowhere', at), 'ENOENT'],
  ['a path where no folder can be created', '/proc/none/reports', () => undefined, 'ENOENT'],
])('writing reports to %s is a usage error', async (_, path, put, code) => {
  const at = resolve(folder, path)
  await put(at)
  for (const write of writers) {
    await expect(write(at)).rejects.toThrow(UsageError)
    await expect(write(at)).rejects.toThrow(`Cannot use ${at} for reports (${code}); choose a folder`)
  }
})
