import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { type Operation, operationTable } from '../../../generated/operation-table.ts'
import type { Controls } from '../controls.ts'
import { Refusal } from '../kit/errors.ts'
import type { Disturb } from '../kit/faults/disturb.ts'
import { quote } from '../kit/values.ts'
import { download } from '../resources/archives.ts'
import { type Handlers, type Reply, reply } from '../resources/handlers.ts'
import type { Journal } from '../state/requests.ts'
import type { UndoableStep } from '../state/store.ts'
import { type AuthenticatedCaller, ownerOf } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import { createCors } from './access.ts'
import { type Access, authenticate, type Bindings } from './auth.ts'
import { type Contract, createContract } from './contract.ts'
import { createControl } from './control.ts'
import { checkEscapes, readJson } from './read-request.ts'
import { type ConsolePage, errorResponse, messageOf, pageResponse, toResponse } from './responses.ts'

interface Env {
  Bindings: Bindings
}

interface AppOptions {
  world: World
  handlers: Handlers
  controls: Controls
  journal: Journal
  /** Path segment of the code-hosting provider. */
  codehost: string
  /** Lets faults affect a call. */
  disturb: Disturb
  /** Saves changes. The sandbox acknowledges them only after the promise resolves. */
  commit: (steps: UndoableStep[]) => Promise<void>
  /** Returns the page at `/`. */
  page: (() => Promise<ConsolePage>) | undefined
}

export function createApp(options: AppOptions): (request: Request, from: Access) => Promise<Response> {
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
  app.get('/archives/:file{.+\\.zip}', async ({ req, env: { exchange } }) => {
    exchange.isRecorded = true
    return options.disturb(req.raw, exchange, () => {
      exchange.check = 'handler'
      return download(req.raw, req.param('file').slice(0, -'.zip'.length), options.world)
    })
  })
  let page: Promise<ConsolePage> | undefined
  const { page: load } = options
  if (load) {
    app.get('/', async () => {
      page ??= load()
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
 * JSON, query and body (400), project (`notFoundStatus`), handler.
 */
function addOperations(app: Hono<Env>, reads: Hono<Env>, options: AppOptions): void {
  const { world, codehost } = options
  const operations = Object.values<Operation>(operationTable).map(({ operationId, method, path }) => {
    return { path, method, contract: createContract(operationId, world.switches) }
  })
  for (const [path, own] of Map.groupBy(operations, (operation) => operation.path)) {
    const contracts = new Map<string, Contract>(own.map(({ method, contract }) => [method, contract]))
    const allow = [...contracts.keys()].flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : method)).join(', ')
    const route = path.replace('/codehost/', `/${codehost}/`).replace(/\{(\w+)\}/g, ':$1')
    const get = contracts.get('GET')
    if (get) reads.get(route, (c) => perform(c, get, ownerOf(c.req.param('project_id') ?? ''), options))
    app.all(route, (c) => {
      c.env.exchange.isRecorded = true
      c.env.exchange.check = 'method'
      // The document does not mention HEAD, because it is HTTP, not the API: GET whose response has no body (RFC 9110, section
      // 9.3.2). Hono leaves the body out.
      const contract = contracts.get(c.req.method === 'HEAD' ? 'GET' : c.req.method)
      if (contract) return respond(c, contract, options)
      throw new Refusal(405, `The path does not support ${c.req.method}; use ${allow}.`, { Allow: allow })
    })
  }
}

function respond(c: Context<Env>, contract: Contract, options: AppOptions): Promise<Response> {
  const { exchange } = c.env
  exchange.operation = contract.id
  return options.disturb(c.req.raw, exchange, () => {
    exchange.check = 'token'
    const caller = authenticate(c.req.raw.headers.get('Authorization'), options.world)
    exchange.caller = caller
    return perform(c, contract, caller, options)
  })
}

/** Checks and handles a call of an authenticated caller. */
async function perform(
  { req, env: { access, exchange } }: Context<Env>,
  contract: Contract,
  caller: AuthenticatedCaller,
  { world, handlers, commit }: AppOptions,
): Promise<Response> {
  exchange.check = 'JSON'
  const json = contract.takesBody ? await readJson(req.raw, { exchange }) : undefined
  const { pathname, search, origin } = new URL(exchange.url)
  exchange.check = 'path'
  checkEscapes('path', pathname)
  exchange.check = 'query'
  const query = contract.checkQuery(search)
  exchange.check = 'body'
  const body = contract.checkBody(json)
  exchange.check = 'project'
  const path: Record<string, string> = req.param()
  if (path.project_id !== caller.projectId) throw world.notFound('project', path.project_id ?? '')

  exchange.check = 'handler'
  const handler: (call: never) => Reply | Promise<Reply> = handlers[contract.id]
  const replied = handler({ path, query, body, caller, origin: access.baseUrl ?? origin, reply } as never)
  // A handler changes the state only before its first `await`: later changes belong to other calls.
  const steps = world.store.takeSteps()
  const made = replied instanceof Promise ? await replied : replied
  contract.checkReply(made)
  await commit(steps)
  return toResponse(made, {}, exchange)
}
