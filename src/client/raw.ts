import createFetchClient, {
  createQuerySerializer,
  defaultPathSerializer,
  type Client as FetchClient,
} from 'openapi-fetch'
import type { paths } from '../../generated/types.ts'
import { createAuthorize } from './auth.ts'
import {
  checkBaseUrl,
  checkFunction,
  checkHeaders,
  checkPathSegment,
  encodeSegment,
  InvalidArgumentError,
} from './checks.ts'
import { globalFetch, send } from './fetch.ts'
import type { ClientOptions } from './options.ts'
import { encodeParts, withService } from './serialize.ts'

// With `declaration`, an app can export what this client returns only if it can name the types.
export type * from '../../generated/types.ts'
export type { Token, TokenRequest } from './auth.ts'
export type { Fetch } from './fetch.ts'
export type RawClientOptions = Pick<ClientOptions, 'baseUrl' | 'codehost' | 'fetch' | 'headers' | 'token'>
export type RawClient = FetchClient<paths>

// The service expects comma-separated lists.
const serializeQuery = createQuerySerializer({ array: { style: 'form', explode: false } })

/**
 * Creates the full client of openapi-fetch for this API, which returns `{ data, error, response }` and takes middleware. It
 * sends the token, and rejects path parameters and lists that cannot be sent, but never retries or renews, and has no deadline.
 * Of the options of a call that are for `fetch`, it passes on `headers`, `redirect` and `signal`.
 *
 * @throws InvalidArgumentError if an option is invalid; a call rejects with one if a parameter is
 */
export function createRawClient({
  baseUrl,
  codehost = 'codehost',
  fetch = globalFetch,
  headers = {},
  token,
}: RawClientOptions): RawClient {
  const authorize = createAuthorize('token', token)
  const segment = encodeSegment('codehost', codehost)
  const base = checkBaseUrl('baseUrl', baseUrl)
  checkFunction('fetch', fetch)
  const checkBase = (url: string) => {
    if (url.startsWith(`${base}/`)) return
    throw new InvalidArgumentError('baseUrl', url, 'baseUrl is an option of the client, not of a call.')
  }
  return createFetchClient<paths>({
    baseUrl: base,
    headers: checkHeaders('headers', headers),
    // As in call.ts: following a redirect could send the body to another host.
    redirect: 'manual',
    // The base URL may contain the same segment as the template.
    pathSerializer(url, parameters) {
      checkBase(url)
      const template = url.slice(base.length)
      for (const [, name = ''] of template.matchAll(/{(\w+)}/g)) checkPathSegment(name, parameters[name])
      return base + defaultPathSerializer(withService(template, '{project_id}', segment), parameters)
    },
    querySerializer(query) {
      for (const [name, value] of Object.entries(query)) if (Array.isArray(value)) encodeParts(name, value)
      return serializeQuery(query)
    },
    async fetch(request) {
      const { method, url, redirect, signal } = request
      // A call without path parameters does not get to the serializer, and middleware may replace the request.
      checkBase(url)
      if (/%7B\w+%7D/.test(url)) throw new InvalidArgumentError('path', undefined, 'params.path is missing.')
      const credential = await authorize({ stopped: signal, timeoutMs: Number.POSITIVE_INFINITY })
      const authorized = { ...Object.fromEntries(request.headers), authorization: `Bearer ${credential.token}` }
      // fetch rejects a GET with a body, even with an empty one.
      const body = (await request.text()) || null
      return send(fetch, url, { method, headers: authorized, body, redirect, signal })
    },
  })
}
