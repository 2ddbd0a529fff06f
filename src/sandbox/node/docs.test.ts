import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createSandbox } from '../sandbox.ts'
import { createDocs } from './docs.ts'
import { type Served, serveSandbox } from './serve.ts'

let parent: string
let folder: string
let served: Served
beforeEach(async () => {
  parent = temporaryFolder(onTestFinished)
  folder = join(parent, 'docs')
  await writeFile(join(parent, 'secret.txt'), 'not for the world')
  served = await serveSandbox(createSandbox(), { port: 0, host: '127.0.0.1', docs: createDocs(folder) })
})
afterEach(() => served.close())

async function build(): Promise<void> {
  await mkdir(join(folder, 'operations'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<p>Start</p>')
  await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.1.1')
  await writeFile(join(folder, 'operations/getThing.md'), '# Get a thing')
}

const get = (path: string, init: RequestInit = {}) => fetch(`${served.url}${path}`, { redirect: 'manual', ...init })

test.each([
  ['/docs/', 'text/html; charset=utf-8', '<p>Start</p>'],
  ['/docs/index.html', 'text/html; charset=utf-8', '<p>Start</p>'],
  ['/docs/openapi.yaml', 'application/yaml; charset=utf-8', 'openapi: 3.1.1'],
  ['/docs/operations/getThing.md', 'text/markdown; charset=utf-8', '# Get a thing'],
])('GET %s returns the file without a token', async (path, type, body) => {
  await build()
  const response = await get(path)
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(await response.text()).toBe(body)
})

test('GET /docs redirects to /docs/, so that relative links work', async () => {
  await build()
  const { status, headers } = await get('/docs')
  expect([status, headers.get('Location')]).toEqual([302, '/docs/'])
})

test('docs that are built while the sandbox runs are served', async () => {
  const early = await get('/docs/')
  expect(early.status).toBe(404)
  expect(await early.json()).toEqual({ message: 'The docs are not built yet; in a checkout, run npm run docs.' })
  await build()
  expect((await get('/docs/')).status).toBe(200)
})

test.each([
  '/docs/../secret.txt',
  '/docs/%2e%2e/secret.txt',
  '/docs/..%2fsecret.txt',
  '/docs/..\\secret.txt',
  '/docs/%2e%2e%2fsecret.txt',
  '/docs//../../secret.txt',
])('GET %s reads nothing outside the folder', async (path) => {
  await build()
  // fetch would resolve the path.
  const [response] = (await once(request(`${served.url}/`, { path }).end(), 'response')) as [IncomingMessage]
  const body = (await response.setEncoding('utf8').toArray()).join('')
  expect([400, 404]).toContain(response.statusCode)
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
  expect(body).not.toContain('not for the world')
})

test('GET of a link out of the folder, a pipe or a folder returns 404', async () => {
  await build()
  await symlink(join(parent, 'secret.txt'), join(folder, 'link.txt'))
  await symlink(parent, join(folder, 'out'))
  execFileSync('mkfifo', [join(folder, 'pipe.txt')])
  for (const path of ['link.txt', 'out/secret.txt', 'pipe.txt', 'operations', 'operations/']) {
    expect((await get(`/docs/${path}`)).status, path).toBe(404)
  }
})

test('the folder itself may be a link', async () => {
  await build()
  await rename(folder, join(parent, 'real'))
  await symlink('real', folder)
  expect((await get('/docs/index.html')).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE'])('%s /docs/ returns 404', async (method) => {
  await build()
  const response = await get('/docs/', { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: expect.stringContaining('no file "/docs/"') })
})

test('GET /docsx goes to the service', async () => {
  await build()
  expect(await (await get('/docsx')).json()).toEqual({ message: expect.stringContaining('No operation') })
})
