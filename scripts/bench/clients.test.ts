import { expect, test } from 'vitest'
import { createClient } from '../../src/client/index.ts'
import { CALLS, SERVICE } from './calls.ts'
import { CLIENTS, type ClientName, createCallers } from './clients.ts'

async function sentBy(side: ClientName) {
  const sent: unknown[] = []
  const callers = createCallers(createClient, {
    ...SERVICE,
    fetch: async (request) => {
      const { method, url, headers } = request
      sent.push({ method, url, headers: [...headers], body: await request.clone().text() })
      return SERVICE.fetch(request)
    },
  })
  for (const call of CALLS) await callers[side](call)
  return sent
}

test('all clients send the same, once for every operation', async () => {
  const ours = await sentBy('client')
  expect(ours).toHaveLength(CALLS.length)
  expect(await sentBy('openapi-fetch')).toEqual(ours)
  expect(await sentBy('bare fetch')).toEqual(ours)
  expect(ours).toContainEqual(
    expect.objectContaining({
      url: expect.stringContaining('/billing/graph?month=2026-02&'),
      headers: [['authorization', 'Bearer bench-token']],
      body: '',
    }),
  )
  expect(ours).toContainEqual(
    expect.objectContaining({ method: 'POST', body: expect.stringContaining('"domain":"api.example.com"') }),
  )
})

test.each(CALLS)('$operationId: all give what was answered', async (call) => {
  const callers = createCallers(createClient)
  for (const name of CLIENTS) expect(await callers[name](call)).toEqual(call.answer)
})

test.each(CLIENTS)('%s fails on a request that differs from the calls', async (side) => {
  const caller = createCallers(createClient)[side]
  const query = { page: 2, limit: 50 }
  const call = CALLS.find(({ operationId }) => operationId === 'listContainerEvents')
  if (!call) throw new Error('The document has no listContainerEvents.')
  const { path } = call.init.params
  const other = { ...call, init: { params: { path, query }, body: undefined }, request: { ...call.request, ...query } }
  await expect(caller(other)).rejects.toThrow('status 404')
})
