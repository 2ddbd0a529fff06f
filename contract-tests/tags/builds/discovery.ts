import { type Finder, ifSuccessful, type Service } from '../../service.ts'
import { activeIn } from '../containers/discovery.ts'
import { type ArchivedFile, filesAt } from './archives.ts'

/** Maximum number of builds, and of files of an archive, to try. */
const MOST_BUILDS = 4
/** Maximum compressed size of the file to choose, because checks download it. */
const LARGEST_FILE = 1024 * 1024

const downloadOf = ({ api, need }: Service, build_id: string, filename?: string) =>
  ifSuccessful(api.getBuildDownload({ app_id: need('app_id'), build_id, ...(filename !== undefined && { filename }) }))

export const buildFinders: Finder[] = [
  {
    finds: ['build_id'],
    needs: ['app_id'],
    exists: async (service, id) =>
      (await activeIn(service, service.need('app_id'))).some(({ buildId }) => buildId === id) ||
      (await downloadOf(service, id).catch(() => undefined)) !== undefined,
    async find({ service, isGone }) {
      const app_id = service.need('app_id')
      const builds = new Set((await activeIn(service, app_id)).map(({ buildId }) => buildId))
      const ids = [...builds].filter((id) => !isGone(id))
      const working: { id: string; parts: number }[] = []
      for (const id of ids.slice(0, MOST_BUILDS)) {
        const parts = [
          await downloadOf(service, id),
          await ifSuccessful(service.api.getBuildLogs({ app_id, build_id: id })),
        ]
        working.push({ id, parts: parts.filter(Boolean).length })
        if (working.at(-1)?.parts === parts.length) break
      }
      const [best] = working.filter(({ parts }) => parts > 0).toSorted((a, b) => b.parts - a.parts)
      if (!best) return { build_id: { why: 'no build of an active container can be read' } }
      return { build_id: { value: best.id, how: 'in the list of active containers' } }
    },
  },
  {
    finds: ['filename'],
    needs: ['app_id', 'build_id'],
    exists: async (service, filename) => (await downloadOf(service, service.need('build_id'), filename)) !== undefined,
    async find({ service }) {
      const build_id = service.need('build_id')
      const url = (await downloadOf(service, build_id))?.download_url
      if (url === undefined) return { filename: { why: 'the archive of the build has no download URL' } }
      const files = await filesAt(service, url)
      if (typeof files === 'string') return { filename: { why: files } }
      // A deflated file shows more than a stored one, and a name in ASCII is the same in every encoding.
      const preference = ({ method, name }: ArchivedFile) => Number(method === 0) + Number(/[^\x20-\x7e]/.test(name))
      for (const { name } of files
        .filter(({ size }) => size <= LARGEST_FILE)
        .toSorted((a, b) => preference(a) - preference(b))
        .slice(0, MOST_BUILDS)) {
        if (await downloadOf(service, build_id, name))
          return { filename: { value: name, how: `in the archive of the build ${build_id}` } }
      }
      return { filename: { why: `the service finds no file of the archive of the build ${build_id}` } }
    },
  },
]
