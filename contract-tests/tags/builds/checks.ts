import { createHash } from 'node:crypto'
import type { components } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { bodyOf, faultsIn, queryOf, withPath, withQuery } from '../../../src/verifier/mutants/faults.ts'
import type { Call, Original, PlainResponse } from '../../../src/verifier/mutants/mutant.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { differences, faultPer, problemsIf, refused, type Service, type Tag, unless } from '../../service.ts'
import { buildFinders } from './discovery.ts'
import { buildProbes, digestOfImage, idsOf } from './probes.ts'
import { headerBefore, isIntact } from './zip.ts'

/** Sizes in a header that mean that the actual size is after the data or in the ZIP64 extra field. */
const IN_ANOTHER_PLACE = [0, 0xffffffff]
/** Number of bytes before a file's data that are downloaded as well, to read the local file header. */
const LOOK_BACK = 4096

/** Requests the digest of an image with the given dependencies. */
const digestOf = (service: Service, dependencies: object, region?: string) =>
  digestOfImage(service, { dependencies }, region)

const EXAMPLE = { baseImageUri: String(propertiesOf(document, 'BaseImageHashRequest').baseImageUri?.examples?.[0]) }

const PACKAGES = { pip: { numpy: '1', scipy: '2' }, apt: {} }
/** Other dependencies, in several notations: the structure of `dependencies` is undocumented (`base-image-input-types`). */
const NOTATIONS = [
  { pip: { numpy: '2', pandas: '1' }, apt: {} },
  { pip: ['numpy==2', 'pandas'] },
  { pip: 'numpy==2\npandas' },
  { numpy: '2', pandas: '1' },
]
/** Number of characters of a SHA-256 hash in its shortest usual encoding, Base64 without padding. */
const SHORTEST_DIGEST = 43

type Archive = components['schemas']['BuildArchiveDescriptor']

const RANGE = ['data_offset', 'compressed_size', 'compression_method'] as const

const hash = faultsIn<components['schemas']['BaseImageHash']>('computeBaseImageHash')
const download = faultsIn<Archive>('getBuildDownload')
const logs = faultsIn<components['schemas']['BuildLogs']>('getBuildLogs')

const digesting = (change: (digest: string, call: Call) => string) =>
  hash.fields(({ digest }, call) => ({ digest: change(digest, call) }))
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const dependenciesOf = (call: Call) => (bodyOf(call) as { dependencies?: unknown } | undefined)?.dependencies

const ranging = (change: (archive: Required<Archive>) => Partial<Archive>) =>
  download.fields((archive) => (archive.data_offset === undefined ? {} : change(archive as Required<Archive>)))

/** Creates a fault that returns the download URL of the build that `find` names, with the byte range of the requested build. */
const fromElsewhere = (
  find: (call: Call, original: Original) => { app_id: string | undefined; build_id: string | undefined },
) =>
  download.fields(async (_, call, original) => {
    const { app_id = '', build_id = '' } = find(call, original)
    const elsewhere = withPath(withPath(call, 'app_id', app_id), 'build_id', build_id)
    const { text } = await original.send({ ...elsewhere, url: elsewhere.url.replace(/\?.*/, '') })
    return { download_url: (JSON.parse(text) as Archive).download_url }
  })

const isUnknownFile = (call: Call, { status }: PlainResponse) => status === 404 && queryOf(call).has('filename')

export const builds: Tag<'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'> = {
  finders: buildFinders,
  safety: {
    // The operation computes a digest, and is assumed to change nothing (`base-image-repeatable`).
    computeBaseImageHash: { lowest: 'write', permit: () => 'write' },
  },

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
    'computeBaseImageHash/digest-of-dependencies': {
      faults: {
        'the digest is always the same': digesting(() => sha256('')),
        'the digest has 12 characters': digesting((digest) => digest.slice(0, 12)),
        'the digest has the length of a SHA-1 hash': digesting((digest) => digest.slice(0, 40)),
      },
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        const isTooShort = digest.replace(/^sha-?256[:-]/i, '').length < SHORTEST_DIGEST
        if (isTooShort) return unless(false, `${digest.length} characters are too few for a SHA256 hash`)
        for (const dependencies of NOTATIONS) if ((await digestOf(service, dependencies)) !== digest) return []
        return unless(false, `${NOTATIONS.length + 1} different dependencies got the same digest`)
      },
    },
    'computeBaseImageHash/digest-deterministic': {
      faults: {
        'every call returns a different digest': (original) => {
          let calls = 0
          return digesting(() => sha256(String(calls++)))(original)
        },
        'the digest changes in the course of a run': (original) => {
          let calls = 0
          return digesting((digest) => (calls++ < 2 ? digest : sha256(digest)))(original)
        },
      },
      // The digest may depend on the time, so it is requested twice in a row, and once before the other checks.
      before: (service) => digestOf(service, PACKAGES),
      check: async (service, earlier) => {
        const [first, second] = [await digestOf(service, PACKAGES), await digestOf(service, PACKAGES)]
        return unless(first === second && first === earlier, 'the same dependencies got two different digests')
      },
    },
    'computeBaseImageHash/region-default': {
      faults: {
        'the default region is not the region of the app': hash.query((query) => {
          if (!query.has('region')) query.set('region', 'elsewhere-1')
        }),
      },
      check: async (service) => {
        const left = await digestOf(service, PACKAGES)
        const named = await digestOf(service, PACKAGES, service.need('region'))
        if (left !== named) return unless(false, "without a region, the digest is not for the app's region")
        const elsewhere = await digestOf(service, PACKAGES, 'nowhere-1')
        if (elsewhere === left) throw new Inconclusive('the digest does not depend on the region')
        return []
      },
    },
    'getBuildLogs/as-requested': {
      faults: faultPer(['app_id', 'build_id', 'project_id'], (name) => [
        `${name} differs from the request`,
        logs.fields((answer) => ({ [name]: `${answer[name]}-other` })),
      ]),
      check: async (service) => {
        const got: Partial<Record<string, unknown>> = await service.api.getBuildLogs(idsOf(service))
        return differences({ ...idsOf(service), project_id: service.need('project_id') }, got)
      },
    },
    'getBuildDownload/range-only-for-a-file': {
      faults: {
        'a range is returned even without a filename': download.call((call, { fixtures }) =>
          queryOf(call).has('filename')
            ? undefined
            : withQuery(call, (query) => query.set('filename', fixtures.filename)),
        ),
        ...faultPer(RANGE, (name) => [
          `${name} is returned even without a filename`,
          download.body((archive) => ({ [name]: 0, ...archive })),
        ]),
        'data_offset is null without a filename': download.body((archive) => ({ data_offset: null, ...archive })),
      },
      check: async (service) => {
        const whole = await service.api.getBuildDownload(idsOf(service))
        return RANGE.flatMap((name) =>
          unless(!(name in whole), `the request has no filename, but the response has ${name}`, {
            // The service may return null instead of omitting a field (`null-or-omitted`).
            restsOn: whole[name] === null ? ['null-or-omitted'] : [],
          }),
        )
      },
    },
    'getBuildDownload/byte-range-right': {
      faults: {
        'data_offset is one too small': ranging(({ data_offset }) => ({ data_offset: data_offset - 1 })),
        'data_offset is one too large': ranging(({ data_offset }) => ({ data_offset: data_offset + 1 })),
        'data_offset is 0': ranging(() => ({ data_offset: 0 })),
        'the size is one byte too small': ranging(({ compressed_size }) => ({ compressed_size: compressed_size - 1 })),
        'the size is one byte too large': ranging(({ compressed_size }) => ({ compressed_size: compressed_size + 1 })),
        'compression_method is wrong': ranging(({ compression_method }) => ({
          compression_method: compression_method === 0 ? 8 : 0,
        })),
        'the range is that of requirements.txt instead of the requested file': download.query(
          (query) => query.has('filename') && query.set('filename', 'requirements.txt'),
        ),
        'the URL is for a wrong build of the app': fromElsewhere(({ path: { app_id, build_id } }, { catalog }) => ({
          app_id,
          build_id: catalog()
            .apps.find((app) => app.app_id === app_id)
            ?.builds.find((id) => id !== build_id),
        })),
        'the URL is for a build of a wrong app': fromElsewhere((call, { catalog }) => {
          const other = catalog().apps.find(({ app_id }) => app_id !== call.path.app_id)
          return { app_id: other?.app_id, build_id: other?.builds[0] }
        }),
        'the URL does not work': download.fields(({ download_url }) => ({ download_url: `${download_url}0` })),
        'filename is ignored, so the range is missing': download.ignores('filename'),
        ...faultPer(RANGE, (name) => [`${name} is missing`, download.body(({ [name]: _, ...archive }) => archive)]),
      },
      check: async (service) => {
        const filename = service.need('filename')
        const found = await service.api.getBuildDownload({ ...idsOf(service), filename })
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
      },
    },
  },

  expectations: {
    'computeBaseImageHash/digest-follows': {
      says: 'Different dependencies give different digests; the order of their keys does not matter.',
      restsOn: ['digest-inputs-and-encoding', 'base-image-input-types'],
      faults: {
        'the digest ignores the versions of dependencies': digesting((digest, call) => {
          const dependencies = dependenciesOf(call)
          return dependencies ? sha256(JSON.stringify(dependencies).replace(/[\d.]+/g, '')) : digest
        }),
        'the digest depends on the order of keys': digesting((digest, call) =>
          sha256(digest + JSON.stringify(dependenciesOf(call))),
        ),
      },
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        const reordered = await digestOf(service, { apt: {}, pip: { scipy: '2', numpy: '1' } })
        const updated = await digestOf(service, { pip: { numpy: '1', scipy: '3' }, apt: {} })
        return problemsIf({
          'the order of the keys changed the digest': digest !== reordered,
          'two versions of a dependency gave the same digest': digest === updated,
        })
      },
    },
    'computeBaseImageHash/digest-hexadecimal': {
      says: 'The digest is a SHA-256 hash in hexadecimal.',
      restsOn: ['digest-inputs-and-encoding'],
      faults: {
        'the digest is in Base64': digesting((digest) => Buffer.from(digest, 'hex').toString('base64')),
        'the digest begins with sha256:': digesting((digest) => `sha256:${digest}`),
      },
      check: async (service) => {
        const digest = await digestOf(service, PACKAGES)
        return unless(/^[0-9a-f]{64}$/i.test(digest), 'the digest does not have 64 hexadecimal digits')
      },
    },
    'getBuildDownload/unknown-file-refused': {
      says: 'A filename that is not in the archive is rejected.',
      restsOn: ['error-status-codes'],
      faults: download.wrongRefusal('any filename is accepted', isUnknownFile),
      check: (service) =>
        refused(
          service.api.getBuildDownload({ ...idsOf(service), filename: `${service.need('filename')}.no-such-file` }),
          'a filename that is not in the archive',
        ),
    },
  },
}
