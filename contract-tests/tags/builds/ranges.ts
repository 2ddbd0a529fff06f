import type { BuildArchiveDescriptor as Archive } from '../../../generated/types.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { problemsIf, type Service, unless } from '../../service.ts'
import { type ArchivedFile, filesIn, headerBefore, isIntact } from './zip.ts'

export const RANGE = ['data_offset', 'compressed_size', 'compression_method'] as const

/** Sizes in a header that refer to the actual size after the data or in the ZIP64 extra field. */
const IN_ANOTHER_PLACE = [0, 0xffffffff]
/** Number of bytes to download before a file's data, to read its local file header. */
const LOOK_BACK = 4096
/** Number of bytes at the end of an archive to read for its list of files. */
const TAIL = 128 * 1024

/** Downloads the byte range of a file. @returns the problems with the range and its data */
export async function rangeProblems(service: Service, found: Archive, filename: string): Promise<Problem[]> {
  const missing = RANGE.filter((name) => found[name] === undefined)
  if (missing.length > 0) return unless(false, `the response for a filename lacks ${missing.join(', ')}`)
  const { download_url, data_offset, compressed_size, compression_method } = found as Required<Archive>
  const start = Math.max(0, data_offset - LOOK_BACK)
  const bytes = await service.fetchRange(download_url, start, data_offset + compressed_size - 1)
  if (typeof bytes === 'string') return unless(false, bytes)
  const [before, data] = [bytes.subarray(0, data_offset - start), bytes.subarray(data_offset - start)]
  const header = headerBefore(before)
  const { method = compression_method, size = compressed_size, crc = 0 } = header ?? {}
  return problemsIf({
    'the downloaded range does not have compressed_size bytes': data.length !== compressed_size,
    'no header of the file ends at data_offset': header?.name !== filename,
    'compression_method differs from the header': method !== compression_method,
    'compressed_size differs from the header': ![...IN_ANOTHER_PLACE, compressed_size].includes(size),
    'the data is corrupt or has the wrong checksum': !isIntact(data, compression_method, crc),
  })
}

/** Lists the files of an archive that have content. @returns the files, or why they cannot be listed */
export async function filesAt({ fetchRange }: Service, url: string): Promise<ArchivedFile[] | string> {
  const tail = await fetchRange(url, -TAIL)
  if (typeof tail === 'string') return tail
  const files = await filesIn(tail, (first, last) => fetchRange(url, first, last))
  return typeof files === 'string' ? files : files.filter(({ size, name }) => size > 0 && !name.endsWith('/'))
}

/** The last bytes of an archive, which list its files with their checksums, as text. @returns undefined if they cannot be read */
export async function endOf({ fetchRange }: Service, url: string): Promise<string | undefined> {
  const tail = await fetchRange(url, -TAIL)
  return typeof tail === 'string' ? undefined : Buffer.from(tail).toString('latin1')
}

/** The names of the files in a build's archive: one in a folder first. */
export async function namesIn(service: Service, ids: { app_id: string; build_id: string }): Promise<string[]> {
  const { download_url } = await service.api.getBuildDownload(ids)
  const files = await filesAt(service, download_url)
  if (typeof files === 'string') return []
  return files.map(({ name }) => name).toSorted((a, b) => Number(b.includes('/')) - Number(a.includes('/')))
}
