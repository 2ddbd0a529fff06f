/** A tiny API for tests of the engine: things of a project that can be counted, listed, read, added and deleted. */

import { Hono } from 'hono'
import { ApiError, ParseError } from '../../client/errors.ts'
import { JSON_TYPE, listOperations, type OpenApiDocument } from '../../document/document.ts'
import { readFacts } from '../../document/facts.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { plantedDocument } from '../../testing/planted.ts'
import type { GenericChecks } from '../checks/generic.ts'
import type { Tag } from '../checks/tag.ts'
import type { Cleanup, CleanupContext } from '../http/cleanup.ts'
import type { Fixtures } from '../http/fixtures.ts'
import { createRouter } from '../http/router.ts'
import { only } from '../http/safety.ts'
import { createTarget } from '../http/target.ts'
import type { Connection, TargetOptions } from '../http/target-types.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import type { Leftover } from '../model/ledger.ts'
import { unless } from '../model/problem.ts'
import { createVerifier } from '../run/verify.ts'
import type { Service } from '../service/service.ts'

const PATH = '/projects/{project_id}/things'
const json = (schema: object, example: unknown) => ({ [JSON_TYPE]: { schema, example } })
const THING = { id: 'thing-1', name: 'lamp', projectId: 'p-1' }
const thing = { $ref: '#/components/schemas/Thing' }
const ERROR = {
  description: 'An error.',
  content: json({ $ref: '#/components/schemas/ErrorMessage' }, { message: 'No.' }),
}
const inPath = (name: string, example?: string) => ({
  name,
  in: 'path',
  required: true,
  description: 'An ID.',
  schema: { type: 'string' },
  ...(example && { example }),
})

/** Creates an operation of the tiny API. @param content content of the success response; without it, the status is 204 */
const operation = (
  operationId: string,
  content: object | undefined,
  { parameters = [], ...more }: { parameters?: { in: string; [key: string]: unknown }[]; [key: string]: unknown } = {},
) => ({
  operationId,
  tags: ['Things'],
  summary: operationId,
  description: operationId,
  parameters: [inPath('project_id'), ...parameters],
  responses: {
    ...(content ? { '2XX': { description: 'Done.', content } } : { '204': { description: 'Done.' } }),
    // An operation without a body or query parameters has no malformed requests.
    ...(('requestBody' in more || parameters.some((each) => each.in === 'query')) && { '400': ERROR }),
    '401': ERROR,
    default: ERROR,
  },
  ...more,
})
const limit = { type: 'integer', minimum: 1, maximum: 3 }
const text = (description: string) => ({ type: 'string', description }) as const

const planted = plantedDocument({
  schemas: {
    Thing: {
      type: 'object',
      description: 'A thing.',
      required: ['id', 'name', 'projectId'],
      properties: { id: text('Its ID.'), name: text('Its name.'), projectId: text('Its project.') },
    },
    NewThing: {
      type: 'object',
      description: 'A thing to add.',
      properties: { name: { ...text('Its name.'), examples: ['lamp'] }, note: { description: 'A note.' } },
    },
  },
  unknowns: { 'further-operations': {}, 'token-scope': {}, 'required-body-fields': {} },
})

export const document = {
  ...planted,
  paths: {
    '/projects/{project_id}/count': { get: operation('countThings', json({ type: 'integer' }, 2)) },
    [PATH]: {
      get: operation('listThings', json({ type: 'array', items: thing }, [THING]), {
        parameters: [{ name: 'limit', in: 'query', description: 'Maximum number.', example: 2, schema: limit }],
        'x-rules': {
          'ids-differ': { description: 'Thing IDs are unique.', see: 'Things 1', about: '2XX[].id/meaning' },
          'limit-honoured': { description: 'No more things are listed.', see: 'Things 1', about: 'query.limit/effect' },
        },
      }),
      post: operation('addThing', json(thing, THING), {
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/NewThing' }, { name: 'lamp' }) },
      }),
    },
    [`${PATH}/{thing_id}`]: {
      get: operation('getThing', json(thing, THING), { parameters: [inPath('thing_id', 'thing-1')] }),
      delete: operation('deleteThing', undefined, { parameters: [inPath('thing_id')] }),
    },
  },
  security: [{ bearerAuth: [] }],
} as unknown as OpenApiDocument

interface Thing {
  id: string
  name: string
  projectId: string
}

export const BASE_URL = 'http://things.test'
export const TOKEN = 'owner-token'
export const FIXTURES: Fixtures = {
  project_id: 'p-1',
  thing_id: 'thing-1',
  'foreign.project_id': 'p-2',
  'foreign.thing_id': 'thing-of-others',
  'tokens.member': 'member-token',
  'tokens.expired': 'expired-token',
  'tokens.no_access': 'other-token',
}

export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

/** Creates a service that conforms to the document. Returns its `fetch` and its state. */
export function createService() {
  const things = new Map<string, Thing>(['thing-1', 'thing-2'].map((id) => [id, { ...THING, id }]))
  let added = 0
  const error = (status: number, message: string) => Response.json({ message }, { status })
  const withoutAccess = `Bearer ${FIXTURES['tokens.no_access']}`
  const known = [`Bearer ${TOKEN}`, `Bearer ${FIXTURES['tokens.member']}`, withoutAccess]
  const app = new Hono()
    .use(async ({ req: { path, raw } }, next) => {
      const credential = raw.headers.get('Authorization') ?? ''
      if (!known.includes(credential)) return error(401, 'Unknown token.')
      if (credential === withoutAccess || !path.startsWith('/projects/p-1/')) return error(403, 'Not yours.')
      return next()
    })
    .get('/projects/p-1/count', () => Response.json(things.size))
    .get('/projects/p-1/things', ({ req }) => {
      const limit = Number(req.query('limit') ?? 3)
      if (!Number.isInteger(limit) || limit < 1 || limit > 3) return error(400, 'limit must be 1 to 3.')
      return Response.json([...things.values()].slice(0, limit))
    })
    .post('/projects/p-1/things', async ({ req }) => {
      const body = parseJson(await req.text())
      if (!isObject(body)) return error(400, 'The body must be an object.')
      const { name = '' } = body
      if (typeof name !== 'string') return error(400, 'name must be a string.')
      const thing = { id: `new-${++added}`, name, projectId: 'p-1' }
      things.set(thing.id, thing)
      return Response.json(thing, { status: 201 })
    })
    .get('/projects/p-1/things/:id', ({ req }) => {
      const thing = things.get(req.param('id'))
      return thing ? Response.json(thing) : error(404, 'No such thing.')
    })
    .delete('/projects/p-1/things/:id', ({ req }) =>
      things.delete(req.param('id')) ? new Response(null, { status: 204 }) : error(404, 'No such thing.'),
    )
    .notFound(() => error(404, 'No such operation.'))
  const fetch: Fetch = async (request) => app.fetch(request)
  return { fetch, things }
}

interface CallRequest {
  thing_id?: string
  limit?: number
  body?: object
}

/** The client of the tiny API. Like the generated one, it throws {@link ApiError} and {@link ParseError}. */
export interface Api {
  countThings(): Promise<number>
  listThings(request?: CallRequest): Promise<Thing[]>
  addThing(request: CallRequest): Promise<Thing | null>
  getThing(request: CallRequest): Promise<Thing>
  deleteThing(request: CallRequest): Promise<void>
}

export function connect({ baseUrl, token, path: { project_id }, fetch }: Connection): Api {
  const call =
    (operationId: string, method: string) =>
    async ({ thing_id, limit, body }: CallRequest = {}) => {
      const resource = operationId === 'countThings' ? 'count' : 'things'
      const url = `${baseUrl}/projects/${project_id}/${resource}${thing_id === undefined ? '' : `/${thing_id}`}${limit === undefined ? '' : `?limit=${limit}`}`
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': JSON_TYPE }
      const response = await fetch(new Request(url, { method, headers, body: body ? JSON.stringify(body) : null }))
      const text = await response.text()
      const call = { operationId, method, path: PATH, attempts: 1 } as never
      const { status, headers: received } = response
      const answer = { status, headers: received, body: parseJson(text) }
      if (!response.ok) throw new ApiError(call, answer)
      if (method !== 'DELETE' && answer.body === undefined) throw new ParseError('Not JSON.', call, answer)
      return answer.body as never
    }
  return {
    countThings: call('countThings', 'GET'),
    listThings: call('listThings', 'GET'),
    addThing: call('addThing', 'POST'),
    getThing: call('getThing', 'GET'),
    deleteThing: call('deleteThing', 'DELETE'),
  }
}

type Its = Service<Api>

export const tag: Tag<
  'countThings' | 'listThings' | 'addThing' | 'getThing' | 'deleteThing',
  'listThings/ids-differ' | 'listThings/limit-honoured',
  Its
> = {
  calls: {
    countThings: ({ api }) => api.countThings(),
    listThings: ({ api }) => api.listThings(),
    addThing: ({ api, uniqueName }) => api.addThing({ body: { name: uniqueName('lamp') } }),
    getThing: ({ api, need }) => api.getThing({ thing_id: need('thing_id') }),
    deleteThing: async ({ api }) => {
      const id = (await api.addThing({ body: { name: 'to delete' } }))?.id
      if (typeof id !== 'string') throw new Inconclusive('addThing, which this check needs, returned no ID')
      await api.deleteThing({ thing_id: id })
    },
  },
  renewed: ['addThing', 'deleteThing'],
  intrusions: {
    addThing: async ({ api }, intruder) => {
      const thing = await intruder.addThing({ body: { name: 'intruder' } }).catch(() => null)
      return thing ? [thing, await api.getThing({ thing_id: thing.id })] : undefined
    },
    deleteThing: async ({ api }, intruder) => {
      const thing_id = (await api.addThing({ body: { name: 'to keep' } }))?.id ?? ''
      const deletion = intruder.deleteThing({ thing_id })
      const isAccepted = await deletion.then(
        () => true,
        () => false,
      )
      const look = api.getThing({ thing_id })
      return isAccepted && (await look.catch(() => undefined)) === undefined ? [deletion, look] : undefined
    },
  },
  rules: {
    'listThings/ids-differ': {
      check: async ({ api }) => {
        const ids = (await api.listThings()).map(({ id }) => id)
        return unless(new Set(ids).size === ids.length, 'two things have the same ID')
      },
    },
    'listThings/limit-honoured': {
      check: async ({ api }) =>
        unless((await api.listThings({ limit: 1 })).length <= 1, 'limit 1 lists several things'),
    },
  },
  safety: {
    addThing: { lowest: 'write', permit: () => 'write' },
    deleteThing: {
      lowest: 'write',
      permit: ({ path }, { created }) =>
        created.has(path.thing_id ?? '') ? 'write' : only('destructive', path.thing_id, 'thing-1'),
    },
  },
  cleanup,
}

const leftover = (id: string): Leftover => ({
  what: `the thing ${id}`,
  why: 'the run has not deleted it',
  remedy: 'Delete it.',
  undo: { operationId: 'deleteThing', path: { project_id: 'p-1', thing_id: id } },
})

/** Tracks the things that a run adds, and deletes them at its end. */
function cleanup({ client }: CleanupContext): Cleanup {
  const created = new Set<string>()
  const present = new Set<string>()
  return {
    created,
    answered({ operationId, status, text }, path) {
      if (status < 200 || status > 299) return
      const { id } = (parseJson(text) ?? {}) as { id?: unknown }
      if (operationId === 'addThing' && typeof id === 'string') for (const ids of [created, present]) ids.add(id)
      if (operationId === 'deleteThing') present.delete(path.thing_id ?? '')
    },
    unanswered() {},
    left: () => [...present].map(leftover),
    adopt: () => false,
    async undo() {
      const left = []
      for (const id of present) {
        const deletion = (client() as Api).deleteThing({ thing_id: id })
        const why = await deletion.then(
          () => undefined,
          ({ message }: Error) => message,
        )
        if (why !== undefined) left.push({ ...leftover(id), why })
      }
      return left
    },
  }
}

export const operations = listOperations(document)

/** What sending requests to the tiny API depends on. */
export const API = {
  tenant: 'project_id',
  openSegments: [],
  isToken: (name: string) => name.startsWith('tokens.'),
}

/** What the checks of its operations must know. */
export const GENERIC: GenericChecks = {
  access: {
    outsiders: {
      'no-access': { token: 'tokens.no_access', unless: 'the token has access' },
      expired: { token: 'tokens.expired', unless: 'the token has not expired' },
    },
    sharedIds: [],
  },
  questions: {
    access: 'token-scope',
    otherMethods: { entry: 'further-operations', method: 'PUT' },
    requiredProperties: 'required-body-fields',
    unknownIds: 'error-status-codes',
    unknownKeys: 'unknown-request-keys',
    coercion: 'request-coercion',
    roles: { entry: 'role-model', token: 'tokens.member', says: 'As a member who is not an owner' },
  },
}

export const createThingsVerifier = (of = document, tags: Tag[] = [tag]) =>
  createVerifier({
    document: of,
    api: API,
    generic: GENERIC,
    facts: readFacts(of),
    tags,
    compile: schemaCompilerOf(of),
  })

/** Options of a target for the tiny API. The target counts as a real environment unless `isOwn` is set. */
export const thingsOptions = (
  fetch: Fetch = createService().fetch,
  options: Partial<TargetOptions> = {},
): TargetOptions => ({
  name: 'things',
  baseUrl: BASE_URL,
  token: TOKEN,
  fixtures: FIXTURES,
  tier: 'destructive',
  runId: 'run-7',
  random: () => 0,
  api: API,
  operations,
  tags: [tag],
  connect,
  fetch,
  ...options,
})

export const thingsTarget = (...args: Parameters<typeof thingsOptions>) => createTarget(thingsOptions(...args))

/** Returns a `fetch` that changes all responses of a service, or those of one operation. */
export function through(
  change: (response: Response, request: Request) => Response | Promise<Response>,
  operationId?: string,
  { fetch } = createService(),
): Fetch {
  return async (request) => {
    const response = await fetch(request.clone())
    const isMeant = operationId === undefined || operationOf(request) === operationId
    return isMeant ? change(response, request) : response
  }
}

const findRoute = createRouter({ baseUrl: BASE_URL, api: API, fixtures: FIXTURES, operations })

export const operationOf = ({ method, url }: Pick<Request, 'method' | 'url'>) => findRoute(method, url)?.id
