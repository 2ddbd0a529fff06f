import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../src/document.ts'
import { document } from '../src/openapi.ts'
import type { Ledger } from './ledger.ts'
import { type Prism, startPrism } from './prism.ts'
import { mockTarget } from './targets.ts'
import { verify } from './verify.ts'

let prism: Prism
let ledger: Ledger

beforeAll(async () => {
  prism = await startPrism({ port: 0 })
  ledger = await verify(document, mockTarget(document, prism.url))
})

afterAll(() => prism?.stop())

describe.each(listOperations(document))('$method $path', ({ id }) => {
  const findings = () => ledger.findings.filter(({ operationId }) => operationId === id)

  test('every fact is verified on the mock, but for the tokens that it does not tell apart', () => {
    expect(findings().filter(({ verdict }) => verdict !== 'verified')).toEqual([
      {
        operationId: id,
        fact: 'with an unknown token: 401 and a message',
        verdict: 'unprovable here',
        reason: 'the mock accepts any token',
      },
    ])
  })

  test('a missing credential is refused with 401 and a message', () => {
    expect(findings()).toContainEqual({
      operationId: id,
      fact: 'without a credential: 401 and a message',
      verdict: 'verified',
    })
  })
})
