import type { Hono } from 'hono'
import { listOperations, type OpenApiDocument, type Operation } from '../../document/document.ts'
import type { CompileSchema } from '../../document/schema-compiler.ts'
import type { Handlers, Reply } from '../resources/handlers.ts'
import type { Fault, Faults } from '../state/faults.ts'
import type { Snapshot } from '../state/store.ts'
import type { World } from '../state/world.ts'
import type { Access } from './access.ts'
import { authenticate, type Token } from './auth.ts'
import { type Contract, createContract } from './contract.ts'
import { DroppedConnection, Refusal } from './errors.ts'
import { readJson } from './read-json.ts'
import { toResponse } from './responses.ts'

export interface RouteOptions {
  world: World
  handlers: Handlers
  tokens: ReadonlyMap<string, Token>
  faults: Faults
  /** Path segment of the code-hosting provider. */
  codehost: string
  compile: CompileSchema
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Keeps the state, where it is kept at all; a change is acknowledged only after it. */
  save?: () => Promise<void>
}

interface Route {
  contract: Contract
  /** Typed for its own operation in the table of handlers; here one stands for all. */
  handler: (call: never) => Reply | Promise<Reply>
}

/**
 * Routes every operation of the document. A request is looked at in this order, and the first thing that is wrong with it is
 * answered: unknown path (404), method (405), fault, credential (401), content type (415), what the document says of query,
 * path and body (400), what the handler says.
 */
export function addRoutes(app: Hono<{ Bindings: Access }>, document: OpenApiDocument, options: RouteOptions) {
  const { world, handlers, compile, codehost } = options
  const byPath = Map.groupBy(listOperations(document), ({ path }) => path)
  for (const [path, operations] of byPath) {
    const routes = new Map(operations.map((operation) => [operation.method as string, routeOf(operation)]))
    const allow = [...routes.keys()].join(', ')
    const literal = path.replace('/codehost/', `/${codehost}/`)
    app.all(literal.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const route = routes.get(c.req.method)
      if (route) return answer(c.req.raw, route, c.req.param(), options)
      throw new Refusal(405, `${c.req.method} is not allowed here; ${allow} is.`, { Allow: allow })
    })
  }

  function routeOf(operation: Operation): Route {
    const contract = createContract(document, operation, { compile, switches: world.switches })
    return { contract, handler: handlers[contract.id] }
  }
}

async function answer(
  request: Request,
  { contract, handler }: Route,
  parameters: Record<string, string>,
  { world, tokens, faults, sleep, save }: RouteOptions,
): Promise<Response> {
  const fault = faults.take(contract.id)
  if (fault) {
    const failed = await inject(fault, request.signal, sleep)
    if (failed) return failed
  }
  const caller = authenticate(request.headers.get('Authorization'), { tokens, clock: world.clock })
  const json = contract.takesBody ? await readJson(request) : undefined
  const { pathname, search, origin } = partsOf(request.url)
  checkEscapes(pathname)
  const query = contract.checkQuery(search)
  const body = contract.checkBody(json)
  if (parameters.project_id !== caller.projectId) throw world.notFound('project', parameters.project_id ?? '')

  const before = save && request.method !== 'GET' ? world.store.snapshot() : undefined
  const { revision } = world.store
  const replied = handler({ path: parameters, query, body, caller, origin, reply } as never)
  // A handler changes the state, if at all, before it first waits: what changes later is the work of other calls.
  const changed = world.store.revision !== revision
  const answered = replied instanceof Promise ? await replied : replied
  contract.checkReply(answered)
  if (changed && save) await saveOrUndo(save, world.store, before)
  return toResponse(answered)
}

/** What could not be kept is undone, unless another call has changed the state since: that one may have built upon it. */
async function saveOrUndo(
  save: () => Promise<void>,
  store: World['store'],
  before: Snapshot | undefined,
): Promise<void> {
  const { revision } = store
  try {
    await save()
  } catch (error) {
    if (before && store.revision === revision) store.restore(before)
    throw error
  }
}

/** The type of `Call` holds each handler to its operation; what arrives here is checked against the document once more. */
function reply(status: number, body?: unknown): Reply {
  return { status, body }
}

async function inject(
  { delayMs, drop, status, retryAfter }: Fault,
  signal: AbortSignal,
  sleep: RouteOptions['sleep'],
): Promise<Response | undefined> {
  if (delayMs) await sleep(delayMs, signal)
  // Whoever called may have gone while it took so long: then nothing is carried out either.
  if (drop || signal.aborted) throw new DroppedConnection()
  if (status === undefined) return undefined
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return toResponse({ status, body: { message: `A fault of the sandbox, as asked for: ${status}.` } }, headers)
}

/** A URL is taken apart by hand, since `new URL` is what most of a short request would be spent on. */
function partsOf(url: string) {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const [path = '', ...search] = url.slice(start).split('#', 1)[0]?.split('?') ?? []
  return { origin: url.slice(0, start), pathname: path, search: search.join('?') }
}

function checkEscapes(pathname: string): void {
  if (!pathname.includes('%')) return
  try {
    decodeURIComponent(pathname)
  } catch {
    throw new Refusal(400, 'The path has a percent sign that starts no escape of UTF-8.')
  }
}
