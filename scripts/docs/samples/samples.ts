import { inspect, isDeepStrictEqual } from 'node:util'
import { goNative } from '@scalar/snippetz/plugins/go/native'
import { phpCurl } from '@scalar/snippetz/plugins/php/curl'
import { pythonPython3 } from '@scalar/snippetz/plugins/python/python3'
import manifest from '../../../package.json' with { type: 'json' }
import { JSON_TYPE, type OpenApiDocument } from '../../../src/document/document.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'
import { curlCommand, inLines, shellQuoted } from '../../../src/shell.ts'
import { type ExampleCall, exampleCalls } from '../../example-calls.ts'

export type Language = 'curl' | 'typescript' | 'python' | 'go' | 'php'

export interface CodeSample {
  language: Language
  label: string
  source: string
}

/**
 * Samples of every operation, by operationId. They use the examples of the document and run on a new sandbox. Python needs only
 * its standard library, so that a first call needs no installation.
 */
export function codeSamples(document: OpenApiDocument): Record<string, CodeSample[]> {
  const [{ url: baseUrl }] = document.servers
  const { tokens, project_id } = createSandbox().fixtures()
  return Object.fromEntries(
    exampleCalls(document, { project_id }).map((call) => {
      const request = requestOf(call, baseUrl, tokens.owner)
      const samples: CodeSample[] = [
        { language: 'curl', label: 'curl', source: curl(call, baseUrl, tokens.owner) },
        { language: 'typescript', label: 'TypeScript', source: typeScript(call, baseUrl, tokens.owner) },
        { language: 'python', label: 'Python', source: pythonPython3.generate(request) },
        { language: 'go', label: 'Go', source: goNative.generate(request) },
        { language: 'php', label: 'PHP', source: `<?php\n${phpCurl.generate(request)}` },
      ]
      return [call.operationId, samples.map((sample) => ({ ...sample, source: sample.source.trim() }))]
    }),
  )
}

/** A command with each option, each query parameter of a GET request and each field of the body on a line of its own. */
function curl({ operation: { method }, target, body }: ExampleCall, baseUrl: string, token: string): string {
  const [path = '', query] = method === 'GET' ? target.split('?') : [target]
  const [start = '', ...options] = curlCommand({
    method,
    url: shellQuoted(baseUrl + path),
    headers: [shellQuoted(`Authorization: Bearer ${token}`)],
    // The lines of JSON are indented below their option.
    body: body === undefined ? undefined : shellQuoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')),
  })
  // They are encoded already.
  const parameters = query === undefined ? [] : ['--get', ...query.split('&').map((each) => `-d ${shellQuoted(each)}`)]
  return inLines([start, ...parameters, ...options]).join('\n')
}

/** A request in the format of HAR. */
function requestOf({ operation, target, body }: ExampleCall, baseUrl: string, token: string) {
  const headers = [{ name: 'Authorization', value: `Bearer ${token}` }]
  const request = { method: operation.method, url: `${baseUrl}${target}`, headers }
  if (body === undefined) return request
  const postData = { mimeType: JSON_TYPE, text: JSON.stringify(body) }
  return { ...request, headers: [...headers, { name: 'Content-Type', value: JSON_TYPE }], postData }
}

function typeScript({ operation, path, query, body, answer }: ExampleCall, baseUrl: string, token: string): string {
  const { project_id: projectId, ...own } = path
  const request = { ...own, ...query, ...(body !== undefined && { body }) }
  const call = `await api.${operation.id}(${isDeepStrictEqual(request, {}) ? '' : literal(request)})`
  return [
    `import { createClient } from '${manifest.name}'`,
    '',
    `const api = createClient(${literal({ baseUrl, token, projectId })})`,
    ...(answer === undefined ? [call] : [`const result = ${call}`, 'console.log(result)']),
  ].join('\n')
}

/** Writes a JSON value as code, in lines that fit beside the text of a page. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 64 })
}
