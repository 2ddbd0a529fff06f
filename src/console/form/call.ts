import type { OperationId } from '../../../generated/operation-table.ts'
import { name } from '../../../package.json'
import { checkPathSegment } from '../../client/checks.ts'
import { parseJson } from '../../json.ts'
import { targetOf } from '../../request-init.ts'
import type { Fault } from '../../sandbox/api/controls.ts'
import { curlCommand, inLines, shellQuoted } from '../../shell.ts'
import type { CallerRole, TryCase, TryData, TryParameter } from './try-data.ts'

/** What the user has entered. Empty parameters are left out. */
export interface FormInput {
  case: string
  role: CallerRole
  fault: Fault | undefined
  values: Record<string, string>
  /** Further parameters for the query, as in a URL. */
  more: string
  /** JSON. */
  body: string
}

/** A call that is ready to send. */
export interface ReadyCall {
  method: string
  /** Path and query. */
  target: string
  body: string | undefined
  path: Record<string, string>
  query: Record<string, unknown>
}

/** The key of a parameter in {@link FormInput}. */
export const inputKey = ({ in: place, name }: Pick<TryParameter, 'in' | 'name'>) => `${place}.${name}`

/** IDs that exist, by the parameter that takes them. @param values of the path, because some IDs belong to an app */
export type FindIds = (values: Record<string, string>) => Record<string, string[]>

/** Where calls go. */
export interface FormTarget {
  /** Without a final slash; empty while the user is entering it. */
  baseUrl: string
  /** Path segment of the code-hosting provider. */
  codehost: string
  /** Tokens by caller. Undefined for the user's own service, whose token is never shown. */
  tokens?: Partial<Record<CallerRole, string | undefined>>
  findIds: FindIds
  /** Whether resources or switches have changed, so that a case may return another status. */
  hasChanged?: boolean
  /** Says how a response differs from the document. */
  check?(status: number, json: unknown): string | undefined
  /** Asks whether to send. */
  confirm?(): Promise<boolean>
  send(call: ReadyCall, input: FormInput): Promise<Response>
}

/** The input of a case. In the case that succeeds, an ID that no longer exists is replaced by one that does. */
export function inputOf({ parameters }: TryData, chosen: TryCase, findIds: FindIds): FormInput {
  const values: Record<string, string> = {}
  for (const { in: place, name } of parameters) {
    const given = chosen[place][name]
    const value = given === undefined ? '' : [given].flat().join(',')
    const existing = findIds(values)[name]
    const isGone = chosen.id === 'success' && existing && !existing.includes(value)
    values[inputKey({ in: place, name })] = isGone ? (existing[0] ?? value) : value
  }
  const isOwn = (name: string) => parameters.some((each) => each.in === 'query' && each.name === name)
  const more = Object.entries(chosen.query).filter(([name]) => !isOwn(name))
  return {
    case: chosen.id,
    role: chosen.role,
    fault: chosen.fault,
    values,
    more: new URLSearchParams(more.map(([name, value]) => [name, String(value)])).toString(),
    body: chosen.body === undefined ? '' : JSON.stringify(chosen.body, null, 2),
  }
}

/**
 * Makes a call from what the user has entered.
 *
 * @throws SyntaxError if the body is not valid JSON
 * @throws InvalidArgumentError if a path parameter is missing, or would reach another resource
 */
export function prepare({ method, path: template, parameters, takesBody }: TryData, input: FormInput): ReadyCall {
  const body = takesBody && input.body.trim() !== '' ? input.body : undefined
  if (body !== undefined) JSON.parse(body)
  const path: Record<string, string> = {}
  const query: Record<string, unknown> = {}
  for (const parameter of parameters) {
    const { in: place, name } = parameter
    const text = input.values[inputKey(parameter)] ?? ''
    if (place === 'path') path[name] = checkPathSegment(name, text)
    else if (text !== '') query[name] = converted(parameter, text)
  }
  Object.assign(query, Object.fromEntries(new URLSearchParams(input.more)))
  return { method, target: targetOf(template, path, query), body, path, query }
}

/** Converts a text to the type of the parameter; text of another type is sent as it is. */
function converted({ type }: TryParameter, text: string): unknown {
  if (type === 'array') return text.split(',').map((each) => each.trim())
  const value = type === 'string' ? text : parseJson(text)
  return ['number', 'boolean'].includes(typeof value) && String(value) === text ? value : text
}

/** The browser's reason why a text is not valid JSON; undefined if it is valid. */
export function problemInJson(text: string): string | undefined {
  try {
    if (text.trim() !== '') JSON.parse(text)
    return undefined
  } catch (error) {
    return `This is not valid JSON: ${(error as Error).message}`
  }
}

/** Writes a request as a command for a POSIX shell. */
export function shellCommand(method: string, url: string, token?: string, body?: string): string {
  const command = curlCommand({
    method,
    url: shellQuoted(url),
    headers: token === undefined ? [] : [shellQuoted(`Authorization: Bearer ${token}`)],
    body: body === undefined ? undefined : shellQuoted(body),
  })
  return inLines(command).join('\n')
}

/** Writes a call as TypeScript with the client of the package. */
export function typescriptOf(
  operation: OperationId,
  call: ReadyCall,
  { codehost, ...client }: Record<'baseUrl' | 'codehost' | 'token', string>,
): string {
  const { project_id: projectId, ...ids } = call.path
  const options = { ...client, projectId, ...(codehost !== 'codehost' && { codehost }) }
  const input = { ...ids, ...call.query, ...(call.body !== undefined && { body: JSON.parse(call.body) }) }
  return [
    `import { createClient } from '${name}'`,
    '',
    `const api = createClient(${literal(options)})`,
    `console.log(await api.${operation}(${Object.keys(input).length > 0 ? literal(input) : ''}))`,
  ].join('\n')
}

/** Writes a JSON value as code: most keys without quotes. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"((?!__proto__")[A-Za-z_]\w*)":/gm, '$1$2:')
}
