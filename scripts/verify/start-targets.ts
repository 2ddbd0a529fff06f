import type { Environment } from '../../contract-tests/environment.ts'
import { type EmbeddedName, environmentOptions, type Started, startEmbedded } from '../../contract-tests/targets.ts'

export interface Startable {
  /** Folder name for its reports. */
  folder: string
  /** @throws PrismError if the mock does not start */
  start(): Promise<Started>
}

/** The targets that a command line names. */
export function startableTargets(targets: readonly EmbeddedName[] | Environment): Startable[] {
  if (!('baseUrl' in targets)) return targets.map((name) => ({ folder: name, start: startEmbedded[name] }))
  const { host, pathname } = new URL(targets.baseUrl)
  return [
    {
      folder: `${host}${pathname}`.replace(/\/+$/, '').replace(/[^\w.-]+/g, '-'),
      start: async () => ({ options: environmentOptions(targets), stop: async () => undefined }),
    },
  ]
}
