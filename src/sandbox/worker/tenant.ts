import { Hono } from 'hono'
import { DroppedConnection, Refusal } from '../errors.ts'
import { requireAccess } from '../http/access.ts'
import type { Access } from '../http/auth.ts'
import { errorResponse } from '../http/responses.ts'
import type { SandboxOptions } from '../sandbox.ts'
import { quote } from '../values.ts'
import { accessFrom, optionsFrom, type SandboxEnv, type TenantContext } from './environment.ts'
import { type KeptSandbox, openSandbox } from './kept-sandbox.ts'

/**
 * The sandbox of one tenant, as a Durable Object. The object's storage keeps the state, clock, switches, faults, scenarios and
 * snapshots, because the runtime removes an object from memory soon after its last request. It holds back responses until
 * what they acknowledge is durable. The journal is only in memory.
 */
export class SandboxTenant {
  /** Marks Durable Objects in the types of Cloudflare Workers. */
  declare readonly __DURABLE_OBJECT_BRAND: never
  readonly #env: SandboxEnv
  readonly #app = new Hono<{ Bindings: { access: Access } }>()
  #sandbox: KeptSandbox | undefined

  constructor({ storage }: TenantContext, env: SandboxEnv) {
    this.#env = env
    this.#app.onError(errorResponse)
    this.#app.use('/_sandbox/*', async ({ env: { access } }, next) => {
      if (access.controlToken === undefined)
        throw new Refusal(403, 'Nobody may use /_sandbox: the worker has no CONTROL_TOKEN.')
      await next()
    })
    this.#app.use('/_sandbox/*', requireAccess)
    this.#app.delete('/_sandbox', async (c) => {
      this.#sandbox?.close()
      await storage.deleteAll()
      // Meanwhile, another request may have opened it.
      this.#sandbox?.close()
      this.#sandbox = undefined
      return c.body(null, 204)
    })
    this.#app.all('*', ({ req: { raw }, env: { access } }) => {
      this.#sandbox ??= openSandbox(storage, this.options(tenantOf(raw).tenant))
      return this.#sandbox.respond(raw, access)
    })
  }

  /**
   * Returns the options of a tenant's sandbox: by default, those that the worker's variables set. Override it to add
   * others, such as a state that the worker imports.
   */
  options(_tenant: string): SandboxOptions {
    return optionsFrom(this.#env)
  }

  /** Responds to a request that the worker has addressed to this tenant. */
  async fetch(request: Request): Promise<Response> {
    try {
      const access = { ...accessFrom(this.#env), baseUrl: baseUrlOf(tenantOf(request)) }
      return await this.#app.fetch(request, { access })
    } catch (error) {
      if (!(error instanceof DroppedConnection)) throw error
      // A worker cannot close the connection of its client.
      return errorResponse(new Refusal(502, 'The sandbox dropped the call because of a fault.'))
    }
  }
}

/** Header that names the tenant of a request. */
export const TENANT_HEADER = 'X-Sandbox-Tenant'

/** A label of a host name (RFC 1123, section 2.1), so that each tenant can have a host name. */
const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A tenant, and the request without what named the tenant in its path. */
interface Addressed {
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
function baseUrlOf({ tenant, url }: Addressed): string {
  return labelOf(url) === tenant ? url.origin : `${url.origin}/~${tenant}`
}

/** Returns the first label of the host name; `undefined` for an IP address. */
function labelOf({ hostname }: URL): string | undefined {
  return /^\[|^[\d.]+$/.test(hostname) ? undefined : hostname.split('.', 1)[0]
}
