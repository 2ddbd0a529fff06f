import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { MEMORY_REQUESTS, measureLoad, measureStarts } from './measure-servers.ts'
import { INVALID } from './requests.ts'
import type { Server, ServerCommand } from './server.ts'
import { noteProgress } from './testing/progress.ts'
import type { Start } from './with-servers.ts'

const durations = { warmUp: { reads: 0.001, writes: 0.001 }, measure: { reads: 0.01, writes: 0.01 } }

/** Servers in this process, of which each takes one second for so many requests. */
function servers({ perSecond, refuses = true }: { perSecond: Record<string, number>; refuses?: boolean }) {
  const order: string[] = []
  const open = new Set<string>()
  const start: Start = async ({ name }: ServerCommand): Promise<Server> => {
    let requests = 0
    const server = createServer((request, response) => {
      requests += 1
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        response.statusCode = refuses && body === INVALID.body ? 400 : 200
        response.end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    order.push(name)
    open.add(name)
    return {
      name,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      cpuSeconds: () => requests / (perSecond[name] ?? Number.NaN),
      peakMemory: () => requests / 100,
      whileAlive: (work) => work,
      stop: async () => {
        server.closeAllConnections()
        server.close()
        open.delete(name)
      },
    }
  }
  return { start, order, open }
}

const perSecond = { sandbox: 1000, Prism: 100, 'bare node:http': 5000 }

test('all are asked in every round, and their figures are requests per second of their CPU time', async () => {
  const { start, open } = servers({ perSecond })
  const { said, progress } = noteProgress()
  const { reads, writes } = await measureLoad(2, progress, { start, durations })
  for (const figures of [...reads, ...writes]) {
    for (const [name, figure] of Object.entries(perSecond)) expect(figures[name]).toBeCloseTo(figure)
  }
  expect([reads.length, writes.length]).toEqual([2, 2])
  expect(said.filter((line) => line.startsWith('done'))).toHaveLength(4)
  expect([...open]).toEqual([])
})

test('a server that must validate and does not is no comparison; all are stopped', async () => {
  const { start, open } = servers({ perSecond, refuses: false })
  const measuring = measureLoad(1, noteProgress().progress, { start, durations })
  await expect(measuring).rejects.toThrow('sandbox answers a request that breaks the document with 200.')
  expect([...open]).toEqual([])
})

test('a server without CPU time is no figure', async () => {
  const { start } = servers({ perSecond: { ...perSecond, sandbox: Number.POSITIVE_INFINITY } })
  const measuring = measureLoad(1, noteProgress().progress, { start, durations })
  await expect(measuring).rejects.toThrow(/^sandbox took no CPU time for \d+ requests/)
})

test('each is started for itself, in turn, and does the same work', async () => {
  const { start, order } = servers({ perSecond })
  const { starts, memory } = await measureStarts(2, noteProgress().progress, start)
  expect(order).toEqual(['sandbox', 'Prism', 'bare node:http', 'bare node:http', 'Prism', 'sandbox'])
  for (const name of Object.keys(perSecond)) {
    expect(memory.map((figures) => figures[name])).toEqual(Array(2).fill((MEMORY_REQUESTS + 1) / 100))
    for (const figures of starts) expect(figures[name]).toBeGreaterThan(0)
  }
})
