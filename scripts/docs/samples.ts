import { inspect, isDeepStrictEqual } from 'node:util'
import { JSON_TYPE, type OpenApiDocument } from '../../src/document/document.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { type ExampleCall, exampleCalls } from '../example-calls.ts'

/** A sample call of an operation, in Redoc's format. */
export interface CodeSample {
  lang: 'curl' | 'typescript'
  label: string
  source: string
}

/** Samples of every operation, by operationId. They use the examples of the document and run on a new sandbox. */
export function codeSamples(document: OpenApiDocument): Record<string, [CodeSample, CodeSample]> {
  const [{ url: baseUrl }] = document.servers
  const { tokens, project_id } = createSandbox().fixtures()
  return Object.fromEntries(
    exampleCalls(document, { project_id }).map((call) => [
      call.operationId,
      [
        { lang: 'curl', label: 'cURL', source: curl(call, baseUrl, tokens.owner) },
        { lang: 'typescript', label: 'TypeScript', source: typeScript(call, baseUrl, tokens.owner) },
      ],
    ]),
  )
}

function curl({ operation, target, body }: ExampleCall, baseUrl: string, token: string): string {
  // Without --request, curl sends GET, or POST if there is a body.
  const isPlain = operation.method === (body === undefined ? 'GET' : 'POST')
  return [
    `curl ${quoted(`${baseUrl}${target}`)}`,
    `--header ${quoted(`Authorization: Bearer ${token}`)}`,
    ...(isPlain ? [] : [`--request ${operation.method}`]),
    ...(body === undefined
      ? []
      : [`--header ${quoted(`Content-Type: ${JSON_TYPE}`)}`, `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function typeScript({ operation, path, query, body, answer }: ExampleCall, baseUrl: string, token: string): string {
  const { project_id: projectId, ...own } = path
  const request = { ...own, ...query, ...(body !== undefined && { body }) }
  const call = `await api.${operation.id}(${isDeepStrictEqual(request, {}) ? '' : literal(request)})`
  return [
    "import { createClient } from 'project-resources'",
    '',
    `const api = createClient(${literal({ baseUrl, token, projectId })})`,
    ...(answer === undefined ? [call] : [`const result = ${call}`, 'console.log(result)']),
  ].join('\n')
}

/** Writes a JSON value as code, in lines that fit the panel of the reference. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 64 })
}
