import { randomBytes } from 'node:crypto'
import { DocumentError, JSON_TYPE, listOperations, type OpenApiDocument } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { propertiesOf } from '../src/document/schemas.ts'
import { createSandbox, type Sandbox, type SandboxFixtures } from '../src/sandbox/index.ts'
import { serveSandbox } from '../src/sandbox/node/serve.ts'
import { SANDBOX_URL } from '../src/verifier/mutants/broken-service.ts'
import { type Fixtures, needFrom } from '../src/verifier/target/fixtures.ts'
import { createTarget, type Target, type TargetOptions } from '../src/verifier/target/target.ts'
import type { Environment } from './environment.ts'
import { isFixtureName, meaningOf, parseFixtures } from './fixtures.ts'
import { startPrism } from './prism.ts'
import { connect } from './service.ts'
import { tags } from './tags/index.ts'

/** Options that all targets of this API share. */
const apiOf = (document: OpenApiDocument) => ({ operations: listOperations(document), tags, connect, meaningOf })

/** Options of a target that is started for the run. */
const OWN = { tier: 'destructive', runId: 'embedded', isOwn: true } as const

/** The Prism mock at a base URL. Its fixtures are the examples of the document, which it returns. */
export function mockOptions(document: OpenApiDocument, baseUrl: string): TargetOptions {
  return {
    name: 'mock',
    baseUrl,
    token: 'any-token',
    fixtures: exampleFixtures(document),
    ...apiOf(document),
    ...OWN,
    acceptsAnyToken: 'the mock accepts any token',
    keepsNothing: 'the mock returns examples and has no state',
  }
}

/** The sandbox at a base URL, with the fixtures that it publishes. */
export function sandboxOptions(document: OpenApiDocument, baseUrl: string, told: SandboxFixtures): TargetOptions {
  const fixtures = parseFixtures(JSON.stringify(told))
  return {
    name: 'sandbox',
    baseUrl,
    token: needFrom(fixtures)('tokens.owner'),
    fixtures,
    ...apiOf(document),
    ...OWN,
  }
}

type UrlOptions = Omit<
  TargetOptions,
  'name' | keyof ReturnType<typeof apiOf> | 'isOwn' | 'acceptsAnyToken' | 'keepsNothing'
>

/** Any environment. The tier decides what may be sent to it. */
export function urlOptions(document: OpenApiDocument, options: UrlOptions): TargetOptions {
  return { name: options.baseUrl, ...apiOf(document), cheapest: cheapestOf(document), ...options }
}

/** The cheapest settings of an app: fewest replicas and GPUs, with authentication on. */
function cheapestOf(document: OpenApiDocument): Record<string, unknown> {
  const properties = propertiesOf(document, 'AppConfiguration')
  const lowest = (name: string) => ({ [name]: properties[name]?.minimum })
  return { ...lowest('minReplicaCount'), ...lowest('gpuCount'), disableAuth: false }
}

/** {@link mockOptions} as a target. @param fetch replaces the global one */
export function mockTarget(document: OpenApiDocument, baseUrl: string, fetch?: TargetOptions['fetch']): Target {
  return createTarget({ ...mockOptions(document, baseUrl), ...(fetch && { fetch }) })
}

/** {@link sandboxOptions} as a target. @param fetch replaces the global one, such as that of a sandbox without a port */
export function sandboxTarget(
  document: OpenApiDocument,
  baseUrl: string,
  told: SandboxFixtures,
  fetch?: TargetOptions['fetch'],
): Target {
  return createTarget({ ...sandboxOptions(document, baseUrl, told), ...(fetch && { fetch }) })
}

/** A sandbox in this process as a target; its responses may pass through another `fetch`. */
export const sandboxInProcess = (
  sandbox: Sandbox,
  fetch: TargetOptions['fetch'] = (request) => sandbox.fetch(request),
) => sandboxTarget(document, SANDBOX_URL, sandbox.fixtures(), fetch)

/** {@link urlOptions} as a target. */
export function urlTarget(document: OpenApiDocument, options: UrlOptions): Target {
  return createTarget(urlOptions(document, options))
}

function exampleFixtures(document: OpenApiDocument): Fixtures {
  const operations = listOperations(document)
  const examples: Record<string, unknown> = {}
  for (const { name, example } of operations.flatMap(({ parameters }) => parameters)) examples[name] ??= example
  const domain = operations.find(({ id }) => id === 'createDomain')?.requestBody?.content[JSON_TYPE]?.example
  const named: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(examples).filter(([name]) => isFixtureName(name))),
    'disposable.app_id': examples.app_id,
    'disposable.api_key_id': examples.api_key_id,
    'disposable.domain': (domain as { domain?: unknown } | undefined)?.domain,
  }
  const missing = Object.entries(named).find(([, example]) => example === undefined)
  if (missing) throw new DocumentError(`the document has no example for the fixture ${missing[0]}`)
  return parseFixtures(JSON.stringify(nested(named)))
}

/** Nests names with a dot, as in a fixtures file. */
function nested(named: Record<string, unknown>): object {
  const result: Record<string, Record<string, unknown> | unknown> = {}
  for (const [name, value] of Object.entries(named)) {
    const [key = '', inner] = name.split('.')
    result[key] = inner === undefined ? value : { ...(result[key] as object), [inner]: value }
  }
  return result
}

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
