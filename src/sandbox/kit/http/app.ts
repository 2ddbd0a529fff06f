import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { TrieRouter } from 'hono/router/trie-router'
import { Refusal } from '../errors.ts'
import type { Disturb } from '../faults/disturb.ts'
import { partsOf } from '../journal/exchange.ts'
import type { Journal } from '../journal/journal.ts'
import type { CallerFields } from '../journal/redaction.ts'
import type { UndoableStep } from '../store/store.ts'
import { quote } from '../values.ts'
import type { Access, Bindings } from './access.ts'
import type { Contract, Reply } from './contract.ts'
import { createControl } from './control.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'
import { createCors } from './cors.ts'
import { checkEscapes, readJson } from './read-request.ts'
import { type ConsolePage, errorResponse, messageOf, pageResponse, toResponse } from './responses.ts'

interface Env {
  Bindings: Bindings
}

/** A call that has passed the checks. */
export interface CheckedCall<Caller> {
  /** Path parameters by name. */
  path: Record<string, string>
  query: Record<string, unknown>
  /** The documented fields of the body; `undefined` if the operation takes none. */
  body: unknown
  caller: Caller
  /** Base URL of links to the sandbox, such as `http://127.0.0.1:4010`. */
  origin: string
}

/** An operation of the API, and how it is checked and handled. */
export interface ServedOperation<Caller> {
  method: string
  /** Path with parameters in braces. */
  path: string
  contract: Contract
  handle(call: CheckedCall<Caller>): Reply | Promise<Reply>
}

/** A GET route besides the operations, such as a download. Faults affect it. */
interface FurtherRoute {
  /** Path with parameters as in Hono, such as `/archives/:file`. */
  path: string
  respond(request: Request, parameters: Record<string, string>): Promise<Response>
}

/** @typeParam Caller what `authenticate` returns */
interface AppOptions<Caller> {
  operations: readonly ServedOperation<Caller>[]
  furtherRoutes: readonly FurtherRoute[]
  /** Identifies the caller of an operation. @throws Refusal */
  authenticate(headers: Headers): Caller
  /** Returns what the journal shows of a caller. */
  fieldsOf(caller: Caller): CallerFields
  /** Returns the caller for reads under `/_sandbox/read`, which need no token. */
  readerOf(path: Record<string, string>): Caller
  /** Checks that a caller may use a path. @throws Refusal */
  authorize(caller: Caller, path: Record<string, string>): void
  controls: ControlledSandbox
  journal: Journal
  /** Lets faults affect a call. */
  disturb: Disturb
  /** Returns the changes that the handlers have made since the last call. */
  takeSteps(): UndoableStep[]
  /** Saves changes. The sandbox acknowledges them only after the promise resolves. */
  commit(steps: UndoableStep[]): Promise<void>
  /** Returns the page at `/`. */
  page: (() => Promise<ConsolePage>) | undefined
}

/** Creates the HTTP interface of a sandbox. */
export function createApp<Caller>(options: AppOptions<Caller>): (request: Request, from: Access) => Promise<Response> {
  // The default router would try to build a regular expression first, which fails for these paths.
  const app = new Hono<Env>({ router: new TrieRouter() })
  app.onError((error, { env: { exchange } }) => {
    exchange.reason = messageOf(error)
    return errorResponse(error)
  })
  app.use(createCors())
  app.notFound(({ req: { path }, env: { exchange } }) => {
    exchange.isRecorded = true
    exchange.reason = `No operation has the path ${quote(path)}; see openapi.yaml for paths, and GET /_sandbox for IDs.`
    return errorResponse(new Refusal(404, exchange.reason))
  })
  const reads = new Hono<Env>()
  addOperations(app, reads, options)
  for (const route of options.furtherRoutes) {
    app.all(route.path, async ({ req, env: { exchange } }) => {
      exchange.isRecorded = true
      exchange.check = 'method'
      if (req.method !== 'GET' && req.method !== 'HEAD') throw wrongMethod(req.method, 'GET, HEAD')
      return options.disturb(req.raw, exchange, () => {
        exchange.check = 'handler'
        return route.respond(req.raw, req.param() as Record<string, string>)
      })
    })
  }
  let page: Promise<ConsolePage> | undefined
  const { page: load } = options
  if (load) {
    app.get('/', etag(), async () => {
      page ??= load().catch((error) => {
        // The next request tries again.
        page = undefined
        throw error
      })
      return pageResponse(await page)
    })
  }
  app.route('/_sandbox', createControl(options.controls, reads))

  return async (request, from) => {
    // Hono writes to plain objects with the method as the key: the method __proto__ would pollute every object.
    if (request.method in Object.prototype) return errorResponse(new Refusal(405, 'The method is unknown.'))
    const exchange = options.journal.begin(request)
    let response: Response | undefined
    try {
      response = await app.fetch(request, { access: from, exchange } satisfies Bindings)
      return response
    } finally {
      options.journal.end(exchange, response)
    }
  }
}

/**
 * Adds a route for each path, and for each GET operation also one to `reads`, which needs no token and ignores faults. The
 * first failing check determines the response: path (404), method (405), fault, token (401), content type (415), size (413),
 * JSON, query and body (400), access to the path, handler.
 */
function addOperations<Caller>(app: Hono<Env>, reads: Hono<Env>, options: AppOptions<Caller>): void {
  for (const [path, own] of Map.groupBy(options.operations, (operation) => operation.path)) {
    const byMethod = new Map(own.map((operation) => [operation.method, operation]))
    const allow = [...byMethod.keys()].flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : method)).join(', ')
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    const get = byMethod.get('GET')
    if (get) reads.get(route, (c) => perform(c, get, options.readerOf(pathOf(c)), options))
    app.all(route, (c) => {
      c.env.exchange.isRecorded = true
      c.env.exchange.check = 'method'
      // Documents need not mention HEAD, because it is HTTP, not the API: GET whose response has no body (RFC 9110, section
      // 9.3.2). Hono leaves the body out.
      const operation = byMethod.get(c.req.method === 'HEAD' ? 'GET' : c.req.method)
      if (operation) return respond(c, operation, options)
      throw wrongMethod(c.req.method, allow)
    })
  }
}

const wrongMethod = (method: string, allow: string) =>
  new Refusal(405, `The path does not support ${method}; use ${allow}.`, { Allow: allow })

const pathOf = ({ req }: Context<Env>): Record<string, string> => req.param()

function respond<Caller>(
  c: Context<Env>,
  operation: ServedOperation<Caller>,
  options: AppOptions<Caller>,
): Promise<Response> {
  const { exchange } = c.env
  exchange.operation = operation.contract.id
  return options.disturb(c.req.raw, exchange, () => {
    exchange.check = 'token'
    const caller = options.authenticate(c.req.raw.headers)
    exchange.caller = options.fieldsOf(caller)
    return perform(c, operation, caller, options)
  })
}

/** Checks and handles a call of an authenticated caller. */
async function perform<Caller>(
  c: Context<Env>,
  operation: ServedOperation<Caller>,
  caller: Caller,
  { authorize, takeSteps, commit }: AppOptions<Caller>,
): Promise<Response> {
  const { access, exchange } = c.env
  const { contract } = operation
  exchange.check = 'JSON'
  const json = contract.takesBody ? await readJson(c.req.raw, { exchange }) : undefined
  const { path: pathname, search, origin } = partsOf(exchange.url)
  exchange.check = 'path'
  checkEscapes('path', pathname)
  exchange.check = 'query'
  const query = contract.checkQuery(search)
  exchange.check = 'body'
  const body = contract.checkBody(json)
  exchange.check = 'access'
  const path = pathOf(c)
  authorize(caller, path)

  exchange.check = 'handler'
  const call = { path, query, body, caller, origin: access.baseUrl ?? origin }
  const { reply, steps } = await handled(operation, call, takeSteps)
  await commit(steps)
  return toResponse(reply, {}, exchange)
}

/** Lets the handler of an operation reply, and checks its reply. If that fails, its changes are undone. */
async function handled<Caller>(
  { contract, handle }: ServedOperation<Caller>,
  call: CheckedCall<Caller>,
  takeSteps: () => UndoableStep[],
): Promise<{ reply: Reply; steps: UndoableStep[] }> {
  let steps: UndoableStep[] = []
  try {
    let replied: Reply | Promise<Reply>
    try {
      replied = handle(call)
    } finally {
      // A handler changes the state only before its first `await`: later changes belong to other calls.
      steps = takeSteps()
    }
    const reply = replied instanceof Promise ? await replied : replied
    contract.checkReply(reply)
    return { reply, steps }
  } catch (error) {
    for (const step of steps.toReversed()) step.undo()
    throw error
  }
}
