import { JSON_TYPE } from '../../src/document/document.ts'
import { CALLS, type Call, type Caller, type SERVICE } from './calls.ts'
import { BenchFailed } from './failed.ts'

/**
 * What an app writes that has no client: the URL put together, the headers, JSON there and back, a look at the status. No
 * types, deadline, retries or errors that say what happened: the most that a client can reach.
 */
export function createBareCaller({ baseUrl, fetch: service }: typeof SERVICE, token: string): Caller {
  // As fetch does itself, with whatever it is given; the clients have made one before.
  const fetch = (url: string, init: RequestInit) => service(new Request(url, init))
  const urls = new Map(CALLS.map(({ template }) => [template, urlsOf(baseUrl, template)]))
  return async ({ method, template, init: { params, body } }) => {
    const url = urls.get(template)?.(params) ?? ''
    const headers: Record<string, string> = { Authorization: `Bearer ${token}` }
    if (body !== undefined) headers['Content-Type'] = JSON_TYPE
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new BenchFailed(`status ${response.status}, where success was expected`)
    return response.status === 204 ? undefined : response.json()
  }
}

/** A template as an app has it in its code, in pieces: nothing is searched at a call. */
function urlsOf(baseUrl: string, template: string): (params: Call['init']['params']) => string {
  const [first = '', ...rest] = template.split('{').map((piece) => piece.split('}'))
  const pieces = rest.map(([name = '', text = '']) => ({ name, text }))
  return ({ path, query }) => {
    let url = baseUrl + first
    for (const { name, text } of pieces) url += encodeURIComponent(String(path[name])) + text
    let separator = '?'
    for (const [name, value] of Object.entries(query)) {
      const values = Array.isArray(value) ? value : [value]
      url += `${separator}${name}=${values.map((each) => encodeURIComponent(String(each))).join(',')}`
      separator = '&'
    }
    return url
  }
}
