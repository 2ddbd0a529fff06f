// Not by name: a Node that lacks crc32 would fail before it could say that it is too old.

import zlib from 'node:zlib'
import type { BuildArchiveDescriptor as Archive } from '../../../generated/types.ts'
import { NoAnswer } from '../../../src/verifier/http/no-answer.ts'
import { Inconclusive } from '../../../src/verifier/model/inconclusive.ts'
import { type Problem, problemsIf, shown, unless, violated } from '../../problems.ts'
import type { Service } from '../../service.ts'

/** Start of a local file header: APPNOTE.TXT of the ZIP format, section 4.3.7. */
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004')
const LOCAL_HEADER_LENGTH = 30
const STORED = 0
const DEFLATED = 8
/** Maximum size of inflated data in bytes: a small range may inflate to more than fits into memory. */
const MOST_INFLATED = 64 * 1024 * 1024

/** Returns the local file header at the end of the bytes before a file's data. `crc` is 0 if the checksum follows the data. */
function headerBefore(before: Buffer): (ArchivedFile & { crc: number }) | undefined {
  const find = (last?: number) => before.lastIndexOf(LOCAL_HEADER, last)
  // The bytes of the start may also be part of other data, so the header must end where the file's data begins.
  for (let at = find(); at >= 0; at = at > 0 ? find(at - 1) : -1) {
    if (before.length - at < LOCAL_HEADER_LENGTH) continue
    const nameLength = before.readUInt16LE(at + 26)
    const end = at + LOCAL_HEADER_LENGTH + nameLength + before.readUInt16LE(at + 28)
    if (end !== before.length) continue
    const name = before.toString('utf8', at + LOCAL_HEADER_LENGTH, at + LOCAL_HEADER_LENGTH + nameLength)
    const crc = before.readUInt32LE(at + 14)
    const size = before.readUInt32LE(at + 18)
    return { name, method: before.readUInt16LE(at + 8), crc, size }
  }
  return undefined
}

/** A file of an archive, as its central directory lists it. `size` is the compressed size in bytes. */
export interface ArchivedFile {
  name: string
  /** Compression method: 0 for stored, 8 for deflated, as in the ZIP format. */
  method: number
  size: number
}

/** Start and length of an entry in the central directory, and of the record at the end: APPNOTE.TXT, sections 4.3.12 and 4.3.16. */
const ENTRY = Buffer.from('PK\u0001\u0002')
const ENTRY_LENGTH = 46
const END = Buffer.from('PK\u0005\u0006')
const END_LENGTH = 22
/** Maximum size of a central directory to read, in bytes. */
const LARGEST_DIRECTORY = 4 * 1024 * 1024

/**
 * Lists the files of an archive.
 *
 * @param tail the last bytes of the archive
 * @param read returns other bytes of it, or why there are none
 * @returns the files, or why they cannot be listed
 */
export async function filesIn(
  tail: Buffer,
  read: (first: number, last: number) => Promise<Buffer | string>,
): Promise<ArchivedFile[] | string> {
  const end = tail.lastIndexOf(END)
  if (end < 0 || tail.length - end < END_LENGTH) return 'the archive is not a ZIP file'
  const size = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (size > LARGEST_DIRECTORY) return `the list of files in the archive is longer than ${LARGEST_DIRECTORY} bytes`
  const directory = size <= end ? tail.subarray(end - size, end) : await read(offset, offset + size - 1)
  if (typeof directory === 'string') return directory
  const files: ArchivedFile[] = []
  for (let at = 0; at + ENTRY_LENGTH <= directory.length && directory.subarray(at, at + 4).equals(ENTRY); ) {
    const nameEnd = at + ENTRY_LENGTH + directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + ENTRY_LENGTH, nameEnd)
    files.push({ name, method: directory.readUInt16LE(at + 10), size: directory.readUInt32LE(at + 20) })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return files
}

/**
 * Whether a file's data has the checksum `crc`, unless that is 0. Deflated data must also be complete, without bytes after its
 * end. True for unknown methods.
 *
 * @throws Inconclusive if the data inflates to more than {@link MOST_INFLATED} bytes
 */
function isIntact(data: Buffer, method: number | undefined, crc: number): boolean {
  if (method === STORED) return crc === 0 || zlib.crc32(data) === crc
  if (method !== DEFLATED) return true
  try {
    const options = { info: true, maxOutputLength: MOST_INFLATED }
    const { buffer, engine } = zlib.inflateRawSync(data, options) as unknown as Inflated
    // The range must not contain bytes after the end of the deflated data.
    return (crc === 0 || zlib.crc32(buffer) === crc) && engine.bytesWritten === data.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return false
    throw new Inconclusive(`the file inflates to more than the limit of ${MOST_INFLATED} bytes`)
  }
}

/** The result of `inflateRawSync` with `info: true`, which the types of Node.js omit. */
interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}

export const RANGE = ['data_offset', 'compressed_size', 'compression_method'] as const

/** Sizes in a header that refer to the actual size after the data or in the ZIP64 extra field. */
const IN_ANOTHER_PLACE = [0, 0xffffffff]
/** Number of bytes to download before a file's data, to read its local file header. */
const LOOK_BACK = 4096
/** Number of bytes at the end of an archive to read for its list of files. */
const TAIL = 128 * 1024

const urlOf = ({ download_url }: Partial<Archive>): string => {
  if (download_url === undefined) throw new Inconclusive('the response has no download_url')
  return download_url
}

/** Statuses of a host that does not serve archives to this machine, or no longer at this URL. */
const NO_ACCESS = [401, 403]

/**
 * Downloads bytes of an archive.
 *
 * @throws Inconclusive if the host does not respond or denies access: it need not belong to the service, nor be reachable from here
 */
async function request(service: Service, ...range: Parameters<Service['download']>) {
  const response = await service.download(...range).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new Inconclusive(error.message) : error
  })
  const { result, exchange } = response
  if (NO_ACCESS.includes(exchange?.status ?? 0)) throw new Inconclusive(String(result))
  return response
}

/** Downloads bytes of an archive as {@link request} does. @returns them, or why there are none */
const download = async (...args: Parameters<typeof request>) => (await request(...args)).result

/** Downloads the byte range of a file. @returns the problems with the range and its data */
export async function rangeProblems(service: Service, found: Archive, filename: string): Promise<Problem[]> {
  const missing = (['data_offset', 'compressed_size'] as const).filter((name) => found[name] == null)
  const shownBy: unknown[] = [found]
  if (missing.length > 0) throw new Inconclusive(`the response for a filename lacks ${missing.join(', ')}`)
  const download_url = urlOf(found)
  const { data_offset, compressed_size } = found as Required<Archive>
  const { compression_method } = found
  // Other facts cover the types of these fields.
  if (![data_offset, compressed_size].every(Number.isSafeInteger))
    throw new Inconclusive('the byte range is not in numbers')
  const start = Math.max(0, data_offset - LOOK_BACK)
  const bytes = await download(service, download_url, start, data_offset + compressed_size - 1)
  shownBy.push(bytes)
  if (typeof bytes === 'string') return violated(bytes, shownBy)
  const before = bytes.subarray(0, data_offset - start)
  const data = bytes.subarray(data_offset - start)
  const header = headerBefore(before)
  const { method = compression_method, size = compressed_size, crc = 0 } = header ?? {}
  // A service may have identifiers of its own for methods, but those of stored and deflated data are known.
  const isKnown = compression_method === STORED || compression_method === DEFLATED
  const difference = {
    what: 'compression_method',
    expected: `${method} as in the header`,
    got: JSON.stringify(compression_method),
  }
  return shown(shownBy, [
    ...problemsIf({
      'the downloaded range does not have compressed_size bytes': data.length !== compressed_size,
      'no header of the file ends at data_offset': header?.name !== filename,
      'compressed_size differs from the header': ![...IN_ANOTHER_PLACE, compressed_size].includes(size),
      'the data is corrupt or has the wrong checksum': !isIntact(data, method, crc),
    }),
    ...unless(
      [undefined, method].includes(compression_method),
      difference,
      shownBy,
      isKnown ? [] : ['compression-method-values'],
    ),
  ])
}

/** Downloads the start of an archive, which may be empty. @returns the problem if the URL leads to something else */
export async function archiveProblems(service: Service, found: Archive): Promise<Problem[]> {
  const { result: bytes, exchange } = await request(service, urlOf(found), 0, LOCAL_HEADER.length - 1)
  if (typeof bytes === 'string') return violated(bytes)
  const isArchive = [LOCAL_HEADER, END].some((start) => start.equals(bytes))
  const ignored = { what: 'the host of the archive ignores range requests', expected: '206 with 4 bytes', got: '200' }
  return [
    ...unless(isArchive, 'the presigned URL leads to no ZIP archive'),
    ...unless(exchange?.status !== 200, ignored),
  ]
}

/** Lists the files of an archive that have content. @returns the files, or why they cannot be listed */
export async function filesAt(service: Service, url: string): Promise<ArchivedFile[] | string> {
  const tail = await download(service, url, -TAIL)
  if (typeof tail === 'string') return tail
  const files = await filesIn(tail, (first, last) => download(service, url, first, last))
  return typeof files === 'string' ? files : files.filter(({ size, name }) => size > 0 && !name.endsWith('/'))
}

/** Downloads the last bytes of an archive, which list its files with their checksums. @returns them, or why there are none */
export const endOf = (service: Service, url: string): Promise<Buffer | string> => download(service, url, -TAIL)

/** The names of the files in a build's archive: one in a folder first. */
export async function namesIn(service: Service, ids: { app_id: string; build_id: string }): Promise<string[]> {
  const { download_url } = await service.api.getBuildDownload(ids)
  const files = await filesAt(service, download_url)
  if (typeof files === 'string') return []
  return files.map(({ name }) => name).toSorted((a, b) => Number(b.includes('/')) - Number(a.includes('/')))
}
