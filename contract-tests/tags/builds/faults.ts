import { createHash } from 'node:crypto'
import type { components } from '../../../generated/types.ts'
import {
  acceptsAgain,
  bodyOf,
  changesAnswer,
  changesBody,
  changesCall,
  queryOf,
  refusal,
  withPath,
  withQuery,
} from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Call, type Mutant, type Original } from '../../../src/verifier/mutants/mutant.ts'

type Archive = components['schemas']['BuildArchive']
type Hash = components['schemas']['BaseImageHash']
type Logs = components['schemas']['BuildLogs']

const RANGE = ['data_offset', 'compressed_size', 'compression_method'] as const

const digesting = (change: (digest: string, call: Call) => string) =>
  changesBody<Hash>('computeBaseImageHash', (hash, call) => ({ ...hash, digest: change(hash.digest, call) }))
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const dependenciesOf = (call: Call) => (bodyOf(call) as { dependencies?: unknown } | undefined)?.dependencies

const describing = (change: (archive: Archive, call: Call) => Archive) =>
  changesBody<Archive>('getBuildDownload', change)
/** Changes the byte range, where there is one. */
const ranging = (change: (archive: Required<Archive>) => Partial<Archive>) =>
  describing((archive) =>
    archive.data_offset === undefined ? archive : { ...archive, ...change(archive as Required<Archive>) },
  )
const asking = (change: (query: URLSearchParams) => void) =>
  changesCall('getBuildDownload', (call) => withQuery(call, change))

/** The URL leads to the archive of another build, though the range is that of the one that was asked for. */
const fromElsewhere = (
  find: (call: Call, original: Original) => { app_id: string | undefined; build_id: string | undefined },
) =>
  changesBody<Archive>('getBuildDownload', async (archive, call, original) => {
    const { app_id = '', build_id = '' } = find(call, original)
    const elsewhere = withPath(withPath(call, 'app_id', app_id), 'build_id', build_id)
    const { text } = await original.answer({ ...elsewhere, url: elsewhere.url.replace(/\?.*/, '') })
    return { ...archive, download_url: (JSON.parse(text) as Archive).download_url }
  })

export function buildMutants(): Mutant[] {
  return [
    ...breakingRule('computeBaseImageHash/rule/digest-deterministic', {
      'every call gives another': (original) => {
        let calls = 0
        return digesting(() => sha256(String(calls++)))(original)
      },
    }),
    ...breakingRule('computeBaseImageHash/rule/region-default', {
      'without a region it is that of another one': changesCall('computeBaseImageHash', (call) =>
        queryOf(call).has('region') ? undefined : withQuery(call, (query) => query.set('region', 'elsewhere-1')),
      ),
    }),
    ...breakingRule('computeBaseImageHash/expectation/region-honoured', {
      'the region makes no difference': changesCall('computeBaseImageHash', (call) =>
        withQuery(call, (query) => query.delete('region')),
      ),
    }),
    ...breakingRule('computeBaseImageHash/expectation/digest-follows', {
      'it is always the same': digesting(() => sha256('')),
      'the versions make no difference': digesting((digest, call) => {
        const dependencies = dependenciesOf(call)
        return dependencies ? sha256(JSON.stringify(dependencies).replace(/[\d.]+/g, '')) : digest
      }),
      'the order of keys makes a difference': digesting((digest, call) =>
        sha256(digest + JSON.stringify(dependenciesOf(call))),
      ),
    }),
    ...breakingRule('computeBaseImageHash/expectation/digest-hexadecimal', {
      'it is in Base64': digesting((digest) => Buffer.from(digest, 'hex').toString('base64')),
      'it names its algorithm': digesting((digest) => `sha256:${digest}`),
      'it is a SHA1': digesting((digest) => digest.slice(0, 40)),
    }),
    ...breakingRule('getBuildDownload/rule/range-only-for-a-file', {
      'there always is one': changesCall('getBuildDownload', (call, { fixtures }) =>
        queryOf(call).has('filename')
          ? undefined
          : withQuery(call, (query) => query.set('filename', fixtures.filename)),
      ),
      ...Object.fromEntries(
        RANGE.map((name) => [`${name} always is there`, describing((archive) => ({ [name]: 0, ...archive }))]),
      ),
    }),
    ...breakingRule('getBuildDownload/rule/byte-range-right', {
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
      'the archive is that of another build of the app': fromElsewhere((call, { catalog }) => ({
        app_id: call.path.app_id,
        build_id: catalog()
          .apps.find(({ app_id }) => app_id === call.path.app_id)
          ?.builds.find((id) => id !== call.path.build_id),
      })),
      'the archive is that of another app': fromElsewhere((call, { catalog }) => {
        const other = catalog().apps.find(({ app_id }) => app_id !== call.path.app_id)
        return { app_id: other?.app_id, build_id: other?.builds[0] }
      }),
      'the URL does not work': describing((archive) => ({ ...archive, download_url: `${archive.download_url}0` })),
      'without its range': asking((query) => query.delete('filename')),
      ...Object.fromEntries(
        RANGE.map((name) => [`without ${name}`, describing(({ [name]: _, ...archive }) => archive as Archive)]),
      ),
    }),
    ...breakingRule('getBuildDownload/expectation/unknown-file-refused', {
      'any file is taken': acceptsAgain(
        'getBuildDownload',
        (call, { status }) => status === 404 && queryOf(call).has('filename'),
      ),
      'the refusal is a failure': changesAnswer('getBuildDownload', (answer, call) =>
        answer.status === 404 && queryOf(call).has('filename') ? refusal(500) : answer,
      ),
    }),
    ...breakingRule(
      'getBuildLogs/rule/as-requested',
      Object.fromEntries(
        (['app_id', 'build_id', 'project_id'] as const).map((name) => [
          `another ${name} is answered`,
          changesBody<Logs>('getBuildLogs', (logs) => ({ ...logs, [name]: `${logs[name]}-other` })),
        ]),
      ),
    ),
  ]
}
