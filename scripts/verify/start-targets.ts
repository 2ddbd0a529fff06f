import type { Environment } from '../../contract-tests/environment.ts'
import { type EmbeddedName, environmentOptions, type Started, startEmbedded } from '../../contract-tests/start.ts'

/** A target that can be started. */
export interface Startable {
  /** Name of the folder of its reports. */
  folder: string
  /** @throws PrismError when the mock cannot be started */
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
