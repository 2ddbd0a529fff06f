import { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import { createCors } from '../http/access.ts'
import type { Access } from '../http/auth.ts'
import { errorResponse } from '../http/responses.ts'
import { quote } from '../values.ts'
import { accessFrom, hasTenant, type SandboxEnv } from './environment.ts'
import { TENANT_HEADER, tenantOf } from './tenant.ts'

// With `declaration`, an app can export what SandboxTenant returns only if it can name the types.
export type * from '../index.ts'
export type { SandboxEnv, TenantContext, TenantNamespace, TenantStorage } from './environment.ts'
export { SandboxTenant } from './tenant.ts'

const app = new Hono<{ Bindings: { access: Access; worker: SandboxEnv } }>()
app.onError(errorResponse)
// A preflight request has no tenant header.
app.use(createCors())
// The links in the console are relative.
app.get('/:tenant{~[^/]+}', (c) => c.redirect(`${c.req.path}/`, 308))
app.all('*', async ({ req: { raw }, env: { worker } }) => {
  const { tenant, url } = tenantOf(raw)
  if (!hasTenant(worker, tenant)) throw new Refusal(404, `The tenant ${quote(tenant)} does not exist.`)
  const request = new Request(url, raw)
  request.headers.set(TENANT_HEADER, tenant)
  const object = worker.SANDBOX.getByName(tenant)
  return object.fetch(request).catch((error) => {
    // The runtime restarts an object after a deployment, and refuses calls to one that has too many.
    console.error(error)
    throw new Refusal(503, 'The sandbox of the tenant did not respond; try again.')
  })
})

/** A module worker that serves a sandbox to each tenant. */
// biome-ignore lint/style/noDefaultExport: Cloudflare Workers require it
export default {
  async fetch(request: Request, env: SandboxEnv): Promise<Response> {
    try {
      return app.fetch(request, { access: accessFrom(env), worker: env })
    } catch (error) {
      return errorResponse(error as Error)
    }
  },
}
