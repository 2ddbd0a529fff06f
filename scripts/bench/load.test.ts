import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLoad } from './load.ts'

const GET = { method: 'GET', path: '/x' } as const

async function loadOn(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const load = createLoad({ url: `http://127.0.0.1:${port}`, token: 't', connections: 3 })
  onTestFinished(() => {
    load.close()
    server.closeAllConnections()
    server.close()
  })
  return { server, load }
}

test('it sends what it is told, in turn, over as many connections as it may', async () => {
  const seen: string[] = []
  const { server, load } = await loadOn(({ method, url, headers }, response) => {
    seen.push(`${method} ${url} ${headers.authorization} ${headers['content-length'] ?? '-'}`)
    response.end('{}')
  })
  let connections = 0
  server.on('connection', () => connections++)
  const requests = [GET, { method: 'POST', path: '/y', body: '{"é":1}' }] as const
  expect(await load.run(requests, (sent) => sent < 100)).toBe(100)
  expect(connections).toBe(3)
  expect(seen.filter((line) => line === 'GET /x Bearer t -')).toHaveLength(50)
  expect(seen.filter((line) => line === 'POST /y Bearer t 8')).toHaveLength(50)
})

test('an error status stops it', async () => {
  let count = 0
  const { load } = await loadOn((_, response) => {
    response.statusCode = ++count > 20 ? 500 : 200
    response.end()
  })
  await expect(load.run([GET], () => true)).rejects.toThrow(
    /^GET http:.*\/x: status 500, where success was expected\.$/,
  )
})

test('a connection that breaks stops it, before the answer or within', async () => {
  const { load } = await loadOn((_, response) => response.destroy())
  await expect(load.run([GET], () => true)).rejects.toThrow('no answer (socket hang up)')

  const half = await loadOn((_, response) => {
    response.writeHead(200, { 'Content-Length': 10 })
    response.write('half')
    setImmediate(() => response.destroy())
  })
  await expect(half.load.run([GET], () => true)).rejects.toThrow('the answer broke off (aborted)')
})
