import { checkPathSegment } from '../../../../src/client/checks.ts'
import { shellCommand, typescriptOf } from '../../../../src/sandbox/console/call-text.ts'
import { targetOf } from '../../../example-calls.ts'
import type { TryData, TryParameter } from '../data.ts'

/** What the reader has entered. Empty parameters are left out. */
export interface Input {
  values: Record<string, string>
  /** Further parameters for the query, as in a URL. */
  more: string
  /** JSON. */
  body: string
}

/** A call that is ready to send. */
export interface Prepared {
  method: string
  /** Path and query. */
  target: string
  body: string | undefined
  path: Record<string, string>
  query: Record<string, unknown>
}

export interface Sent {
  call: Prepared
  baseUrl: string
  /** Shown in the texts of the call; undefined if it had none. */
  token: string | undefined
}

/** The key of a parameter in {@link Input}. */
export const keyOf = ({ in: place, name }: Pick<TryParameter, 'in' | 'name'>) => `${place}.${name}`

/**
 * Makes a call from what the reader has entered.
 *
 * @throws SyntaxError if the body is not valid JSON
 * @throws InvalidArgument if a path parameter is missing, or would reach another resource
 */
export function prepare(
  { method, path: template, parameters, takesBody }: TryData,
  { values, more, body }: Input,
): Prepared {
  if (takesBody && body.trim() !== '') JSON.parse(body)
  const entered = parameters.map((each) => ({ ...each, text: values[keyOf(each)] ?? '' }))
  const path = Object.fromEntries(
    entered.filter((each) => each.in === 'path').map(({ name, text }) => [name, checkPathSegment(name, text)]),
  )
  const given = entered.filter((each) => each.in === 'query' && each.text !== '')
  const query = {
    ...Object.fromEntries(given.map((each) => [each.name, converted(each, each.text)])),
    ...Object.fromEntries(new URLSearchParams(more)),
  }
  const text = takesBody && body.trim() !== '' ? body : undefined
  return { method, target: targetOf(template, path, query), body: text, path, query }
}

/** Converts a text to the type of the parameter; a text that has another type stays as it is, so that it is sent. */
function converted({ type }: TryParameter, text: string): unknown {
  if (type === 'array') return text.split(',').map((each) => each.trim())
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d+)?$/.test(text)
  return isNumber ? Number(text) : text
}

/** Why a text is no valid JSON, as the browser says it; undefined if it is valid. */
export function problemInJson(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This is not valid JSON: ${(error as Error).message}`
  }
}

/** A call as a command and as code. */
export function textsOf({ id }: TryData, { call, baseUrl, token }: Sent) {
  const { project_id = '', ...path } = call.path
  const body = call.body === undefined ? undefined : JSON.parse(call.body)
  const shown = { operation: id, path: { project_id, ...path }, query: call.query as Record<string, string>, body }
  return {
    curl: shellCommand(call.method, baseUrl + call.target, token, call.body),
    typescript: typescriptOf(shown, { baseUrl, codehost: 'codehost', token: token ?? 'TOKEN' }),
  }
}
