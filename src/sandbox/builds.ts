import type { components } from '../../generated/types.ts'
import type { ArchiveEntry, Archives } from './archives.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Handlers } from './handlers.ts'
import { toHex } from './hex.ts'
import { quote } from './quote.ts'
import type { StoredApp } from './store.ts'
import { HOUR, rfc3339, SECOND } from './timestamps.ts'
import type { World } from './world.ts'

type BuildIds = 'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'

/** So many builds of an app are kept, the latest ones. */
const KEPT_BUILDS = 3

export function builds({ store, clock, switches, app, notFound }: World, archives: Archives): Handlers<BuildIds> {
  return {
    computeBaseImageHash: async ({ caller, path, query, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const region = query.region ?? stored.app.region
      // What enters the digest besides the dependency lists is not shown (`digest-inputs`): here, everything.
      return reply(200, { digest: await sha256(canonicalJson({ region, ...body })), status: 'computed' })
    },

    getBuildDownload: async ({ caller, path, query, origin, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      findBuild(stored, path.build_id)
      const expires = Math.ceil(clock.now() / SECOND) + switches.downloadUrlSeconds
      const download_url = origin + (await archives.signedPath(path.build_id, expires))
      if (query.filename === undefined) return reply(200, { download_url })
      const { offset, compressedSize, method } = findFile(stored, path.build_id, query.filename)
      return reply(200, {
        download_url,
        data_offset: offset,
        compressed_size: compressedSize,
        compression_method: method,
      })
    },

    getBuildLogs: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const isLatest = findBuild(stored, path.build_id) === stored.footprint.builds
      return reply(200, {
        app_id: path.app_id,
        build_id: path.build_id,
        project_id: caller.projectId,
        status: 'success',
        logs: logLines(stored, store.state.startedAt - (isLatest ? 2 : 48) * HOUR),
      })
    },
  }

  function findBuild(stored: StoredApp, buildId: string): number {
    const number = buildNumber(stored, buildId)
    if (number === undefined) throw notFound('build', buildId)
    return number
  }

  function findFile(stored: StoredApp, buildId: string, filename: string): ArchiveEntry {
    const entry = archives.of(stored.name, buildId).entries.get(filename)
    if (!entry) throw notFound(`file in the archive of ${quote(buildId)} named`, filename)
    return entry
  }
}

/** The number of a build of the app that is still kept. */
export function buildNumber({ name, footprint }: StoredApp, buildId: string): number | undefined {
  const oldest = Math.max(1, footprint.builds - KEPT_BUILDS + 1)
  for (let number = footprint.builds; number >= oldest; number--) {
    if (buildId === `build-${name}-${number}`) return number
  }
  return undefined
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toHex(new Uint8Array(digest))
}

/** The shape of a log entry is not shown (`build-log-entry-shape`): this is a choice. */
function logLines({ app, name }: StoredApp, startedAt: number): components['schemas']['BuildLogs']['logs'] {
  const lines = [
    `Building ${name} for ${app.region}`,
    'Base image found, its hash has not changed',
    'Installing 2 packages from requirements.txt',
    'Packing 6 files',
    `Build finished for ${app.hardware}`,
  ]
  return lines.map((message, index) => ({ timestamp: rfc3339(startedAt + index * 3 * SECOND), level: 'info', message }))
}
