import { createHash } from 'node:crypto'
import type { components } from '../../../generated/types.ts'
import {
  acceptsAgain,
  bodyOf,
  changesBody,
  changesCall,
  changesFields,
  changesQuery,
  failsInstead,
  queryOf,
  withPath,
  withQuery,
} from '../../../src/verifier/mutants/faults.ts'
import type { Answer, Call, Original } from '../../../src/verifier/mutants/mutant.ts'
import type { Faults } from '../../service.ts'

type Archive = components['schemas']['BuildArchive']
type Hash = components['schemas']['BaseImageHash']
type Logs = components['schemas']['BuildLogs']

const RANGE = ['data_offset', 'compressed_size', 'compression_method'] as const

const digesting = (change: (digest: string, call: Call) => string) =>
  changesFields<Hash>('computeBaseImageHash', ({ digest }, call) => ({ digest: change(digest, call) }))
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const dependenciesOf = (call: Call) => (bodyOf(call) as { dependencies?: unknown } | undefined)?.dependencies

/** Changes the byte range, if there is one. */
const ranging = (change: (archive: Required<Archive>) => Partial<Archive>) =>
  changesFields<Archive>('getBuildDownload', (archive) =>
    archive.data_offset === undefined ? {} : change(archive as Required<Archive>),
  )
const asking = (change: (query: URLSearchParams) => unknown) => changesQuery('getBuildDownload', change)

/** The URL is that of another build's archive, but the byte range is that of the requested one. */
const fromElsewhere = (
  find: (call: Call, original: Original) => { app_id: string | undefined; build_id: string | undefined },
) =>
  changesFields<Archive>('getBuildDownload', async (_, call, original) => {
    const { app_id = '', build_id = '' } = find(call, original)
    const elsewhere = withPath(withPath(call, 'app_id', app_id), 'build_id', build_id)
    const { text } = await original.answer({ ...elsewhere, url: elsewhere.url.replace(/\?.*/, '') })
    return { download_url: (JSON.parse(text) as Archive).download_url }
  })

export const digestDeterministic: Faults = {
  'every call gives another': (original) => {
    let calls = 0
    return digesting(() => sha256(String(calls++)))(original)
  },
}

export const regionDefault: Faults = {
  'without a region it is that of another one': changesQuery('computeBaseImageHash', (query) => {
    if (!query.has('region')) query.set('region', 'elsewhere-1')
  }),
}

export const regionHonoured: Faults = {
  'the region makes no difference': changesQuery('computeBaseImageHash', (query) => query.delete('region')),
}

export const digestFollows: Faults = {
  'it is always the same': digesting(() => sha256('')),
  'the versions make no difference': digesting((digest, call) => {
    const dependencies = dependenciesOf(call)
    return dependencies ? sha256(JSON.stringify(dependencies).replace(/[\d.]+/g, '')) : digest
  }),
  'the order of keys makes a difference': digesting((digest, call) =>
    sha256(digest + JSON.stringify(dependenciesOf(call))),
  ),
}

export const digestHexadecimal: Faults = {
  'it is in Base64': digesting((digest) => Buffer.from(digest, 'hex').toString('base64')),
  'it names its algorithm': digesting((digest) => `sha256:${digest}`),
  'it is a SHA1': digesting((digest) => digest.slice(0, 40)),
}

export const rangeOnlyForAFile: Faults = {
  'there always is one': changesCall('getBuildDownload', (call, { fixtures }) =>
    queryOf(call).has('filename') ? undefined : withQuery(call, (query) => query.set('filename', fixtures.filename)),
  ),
  ...Object.fromEntries(
    RANGE.map((name) => [
      `${name} always is there`,
      changesBody<Archive>('getBuildDownload', (archive) => ({ [name]: 0, ...archive })),
    ]),
  ),
}

export const byteRangeRight: Faults = {
  'the offset is one too small': ranging(({ data_offset }) => ({ data_offset: data_offset - 1 })),
  'the offset is one too large': ranging(({ data_offset }) => ({ data_offset: data_offset + 1 })),
  'the offset is that of the header': ranging(() => ({ data_offset: 0 })),
  'the size is one too small': ranging(({ compressed_size }) => ({ compressed_size: compressed_size - 1 })),
  'the size is one too large': ranging(({ compressed_size }) => ({ compressed_size: compressed_size + 1 })),
  'the method is another': ranging(({ compression_method }) => ({
    compression_method: compression_method === 0 ? 8 : 0,
  })),
  'the range is that of another file': asking(
    (query) => query.has('filename') && query.set('filename', 'requirements.txt'),
  ),
  'the archive is that of another build of the app': fromElsewhere(({ path: { app_id, build_id } }, { catalog }) => ({
    app_id,
    build_id: catalog()
      .apps.find((app) => app.app_id === app_id)
      ?.builds.find((id) => id !== build_id),
  })),
  'the archive is that of another app': fromElsewhere((call, { catalog }) => {
    const other = catalog().apps.find(({ app_id }) => app_id !== call.path.app_id)
    return { app_id: other?.app_id, build_id: other?.builds[0] }
  }),
  'the URL does not work': changesFields<Archive>('getBuildDownload', ({ download_url }) => ({
    download_url: `${download_url}0`,
  })),
  'without its range': asking((query) => query.delete('filename')),
  ...Object.fromEntries(
    RANGE.map((name) => [
      `without ${name}`,
      changesBody<Archive>('getBuildDownload', ({ [name]: _, ...archive }) => archive),
    ]),
  ),
}

const isUnknownFile = (call: Call, { status }: Answer) => status === 404 && queryOf(call).has('filename')

export const unknownFileRefused: Faults = {
  'any file is taken': acceptsAgain('getBuildDownload', isUnknownFile),
  'the refusal is a failure': failsInstead('getBuildDownload', isUnknownFile),
}

export const logsAsRequested: Faults = Object.fromEntries(
  (['app_id', 'build_id', 'project_id'] as const).map((name) => [
    `another ${name} is answered`,
    changesFields<Logs>('getBuildLogs', (logs) => ({ [name]: `${logs[name]}-other` })),
  ]),
)
