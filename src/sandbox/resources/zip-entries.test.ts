import { crc32, inflateRawSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createArchives } from './archives.ts'
import { listEntries } from './zip-entries.ts'

const STORED = 0
const DEFLATED = 8
/** Where the checksum of a file stands in the header before its data: APPNOTE.TXT, section 4.3.7. */
const [LOCAL_LENGTH, LOCAL_CRC] = [30, 14]

const archive = createArchives().of('chat', 'build-chat-7')
const entries = listEntries(archive.bytes)

/** Reads a file as a client does that fetched nothing but its range. */
function read(bytes: Uint8Array, { offset, compressedSize, method }: ReturnType<typeof listEntries>[number]) {
  const data = bytes.subarray(offset, offset + compressedSize)
  return method === STORED ? new Uint8Array(data) : new Uint8Array(inflateRawSync(data))
}

test('it lists the files that unzip finds', () => {
  const files = unzipSync(archive.bytes)
  expect(entries.map(({ name }) => name)).toEqual(Object.keys(files))
  // Folders have an entry each, but are no files of the archive.
  expect([...archive.entries.values()]).toEqual(entries.filter(({ name }) => !name.endsWith('/')))
})

test('the archive of a build has files of every kind that a client must cope with', () => {
  expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([STORED, DEFLATED]))
  expect(entries.some(({ compressedSize }) => compressedSize === 0)).toBe(true)
  expect(entries.some(({ name }) => name.includes('/'))).toBe(true)
  expect(entries.some(({ name }) => /[^ -~]/.test(name))).toBe(true)
})

test.each(entries)('$name: its range inflates to the file', (entry) => {
  const data = read(archive.bytes, entry)
  expect(data).toEqual(unzipSync(archive.bytes)[entry.name])
  const view = new DataView(archive.bytes.buffer, archive.bytes.byteOffset)
  const header = entry.offset - LOCAL_LENGTH - strToU8(entry.name).length
  expect(crc32(data)).toBe(view.getUint32(header + LOCAL_CRC, true))
})

test('extra fields do not mislead it, though the header before the data has one that the list at the end has not', () => {
  const bytes = zipSync({
    'a.txt': strToU8('first'.repeat(9)),
    'b.txt': [strToU8('second'), { extra: { 99: strToU8('?') } }],
  })
  for (const entry of listEntries(bytes)) expect(read(bytes, entry)).toEqual(unzipSync(bytes)[entry.name])

  const one = zipSync({ 'a.txt': strToU8('first'.repeat(9)) })
  const [nameEnd, extra] = [LOCAL_LENGTH + 'a.txt'.length, [99, 0, 0, 0]]
  const longer = Uint8Array.from([...one.subarray(0, nameEnd), ...extra, ...one.subarray(nameEnd)])
  const view = new DataView(longer.buffer)
  view.setUint16(28, extra.length, true)
  const directory = longer.length - 6
  view.setUint32(directory, view.getUint32(directory, true) + extra.length, true)
  const [entry] = listEntries(longer)
  expect(entry && read(longer, entry)).toEqual(strToU8('first'.repeat(9)))
})

test('it may stand anywhere in a larger buffer, and may be empty', () => {
  const larger = new Uint8Array([1, 2, 3, ...archive.bytes])
  expect(listEntries(larger.subarray(3))).toEqual(entries)
  expect(listEntries(zipSync({}))).toEqual([])
})
