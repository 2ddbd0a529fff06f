import { BODILESS_STATUSES } from '../../src/bodiless.ts'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { isSame } from '../../src/json.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { createRouter } from '../../src/verifier/http/router.ts'
import { api, SANDBOX_URL } from '../api.ts'
import type { Call, Mutant, Original, PlainResponse } from './mutant.ts'

/** Wraps a sandbox in a service with the fault of a mutant, and records whether the fault took effect. */
export function breakService(document: OpenApiDocument, sandbox: Sandbox, mutant: Mutant) {
  const operations = listOperations(document)
  const fixtures = sandbox.fixtures()
  const routerOf = (chosen: typeof operations) =>
    createRouter({
      baseUrl: SANDBOX_URL,
      api,
      fixtures: {},
      operations: chosen,
      isOwn: true,
      isTenant: () => true,
    })
  const find = routerOf(operations)
  const successes = new Map<string, { call: Call; response: PlainResponse }>()
  let applied = false
  let lastApplied = false
  let failure: unknown
  /** The last call that the fault made to the correct service for the current request, and its response. */
  let correct: { call?: Call; response?: PlainResponse } = {}
  const original: Original = {
    async send(call) {
      const { url, method, headers, body } = call
      const sent = new Request(url, { method, headers, ...(body !== undefined && { body }) })
      const answer = await sandbox.fetch(sent)
      const contentType = answer.headers.get('Content-Type') ?? ''
      const response = { status: answer.status, contentType, text: await answer.text() }
      correct = { call, response }
      if (call.operationId !== undefined && response.status < 300) successes.set(call.operationId, { call, response })
      return response
    },
    fixtures,
    catalog: () => sandbox.catalog(),
    state: () => sandbox.snapshot(),
    async changeState(change) {
      const before = sandbox.snapshot()
      const after = change(before)
      if (isSame(before, after)) return
      applied = true
      await sandbox.restore(after)
    },
    pathOf: (operationId, url) => routerOf(operations.filter(({ id }) => id === operationId))('GET', url)?.path,
    lastSuccess: (operationId) => successes.get(operationId),
  }
  const faulty = mutant.apply(original)

  return {
    /** Whether the fault has changed a request, a response or the state so far. */
    wasApplied: () => applied,
    /** Whether it has changed the last request or its response. */
    wasLastApplied: () => lastApplied,
    /** The error that the fault itself has thrown, if any. */
    failure: () => failure,
    async fetch(request: Request): Promise<Response> {
      const { method, url } = request
      const route = find(method, url)
      // A presigned URL is not an operation, and returns bytes instead of text.
      if (!route) return sandbox.fetch(request)
      const call: Call = {
        operationId: route.isDocumented ? route.id : undefined,
        method,
        url,
        path: route.path,
        headers: Object.fromEntries(request.headers),
        body: request.body ? await request.text() : undefined,
      }
      correct = {}
      const response = await faulty(call).catch((error: unknown) => {
        failure ??= error
        throw error
      })
      lastApplied = !isSame(correct, { call, response })
      applied ||= lastApplied
      return responseOf(response)
    },
  }
}

function responseOf({ status, contentType, text }: PlainResponse): Response {
  const headers = contentType === '' ? {} : { 'Content-Type': contentType }
  // A body of text would set a content type; bytes do not.
  const bytes = text === '' ? null : new TextEncoder().encode(text)
  const isAllowed = bytes === null || !BODILESS_STATUSES.includes(status)
  const response = new Response(bytes, { status: isAllowed ? status : 200, headers })
  // `Response` rejects a body with these statuses, but a faulty service may send one.
  return isAllowed ? response : Object.defineProperty(response, 'status', { value: status })
}
