import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UsageError } from '../../command.ts'
import { document } from '../../document/openapi.ts'
import { proposePatch } from '../unknowns/proposal.ts'
import { unknownsInWords } from '../unknowns/report.ts'
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

const UNKNOWNS = '# What a run saw of the unknowns\n'

test('extra files that only an earlier run wrote are removed', async () => {
  await writeReports(exampleLedger(), folder, {
    extraFiles: { 'unknowns.md': UNKNOWNS, 'openapi.patch': '# Proposed by a run on Monday' },
  })
  await writeReports(exampleLedger(), folder, { extraFiles: { 'unknowns.md': UNKNOWNS } })
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'junit.xml', 'ledger.json', 'unknowns.md'])
})

const writers = [prepareReportsFolder, (at: string) => writeReports(exampleLedger(), at)]

test.each(['ledger.json', 'junit.xml', 'index.html', 'unknowns.md', 'openapi.patch'])(
  'a foreign %s among reports is refused by the check and the write, and stays',
  async (name) => {
    await writeReports(exampleLedger(), folder)
    await writeFile(join(folder, name), 'mine')
    for (const write of writers) {
      const written = write(folder)
      await expect(written).rejects.toThrow(UsageError)
      await expect(written).rejects.toThrow(`${folder} contains ${name}, which no run has written`)
    }
    expect(await readFile(join(folder, name), 'utf8')).toBe('mine')
  },
)

test('all foreign files are named, and a link is one', async () => {
  await writeReports(exampleLedger(), folder)
  await rename(join(folder, 'index.html'), join(folder, 'other.html'))
  await symlink('other.html', join(folder, 'index.html'))
  await writeFile(join(folder, 'unknowns.md'), 'mine')
  await expect(prepareReportsFolder(folder)).rejects.toThrow(`${folder} contains index.html, unknowns.md, which`)
})

test('a real run recognizes all of its files, whatever the target is called', async () => {
  const ledger = exampleLedger({ target: `https://${'very.long.'.repeat(300)}example` })
  const extraFiles = {
    'unknowns.md': unknownsInWords(document, ledger),
    'openapi.patch': proposePatch(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8'), ledger),
  }
  await writeReports(ledger, folder, { extraFiles })
  await prepareReportsFolder(folder)
  expect(await readdir(folder)).toHaveLength(5)
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
