import { randomBytes } from 'node:crypto'
import { document } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { serveSandbox } from '../src/sandbox/node/serve.ts'
import type { TargetOptions } from '../src/verifier/target/target.ts'
import type { Environment } from './environment.ts'
import { startPrism } from './prism.ts'
import { mockOptions, sandboxOptions, urlOptions } from './targets.ts'

/** The targets that need nothing but this project; a run without options verifies the first two. */
export const EMBEDDED = ['mock', 'sandbox', 'in-process'] as const
export type EmbeddedName = (typeof EMBEDDED)[number]

/** A target that is ready to be verified. */
export interface Started {
  options: TargetOptions
  stop(): Promise<unknown>
}

/** The moment at which the sandbox's clock is stopped, so that two runs give the same ledger. */
const NOW = '2026-03-10T09:30:00Z'

/** Starts an embedded target. @throws PrismError when the mock cannot be started */
export const startEmbedded: Record<EmbeddedName, () => Promise<Started>> = {
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

/** A running environment as a target. Every run has its own ID, by which you can find what it created. */
export function environmentOptions(environment: Environment): TargetOptions {
  return urlOptions(document, { ...environment, runId: randomBytes(4).toString('hex') })
}
