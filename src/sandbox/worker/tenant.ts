import { Hono } from 'hono'
import { DroppedConnection, Refusal } from '../errors.ts'
import { requireAccess } from '../http/access.ts'
import type { Access } from '../http/auth.ts'
import { errorResponse } from '../http/responses.ts'
import type { SandboxOptions } from '../sandbox.ts'
import type { TenantContext } from './environment.ts'
import { accessFrom, optionsFrom, type SandboxEnv } from './environment.ts'
import { type KeptSandbox, openSandbox } from './kept-sandbox.ts'
import { baseUrlOf, tenantOf } from './tenant-name.ts'

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
