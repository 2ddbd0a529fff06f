import { connect } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Sandbox } from '../../api/sandbox.ts'
import { start, V2 } from '../../testing/call.ts'
import { serve } from '../../testing/server.ts'
import type { Served } from './http-server.ts'

const KEYS = `${V2}/api-keys`

let sandbox: Sandbox
let served: Served
beforeEach(async () => {
  sandbox = start()
  served = await serve(sandbox)
})

const get = (path: string, init?: RequestInit) => fetch(`${served.url}${path}`, init)
/** Sends `count` requests in-process. */
async function send(count: number, path = '/nowhere'): Promise<void> {
  for (let nth = 0; nth < count; nth++) await sandbox.fetch(`http://sandbox.test${path}`)
}

/** Opens a stream. `next` returns the next `count` events; fewer if the stream ends. */
async function open(query = '', headers: Record<string, string> = {}) {
  const controller = new AbortController()
  const { signal } = controller
  const response = await get(`/_sandbox/requests${query}`, {
    headers: { Accept: 'text/event-stream', ...headers },
    signal,
  })
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    close: () => controller.abort(),
    async next(count: number): Promise<{ id: string; data: { id: number; reason?: string } }[]> {
      const events = () => [...text.matchAll(/data: (.*)\nid: (\d+)\n\n/g)]
      while (events().length < count) {
        const { done, value = '' } = await reader.read()
        if (done) break
        text += value
      }
      const taken = events().slice(0, count)
      const last = taken.at(-1)
      if (last) text = text.slice(last.index + last[0].length)
      return taken.map(([, data = '', id = '']) => ({ id, data: JSON.parse(data) }))
    },
  }
}

test('GET /_sandbox/requests lists the latest 100 entries, filtered; DELETE clears them', async () => {
  await get(KEYS)
  await send(120)
  const all = await (await get('/_sandbox/requests')).json()
  expect(all).toEqual(JSON.parse(JSON.stringify(sandbox.requests.list({ limit: 100 }))))
  const some = await (
    await get('/_sandbox/requests?operation=listApiKeys&status=401&method=GET&since=0&limit=5')
  ).json()
  const headers = { host: new URL(served.url).host, 'user-agent': 'node' }
  expect(some).toMatchObject([{ id: 1, path: KEYS, check: 'token', request: { url: `${served.url}${KEYS}`, headers } }])
  expect(await get('/_sandbox/requests', { method: 'DELETE' })).toMatchObject({ status: 204 })
  expect(sandbox.requests.list()).toEqual([])
})

test('GET /_sandbox/requests.har downloads the entries, filtered', async () => {
  await get(KEYS)
  await send(2)
  const response = await get('/_sandbox/requests.har?status=404&limit=1')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="sandbox.har"')
  expect(await response.json()).toEqual(sandbox.requests.har({ status: 404, limit: 1 }))
})

test.each(['?limt=1', '?status=9xx', '?limit=1&limit=2', '/stream?operation=x', '.har?since=x'])(
  'GET /_sandbox/requests%s returns 400 with a message',
  async (rest) => {
    const response = await get(`/_sandbox/requests${rest}`)
    expect([response.status, await response.json()]).toEqual([400, { message: expect.any(String) }])
  },
)

test('the stream sends new entries, with CORS headers', async () => {
  await send(1)
  const { response, next } = await open('', { Origin: 'http://localhost:3000' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  await get(KEYS)
  await send(1)
  const [first, second] = await next(2)
  expect(first).toEqual({ id: '2', data: JSON.parse(JSON.stringify(sandbox.requests.list()[1])) })
  expect(second?.id).toBe('3')
})

test.each<[query: string, headers: Record<string, string>, ids: string[]]>([
  ['/stream?since=0', {}, ['1', '2', '3', '4']],
  ['?since=0', { 'Last-Event-ID': '2' }, ['3', '4']],
  ['?operation=listApiKeys&since=0', {}, ['2', '4']],
  // The ID is from before the sandbox was restarted.
  ['', { 'Last-Event-ID': '70' }, ['1', '2', '3', '4']],
])('the stream %s with %j sends the entries %j', async (query, headers, ids) => {
  await send(1)
  await send(1, KEYS)
  await send(1)
  const { next } = await open(query, headers)
  await send(1, KEYS)
  expect((await next(ids.length)).map(({ id }) => id)).toEqual(ids)
})

test('the stream ends when the client leaves, or the server closes', async () => {
  const ends: unknown[] = []
  const { subscribe } = sandbox.requests
  vi.spyOn(sandbox.requests, 'subscribe').mockImplementation((listener) => {
    const end = subscribe(listener)
    return () => ends.push(end())
  })
  const left = await open()
  const cut = await open()
  left.close()
  await vi.waitFor(() => expect(ends).toHaveLength(1), 60_000)
  await served.close()
  await expect(cut.next(1)).rejects.toThrow('terminated')
  await vi.waitFor(() => expect(ends).toHaveLength(2), 60_000)
})

test('HEAD of the request stream does not open it', async () => {
  const subscribe = vi.spyOn(sandbox.requests, 'subscribe')
  const { status, headers } = await get('/_sandbox/requests/stream', { method: 'HEAD' })
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  expect(subscribe).not.toHaveBeenCalled()
})

test('in-process, the stream ends when its reader cancels or the request is aborted', async () => {
  const controller = new AbortController()
  const open = (init?: RequestInit) => sandbox.fetch('http://sandbox.test/_sandbox/requests/stream', init)
  const aborted = await open({ signal: controller.signal })
  controller.abort()
  expect(await aborted.text()).toBe('retry: 1000\n\n')
  const reader = (await open()).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await send(1)
})

test('a client that stops reading misses entries: they do not wait for it in memory', async () => {
  const { port, host } = new URL(served.url)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /_sandbox/requests/stream HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await vi.waitFor(() => expect(text).toContain('retry: 1000'), 60_000)
  socket.pause()
  const count = 2000
  for (let nth = 0; nth < 20; nth++) {
    await send(count / 20, `/${'x'.repeat(8000)}`)
    // Lets the server write.
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.resume()
  await vi.waitFor(() => expect(text).toContain(`\nid: ${count}\n`), 60_000)
  expect(text.match(/^id: /gm)?.length).toBeLessThan(count - 500)
})
