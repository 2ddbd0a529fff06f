import { listOperations, type OpenApiDocument } from '../src/document.ts'
import type { SandboxFixtures } from '../src/sandbox/index.ts'
import { type Fixtures, needFrom, parseFixtures } from './fixtures.ts'
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
  const parameters = operations.flatMap((operation) => operation.parameters)
  const example = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]))
  const domain = operations.find(({ id }) => id === 'createDomain')?.requestBody?.content['application/json']?.example
  return {
    ...(example as { project_id: string }),
    'disposable.app_id': example.app_id ?? '',
    'disposable.api_key_id': example.api_key_id ?? '',
    'disposable.domain': (domain as { domain: string }).domain,
  }
}
