import { type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { queryOf } from './api.ts'

/** A call of an operation that the console offers to copy. */
export interface Call {
  operation: OperationId
  /** The path parameters; others are left out. */
  path: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
}

export interface Caller {
  /** URL of the sandbox, without a final slash. */
  baseUrl: string
  /** Path segment of the code-hosting provider. */
  codehost: string
  token: string
}

/** Returns the path and query of a call. */
export function targetOf({ operation, path, query = {} }: Call, codehost: string): string {
  const template = operationTable[operation].path
  const literal = template.replace('/codehost/', `/${encodeURIComponent(codehost)}/`)
  const target = literal.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  return target + queryOf(query)
}

/** Writes a call as a command for a POSIX shell. */
export function curlOf(call: Call, { baseUrl, codehost, token }: Caller): string {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  return shellCommand(operationTable[call.operation].method, baseUrl + targetOf(call, codehost), token, body)
}

/** Writes a request as a command for a POSIX shell. */
export function shellCommand(method: string, url: string, token?: string, body?: string): string {
  return [
    // Without --globoff, curl expands brackets and braces in the URL.
    `curl --globoff ${quoted(url)}`,
    ...(token === undefined ? [] : [`--header ${quoted(`Authorization: Bearer ${token}`)}`]),
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...(body === undefined ? [] : [`--header 'Content-Type: application/json'`, `--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Writes a call as TypeScript with the client of the package. */
export function typescriptOf({ operation, path, query, body }: Call, { baseUrl, codehost, token }: Caller): string {
  const template: string = operationTable[operation].path
  const { project_id: projectId, ...ids } = path
  const own = Object.fromEntries(Object.entries(ids).filter(([name]) => template.includes(`{${name}}`)))
  const options = { baseUrl, token, projectId, ...(codehost !== 'codehost' && { codehost }) }
  const input = { ...own, ...query, ...(body !== undefined && { body }) }
  return [
    "import { createClient } from 'project-resources'",
    '',
    `const api = createClient(${literal(options)})`,
    `console.log(await api.${operation}(${Object.keys(input).length > 0 ? literal(input) : ''}))`,
  ].join('\n')
}

/** Writes a JSON value as code: keys without quotes. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:')
}
