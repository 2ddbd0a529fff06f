import { quote } from '../http/quote.ts'
import type { StoredApp } from '../state/store.ts'
import { DAY, rfc3339, SECOND } from '../state/timestamps.ts'
import type { World } from '../state/world.ts'
import type { Archives } from './archives.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Handlers } from './handlers.ts'
import { toHex } from './hex.ts'
import type { Entry } from './zip-entries.ts'

type BuildIds = 'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'

export function builds({ store, clock, switches, app, notFound }: World, archives: Archives): Handlers<BuildIds> {
  return {
    computeBaseImageHash: async ({ caller, path, query, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const region = query.region ?? stored.app.region
      // What enters the digest besides the dependency lists is not shown (`digest-inputs`): here, everything. Nor is the
      // encoding (`digest-encoding`), nor which values a status has (`base-image-status-values`).
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
      const number = findBuild(stored, path.build_id)
      // Which values a status has is not shown (`build-logs-status-values`): these two are a choice.
      const hasFailed = number > 1 && number === stored.footprint.builds - 1
      // Older than the containers that run it.
      const daysAgo = (stored.footprint.builds - number) * 3 + 2
      return reply(200, {
        app_id: path.app_id,
        build_id: path.build_id,
        project_id: caller.projectId,
        status: hasFailed ? 'failure' : 'success',
        logs: logLines(stored, store.state.startedAt - daysAgo * DAY, hasFailed),
      })
    },
  }

  function findBuild(stored: StoredApp, buildId: string): number {
    const age = buildIds(stored).indexOf(buildId)
    if (age < 0) throw notFound('build', buildId)
    return stored.footprint.builds - age
  }

  function findFile(stored: StoredApp, buildId: string, filename: string): Entry {
    const entry = archives.of(stored.name, buildId).entries.get(filename)
    if (!entry) throw notFound(`file in the archive of ${quote(buildId)} named`, filename)
    return entry
  }
}

/** The IDs of the builds of an app, the latest first. */
export function buildIds({ name, footprint }: StoredApp): string[] {
  return Array.from({ length: footprint.builds }, (_, age) => `build-${name}-${footprint.builds - age}`)
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toHex(new Uint8Array(digest))
}

/** The shape of a log entry is not shown (`build-log-entry-shape`): this is a choice. */
function logLines({ app, name }: StoredApp, startedAt: number, hasFailed: boolean) {
  const outcome = hasFailed
    ? ['error No version of numpy fits requirements.txt', 'error Build failed']
    : ['info Packing 6 files', `info Build finished for ${app.hardware}`]
  const lines = [
    `info Building ${name} for ${app.region}`,
    'info Base image found, its hash has not changed',
    'warning The cache of packages is older than a week',
    'info Installing 2 packages from requirements.txt',
    ...outcome,
  ]
  return lines.map((line, index) => {
    const [level, ...words] = line.split(' ')
    return { timestamp: rfc3339(startedAt + index * 3 * SECOND), level, message: words.join(' ') }
  })
}
