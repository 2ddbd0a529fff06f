import { crc32, inflateRawSync } from 'node:zlib'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { inTurn, refused, type Service, type Tag, unless } from '../../../src/verifier/engine/tag.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { buildProbes } from './probes.ts'

/** A local file header: APPNOTE.TXT of the ZIP format, section 4.3.7. */
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004')
const LOCAL_HEADER_LENGTH = 30
const [STORED, DEFLATED] = [0, 8]
/** A small range may inflate to more than the memory holds. */
const MOST_INFLATED = 64 * 1024 * 1024
/** A size in the header that says nothing: it stands behind the data, or in the extra field of ZIP64. */
const IN_ANOTHER_PLACE = [0, 0xffffffff]
/** A header, its name and its extra field stand before the data of a file; so far back it is looked for. */
const LOOK_BACK = 4096

const idsOf = ({ need }: Service) => ({ app_id: need('app_id'), build_id: need('build_id') })

/** The digest that the service computes of dependencies, for a region if one is given. */
async function digestOf({ api, need }: Service, dependencies: Record<string, unknown>, region?: string) {
  const request = { app_id: need('app_id'), body: { dependencies }, ...(region !== undefined && { region }) }
  return (await api.computeBaseImageHash(request)).digest
}

const EXAMPLE = { baseImageUri: String(propertiesOf(document, 'BaseImage').baseImageUri?.examples?.[0]) }

const PACKAGES = { pip: { numpy: '1', scipy: '2' }, apt: {} }

export const builds: Tag<'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'> = {
  calls: {
    computeBaseImageHash: ({ api, need }) =>
      api.computeBaseImageHash({
        app_id: need('app_id'),
        // Which fields are required is not shown (`required-body-fields`), so that none is left out.
        body: { ...EXAMPLE, dependencies: {}, preBuildCommands: [], shellCommands: [] },
      }),
    getBuildDownload: (service) => service.api.getBuildDownload(idsOf(service)),
    getBuildLogs: (service) => service.api.getBuildLogs(idsOf(service)),
  },
  samples: {
    computeBaseImageHash: ({ need }) => ({ region: need('region') }),
    getBuildDownload: ({ need }) => ({ filename: need('filename') }),
  },

  probes: buildProbes,

  rules: {
    'computeBaseImageHash/digest-deterministic': async (service) => {
      const digest = await digestOf(service, PACKAGES)
      return unless(digest === (await digestOf(service, structuredClone(PACKAGES))), 'the same gave another')
    },
    'computeBaseImageHash/region-default': async (service) => {
      const left = await digestOf(service, PACKAGES)
      const named = await digestOf(service, PACKAGES, service.need('region'))
      if (left !== named) return unless(false, "without a region the digest is not that of the app's region")
      const elsewhere = await digestOf(service, PACKAGES, 'nowhere-1')
      if (elsewhere === left) throw new Inconclusive('the region makes no difference to the digest')
      return []
    },
    'getBuildLogs/as-requested': async (service) => {
      const { app_id, build_id, project_id } = await service.api.getBuildLogs(idsOf(service))
      const isAsked =
        app_id === service.need('app_id') &&
        build_id === service.need('build_id') &&
        project_id === service.need('project_id')
      return unless(isAsked, 'they are those of another project, app or build')
    },
    'getBuildDownload/range-only-for-a-file': async (service) => {
      const whole = await service.api.getBuildDownload(idsOf(service))
      const range = ['data_offset', 'compressed_size', 'compression_method'].filter((name) => name in whole)
      return unless(range.length === 0, `${range.join(', ')} came without being asked for`)
    },
    'getBuildDownload/byte-range-right': async (service) => {
      const filename = service.need('filename')
      const found = await service.api.getBuildDownload({ ...idsOf(service), filename })
      const { download_url, data_offset, compressed_size, compression_method } = found
      if (data_offset === undefined || compressed_size === undefined || compression_method === undefined) {
        return unless(false, 'a file was named, but data_offset, compressed_size or compression_method is missing')
      }
      const start = Math.max(0, data_offset - LOOK_BACK)
      const bytes = await service.fetchRange(download_url, start, data_offset + compressed_size - 1)
      if (typeof bytes === 'string') return unless(false, bytes)
      const [before, data] = [bytes.subarray(0, data_offset - start), bytes.subarray(data_offset - start)]
      const header = headerBefore(before)
      return [
        ...unless(data.length === compressed_size, 'the range is shorter than compressed_size'),
        ...unless(header?.name === filename, 'what stands before data_offset is not the header of that file'),
        ...unless(!header || header.method === compression_method, 'the header has another method of compression'),
        ...unless(
          !header || IN_ANOTHER_PLACE.includes(header.size) || header.size === compressed_size,
          'the header has another compressed size',
        ),
        ...unless(isIntact(data, compression_method, header?.crc ?? 0), 'the data is not that of the file'),
      ]
    },
  },

  expectations: {
    'computeBaseImageHash/digest-follows': {
      says: 'Other dependencies give another digest; the order of their keys makes no difference.',
      restsOn: ['digest-inputs', 'dependencies-structure'],
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return [
          ...unless(
            digest === (await digestOf(service, { apt: {}, pip: { scipy: '2', numpy: '1' } })),
            'the order of keys made a difference',
          ),
          ...unless(
            digest !== (await digestOf(service, { pip: { numpy: '1', scipy: '3' }, apt: {} })),
            'another version gave the same',
          ),
        ]
      },
    },
    'computeBaseImageHash/region-honoured': {
      says: 'Another region gives another digest.',
      restsOn: ['digest-inputs', 'base-image-region-parameter-name'],
      check: async (service) => {
        const regions = [service.need('region'), `${service.need('region')}-2`]
        const digests = await inTurn(regions, (region) => digestOf(service, PACKAGES, region))
        return unless(digests[0] !== digests[1], 'another region gave the same')
      },
    },
    'computeBaseImageHash/digest-hexadecimal': {
      says: 'The digest is a SHA256 in hexadecimal.',
      restsOn: ['digest-encoding'],
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return unless(/^[0-9a-f]{64}$/i.test(digest), 'it is no 64 hexadecimal digits')
      },
    },
    'getBuildDownload/unknown-file-refused': {
      says: 'A file that the archive does not have is refused.',
      restsOn: ['error-status-codes'],
      check: (service) =>
        refused(
          service.api.getBuildDownload({ ...idsOf(service), filename: `${service.need('filename')}.no-such-file` }),
          'a file that is not there',
        ),
    },
  },
}

interface LocalHeader {
  name: string
  method: number
  /** 0 where it stands behind the data. */
  crc: number
  size: number
}

/** What the local header says that ends where the data begins; none when no header ends there. */
function headerBefore(before: Buffer): LocalHeader | undefined {
  for (
    let at = before.lastIndexOf(LOCAL_HEADER);
    at >= 0;
    at = at > 0 ? before.lastIndexOf(LOCAL_HEADER, at - 1) : -1
  ) {
    if (before.length - at < LOCAL_HEADER_LENGTH) continue
    const nameLength = before.readUInt16LE(at + 26)
    const end = at + LOCAL_HEADER_LENGTH + nameLength + before.readUInt16LE(at + 28)
    if (end !== before.length) continue
    const name = before.toString('utf8', at + LOCAL_HEADER_LENGTH, at + LOCAL_HEADER_LENGTH + nameLength)
    const [method, crc, size] = [
      before.readUInt16LE(at + 8),
      before.readUInt32LE(at + 14),
      before.readUInt32LE(at + 18),
    ]
    return { name, method, crc, size }
  }
  return undefined
}

/** Whether data is what its checksum says, once it is inflated; of other methods than stored and deflated nothing is said. */
function isIntact(data: Buffer, method: number, crc: number): boolean {
  if (method === STORED) return crc === 0 || crc32(data) === crc
  if (method !== DEFLATED) return true
  try {
    const options = { info: true, maxOutputLength: MOST_INFLATED }
    const { buffer, engine } = inflateRawSync(data, options) as unknown as Inflated
    // Bytes behind the end of the data are none of the file's.
    return (crc === 0 || crc32(buffer) === crc) && engine.bytesWritten === data.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return false
    throw new Inconclusive(`the file is larger than the ${MOST_INFLATED} bytes that are inflated`)
  }
}

/** What `inflateRawSync` gives with `info`, which its types leave out. */
interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}
