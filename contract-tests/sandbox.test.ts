import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../src/document.ts'
import { document } from '../src/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { type Served, serveSandbox } from '../src/sandbox/node/serve.ts'
import type { Ledger } from './ledger.ts'
import { sandboxTarget } from './targets.ts'
import { verify } from './verify.ts'

let served: Served
let ledger: Ledger
/** Every status that an operation was answered with, by its ID. */
const answered = new Map<string, Set<number>>()

beforeAll(async () => {
  const sandbox = createSandbox()
  served = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  const target = sandboxTarget(document, served.url, sandbox.fixtures())
  const client = target.client
  ledger = await verify(document, {
    ...target,
    send: async (request) => {
      const exchange = await target.send(request)
      const statuses = answered.get(exchange.operationId) ?? new Set()
      answered.set(exchange.operationId, statuses.add(exchange.status))
      return exchange
    },
    client: (onExchange, token) =>
      client((exchange) => {
        const statuses = answered.get(exchange.operationId) ?? new Set()
        answered.set(exchange.operationId, statuses.add(exchange.status))
        onExchange(exchange)
      }, token),
  })
})

afterAll(() => served?.close())

describe.each(listOperations(document))('$method $path', ({ id, responses }) => {
  test('every fact is verified on the sandbox, none is left out', () => {
    const findings = ledger.findings.filter(({ operationId }) => operationId === id)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.filter(({ verdict }) => verdict !== 'verified')).toEqual([])
  })

  test.each(Object.keys(responses))('%s is provoked', (documented) => {
    const matching = [...(answered.get(id) ?? [])].filter((status) => {
      if (documented === 'default') return status >= 400 && !(String(status) in responses)
      return documented.endsWith('XX')
        ? String(status).startsWith(documented.slice(0, 1))
        : String(status) === documented
    })
    expect(matching).not.toEqual([])
  })
})
