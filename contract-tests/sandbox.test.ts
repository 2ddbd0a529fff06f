import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { type Served, serveSandbox } from '../src/sandbox/node/serve.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { documentedStatus } from '../src/verifier/engine/responses.ts'
import type { Target } from '../src/verifier/target/target.ts'
import { sandboxTarget } from './targets.ts'
import { newSandbox, verify } from './testing/defects.ts'

/** It is about requests to deployed apps, which are no part of this API. */
const UNPROVABLE = ['deleteApiKey/rule/token-denied']

const sandbox = newSandbox()
const before = sandbox.snapshot()
let served: Served
let target: Target
let ledger: Ledger

beforeAll(async () => {
  served = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  target = sandboxTarget(document, served.url, sandbox.fixtures())
  ledger = await verify(target)
})

afterAll(() => served?.close())

test('the run is whole and leaves no domain behind', () => {
  expect(ledger.incomplete).toBeUndefined()
  expect(ledger.leftovers).toEqual([])
  expect(sandbox.snapshot().domains).toEqual(before.domains)
})

test('every contradiction and every fact that was tried has its evidence among the exchanges', () => {
  for (const { id, evidence } of ledger.facts) {
    if (UNPROVABLE.includes(id)) continue
    expect(evidence.length, id).toBeGreaterThan(0)
    for (const place of evidence) expect(ledger.exchanges[place], id).toBeDefined()
  }
})

describe.each(listOperations(document))('$method $path', (operation) => {
  const { id, responses } = operation

  test('every fact is verified, none is left out', () => {
    const facts = ledger.facts.filter(({ operationId }) => operationId === id)
    expect(facts.length).toBeGreaterThan(0)
    const others = facts.filter(({ verdict }) => verdict !== 'verified')
    expect(others.filter(({ verdict, id }) => verdict !== 'unprovable here' || !UNPROVABLE.includes(id))).toEqual([])
  })

  test.each(Object.keys(responses))('%s is provoked', (documented) => {
    const answered = target.exchanges.filter(({ operationId }) => operationId === id)
    expect(answered.some(({ status }) => documentedStatus(operation, status) === documented)).toBe(true)
  })
})
