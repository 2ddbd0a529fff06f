import { DocumentError, JSON_TYPE, listOperations, type OpenApiDocument } from '../src/document.ts'
import type { SandboxFixtures } from '../src/sandbox/index.ts'
import { type Fixtures, isFixtureName, needFrom, parseFixtures } from './fixtures.ts'
import { createTarget, type Target, type TargetOptions } from './target.ts'

/** The Prism mock at a base URL. Its fixtures are the examples of the document, since that is what it answers. */
export function mockTarget(document: OpenApiDocument, baseUrl: string, fetch?: TargetOptions['fetch']): Target {
  return createTarget({
    ...(fetch && { fetch }),
    name: 'mock',
    baseUrl,
    token: 'any-token',
    fixtures: exampleFixtures(document),
    operations: listOperations(document),
    acceptsAnyToken: 'the mock accepts any token',
    keepsNothing: 'the mock answers examples and keeps nothing',
  })
}

/** The sandbox at a base URL, with the fixtures that it tells of itself. */
export function sandboxTarget(
  document: OpenApiDocument,
  baseUrl: string,
  told: SandboxFixtures,
  fetch?: TargetOptions['fetch'],
): Target {
  const fixtures = parseFixtures(JSON.stringify(told))
  return createTarget({
    ...(fetch && { fetch }),
    name: 'sandbox',
    baseUrl,
    token: needFrom(fixtures)('tokens.owner'),
    fixtures,
    operations: listOperations(document),
  })
}

/**
 * Any environment, read-only: GET alone is sent. The computation of a base-image hash is a POST, and that it changes
 * nothing is only assumed (`base-image-repeatable`).
 */
export function urlTarget(
  document: OpenApiDocument,
  options: Pick<TargetOptions, 'baseUrl' | 'token' | 'fixtures' | 'codehost' | 'fetch'>,
): Target {
  return createTarget({
    name: options.baseUrl,
    operations: listOperations(document).filter(({ method }) => method === 'GET'),
    ...options,
  })
}

function exampleFixtures(document: OpenApiDocument): Fixtures {
  const operations = listOperations(document)
  const examples: Record<string, unknown> = {}
  for (const { name, example } of operations.flatMap(({ parameters }) => parameters)) examples[name] ??= example
  const domain = operations.find(({ id }) => id === 'createDomain')?.requestBody?.content[JSON_TYPE]?.example
  const named = {
    ...Object.fromEntries(Object.entries(examples).filter(([name]) => isFixtureName(name))),
    'disposable.app_id': examples.app_id,
    'disposable.api_key_id': examples.api_key_id,
    'disposable.domain': (domain as { domain?: unknown } | undefined)?.domain,
  }
  const missing = Object.entries(named).find(([, example]) => example === undefined)
  if (missing) throw new DocumentError(`there is no example that could be the fixture ${missing[0]}`)
  return parseFixtures(JSON.stringify(named))
}
