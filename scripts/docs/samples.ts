import { isDeepStrictEqual } from 'node:util'
import type { OpenApiDocument, Operation } from '../../src/document/document.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { type ExampleCall, exampleCalls } from '../example-calls.ts'
import { literal } from './literal.ts'

/** How an operation is called, as Redoc shows it. */
export interface CodeSample {
  lang: 'curl' | 'typescript'
  label: string
  source: string
}

/**
 * Samples of every operation, by operationId: with the examples of the document, and for the sandbox as it starts, so that they
 * run as they stand.
 */
export function codeSamples(document: OpenApiDocument): Record<string, [CodeSample, CodeSample]> {
  const baseUrl = baseUrlOf(document)
  const { tokens, disposable } = createSandbox().fixtures()
  // What one sample deletes, others still ask for.
  const spared = ({ method, path }: Operation) =>
    method === 'DELETE' && path.endsWith('{app_id}') ? { app_id: disposable.app_id } : {}
  return Object.fromEntries(
    exampleCalls(document, spared).map((call) => [
      call.operationId,
      [
        { lang: 'curl', label: 'cURL', source: curl(call, baseUrl, tokens.owner) },
        { lang: 'typescript', label: 'TypeScript', source: typeScript(call, baseUrl, tokens.owner) },
      ],
    ]),
  )
}

/** The address of which the document says that it is meant where nothing else is said: the local sandbox. */
export function baseUrlOf({ servers }: OpenApiDocument): string {
  const [server] = servers
  return server.url.replace(/\{(\w+)\}/g, (_, name) => server.variables?.[name]?.default ?? '')
}

function curl({ operation, target, body }: ExampleCall, baseUrl: string, token: string): string {
  const lines = [`curl ${quoted(`${baseUrl}${target}`)}`, `--header ${quoted(`Authorization: Bearer ${token}`)}`]
  // curl itself sends GET, or POST where there is a body.
  const isPlain = operation.method === (body === undefined ? 'GET' : 'POST')
  if (!isPlain) lines.push(`--request ${operation.method}`)
  if (body !== undefined) {
    lines.push(
      `--header ${quoted('Content-Type: application/json')}`,
      `--data ${quoted(JSON.stringify(body, null, 2))}`,
    )
  }
  return lines.join(' \\\n  ')
}

/** As a shell takes it, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function typeScript({ operation, path, query, body, answer }: ExampleCall, baseUrl: string, token: string): string {
  const { project_id: projectId, ...own } = path
  const options = literal({ baseUrl, token, projectId })
  const request = { ...own, ...query, ...(body !== undefined && { body }) }
  const call = `await api.${operation.id}(${isDeepStrictEqual(request, {}) ? '' : literal(request)})`
  return [
    "import { createClient } from 'project-resources'",
    '',
    `const api = createClient(${options})`,
    // Without an answer there is nothing to show.
    ...(answer === undefined ? [call] : [`const answer = ${call}`, 'console.log(answer)']),
  ].join('\n')
}
