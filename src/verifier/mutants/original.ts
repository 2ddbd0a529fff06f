import { createHash } from 'node:crypto'
import { listOperations, type OpenApiDocument } from '../../document/document.ts'
import type { Sandbox } from '../../sandbox/index.ts'
import { isSame } from '../engine/json.ts'
import { createRouter } from '../engine/router.ts'
import type { Answer, Call, Mutant, Original } from './mutant.ts'

/** Where the sandbox is said to be; in-process it needs no port. */
export const SANDBOX_URL = 'http://sandbox.test'

/** A broken service and whether its fault has made a difference so far. */
export interface BrokenService {
  fetch(request: Request): Promise<Response>
  wasApplied(): boolean
  /** A hash of all responses from the first altered one on. */
  effect(): string
  /** What the fault itself has thrown, if anything: to a run it would look like a service that gives no answer. */
  failure(): unknown
}

/** Puts a mutant in front of a sandbox. */
export function breakService(document: OpenApiDocument, sandbox: Sandbox, mutant: Mutant): BrokenService {
  const operations = listOperations(document)
  const fixtures = sandbox.fixtures()
  const routerOf = (chosen: typeof operations) =>
    createRouter({ baseUrl: SANDBOX_URL, fixtures, operations: chosen, isOwn: true })
  const find = routerOf(operations)
  const successes = new Map<string, { call: Call; answer: Answer }>()
  let applied = false
  const effect = createHash('sha256')
  let failure: unknown
  /** The last that the service itself has said to the fault. */
  const honest: { call?: Call; answer?: Answer } = {}
  const original: Original = {
    async answer(call) {
      const answer = await read(await sandbox.fetch(requestOf(call)))
      if (call.operationId !== undefined && answer.status < 300) successes.set(call.operationId, { call, answer })
      return answer
    },
    fixtures,
    catalog: () => sandbox.catalog(),
    state: () => sandbox.snapshot(),
    async changeState(change) {
      const before = sandbox.snapshot()
      const after = change(before)
      if (JSON.stringify(before) === JSON.stringify(after)) return
      applied = true
      await sandbox.restore(after)
    },
    pathOf: (operationId, url) => routerOf(operations.filter(({ id }) => id === operationId))('GET', url)?.path,
    lastSuccess: (operationId) => successes.get(operationId),
  }
  const faulty = mutant.apply({
    ...original,
    async answer(call) {
      const answer = await original.answer(call)
      Object.assign(honest, { call, answer })
      return answer
    },
  })

  return {
    wasApplied: () => applied,
    effect: () => effect.copy().digest('base64'),
    failure: () => failure,
    async fetch(request) {
      const { method, url } = request
      const route = find(method, url)
      // What lies at a presigned URL is bytes, and no operation.
      if (!route) return sandbox.fetch(request)
      const call: Call = {
        operationId: route.isDocumented ? route.id : undefined,
        method,
        url,
        path: route.path,
        headers: Object.fromEntries(request.headers),
        body: request.body ? await request.text() : undefined,
      }
      Object.assign(honest, { call: undefined, answer: undefined })
      const answer = await faulty(call).catch((error: unknown) => {
        failure ??= error
        throw error
      })
      applied ||= !isSame(honest.call, call) || !isSame(honest.answer, answer)
      if (applied) effect.update(JSON.stringify(answer))
      return responseOf(answer)
    },
  }
}

function requestOf({ method, url, headers, body }: Call): Request {
  return new Request(url, { method, headers, ...(body !== undefined && { body }) })
}

async function read(response: Response): Promise<Answer> {
  const contentType = response.headers.get('Content-Type') ?? ''
  return { status: response.status, contentType, text: await response.text() }
}

function responseOf({ status, contentType, text }: Answer): Response {
  const headers = contentType === '' ? {} : { 'Content-Type': contentType }
  // Bytes have no content type of their own, as text would.
  const bytes = text === '' ? null : new TextEncoder().encode(text)
  const isAllowed = bytes === null || ![204, 205, 304].includes(status)
  const response = new Response(bytes, { status: isAllowed ? status : 200, headers })
  // fetch allows no body there; over HTTP one may come all the same.
  return isAllowed ? response : Object.defineProperty(response, 'status', { value: status })
}
