import { isObject } from '../../document/walk.js'
import { type Api, segmentsOf } from '../http/api.ts'
import { bodyIn, isSent } from './bodies.ts'
import { isHidden } from './hidden.ts'
import type { PassiveJudge } from './judge.ts'
import type { Recorded } from './recorded.ts'

/** Names in lower case with values. A name may occur more than once. */
type Pairs = [name: string, value: string][]

export async function judgeEntry(judge: PassiveJudge, entry: unknown): Promise<void> {
  const recorded = recordedIn(entry)
  if (typeof recorded === 'string') judge.skip(recorded)
  else await judge.judge(recorded)
}

/**
 * Finds the base URLs of the services in a HAR: every origin and path prefix of a request for one of the operations.
 *
 * @param operations their methods and path templates
 */
export function baseUrlsIn(
  entries: unknown[],
  operations: { method: string; path: string }[],
  api: Pick<Api, 'openSegments'>,
) {
  const patterns = operations.map(({ method, path }) => {
    const segments = segmentsOf(path, api).map(({ text, name }) => (name === undefined ? text : '[^/]+'))
    return { method, pattern: new RegExp(`^(.*)${segments.join('/')}$`) }
  })
  const found = new Set<string>()
  const others = new Set<string>()
  for (const entry of entries) {
    const { method, url } = partOf(entry, 'request')
    const { origin, pathname, protocol } = (typeof url === 'string' && URL.parse(url)) || {}
    if (origin === undefined || pathname === undefined || !/^https?:$/.test(protocol ?? '')) continue
    const prefixes = patterns.flatMap((each) =>
      each.method === method ? (each.pattern.exec(pathname)?.[1] ?? []) : [],
    )
    const [prefix] = prefixes.sort((a, b) => a.length - b.length)
    if (prefix === undefined) others.add(origin)
    else found.add(origin + prefix)
  }
  return { found: [...found], others: [...others].filter((origin) => !found.has(origin)) }
}

/** Reads an entry. Returns a phrase that says why, if the entry cannot be judged. */
function recordedIn(entry: unknown): Recorded | string {
  const request = partOf(entry, 'request')
  const response = partOf(entry, 'response')
  const { method, url } = request
  const { status } = response
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return 'entry without a request'
  if (typeof status !== 'number' || !Number.isInteger(status)) return 'entry without a response'
  const sent = pairsIn(request.headers)
  const received = pairsIn(response.headers)
  const content = partOf(response, 'content')
  if (!Array.isArray(response.headers) && typeof content.mimeType !== 'string')
    return 'entry without the headers of the response'
  const types = [headerOf(received, 'content-type'), content.mimeType].filter((each) => typeof each === 'string')
  // A tool that hides all headers may keep the other one.
  const type = types.find((each) => !isHidden(each)) ?? types[0] ?? ''
  return {
    method,
    url,
    authorization: headerOf(sent, 'authorization'),
    cookies: [
      ...cookiesIn(sent, 'cookie'),
      ...cookiesIn(received, 'set-cookie'),
      ...[...pairsIn(request.cookies), ...pairsIn(response.cookies)].map(([, value]) => value),
    ].filter(Boolean),
    ...requestBodyOf(request, sent),
    status,
    // Chrome writes x-unknown if a response has no content type.
    contentType: type === 'x-unknown' ? '' : (type.split(';')[0]?.trim().toLowerCase() ?? ''),
    body: responseBodyOf(response, received, method === 'HEAD' || status === 204),
  }
}

function requestBodyOf(
  request: Record<string, unknown>,
  headers: Pairs,
): Pick<Recorded, 'requestBody' | 'noRequestBody'> {
  const { bodySize } = request
  const { text, encoding } = partOf(request, 'postData')
  const recorded = { text, encoding, bodySize, contentLength: headerOf(headers, 'content-length') }
  // Playwright records bodies of some types as empty texts, so an empty text does not show that no body was sent.
  if (typeof text !== 'string' || text === '') {
    const isMissing = isObject(request.postData) || isSent(recorded)
    return { requestBody: undefined, ...(isMissing && { noRequestBody: 'the recording lacks it' }) }
  }
  const body = bodyIn(recorded)
  return typeof body === 'string' ? { requestBody: undefined, noRequestBody: body } : { requestBody: body.toString() }
}

/** The body of a response, or why the recording lacks it. @param isBodiless whether HTTP forbids a body */
function responseBodyOf(response: Record<string, unknown>, headers: Pairs, isBodiless: boolean): Buffer | string {
  const { bodySize } = response
  const { text, encoding, size, compression, _file } = partOf(response, 'content')
  if (typeof text !== 'string' && _file !== undefined)
    return 'the recording keeps bodies in separate files; record it with embedded bodies'
  if (isBodiless && !text) return Buffer.alloc(0)
  const isEncoded = ['content-encoding', 'transfer-encoding'].some((name) => headerOf(headers, name) !== undefined)
  const contentLength = headerOf(headers, 'content-length')
  return bodyIn({ text, encoding, size, compression, bodySize, contentLength, isEncoded })
}

/** A part of an object, as an object; empty if it is missing or something else. */
function partOf(value: unknown, name: string): Record<string, unknown> {
  const part = isObject(value) ? value[name] : undefined
  return isObject(part) ? part : {}
}

/** Reads a list of headers or cookies. The pseudo headers of HTTP/2 start with a colon and match no name. */
function pairsIn(list: unknown): Pairs {
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const { name, value } = Object(each)
    return typeof value === 'string' ? [[typeof name === 'string' ? name.toLowerCase() : '', value]] : []
  })
}

const headerOf = (headers: Pairs, name: string) => headers.find(([each]) => each === name)?.[1]

function cookiesIn(headers: Pairs, name: 'cookie' | 'set-cookie'): string[] {
  const all = headers.filter(([each]) => each === name).flatMap(([, value]) => value.split('\n'))
  const pairs =
    name === 'cookie' ? all.flatMap((value) => value.split(';')) : all.map((value) => value.split(';')[0] ?? '')
  return pairs.map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
}
