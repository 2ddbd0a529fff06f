/** Tests that what a conforming service may do for a moment contradicts nothing, and what a run says about it. */

import { expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { createRouter } from '../../src/verifier/http/router.ts'
import { broken } from '../../src/verifier/testing/fetches.ts'
import { api, SANDBOX_URL } from '../api.ts'
import { contradictionsOf, verifyChanged, verifyLive } from './testing/sandbox-run.ts'

const pathOf = ({ url }: Request) => new URL(url).pathname
const isByOwner = ({ headers }: Request) => headers.get('Authorization') === 'Bearer sandbox-owner-token'

test('rate limits, restarts and broken connections change no verdict, and the ledger counts the retries', async () => {
  const operations = listOperations(document)
  const find = createRouter({ baseUrl: SANDBOX_URL, api, operations })
  const sent = new Map(operations.map(({ id }) => [id, 0]))
  const flaky = async (request: Request, { fetch }: Sandbox) => {
    const { id } = find(request.method, request.url) ?? {}
    // A download is sent once, and the refusal of another token may be waited out, after which a 429 is not retried.
    if (id === undefined || !isByOwner(request)) return fetch(request)
    const nth = (sent.get(id) ?? 0) + 1
    sent.set(id, nth)
    // Between two disturbed requests of an operation, the retry of the first one succeeds.
    if (nth === 1) return Response.json({ message: '' }, { status: 429, headers: { 'Retry-After': '1' } })
    if (nth === 3) return Response.json({ message: '' }, { status: 503 })
    if (nth === 5 && request.method === 'GET') return broken()
    return fetch(request)
  }
  const usual = await verifyChanged(undefined, (request, { fetch }) => fetch(request))
  const ledger = await verifyChanged(undefined, flaky)
  expect(usual.retries).toBeUndefined()
  expect(ledger.incomplete).toBeUndefined()
  const verdicts = ({ facts }: typeof ledger) => facts.map(({ id, verdict }) => `${id}: ${verdict}`)
  expect(verdicts(ledger)).toEqual(verdicts(usual))
  expect(new Set(ledger.retries?.map(({ why }) => why))).toEqual(new Set(['got 429', 'got 503', 'no response']))
  const limited = ledger.retries?.flatMap(({ operationId, why }) => (why === 'got 429' ? [operationId] : []))
  expect(limited?.toSorted()).toEqual([...sent.keys()].toSorted())
})

test.each([
  ['shows after a while', 5, ['deleteApiKey/rule/removed', 1600]],
  ['never shows', Infinity, []],
])('the run waits for the effect of a deletion that %s', async (_, looks, settled) => {
  let before: Response | undefined
  let left = looks
  const lagging = async (request: Request, { fetch }: Sandbox) => {
    const isList = isByOwner(request) && request.method === 'GET' && pathOf(request).endsWith('/api-keys')
    if (isList && before && left-- > 0) return before.clone()
    if (request.method !== 'DELETE') return fetch(request)
    const list = await fetch(new Request(request.url.replace(/\/[^/]+$/, ''), { headers: request.headers }))
    const response = await fetch(request)
    if (response.ok) before = list
    return response
  }
  const ledger = await verifyChanged(['deleteApiKey'], lagging)
  expect(ledger.facts.flatMap(({ id, settledMs }) => (settledMs ? [id, settledMs] : []))).toEqual(settled)
  const still = expect.stringMatching(/^deleteApiKey\/rule\/removed: .*still listed \(after 5 s\)/)
  expect(contradictionsOf(ledger)).toEqual(looks === Infinity ? [still] : [])
})

test('values that cost money are sent only with allowCost, and without it the facts say so', async () => {
  const sent: unknown[] = []
  const watching = async (request: Request, { fetch }: Sandbox) => {
    if (request.method === 'PATCH') sent.push(JSON.parse((await request.clone().text()) || '{}'))
    return fetch(request)
  }
  const costly = () => sent.filter((body) => Object(body).minReplicaCount > 0 || Object(body).scalingBuffer > 0)
  const without = await verifyChanged(['updateApp'], watching)
  const needing = without.facts.filter(({ gap }) => gap?.needs === 'cost').map(({ id }) => id)
  expect(needing).toContain('updateApp/body.minReplicaCount/maximum')
  expect(costly()).toEqual([])
  const { facts } = await verifyChanged(['updateApp'], watching, { allowCost: true })
  expect(costly()).not.toEqual([])
  expect(facts.filter(({ gap }) => gap?.needs ?? gap?.why.includes('cost'))).toEqual([])
  expect(contradictionsOf(without)).toEqual([])
})

test('a live sandbox contradicts nothing', async () => {
  expect(await verifyLive(5)).toEqual([])
})
