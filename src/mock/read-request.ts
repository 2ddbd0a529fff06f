import { MIMEType } from 'node:util'
import type { IHttpNameValues, IHttpRequest } from '@stoplight/prism-http'
import { JSON_TYPE } from '../document/document.ts'
import { parseJson } from '../json.ts'
import { Refusal } from '../sandbox/kit/errors.ts'
import { checkEscapes, readBytes } from '../sandbox/kit/http/read-request.ts'
import { quote } from '../sandbox/kit/values.ts'

/**
 * Converts a request to what Prism takes. Prism itself would throw an error on malformed input, and require `Bearer` to be
 * capitalized.
 *
 * @throws Refusal with 400 if the URL, `Content-Type` or a JSON body is malformed, 413 if the body is too long
 */
export async function readRequest(request: Request): Promise<IHttpRequest> {
  const { pathname, search, searchParams } = new URL(request.url)
  checkEscapes('URL', pathname + search)
  const { authorization, ...headers } = Object.fromEntries(request.headers)
  const baseUrl = searchParams.get('__server')
  return {
    method: request.method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: namesAndValues(searchParams), ...(baseUrl !== null && { baseUrl }) },
    headers: {
      ...headers,
      ...(authorization !== undefined && { authorization: authorization.replace(/^bearer(?=\s)/i, 'Bearer') }),
    },
    body: await readBody(request),
  }
}

function namesAndValues(params: URLSearchParams): IHttpNameValues {
  const entries = [...Map.groupBy(params, ([name]) => name)].map(([name, pairs]) => {
    const [value = '', ...more] = pairs.map(([, each]) => each)
    return [name, more.length > 0 ? [value, ...more] : value]
  })
  return Object.fromEntries(entries)
}

/** Reads the body: as a value if it is JSON, otherwise as text, which Prism rejects. */
async function readBody(request: Request): Promise<unknown> {
  const header = request.headers.get('Content-Type')
  const mediaType = header ? parseMediaType(header) : undefined
  if (header && !mediaType) {
    throw new Refusal(400, `Content-Type must be a media type such as ${JSON_TYPE}; it is ${quote(header)}.`)
  }
  const text = new TextDecoder().decode(await readBytes(request))
  if (mediaType?.essence !== JSON_TYPE || text === '') return text || undefined
  const value = parseJson(text)
  if (value === undefined) throw new Refusal(400, 'The body is not valid JSON.')
  return value
}

/** Reads an `Accept` header, and ignores items that are no media types. @throws Refusal with 400 if it has only such items */
export function readAccept(header: string): string[] {
  const items = header.split(',').filter((item) => item.trim() !== '')
  if (items.length === 0) return ['*/*']
  const mediaTypes = items.flatMap((item) => parseMediaType(item) ?? [])
  if (mediaTypes.length > 0) return mediaTypes.map(String)
  throw new Refusal(400, `Accept must have a media type such as ${JSON_TYPE}; it is ${quote(header)}.`)
}

function parseMediaType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text)
  } catch {
    return undefined
  }
}
