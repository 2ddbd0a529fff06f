import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { UsageError } from '../command.ts'
import { JSON_TYPE } from '../document/document.ts'
import { escapeRegExp } from '../printable.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createMock, type Mock } from './mock.ts'

const content = (example: object) => ({ content: { [JSON_TYPE]: { schema: { type: 'object' }, example } } })
const error = { description: 'An error.', ...content({ message: 'From the document.' }) }
const properties = { size: { type: 'integer' }, tags: { additionalProperties: { type: 'integer' } } }

const document = (id: string) => ({
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.0.0' },
  components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } } },
  security: [{ bearerAuth: [] }],
  paths: {
    '/things/{id}': {
      put: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { [JSON_TYPE]: { schema: { type: 'object', properties } } } },
        responses: { 200: { description: 'A thing.', ...content({ id }) }, 400: error, 401: error, default: error },
      },
    },
  },
})

const file = join(temporaryFolder(afterAll), 'openapi.json')
const write = (text: string) => writeFileSync(file, text)
const log = vi.fn()
let mock: Mock
beforeAll(async () => {
  write(JSON.stringify(document('t-1')))
  mock = await createMock({ file, log })
})
beforeEach(() => log.mockClear())

interface Sent {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request, by default a proper one. */
async function send({ path = '/things/x', method = 'PUT', headers, body = '{"size":1}' }: Sent = {}) {
  const all = { Authorization: 'Bearer any', 'Content-Type': JSON_TYPE, 'Content-Length': '9', ...headers }
  const response = await mock.respond(new Request(`http://mock.test${path}`, { method, headers: all, body }))
  const text = await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), body: text && JSON.parse(text) }
}

test.each<[message: string, request: Sent]>([
  [
    'Content-Type must be a media type such as application/json; it is "undefined".',
    { headers: { 'Content-Type': 'undefined' } },
  ],
  ['Accept must have a media type such as application/json; it is "garbage".', { headers: { Accept: 'garbage' } }],
  ['The URL must be percent-encoded UTF-8.', { path: '/things/%zz' }],
  ['The URL must be percent-encoded UTF-8.', { path: '/things/x?size=%c3' }],
  ['The body is not valid JSON.', { body: '{' }],
  ['In Prefer, code must have three digits, and dynamic must be true or false.', { headers: { Prefer: 'code=abc' } }],
  ['In Prefer, code must have three digits, and dynamic must be true or false.', { path: '/things/x?__dynamic=1' }],
  ['In Prefer, code must be from 200 to 599; it is 999.', { headers: { Prefer: 'code=999' } }],
])('malformed: %s', async (message, request) => {
  expect(await send(request)).toMatchObject({
    status: 400,
    body: { message },
    headers: { 'access-control-allow-origin': '*' },
  })
  expect(log.mock.lastCall?.[0]).toMatch(new RegExp(`^PUT /things/\\S+ 400\n  ${escapeRegExp(message)}$`))
  // An error must not change the answer to later requests.
  expect(await send()).toMatchObject({ status: 200, body: { id: 't-1' } })
})

test('a body of more than 1 MiB is rejected with 413', async () => {
  expect(await send({ body: ' '.repeat(2 ** 20 + 1) })).toMatchObject({
    status: 413,
    body: { message: expect.any(String) },
  })
})

test.each<[name: string, request: Sent]>([
  ['a lower-case scheme', { headers: { Authorization: 'bearer any' } }],
  ['a Content-Type that ends with a semicolon', { headers: { 'Content-Type': 'application/json;' } }],
  ['an Accept without media types', { headers: { Accept: ',' } }],
  ['an Accept with one media type that can be parsed', { headers: { Accept: 'text/html, *; q=.2, */*; q=.2' } }],
  ['an unknown preference', { headers: { Prefer: 'wait=10' } }],
])('%s is allowed', async (_, request) => {
  expect(await send(request)).toMatchObject({ status: 200, body: { id: 't-1' } })
})

test.each<[status: number, reason: string, request: Sent]>([
  [401, 'Invalid security scheme used', { headers: { Authorization: 'Basic eDp5' } }],
  [400, 'Request body property size must be integer', { body: '{"size":"L"}' }],
  [400, 'Supported content types: application/json', { headers: { 'Content-Type': 'text/plain' } }],
  [400, 'Request body must be object', { headers: { 'Content-Type': '' } }],
])('a request that violates the document gets its example for %i: %s', async (status, reason, request) => {
  const { headers, ...response } = await send(request)
  expect(response).toEqual({ status, body: { message: 'From the document.' } })
  expect(JSON.parse(headers['sl-violations'] ?? '')).toMatchObject([{ severity: 'Error', message: reason }])
  expect(log).toHaveBeenCalledWith(`PUT /things/x ${status}\n  ${reason}`)
})

test('violations are listed in ASCII, and only as many as fit in a header and on a screen', async () => {
  const { headers } = await send({ body: '{"tags":{"\u00e9\u20ac":"x"}}' })
  expect(headers['sl-violations']).toContain('\\u00e9\\u20ac')
  const tags = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`tag-${index}`, 'x']))
  const many = await send({ body: JSON.stringify({ tags }) })
  expect(many.headers['sl-violations']).toMatch(/^Too many violations! .{8000,8192}$/)
  expect(log.mock.lastCall?.[0]).toMatch(/tags\.tag-9 must be integer\n {2}and 990 more$/)
})

test.each<[status: number, type: string, request: Sent]>([
  [404, 'NO_PATH_MATCHED_ERROR', { path: '/nothing' }],
  [405, 'NO_METHOD_MATCHED_ERROR', { method: 'DELETE' }],
  [406, 'NOT_ACCEPTABLE', { headers: { Accept: 'text/html' } }],
  [404, 'NOT_FOUND', { headers: { Prefer: 'example=none' } }],
])('problem details describe %i %s', async (status, type, request) => {
  expect(await send(request)).toMatchObject({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { status, type: `https://stoplight.io/prism/errors#${type}` },
  })
})

test.each<[status: number, body: unknown, request: Sent]>([
  [404, { message: 'From the document.' }, { headers: { Prefer: 'code=404' } }],
  [401, { message: 'From the document.' }, { path: '/things/x?__code=401' }],
  [204, '', { headers: { Prefer: 'code=204' } }],
])('Prefer selects the response %i', async (status, body, request) => {
  expect(await send(request)).toMatchObject({ status, body })
})

test('pages of all origins may send requests', async () => {
  const headers = { Origin: 'https://app.example.com', 'Access-Control-Request-Method': 'PUT' }
  expect(await send({ method: 'OPTIONS', headers })).toMatchObject({
    status: 204,
    headers: { 'access-control-allow-origin': headers.Origin, 'access-control-allow-methods': 'PUT' },
  })
})

test('the document is loaded again; a broken one is reported, and the one before is kept', async () => {
  const load = async (text: string) => {
    write(text)
    await mock.load()
  }
  await load(JSON.stringify(document('t-2')))
  expect(await send()).toMatchObject({ body: { id: 't-2' } })
  for (const broken of [
    '{',
    '{}',
    '{"openapi":"3.1.1","paths":{}}',
    JSON.stringify({ ...document(''), paths: { $ref: '#/no' } }),
  ])
    await expect(load(broken), broken).rejects.toThrow(UsageError)
  expect(await send()).toMatchObject({ body: { id: 't-2' } })
})
