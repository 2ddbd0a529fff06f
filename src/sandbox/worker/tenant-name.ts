import { Refusal } from '../errors.ts'
import { quote } from '../values.ts'

/** Header that names the tenant of a request. */
export const TENANT_HEADER = 'X-Sandbox-Tenant'

/** A label of a host name (RFC 1123, section 2.1), so that each tenant can have a host name. */
const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A tenant, and the request without what named the tenant in its path. */
export interface Addressed {
  tenant: string
  url: URL
}

/**
 * Finds the tenant of a request: the name in a path such as `/~name/v2/…`, else the header `X-Sandbox-Tenant`, else the
 * first label of the host name. Names are case-insensitive.
 *
 * @throws Refusal with 400 if there is no name, or it is invalid
 */
export function tenantOf(request: Request): Addressed {
  const url = new URL(request.url)
  const [prefix, inPath] = /^\/~([^/]*)(?=\/)/.exec(url.pathname) ?? []
  if (prefix !== undefined) url.pathname = url.pathname.slice(prefix.length)
  const given = inPath ?? request.headers.get(TENANT_HEADER) ?? labelOf(url)
  if (given === undefined) {
    const how = `Use a host name, start the path with /~tenant, or send the header ${TENANT_HEADER}.`
    throw new Refusal(400, `The request names no tenant: its host is an IP address. ${how}`)
  }
  const tenant = given.toLowerCase()
  if (NAME.test(tenant)) return { tenant, url }
  const expected = 'a tenant name of 1 to 63 letters, digits and hyphens, without a hyphen at its start or end'
  throw new Refusal(400, `Expected ${expected}; got ${quote(given)}.`)
}

/** Returns the URL under which the tenant can be reached without the header. */
export function baseUrlOf({ tenant, url }: Addressed): string {
  return labelOf(url) === tenant ? url.origin : `${url.origin}/~${tenant}`
}

/** Returns the first label of the host name; `undefined` for an IP address. */
function labelOf({ hostname }: URL): string | undefined {
  return /^\[|^[\d.]+$/.test(hostname) ? undefined : hostname.split('.', 1)[0]
}
