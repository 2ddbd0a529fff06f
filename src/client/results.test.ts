import { describe, expect, test } from 'vitest'
import { ApiError, BadRequestError, CallError, ParseError, UnauthorizedError } from './index.ts'
import { answer, type Behaviour, clientOf, cutOff, failureOf, raw, reset } from './testing/server.ts'

const NO_RETRIES = { retries: 0 }
const GET_KEYS = { operationId: 'listApiKeys', method: 'GET', path: '/v2/projects/{project_id}/api-keys' }
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)

test.each([
  [400, BadRequestError],
  [401, UnauthorizedError],
  [403, ApiError],
  [500, ApiError],
])("status %i causes an error with the service's message", async (status, kind) => {
  const { api } = await clientOf(answer(status, { message: 'No.' }), NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect([error.constructor, error instanceof CallError]).toEqual([kind, true])
  const message = `listApiKeys failed with ${status}: No.`
  expect(error).toMatchObject({ ...GET_KEYS, name: kind.name, status, message, attempts: 1, body: { message: 'No.' } })
})

test.each<[string, Behaviour, unknown]>([
  ['empty, with Content-Length: 0', answer(400, '', { 'Content-Length': '0' }), ''],
  ['empty, with chunked encoding', answer(400), ''],
  ['null', answer(400, 'null'), null],
  ['HTML', answer(400, '<h1>No</h1>', { 'Content-Type': 'text/html' }), '<h1>No</h1>'],
  ['a string', answer(400, '"No."'), 'No.'],
  ['JSON without a message', answer(400, { error: 'No.' }), { error: 'No.' }],
  ['JSON whose message is not a string', answer(400, { message: { a: 1 } }), { message: { a: 1 } }],
  ['JSON with an empty message', answer(400, { message: '' }), { message: '' }],
  ['truncated JSON', answer(400, '{"message": "N'), '{"message": "N'],
  ['incomplete', cutOff(400, '{"message": "No."}'), undefined],
  ['nested too deeply to be redacted', answer(400, `{"message": "No: Bearer a-token", "deep": ${DEEP}}`), undefined],
])('the message of an error is its status if the body is %s', async (_, behaviour, body) => {
  const { api } = await clientOf(behaviour, NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect(error).toMatchObject({ status: 400, message: 'listApiKeys failed with 400' })
  expect(error.body).toEqual(body)
})

describe('a success response', () => {
  const long = `<p>${'x'.repeat(600)}</p>`

  test.each([
    ['HTML', 200, '<h1>Sign in</h1>', '<h1>Sign in</h1>'],
    ['no body', 201, '', ''],
    ['long text', 202, long, long.slice(0, 500)],
  ])('with %s causes a ParseError, and is not retried', async (_, status, text, body) => {
    const { api, seen } = await clientOf(answer(status, text))
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(ParseError)
    expect(error).toMatchObject({ message: expect.stringContaining(`${status} without JSON.`), body })
    expect(error.cause, 'a SyntaxError would quote the body').toBeUndefined()
    expect(seen).toHaveLength(1)
  })

  test.each([
    ['status 204', answer(204)],
    ['another success without a body', answer(200)],
    ['another success with white space', answer(202, '\n')],
  ])('an operation without data succeeds with %s', async (_, behaviour) => {
    const { api } = await clientOf(behaviour)
    expect(await api.deleteDomain({ domain_id: 'd' })).toBeUndefined()
  })

  test('an operation without data fails with a ParseError if the service returns a page', async () => {
    const { api } = await clientOf(answer(200, '<h1>Sign in</h1>'))
    expect(await failureOf(api.deleteDomain({ domain_id: 'd' }))).toBeInstanceOf(ParseError)
  })

  test('a call returns null for the body null', async () => {
    const { api } = await clientOf(answer(200, 'null'))
    expect(await api.listApiKeys()).toBeNull()
  })
})

test.each<[string, Behaviour]>([
  ['a reset before the headers', reset],
  ['a connection closed within the headers', raw('HTTP/1.1 200 OK', 'Content-Le')],
  ['a response that is not HTTP', raw('HELLO', '')],
  ['a body shorter than its Content-Length', cutOff(200, '[{"id": "key-laptop"}]')],
  ['a chunked body without its last chunk', raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '1', '[', '')],
])('%s causes a NetworkError, whose code is the reason', async (_, behaviour) => {
  const { api } = await clientOf(behaviour, NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect(error).toMatchObject({ ...GET_KEYS, name: 'NetworkError', attempts: 1 })
  expect(error.code).toMatch(/^(UND_ERR_SOCKET|ECONNRESET|Response does not match the HTTP\/1\.1 protocol.*)$/)
  expect(error.message).toBe(`listApiKeys got no complete response: ${error.code}`)
  expect(error.status).toBeUndefined()
})

test('a refused connection causes a NetworkError whose message contains ECONNREFUSED', async () => {
  const { api, close } = await clientOf(reset, NO_RETRIES)
  await close()
  const message = 'listApiKeys got no complete response: ECONNREFUSED'
  expect(await failureOf(api.listApiKeys())).toMatchObject({ attempts: 1, code: 'ECONNREFUSED', message })
})

test.each([302, 307])('a redirect with status %i causes an ApiError, and is not followed', async (status) => {
  const elsewhere = await clientOf(answer(200, []))
  const { api, seen } = await clientOf(answer(status, '', { Location: `${elsewhere.baseUrl}/v2/other` }))
  const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
  expect(error).toMatchObject({ name: 'ApiError', status, attempts: 1 })
  expect([seen.length, elsewhere.seen.length]).toEqual([1, 0])
})
