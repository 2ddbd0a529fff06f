import { randomBytes } from 'node:crypto'
import { startPrism } from '../../contract-tests/prism.ts'
import { mockOptions, sandboxOptions, urlOptions } from '../../contract-tests/targets.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import type { TargetOptions } from '../../src/verifier/target/target.ts'
import type { EmbeddedName, Environment } from './options.ts'

/** A running target. */
export interface Started {
  options: TargetOptions
  stop(): Promise<unknown>
}

export interface Startable {
  /** Folder name for its reports. */
  folder: string
  /** @throws PrismError if the mock does not start */
  start(): Promise<Started>
}

/** The sandbox's fixed time, so that two runs give the same ledger. */
const NOW = '2026-03-10T09:30:00Z'

export const START: Record<EmbeddedName, () => Promise<Started>> = {
  mock: async () => {
    const prism = await startPrism({ port: 0 })
    return { options: mockOptions(document, prism.url), stop: prism.stop }
  },
  sandbox: async () => {
    const sandbox = createSandbox({ now: NOW })
    const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
    return { options: sandboxOptions(document, url, sandbox.fixtures()), stop: close }
  },
  'in-process': async () => {
    const sandbox = createSandbox({ now: NOW })
    const options = sandboxOptions(document, 'http://sandbox.invalid', sandbox.fixtures())
    return {
      options: { ...options, name: 'in-process', fetch: (request) => sandbox.fetch(request) },
      stop: async () => undefined,
    }
  },
}

export function startableTargets(targets: readonly EmbeddedName[] | Environment): Startable[] {
  if ('baseUrl' in targets) return [startableEnvironment(targets)]
  return targets.map((name) => ({ folder: name, start: START[name] }))
}

/** An environment; the run's ID marks what it creates there. */
function startableEnvironment(environment: Environment): Startable {
  const { host, pathname } = new URL(environment.baseUrl)
  const runId = randomBytes(4).toString('hex')
  return {
    folder: `${host}${pathname}`.replace(/\/+$/, '').replace(/[^\w.-]+/g, '-'),
    start: async () => ({ options: urlOptions(document, { ...environment, runId }), stop: async () => undefined }),
  }
}
