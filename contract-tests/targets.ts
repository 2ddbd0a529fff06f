import { DocumentError, JSON_TYPE, listOperations, type OpenApiDocument } from '../src/document/document.ts'
import { propertiesOf } from '../src/document/schemas.ts'
import type { SandboxFixtures } from '../src/sandbox/index.ts'
import { type Fixtures, isFixtureName, needFrom, parseFixtures } from '../src/verifier/target/fixtures.ts'
import { createTarget, type Target, type TargetOptions } from '../src/verifier/target/target.ts'

/** What is started for a run, and ends with it. */
const OWN = { tier: 'destructive', runId: 'embedded', isOwn: true } as const

/** The Prism mock at a base URL. Its fixtures are the examples of the document, since that is what it answers. */
export function mockOptions(document: OpenApiDocument, baseUrl: string): TargetOptions {
  return {
    name: 'mock',
    baseUrl,
    token: 'any-token',
    fixtures: exampleFixtures(document),
    operations: listOperations(document),
    ...OWN,
    acceptsAnyToken: 'the mock accepts any token',
    keepsNothing: 'the mock answers examples and keeps nothing',
  }
}

/** The sandbox at a base URL, with the fixtures that it tells of itself. */
export function sandboxOptions(document: OpenApiDocument, baseUrl: string, told: SandboxFixtures): TargetOptions {
  const fixtures = parseFixtures(JSON.stringify(told))
  return {
    name: 'sandbox',
    baseUrl,
    token: needFrom(fixtures)('tokens.owner'),
    fixtures,
    operations: listOperations(document),
    ...OWN,
  }
}

type UrlOptions = Omit<TargetOptions, 'name' | 'operations' | 'isOwn' | 'acceptsAnyToken' | 'keepsNothing'>

/** Any environment. What may be sent to it is decided by the tier. */
export function urlOptions(document: OpenApiDocument, options: UrlOptions): TargetOptions {
  return { name: options.baseUrl, operations: listOperations(document), cheapest: cheapestOf(document), ...options }
}

/** Settings of an app that cost the least: what has a price in replicas and GPUs at its lowest, what protects it on. */
function cheapestOf(document: OpenApiDocument): Record<string, unknown> {
  const properties = propertiesOf(document, 'AppConfiguration')
  const lowest = (name: string) => ({ [name]: properties[name]?.minimum })
  return { ...lowest('minReplicaCount'), ...lowest('gpuCount'), disableAuth: false }
}

/** {@link mockOptions} as a target; `fetch` stands in for the global one. */
export function mockTarget(document: OpenApiDocument, baseUrl: string, fetch?: TargetOptions['fetch']): Target {
  return createTarget({ ...mockOptions(document, baseUrl), ...(fetch && { fetch }) })
}

/** {@link sandboxOptions} as a target; `fetch` stands in for the global one, such as that of a sandbox without a port. */
export function sandboxTarget(
  document: OpenApiDocument,
  baseUrl: string,
  told: SandboxFixtures,
  fetch?: TargetOptions['fetch'],
): Target {
  return createTarget({ ...sandboxOptions(document, baseUrl, told), ...(fetch && { fetch }) })
}

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
  if (missing) throw new DocumentError(`there is no example that could be the fixture ${missing[0]}`)
  return parseFixtures(JSON.stringify(nested(named)))
}

/** The shape of a fixtures file: keys with a dot stand for nested objects. */
function nested(named: Record<string, unknown>): object {
  const result: Record<string, Record<string, unknown> | unknown> = {}
  for (const [name, value] of Object.entries(named)) {
    const [key = '', inner] = name.split('.')
    result[key] = inner === undefined ? value : { ...(result[key] as object), [inner]: value }
  }
  return result
}
