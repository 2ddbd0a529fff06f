import { inflateRawSync } from 'node:zlib'
import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

export const builds: Calls<'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'> = {
  computeBaseImageHash: (api, need) =>
    api.computeBaseImageHash({
      app_id: need('app_id'),
      body: { dependencies: {}, preBuildCommands: [], shellCommands: [] },
    }),
  getBuildDownload: (api, need) => api.getBuildDownload({ app_id: need('app_id'), build_id: need('build_id') }),
  getBuildLogs: (api, need) => api.getBuildLogs({ app_id: need('app_id'), build_id: need('build_id') }),
}

/** A local file header: APPNOTE.TXT of the ZIP format, section 4.3.7. */
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004')
const LOCAL_HEADER_LENGTH = 30
/** A header, its name and its extra field stand before the data of a file; so far back it is looked for. */
const LOOK_BACK = 4096

export const buildRules: Rule[] = [
  {
    operationId: 'getBuildLogs',
    fact: 'the logs are those of the build that was asked for',
    check: async ({ api, need }) => {
      const ids = { app_id: need('app_id'), build_id: need('build_id') }
      const logs = await api.getBuildLogs(ids)
      const isSame = logs.app_id === ids.app_id && logs.build_id === ids.build_id
      return unless(isSame && logs.project_id === need('project_id'), 'they are those of another build')
    },
  },
  {
    operationId: 'getBuildDownload',
    fact: 'without a file name there is no byte range',
    check: async ({ api, need }) => {
      const whole = await api.getBuildDownload({ app_id: need('app_id'), build_id: need('build_id') })
      const range = ['data_offset', 'compressed_size', 'compression_method'].filter((name) => name in whole)
      return unless(range.length === 0, `${range.join(', ')} came without being asked for`)
    },
  },
  {
    operationId: 'computeBaseImageHash',
    fact: 'the digest follows from the dependencies: the same for the same ones, another for others',
    check: async ({ api, need }) => {
      const digestOf = async (dependencies: Record<string, unknown>) =>
        (await api.computeBaseImageHash({ app_id: need('app_id'), body: { dependencies } })).digest
      const digest = await digestOf({ pip: { numpy: '1', scipy: '2' }, apt: {} })
      return [
        ...unless(digest === (await digestOf({ pip: { numpy: '1', scipy: '2' }, apt: {} })), 'the same gave another'),
        ...unless(
          digest === (await digestOf({ apt: {}, pip: { scipy: '2', numpy: '1' } })),
          'the order of keys made a difference',
          // What enters the digest in detail is not shown (`digest-inputs`).
          { assumed: true },
        ),
        ...unless(
          digest !== (await digestOf({ pip: { numpy: '1', scipy: '3' }, apt: {} })),
          'another version gave the same',
          // What counts as a dependency is not shown (`dependencies-structure`): these may not be any.
          { assumed: true },
        ),
      ]
    },
  },
  {
    operationId: 'getBuildDownload',
    fact: 'the byte range of a file, fetched from the presigned URL, is that file',
    check: async ({ api, need, fetchRange }) => {
      const filename = need('filename')
      const found = await api.getBuildDownload({ app_id: need('app_id'), build_id: need('build_id'), filename })
      const { download_url, data_offset, compressed_size, compression_method } = found
      if (data_offset === undefined || compressed_size === undefined || compression_method === undefined) {
        return unless(false, 'a file was named, but data_offset, compressed_size or compression_method is missing')
      }
      const start = Math.max(0, data_offset - LOOK_BACK)
      const bytes = await fetchRange(download_url, start, data_offset + compressed_size - 1)
      if (typeof bytes === 'string') return unless(false, bytes)
      const [before, data] = [bytes.subarray(0, data_offset - start), bytes.subarray(data_offset - start)]
      return [
        ...unless(data.length === compressed_size, 'the range is shorter than compressed_size'),
        ...unless(nameBefore(before) === filename, 'what stands before data_offset is not the header of that file'),
        ...unless(compression_method !== 8 || inflates(data), 'the data does not inflate, though the method is 8'),
      ]
    },
  },
]

/** The name in the local header that ends where the data begins; none when no header ends there. */
function nameBefore(before: Buffer): string | undefined {
  for (
    let at = before.lastIndexOf(LOCAL_HEADER);
    at >= 0;
    at = at > 0 ? before.lastIndexOf(LOCAL_HEADER, at - 1) : -1
  ) {
    if (before.length - at < LOCAL_HEADER_LENGTH) continue
    const nameLength = before.readUInt16LE(at + 26)
    const end = at + LOCAL_HEADER_LENGTH + nameLength + before.readUInt16LE(at + 28)
    if (end === before.length)
      return before.toString('utf8', at + LOCAL_HEADER_LENGTH, at + LOCAL_HEADER_LENGTH + nameLength)
  }
  return undefined
}

function inflates(data: Buffer): boolean {
  try {
    inflateRawSync(data)
    return true
  } catch {
    return false
  }
}
