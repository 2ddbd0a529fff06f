import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { parseLedger } from './ledger-json.ts'
import { exampleLedger } from './testing/ledgers.ts'
import { prepareReportsFolder, writeReports } from './write.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('three reports, in a folder that is made', async () => {
  const ledger = exampleLedger()
  const inside = join(folder, 'a', 'b')
  const paths = await writeReports(ledger, inside, { strict: true })
  expect((await readdir(inside)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json'])
  expect(parseLedger(await readFile(paths.ledger, 'utf8'), paths.ledger)).toEqual(ledger)
  expect(await readFile(paths.junit, 'utf8')).toBe(junit(ledger, { strict: true }))
  expect(await readFile(paths.html, 'utf8')).toBe(htmlReport(ledger))
})

test('the reports of an earlier run are replaced, other files stay', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await Promise.all([writeReports(exampleLedger(), folder), writeReports(exampleLedger(), folder)])
  await writeReports(exampleLedger({ target: 'mock' }), folder)
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json', 'notes.txt'])
  expect(await readFile(join(folder, 'junit.xml'), 'utf8')).toContain('on mock"')
})

test('extra files that only an earlier run wrote are removed', async () => {
  await writeReports(exampleLedger(), folder, { extraFiles: { 'unknowns.md': 'a', 'openapi.patch': 'b' } })
  await writeReports(exampleLedger(), folder, { extraFiles: { 'unknowns.md': 'c' } })
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json', 'unknowns.md'])
})

test.each<[string, Record<string, string>]>([
  ['index.html', { 'index.html': 'mine' }],
  ['openapi.patch', { 'openapi.patch': 'mine' }],
  ['ledger.json', { 'ledger.json': '{"accounts": []}' }],
  ['index.html', { 'index.html': 'mine', 'ledger.json.bak': '{\n  "format": 1,\n  "target": "x"' }],
])('a foreign %s is refused by the check and the write, and stays', async (name, files) => {
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  for (const write of [() => prepareReportsFolder(folder), () => writeReports(exampleLedger(), folder)]) {
    const written = write()
    await expect(written).rejects.toThrow(UsageError)
    await expect(written).rejects.toThrow(`${folder} contains ${name} but no ledger from an earlier run`)
  }
  expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort())
  expect(await readFile(join(folder, name), 'utf8')).toBe(files[name])
})

test.each<[string, (at: string) => unknown, string]>([
  ['a file', (at) => writeFile(at, ''), 'ENOTDIR'],
  ['a dangling link', (at) => symlink('nowhere', at), 'ENOENT'],
])('%s in place of the folder is bad usage', async (_, put, code) => {
  const at = join(folder, 'reports')
  await put(at)
  const written = writeReports(exampleLedger(), at)
  await expect(written).rejects.toThrow(UsageError)
  await expect(written).rejects.toThrow(`Cannot write reports to ${at} (${code}); name a writable folder.`)
})

test('a folder that cannot be created is refused without hanging', async () => {
  await expect(prepareReportsFolder('/proc/none/reports')).rejects.toThrow('/proc/none/reports (ENOENT)')
})

test('if one report cannot be written, no draft is left and the new ledger is there', async () => {
  await writeReports(exampleLedger({ target: 'mock' }), folder)
  await rm(join(folder, 'index.html'))
  await mkdir(join(folder, 'index.html', 'a'), { recursive: true })
  await expect(writeReports(exampleLedger(), folder)).rejects.toThrow(UsageError)
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json'])
  expect(await readFile(join(folder, 'ledger.json'), 'utf8')).not.toContain('mock')
})
