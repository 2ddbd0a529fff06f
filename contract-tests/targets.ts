import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { exampleOf, JSON_TYPE, listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { createMock } from '../src/mock/mock.ts'
import { createSandbox, type Sandbox } from '../src/sandbox/api/sandbox.ts'
import { serveHttp } from '../src/sandbox/kit/node/http-server.ts'
import { serveSandbox } from '../src/sandbox/kit/node/serve.ts'
import { needFrom } from '../src/verifier/http/fixtures.ts'
import { createTarget } from '../src/verifier/http/target.ts'
import type { Target, TargetOptions } from '../src/verifier/http/target-types.ts'
import type { Ledger } from '../src/verifier/model/ledger.ts'
import type { VerifyOptions } from '../src/verifier/run/run.ts'
import { createVerifier } from '../src/verifier/run/verify.ts'
import { api, SANDBOX_URL } from './api.ts'
import type { Environment } from './environment.ts'
import { type ApiFixtures, isFixtureName, meaningOf, parseFixtures } from './fixtures.ts'
import { connect } from './service.ts'
import { suite, tags } from './tags/index.ts'

const operations = listOperations(document)
/** Options that all targets of this API share. */
const API = { api, operations, tags, connect, meaningOf }
/** Options of a target that the run itself starts. */
const OWN = { tier: 'destructive', runId: 'embedded', isOwn: true } as const

/** Target options of the Prism mock at a base URL. The fixtures are the document's examples, which the mock returns. */
export function mockOptions(baseUrl: string): TargetOptions {
  return {
    name: 'mock',
    baseUrl,
    token: 'any-token',
    fixtures: exampleFixtures(),
    ...API,
    ...OWN,
    acceptsAnyToken: 'the mock accepts any token',
    hangsOnMalformed: 'malformed JSON hangs the mock',
    keepsNothing: 'the mock returns examples and has no state',
  }
}

function exampleFixtures(): ApiFixtures {
  const parameters = operations.flatMap((operation) => operation.parameters)
  const examples: Record<string, unknown> = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  const creation = exampleOf(operations.find(({ id }) => id === 'createDomain')?.requestBody?.content[JSON_TYPE])
  const named: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(examples).filter(([name]) => isFixtureName(name))),
    'disposable.app_id': examples.app_id,
    'disposable.api_key_id': examples.api_key_id,
    'disposable.domain': (creation as { domain?: string } | undefined)?.domain,
  }
  return named as ApiFixtures
}

/** Target options of a sandbox at a base URL, with the sandbox's own fixtures. */
function sandboxOptions(baseUrl: string, sandbox: Sandbox): TargetOptions {
  const fixtures = parseFixtures(JSON.stringify(sandbox.fixtures()))
  return { name: 'sandbox', baseUrl, token: needFrom(fixtures)('tokens.owner'), fixtures, ...API, ...OWN }
}

/** Creates a target for an in-process sandbox. @param fetch sends a request to it; may alter the response */
export function sandboxTarget(
  sandbox: Sandbox,
  fetch: TargetOptions['fetch'] = (request) => sandbox.fetch(request),
): Target {
  return createTarget({ ...sandboxOptions(SANDBOX_URL, sandbox), fetch })
}

/** Target options of an environment. The run ID is random, so that you can tell which run added a domain. */
export function environmentOptions(environment: Environment): TargetOptions {
  const runId = randomBytes(4).toString('hex')
  return { name: environment.baseUrl, ...API, runId, ...environment }
}

/** The options of a started target, and a function that stops it. */
export interface Started {
  options: TargetOptions
  stop(): Promise<unknown>
}

/** The time to which the clock of an embedded sandbox is fixed, so that two runs give the same ledger. */
export const NOW = '2026-03-10T09:30:00Z'

/** Functions that start the embedded targets, by name. */
export const startEmbedded = {
  mock: async () => {
    const mock = await createMock({ file: fileURLToPath(new URL('../openapi.yaml', import.meta.url)) })
    const { url, close } = await serveHttp(mock.respond, { port: 0, host: '127.0.0.1' })
    return { options: mockOptions(url), stop: close }
  },
  sandbox: async () => {
    const sandbox = createSandbox({ now: NOW })
    const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
    return { options: sandboxOptions(url, sandbox), stop: close }
  },
  'in-process': async () => {
    const sandbox = createSandbox({ now: NOW })
    const options = sandboxOptions(SANDBOX_URL, sandbox)
    return {
      options: { ...options, name: 'in-process', fetch: (request) => sandbox.fetch(request) },
      stop: async () => undefined,
    }
  },
} satisfies Record<string, () => Promise<Started>>

export type EmbeddedName = keyof typeof startEmbedded
/** Names of the targets that need no environment. By default, `npm run verify` verifies the first two. */
export const EMBEDDED = Object.keys(startEmbedded) as EmbeddedName[]

/** Verifies a target, for the command and the package's `verify`. @param onStart is called before the first request */
export async function verifyTarget(
  options: TargetOptions,
  { onStart, ...run }: VerifyOptions & { onStart?: (target: Target) => void },
): Promise<Ledger> {
  const target = createTarget(options)
  onStart?.(target)
  return createVerifier(suite).verify(target, run)
}
