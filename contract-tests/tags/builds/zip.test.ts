import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesIn } from './zip.ts'

const archive = Buffer.from(zipSync({ 'main.py': strToU8('x'.repeat(500)), empty: [new Uint8Array(), { level: 0 }] }))
const read = async (first: number, last: number) => archive.subarray(first, last + 1)
const files = [
  { name: 'main.py', method: 8, size: expect.any(Number) },
  { name: 'empty', method: 0, size: 0 },
]

test('the files of an archive are listed, even if the list does not fit into its last bytes', async () => {
  expect(await filesIn(archive, read)).toEqual(files)
  expect(await filesIn(archive.subarray(-40), read)).toEqual(files)
})

test('a file that is not an archive, or cannot be read, gets a reason', async () => {
  expect(await filesIn(Buffer.from('<html>'), read)).toBe('the archive is not a ZIP file')
  expect(await filesIn(archive.subarray(-40), async () => 'no range')).toBe('no range')
})
