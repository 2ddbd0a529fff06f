import { randomBytes } from 'node:crypto'
import { startPrism } from '../../contract-tests/prism.ts'
import type { TargetOptions } from '../../contract-tests/target.ts'
import { mockOptions, sandboxOptions, urlOptions } from '../../contract-tests/targets.ts'
import { document } from '../../src/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import type { EmbeddedName, Environment } from './options.ts'

/** A target that is ready to be verified. */
export interface Started {
  /** Name of the folder of its reports. */
  folder: string
  options: TargetOptions
  stop(): Promise<unknown>
}

/** The sandbox stands still at this moment, so that two runs end in the same ledger. */
const NOW = '2026-03-10T09:30:00Z'

/** How each embedded target is started. @throws PrismError when the mock cannot be */
export const START: Record<EmbeddedName, () => Promise<Started>> = {
  mock: async () => {
    const prism = await startPrism({ port: 0 })
    return { folder: 'mock', options: mockOptions(document, prism.url), stop: prism.stop }
  },
  sandbox: async () => {
    const sandbox = createSandbox({ now: NOW })
    const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
    return { folder: 'sandbox', options: sandboxOptions(document, url, sandbox.fixtures()), stop: close }
  },
  'in-process': async () => {
    const sandbox = createSandbox({ now: NOW })
    const options = sandboxOptions(document, 'http://sandbox.invalid', sandbox.fixtures())
    return {
      folder: 'in-process',
      options: { ...options, name: 'in-process', fetch: (request) => sandbox.fetch(request) },
      stop: async () => undefined,
    }
  },
}

/** An environment that runs already; every run has an ID of its own, by which a person can find what it has created. */
export function environmentTarget(environment: Environment): Started {
  const { host, pathname } = new URL(environment.baseUrl)
  const runId = randomBytes(4).toString('hex')
  return {
    folder: `${host}${pathname}`.replace(/\/+$/, '').replace(/[^\w.-]+/g, '-'),
    options: urlOptions(document, { ...environment, runId }),
    stop: async () => undefined,
  }
}
