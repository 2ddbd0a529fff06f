import { canonicalText } from '../../../json.ts'
import { rfc3339, SECOND } from '../../kit/clock.ts'
import { buildsOf } from '../live/builds.ts'
import type { StoredApp, StoredBuild } from '../tables.ts'
import type { World } from '../world.ts'
import { findFile, signedPath } from './archives.ts'
import type { Handlers } from './handlers.ts'

type BuildOperationId = 'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'

export function builds(world: World): Handlers<BuildOperationId> {
  const { store, clock, switches, app, moment, notFound } = world
  return {
    computeBaseImageHash: async ({ caller, path, query, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const region = query.region ?? stored.region
      // Choices: the inputs of the digest besides the dependencies, and its encoding (`digest-inputs`, `digest-encoding`);
      // the status (`base-image-status-values`).
      return reply(200, {
        digest: await sha256(canonicalText({ region, ...body }, { order: true })),
        status: 'computed',
      })
    },

    getBuildDownload: async ({ caller, path, query, origin, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      findBuild(stored, path.build_id)
      const expires = Math.ceil(clock.now() / SECOND) + switches.downloadUrlSeconds
      const download_url = origin + signedPath(path.build_id, expires)
      if (query.filename === undefined) return reply(200, { download_url })
      const place = await findFile(stored.name, path.build_id, query.filename)
      if (!place) throw notFound('archived file', query.filename)
      return reply(200, { download_url, ...place })
    },

    getBuildLogs: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const build = findBuild(stored, path.build_id)
      const url = store.get('repositories', `${stored.projectId}/${stored.repository}`)?.cloneUrl
      const lines = logLines(stored, build, url)
      // A stored build was over at the start of the sandbox.
      const written = lines.filter(({ at }) => at <= moment() || store.get('builds', build.id))
      return reply(200, {
        app_id: path.app_id,
        build_id: path.build_id,
        project_id: caller.projectId,
        // The values of `status` are a choice: they are undocumented (`build-logs-status-values`).
        status: written.length < lines.length ? 'in_progress' : build.outcome,
        logs: written.map(({ at, level, message }) => ({ timestamp: rfc3339(at), level, message })),
      })
    },
  }

  function findBuild(stored: StoredApp, buildId: string): StoredBuild {
    const build = buildsOf(world, stored).find(buildId, moment())
    if (!build) throw notFound('build', buildId)
    return build
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Creates the log of a build that is over. The shape of its entries is a choice: it is undocumented (`build-log-entry-shape`).
 */
function logLines(app: StoredApp, { createdAt, outcome }: StoredBuild, url?: string) {
  const startedAt = Date.parse(createdAt)
  const hasFailed = outcome === 'failure'
  const lines: [level: string, message: string][] = [
    ['info', `Building ${app.name} for ${app.region}`],
    ...(url === undefined ? [] : [['info', `Cloning ${url}`] as [string, string]]),
    ['info', 'Base image found, hash unchanged'],
    ['warning', 'The package cache is older than a week'],
    ['info', 'Installing 2 packages from requirements.txt'],
    hasFailed ? ['error', 'No version of numpy satisfies requirements.txt'] : ['info', 'Packing 6 files'],
    hasFailed ? ['error', 'Build failed'] : ['info', `Build finished for ${app.hardware}`],
  ]
  return lines.map(([level, message], index) => ({ at: startedAt + index * 3 * SECOND, level, message }))
}
