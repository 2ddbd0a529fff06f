import type { BuildArchiveDescriptor as Archive, BuildLogs } from '../../../generated/types.ts'
import { faultPer, foundBelowOther } from '../../faults.ts'
import { faultsIn, queryOf, refusal, withPath, withQuery } from '../../mutants/faults.ts'
import type { Call, Original, PlainResponse } from '../../mutants/mutant.ts'
import { differences, duplicatesIn, shown, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, read, refused, type Service, statusOf, type Tag } from '../../service.ts'
import { archiveProblems, endOf, namesIn, RANGE, rangeProblems } from './archives.ts'
import { buildFinders } from './discovery.ts'
import { buildProbes, idsOf } from './probes.ts'

/** Maximum number of files, besides that of the fixtures, whose ranges are read. */
const MOST_FILES = 6
/** Maximum number of builds whose logs are read. */
const MOST_BUILDS = 10
/** Maximum number of builds whose archives are compared. */
const MOST_ARCHIVES = 4
/** A log that contains a time. */
const DATED = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/

const download = faultsIn<Archive>('getBuildDownload')
const logs = faultsIn<BuildLogs>('getBuildLogs')

/** Creates a fault that changes the byte range, if there is one. */
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

/** The IDs of builds of the app: those in the fixtures, and those of active containers. */
async function buildsOf(service: Service): Promise<string[]> {
  const { app_id, build_id } = idsOf(service)
  const active = await ifAccepted(service.api.listActiveContainers({ app_id }))
  return [...new Set([build_id, ...service.list('further.build_ids'), ...(active ?? []).map(({ buildId }) => buildId)])]
}

const unknownFile = (service: Service) =>
  service.api.getBuildDownload({ ...idsOf(service), filename: `${service.need('filename')}.no-such-file` })

const isUnknownFile = (call: Call, { status }: PlainResponse) => status === 404 && queryOf(call).has('filename')

export const builds: Tag<'getBuildDownload' | 'getBuildLogs'> = {
  finders: buildFinders,
  calls: {
    getBuildDownload: (service) => service.api.getBuildDownload(idsOf(service)),
    getBuildLogs: (service) => service.api.getBuildLogs(idsOf(service)),
  },
  samples: { getBuildDownload: ({ need }) => ({ filename: need('filename') }) },

  probes: buildProbes,

  rules: {
    'getBuildLogs/of-app': {
      faults: foundBelowOther(logs),
      check: async ({ api, need }) => {
        const found = await ifAccepted(api.getBuildLogs({ app_id: need('other_app_id'), build_id: need('build_id') }))
        return unless(!found?.logs.length, 'the logs of the build are found below another app', [found])
      },
    },
    'getBuildDownload/of-app': {
      faults: foundBelowOther(download),
      check: ({ api, need }) => {
        const call = api.getBuildDownload({ app_id: need('other_app_id'), build_id: need('build_id') })
        return refused(call, 'the request for the archive below another app')
      },
    },
    'getBuildLogs/as-requested': {
      faults: {
        ...faultPer(['app_id', 'build_id', 'project_id'], (name) => [
          `${name} differs from the request`,
          logs.fields((answer) => ({ [name]: `${answer[name]}-other` })),
        ]),
        'the entries are always those of the same build': logs.fields(async (_, call, { send, fixtures }) => {
          const { text } = await send(withPath(call, 'build_id', fixtures.build_id))
          return { logs: (JSON.parse(text) as { logs: unknown[] }).logs }
        }),
      },
      check: async (service) => {
        const { app_id } = idsOf(service)
        const project_id = service.need('project_id')
        const ids = (await buildsOf(service)).slice(0, MOST_BUILDS)
        const answers = await read(ids, (build_id) => service.api.getBuildLogs({ app_id, build_id }))
        const dated = new Map<string, BuildLogs>()
        return answers.flatMap(([build_id, answer]) => {
          const text = JSON.stringify(answer.logs)
          const twin = dated.get(text)
          // Only logs that contain a time must differ between builds: the shape of an entry is undocumented.
          if (DATED.test(text)) dated.set(text, answer)
          const { logs: _, ...got } = answer
          const same = `the builds ${twin?.build_id} and ${build_id} have the same logs`
          return [
            ...shown([answer], differences({ app_id, build_id, project_id }, got)),
            ...unless(twin === undefined, same, [twin, answer], ['build-log-entry-shape']),
          ]
        })
      },
    },
    'getBuildDownload/of-build': {
      faults: {
        'the URL does not work': download.fields(({ download_url }) => ({
          download_url: download_url.replace('.zip', '.txt'),
        })),
      },
      permitted: {
        // The signature is then wrong, so that the archive returns 403.
        'the archive denies access': download.fields(({ download_url }) => ({ download_url: `${download_url}0` })),
      },
      check: async (service) => archiveProblems(service, await service.api.getBuildDownload(idsOf(service))),
    },
    'getBuildDownload/range-only-for-a-file': {
      faults: {
        'a range is returned even without a filename': download.call((call, { fixtures }) =>
          withQuery(call, (query) => query.has('filename') || query.set('filename', fixtures.filename)),
        ),
        ...faultPer(RANGE, (name) => [
          `${name} is returned even without a filename`,
          download.body((archive) => ({ [name]: 0, ...archive })),
        ]),
        'data_offset is null without a filename': download.body((archive) => ({ data_offset: null, ...archive })),
      },
      check: async (service) => {
        const whole = await service.api.getBuildDownload(idsOf(service))
        return RANGE.filter((name) => name in whole).flatMap((name) => {
          // The service may return null instead of omitting a field (`null-or-omitted`).
          const restsOn = whole[name] === null ? ['null-or-omitted'] : []
          return violated(`the request has no filename, but the response has ${name}`, [whole], restsOn)
        })
      },
    },
    'getBuildDownload/range-for-a-file': {
      faults: {
        'filename is ignored, so the range is missing': download.ignores('filename'),
        ...faultPer(RANGE, (name) => [`${name} is missing`, download.body(({ [name]: _, ...archive }) => archive)]),
        'data_offset is null': ranging(() => ({ data_offset: null }) as object),
      },
      check: async (service) => {
        const ids = idsOf(service)
        const filename = service.need('filename')
        const others = (await namesIn(service, ids)).filter((name) => name !== filename)
        const problems = await inTurn([filename, ...others].slice(0, MOST_FILES), async (name) => {
          const call = service.api.getBuildDownload({ ...ids, filename: name })
          const found = await (name === filename ? call : ifAccepted(call))
          const missing = RANGE.filter((field) => found && found[field] == null)
          return unless(missing.length === 0, `the response for ${name} lacks ${missing.join(', ')}`, [found])
        })
        return problems.flat()
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
        'only one file of the archive is found': download.response((correct, call, { fixtures }) => {
          const filename = queryOf(call).get('filename')
          return filename === null || filename === fixtures.filename ? correct : refusal(404)
        }),
        'a file that is not in the archive has a range': download.response((correct, call, { send, fixtures }) =>
          isUnknownFile(call, correct)
            ? send(withQuery(call, (query) => query.set('filename', fixtures.filename)))
            : correct,
        ),
      },
      permitted: {
        'compression methods have identifiers of their own': ranging(({ compression_method }) => ({
          compression_method: compression_method + 100,
        })),
      },
      check: async (service) => {
        const none = await ifAccepted(unknownFile(service))
        const invented = RANGE.filter((name) => none?.[name] != null)
        const text = `a file that is not in the archive has ${invented.join(', ')}`
        if (invented.length > 0) return violated(text, [none])
        const ids = idsOf(service)
        const filename = service.need('filename')
        const found = await service.api.getBuildDownload({ ...ids, filename })
        const problems = await rangeProblems(service, found, filename)
        if (problems.length > 0) return problems
        const names = (await namesIn(service, ids)).filter((name) => name !== filename)
        const others = [
          ...names.map((name) => ({ ...ids, filename: name })),
          ...service.list('further.build_ids').map((build_id) => ({ ...ids, build_id, filename })),
        ]
        const further = await inTurn(others.slice(0, MOST_FILES), async (other) => {
          const call = service.api.getBuildDownload(other)
          const archive = await ifAccepted(call)
          if (archive) return rangeProblems(service, archive, other.filename)
          const missing = `${other.filename} is in the archive, but was not found`
          // Something in front of the service may reject the name.
          const isNotFound = (await statusOf(call)) === 404
          return unless(other.build_id !== ids.build_id || !isNotFound, missing, [call])
        })
        return further.flat()
      },
    },
  },

  expectations: {
    'getBuildDownload/archives-differ': {
      says: 'Two builds have different archives.',
      restsOn: ['download-urls'],
      faults: {
        'the URL is always for the same build': fromElsewhere(({ path: { app_id } }, { fixtures: { build_id } }) => ({
          app_id,
          build_id,
        })),
      },
      check: async (service) => {
        const { app_id } = idsOf(service)
        const buildIds = (await buildsOf(service)).slice(0, MOST_ARCHIVES)
        const found = await read(buildIds, async (build_id) => {
          const archive = await service.api.getBuildDownload({ app_id, build_id })
          const end = await endOf(service, archive.download_url)
          return typeof end === 'string' ? undefined : { content: end.toString('latin1'), shownBy: [archive, end] }
        })
        const ends = found.flatMap(([build, end]) => (end ? [{ build, ...end }] : []))
        if (ends.length < 2) throw new Inconclusive('fewer than two builds of the app have an archive that can be read')
        const [same] = duplicatesIn(ends.map(({ content }) => content))
        const twins = ends.filter(({ content }) => content === same).slice(0, 2)
        const text = `the builds ${twins.map(({ build }) => build).join(' and ')} have the same archive`
        const shownBy = twins.flatMap((twin) => twin.shownBy)
        return unless(twins.length === 0, text, shownBy)
      },
    },
    'getBuildDownload/unknown-file-refused': {
      says: 'A filename that is not in the archive is rejected.',
      restsOn: ['error-status-codes'],
      faults: download.wrongRefusal('any filename is accepted', isUnknownFile),
      check: (service) => refused(unknownFile(service), 'a filename that is not in the archive'),
    },
  },
}
