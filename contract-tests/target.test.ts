import { expect, test } from 'vitest'
import { document } from '../src/openapi.ts'
import { Inconclusive, NoAnswer, RefusedRequest } from './target.ts'
import { urlTarget } from './targets.ts'

const baseUrl = 'http://service.test/api'

function targetAnswering(fetch: (request: Request, init?: RequestInit) => Promise<Response>) {
  return urlTarget(document, {
    baseUrl,
    token: 'secret-token',
    fixtures: { project_id: 'p-1' },
    codehost: 'hub',
    fetch,
  })
}

test.each([
  ['GET', '/v2/projects/p-1/api-keys'],
  ['GET', '/v4/projects/p-1/integrations/hub/repos/acme/chat-service'],
  ['GET', '/v3/projects/p-1/apps/app-1/containers/c-1/events?limit=1'],
])('%s %s may be sent', async (method, path) => {
  const target = targetAnswering(async () =>
    Response.json([], { headers: { 'Content-Type': 'application/JSON; a=b' } }),
  )
  const exchange = await target.send(new Request(baseUrl + path, { method }))
  expect(exchange).toMatchObject({ method, status: 200, contentType: 'application/json', text: '[]' })
})

test.each([
  ['DELETE', `${baseUrl}/v2/projects/p-1/apps/app-1`, 'an operation that changes something'],
  ['PATCH', `${baseUrl}/v2/projects/p-1/apps/app-1`, 'an operation that changes something'],
  ['POST', `${baseUrl}/v2/projects/p-1/domains`, 'an operation that changes something'],
  ['POST', `${baseUrl}/v3/projects/p-1/apps/app-1/base-image`, 'an operation that may change something'],
  ['DELETE', `${baseUrl}/v2/projects/p-1/api-keys`, 'a method that the path does not have'],
  ['GET', `${baseUrl}/v2/projects/p-2/api-keys`, 'another project'],
  ['GET', `${baseUrl}/v2/projects/p-1/api-keys/key-1`, 'a path that is not documented'],
  ['GET', `${baseUrl}/v2/projects/p-1/../p-2/api-keys`, 'a way out of the project'],
  ['GET', 'http://service.test/v2/projects/p-1/api-keys', 'a path beside the base path'],
  ['GET', 'http://other.test/api/v2/projects/p-1/api-keys', 'another origin'],
])('%s %s never leaves: %s', async (method, url) => {
  const target = targetAnswering(() => expect.unreachable('it was sent'))
  await expect(target.send(new Request(url, { method }))).rejects.toThrow(RefusedRequest)
})

test('no answer is told apart from an answer, with the reason and without the token', async () => {
  const target = targetAnswering(async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  })
  const failure = await target
    .send(new Request(`${baseUrl}/v2/projects/p-1/api-keys`, { headers: { Authorization: 'Bearer secret-token' } }))
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NoAnswer)
  expect(failure).toMatchObject({ message: 'no answer from http://service.test: connect ECONNREFUSED' })
  expect(target.contact).toEqual({ unansweredInARow: 1, everAnswered: false })
})

test('every request has a connection of its own', async () => {
  const connections: (string | null)[] = []
  const target = targetAnswering(async ({ headers }) => {
    connections.push(headers.get('connection'))
    return new Response('[]', { status: 206 })
  })
  await target.send(new Request(`${baseUrl}/v2/projects/p-1/api-keys`))
  await target.fetchRange('http://other.test/archive', 0, 1)
  expect(connections).toEqual(['close', 'close'])
})

test('a redirect is an answer and is not followed', async () => {
  const target = targetAnswering(async (_, init) => {
    expect(init?.redirect).toBe('manual')
    return new Response(null, { status: 302, headers: { Location: 'http://other.test/' } })
  })
  expect(await target.send(new Request(`${baseUrl}/v2/projects/p-1/api-keys`))).toMatchObject({ status: 302 })
})

test('a body that is not valid UTF-8 is not taken for JSON', async () => {
  const target = targetAnswering(async () => new Response(new Uint8Array([34, 255, 34])))
  const request = new Request(`${baseUrl}/v2/projects/p-1/api-keys`)
  expect(await target.send(request)).toMatchObject({ unreadable: 'not valid UTF-8', text: '' })
})

test('a body that is too long to be read says nothing', async () => {
  const target = targetAnswering(async () => new Response(new Uint8Array(11 * 1024 * 1024).fill(32)))
  const request = new Request(`${baseUrl}/v2/projects/p-1/api-keys`)
  await expect(target.send(request)).rejects.toThrow(Inconclusive)
  expect(target.contact).toEqual({ unansweredInARow: 0, everAnswered: true })
})

test('the deadline goes to fetch itself', async () => {
  const target = targetAnswering(async (_, init) => {
    expect(init?.signal).toBeInstanceOf(AbortSignal)
    throw new DOMException('The operation timed out.', 'TimeoutError')
  })
  await expect(target.send(new Request(`${baseUrl}/v2/projects/p-1/api-keys`))).rejects.toThrow('none within 10 s')
})
