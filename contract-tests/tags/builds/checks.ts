import { crc32, inflateRawSync } from 'node:zlib'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { inTurn, refused, type Service, type Tag, unless } from '../../service.ts'
import * as faults from './faults.ts'
import { buildProbes } from './probes.ts'
import { safety } from './safety.ts'

/** Start of a local file header: APPNOTE.TXT of the ZIP format, section 4.3.7. */
const LOCAL_HEADER = Buffer.from('PK\u0003\u0004')
const LOCAL_HEADER_LENGTH = 30
const [STORED, DEFLATED] = [0, 8]
/** Maximum number of bytes to inflate: a small range may inflate to more than fits into memory. */
const MOST_INFLATED = 64 * 1024 * 1024
/** Sizes in a header that mean that the size is elsewhere: behind the data, or in the extra field of ZIP64. */
const IN_ANOTHER_PLACE = [0, 0xffffffff]
/** Number of bytes before the data of a file in which its header, name and extra field are searched. */
const LOOK_BACK = 4096

const idsOf = ({ need }: Service) => ({ app_id: need('app_id'), build_id: need('build_id') })

/** The digest of some dependencies, for a region if one is given. */
async function digestOf({ api, need }: Service, dependencies: Record<string, unknown>, region?: string) {
  const request = { app_id: need('app_id'), body: { dependencies }, ...(region !== undefined && { region }) }
  return (await api.computeBaseImageHash(request)).digest
}

const EXAMPLE = { baseImageUri: String(propertiesOf(document, 'BaseImage').baseImageUri?.examples?.[0]) }

const PACKAGES = { pip: { numpy: '1', scipy: '2' }, apt: {} }

export const builds: Tag<'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'> = {
  safety,

  calls: {
    computeBaseImageHash: ({ api, need }) =>
      api.computeBaseImageHash({
        app_id: need('app_id'),
        // Which fields are required is undocumented (`required-body-fields`), so all are sent.
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
    'computeBaseImageHash/digest-deterministic': {
      faults: faults.digestDeterministic,
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return unless(
          digest === (await digestOf(service, structuredClone(PACKAGES))),
          'the same dependencies gave another digest',
        )
      },
    },
    'computeBaseImageHash/region-default': {
      faults: faults.regionDefault,
      check: async (service) => {
        const left = await digestOf(service, PACKAGES)
        const named = await digestOf(service, PACKAGES, service.need('region'))
        if (left !== named) return unless(false, "without a region the digest is not that of the app's region")
        const elsewhere = await digestOf(service, PACKAGES, 'nowhere-1')
        if (elsewhere === left) throw new Inconclusive('the region makes no difference to the digest')
        return []
      },
    },
    'getBuildLogs/as-requested': {
      faults: faults.logsAsRequested,
      check: async (service) => {
        const { app_id, build_id, project_id } = await service.api.getBuildLogs(idsOf(service))
        const isAsked =
          app_id === service.need('app_id') &&
          build_id === service.need('build_id') &&
          project_id === service.need('project_id')
        return unless(isAsked, 'the logs are those of another project, app or build')
      },
    },
    'getBuildDownload/range-only-for-a-file': {
      faults: faults.rangeOnlyForAFile,
      check: async (service) => {
        const whole = await service.api.getBuildDownload(idsOf(service))
        const range = ['data_offset', 'compressed_size', 'compression_method'].filter((name) => name in whole)
        return unless(range.length === 0, `${range.join(', ')} returned without being requested`)
      },
    },
    'getBuildDownload/byte-range-right': {
      faults: faults.byteRangeRight,
      check: async (service) => {
        const filename = service.need('filename')
        const found = await service.api.getBuildDownload({ ...idsOf(service), filename })
        const { download_url, data_offset, compressed_size, compression_method } = found
        if (data_offset === undefined || compressed_size === undefined || compression_method === undefined) {
          return unless(
            false,
            'the request names a file, but data_offset, compressed_size or compression_method is missing',
          )
        }
        const start = Math.max(0, data_offset - LOOK_BACK)
        const bytes = await service.fetchRange(download_url, start, data_offset + compressed_size - 1)
        if (typeof bytes === 'string') return unless(false, bytes)
        const [before, data] = [bytes.subarray(0, data_offset - start), bytes.subarray(data_offset - start)]
        const header = headerBefore(before)
        return [
          ...unless(data.length === compressed_size, 'the range is shorter than compressed_size'),
          ...unless(header?.name === filename, 'the header before data_offset is not that of the file'),
          ...unless(!header || header.method === compression_method, 'the header has another compression method'),
          ...unless(
            !header || IN_ANOTHER_PLACE.includes(header.size) || header.size === compressed_size,
            'the header has another compressed size',
          ),
          ...unless(isIntact(data, compression_method, header?.crc ?? 0), 'the data is not that of the file'),
        ]
      },
    },
  },

  expectations: {
    'computeBaseImageHash/digest-follows': {
      says: 'Other dependencies give another digest; the order of their keys does not matter.',
      restsOn: ['digest-inputs', 'dependencies-structure'],
      faults: faults.digestFollows,
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return [
          ...unless(
            digest === (await digestOf(service, { apt: {}, pip: { scipy: '2', numpy: '1' } })),
            'the order of the keys changed the digest',
          ),
          ...unless(
            digest !== (await digestOf(service, { pip: { numpy: '1', scipy: '3' }, apt: {} })),
            'another version gave the same digest',
          ),
        ]
      },
    },
    'computeBaseImageHash/region-honoured': {
      says: 'Another region gives another digest.',
      restsOn: ['digest-inputs', 'base-image-region-parameter-name'],
      faults: faults.regionHonoured,
      check: async (service) => {
        const regions = [service.need('region'), `${service.need('region')}-2`]
        const digests = await inTurn(regions, (region) => digestOf(service, PACKAGES, region))
        return unless(digests[0] !== digests[1], 'another region gave the same digest')
      },
    },
    'computeBaseImageHash/digest-hexadecimal': {
      says: 'The digest is a SHA-256 hash in hexadecimal.',
      restsOn: ['digest-encoding'],
      faults: faults.digestHexadecimal,
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return unless(/^[0-9a-f]{64}$/i.test(digest), 'the digest does not have 64 hexadecimal digits')
      },
    },
    'getBuildDownload/unknown-file-refused': {
      says: 'A filename that is not in the archive is rejected.',
      restsOn: ['error-status-codes'],
      faults: faults.unknownFileRefused,
      check: (service) =>
        refused(
          service.api.getBuildDownload({ ...idsOf(service), filename: `${service.need('filename')}.no-such-file` }),
          'a file that does not exist',
        ),
    },
  },
}

interface LocalHeader {
  name: string
  method: number
  /** 0 if the checksum is behind the data. */
  crc: number
  size: number
}

/** The local header that ends where the data begins, if there is one. */
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

/** Whether the inflated data matches its checksum; true for methods other than stored and deflated. */
function isIntact(data: Buffer, method: number, crc: number): boolean {
  if (method === STORED) return crc === 0 || crc32(data) === crc
  if (method !== DEFLATED) return true
  try {
    const options = { info: true, maxOutputLength: MOST_INFLATED }
    const { buffer, engine } = inflateRawSync(data, options) as unknown as Inflated
    // Further bytes behind the end of the data do not belong to the file.
    return (crc === 0 || crc32(buffer) === crc) && engine.bytesWritten === data.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return false
    throw new Inconclusive(`the file is larger than the ${MOST_INFLATED} bytes that are inflated at most`)
  }
}

/** What `inflateRawSync` returns with `info`; its types omit it. */
interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}
