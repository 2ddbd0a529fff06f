import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { createSandbox } from '../../api/sandbox.ts'
import { serve } from '../../testing/server.ts'
import { createDocs } from './docs.ts'
import type { Served } from './http-server.ts'

let parent: string
let folder: string
let served: Served
beforeEach(async () => {
  parent = temporaryFolder(onTestFinished)
  folder = join(parent, 'docs')
  await writeFile(join(parent, 'secret.txt'), 'not for the world')
  served = await serve(createSandbox(), { docs: createDocs(folder) })
})

async function build(): Promise<void> {
  await mkdir(join(folder, 'operations'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<p>Start</p>')
  await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.1.1')
  await writeFile(join(folder, 'operations/getThing.md'), '# Get a thing')
}

/** Sends a request without normalizing its path, unlike `fetch`. */
async function send(target: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = target.split(' ')
  const [response] = (await once(request(served.url, { method, path, headers }).end(), 'response')) as [IncomingMessage]
  const body = (await response.setEncoding('utf8').toArray()).join('')
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  ['/docs/', 'text/html', '<p>Start</p>'],
  ['/docs/index.html', 'text/html', '<p>Start</p>'],
  ['/docs/openapi.yaml', 'application/yaml', 'openapi: 3.1.1'],
  ['/docs/operations/getThing.md', 'text/markdown', '# Get a thing'],
])('GET %s returns the file without a token, even if the docs folder is a link', async (path, type, body) => {
  await build()
  const expected = { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }
  expect(await send(`GET ${path}`)).toMatchObject(expected)
  await rename(folder, join(parent, 'real'))
  await symlink('real', folder)
  expect(await send(`GET ${path}`)).toMatchObject(expected)
})

test('GET /docs redirects to /docs/, so that relative links work', async () => {
  await build()
  expect(await send('GET /docs')).toMatchObject({ status: 302, headers: { location: 'docs/' } })
})

test('docs are served only to GET and HEAD, even if they are built while the sandbox runs', async () => {
  const body = JSON.stringify({ message: 'The docs folder has no index.html; in a checkout, run npm run docs.' })
  expect(await send('GET /docs/')).toMatchObject({ status: 404, body })
  await build()
  expect(await send('GET /docs/')).toMatchObject({ status: 200 })
  expect(await send('HEAD /docs/')).toMatchObject({ status: 200, body: '' })
  const since = { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }
  for (const method of ['POST', 'DELETE']) expect(await send(`${method} /docs/`, since)).toMatchObject({ status: 404 })
})

test('a range of another version is the whole file', async () => {
  await build()
  const Range = 'bytes=0-1'
  expect(await send('GET /docs/', { Range })).toMatchObject({ status: 206, body: '<p' })
  const { etag = '' } = (await send('HEAD /docs/')).headers
  for (const tag of [etag, '"old"']) {
    expect(await send('GET /docs/', { Range, 'If-Range': tag })).toMatchObject({ status: 200, body: '<p>Start</p>' })
  }
})

describe('conditional requests', () => {
  const MODIFIED = 'Tue, 10 Mar 2026 09:30:00 GMT'
  let etag: string
  beforeEach(async () => {
    await build()
    await utimes(join(folder, 'index.html'), 0, new Date('2026-03-10T09:30:00.500Z'))
    etag = String((await send('HEAD /docs/')).headers.etag)
  })

  test.each([
    [{ 'If-None-Match': 'ETAG' }],
    [{ 'If-None-Match': '"other", ETAG' }],
    [{ 'If-None-Match': '*' }],
    [{ 'If-None-Match': 'ETAG', 'If-Modified-Since': 'Mon, 09 Mar 2026 09:30:00 GMT' }],
    [{ 'If-Modified-Since': MODIFIED }],
    [{ 'If-Modified-Since': 'Wed, 11 Mar 2026 09:30:00 GMT' }],
  ])('a file that has not changed is not sent again: %j', async (headers) => {
    for (const method of ['GET', 'HEAD']) {
      expect(await send(`${method} /docs/`, conditions(headers))).toMatchObject({
        status: 304,
        body: '',
        // Without no-cache, browsers may show old docs for some time after a build.
        headers: { etag, 'last-modified': MODIFIED, 'cache-control': 'no-cache' },
      })
    }
  })

  test.each([
    [{ 'If-None-Match': '"other"' }],
    [{ 'If-None-Match': '"other"', 'If-Modified-Since': MODIFIED }],
    [{ 'If-Modified-Since': 'Mon, 09 Mar 2026 09:30:00 GMT' }],
    // Wrong weekday, another format, no date.
    [{ 'If-Modified-Since': 'Mon, 10 Mar 2026 09:30:00 GMT' }],
    [{ 'If-Modified-Since': '2999-01-01T00:00:00Z' }],
    [{ 'If-Modified-Since': 'Invalid Date' }],
  ])('a file is sent if it differs or the condition is invalid: %j', async (headers) => {
    expect(await send('GET /docs/', headers)).toMatchObject({
      status: 200,
      body: '<p>Start</p>',
      headers: { etag, 'last-modified': MODIFIED, 'cache-control': 'no-cache' },
    })
  })

  test('a file that is as long as before and was changed in the same second is sent', async () => {
    const file = join(folder, 'index.html')
    await writeFile(file, '<p>Other</p>')
    await utimes(file, 0, new Date('2026-03-10T09:30:00.501Z'))
    expect(await send('GET /docs/', { 'If-None-Match': etag })).toMatchObject({ status: 200, body: '<p>Other</p>' })
  })

  /** Inserts the ETag of the file. */
  const conditions = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('ETAG', etag)]))
})

test.each([
  '../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  '..\\secret.txt',
  '%2e%2e%2fsecret.txt',
  '/../../secret.txt',
  'link.txt',
  'out/secret.txt',
  'pipe.txt',
  'operations',
  'operations/',
])('GET /docs/%s returns an error with only a message', async (path) => {
  await build()
  await symlink(join(parent, 'secret.txt'), join(folder, 'link.txt'))
  await symlink(parent, join(folder, 'out'))
  execFileSync('mkfifo', [join(folder, 'pipe.txt')])
  const { status, body } = await send(`GET /docs/${path}`)
  expect([400, 404]).toContain(status)
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
})

test('GET /docsx is not treated as a request for the docs', async () => {
  expect((await send('GET /docsx')).body).toContain('No operation')
})
