import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { parseLedger } from './ledger-json.ts'
import { exampleLedger } from './testing/ledgers.ts'
import { writeReports } from './write.ts'

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

test('a file in the place of the folder is bad usage', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const written = writeReports(exampleLedger(), file)
  await expect(written).rejects.toThrow(UsageError)
  await expect(written).rejects.toThrow(`The reports cannot be written into ${file} (EEXIST); name a folder`)
})

test('where one report cannot be written, nothing half-done stays behind', async () => {
  await mkdir(join(folder, 'index.html', 'a'), { recursive: true })
  await expect(writeReports(exampleLedger(), folder)).rejects.toThrow(UsageError)
  expect((await readdir(folder)).filter((name) => !/^(ledger\.json|junit\.xml|index\.html)$/.test(name))).toEqual([])
})
