// A web app on another origin than the service. The test runs its steps.
import { ApiError, createClient, NetworkError, readBuildFile, TimeoutError } from 'project-resources'
import type { SandboxFixtures } from 'project-resources/sandbox'

const given = new URL(location.href).searchParams
const baseUrl = given.get('service') ?? ''
const fixtures: SandboxFixtures = await (await fetch(`${baseUrl}/_sandbox/fixtures`)).json()
const { project_id, app_id, build_id, container_id, region, disposable, tokens } = fixtures
const common = { token: tokens.owner, projectId: project_id }
const api = createClient({ ...common, baseUrl })

/** Steps return plain data, which can leave the page. */
const steps = {
  get: async () => (await api.listApiKeys()).map(({ id }) => id),

  async postAndDelete() {
    const body = { domain: disposable.domain, domainType: 'subdomain', region } as const
    const { id, domain } = await api.createDomain({ body })
    const deleted = await api.deleteDomain({ domain_id: id })
    const again = await failureOf(api.deleteDomain({ domain_id: id }))
    return { domain, deleted: deleted === undefined, again: again instanceof ApiError && again.status }
  },

  async refused() {
    const error = await failureOf(api.getRun({ app_id, run_id: 'no-such-run' }))
    return error instanceof ApiError && { status: error.status, message: error.message }
  },

  async busy() {
    const error = await failureOf(api.listApiKeys({}, { retries: 0 }))
    return error instanceof ApiError && { status: error.status, retryAfter: error.retryAfter }
  },

  async events() {
    const { total } = await api.listContainerEvents({ app_id, container_id, limit: 1 })
    const events = []
    for await (const event of api.eachContainerEvent({ app_id, container_id, limit: 50 })) events.push(event)
    return { total, seen: events.length }
  },

  async file(name: string) {
    const { compression_method } = await api.getBuildDownload({ app_id, build_id, filename: name })
    const stream = await readBuildFile(api, { app_id, build_id, filename: name })
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    return { compression_method, size: bytes.length, firstLine: new TextDecoder().decode(bytes).split('\n', 1)[0] }
  },

  async closed() {
    const nobody = createClient({ ...common, baseUrl: given.get('closed') ?? '' })
    const error = await failureOf(nobody.listApiKeys({}, { retries: 0 }))
    return error instanceof NetworkError && error.message
  },

  async late() {
    const error = await failureOf(api.listApiKeys({}, { timeoutMs: 200 }))
    return error instanceof TimeoutError && error.message
  },

  async aborted() {
    const controller = new AbortController()
    const leaving = createClient({
      ...common,
      baseUrl,
      fetch(request) {
        const answer = fetch(request)
        controller.abort(new Error('The reader has left.'))
        return answer
      },
    })
    return String(await failureOf(leaving.listApiKeys({}, { signal: controller.signal })))
  },
}
Object.assign(globalThis, { steps })

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error) => error,
  )
