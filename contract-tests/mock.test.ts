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

const UNPROVABLE = [
  'the mock accepts any token',
  'the mock does not look at what the document does not name',
  'the mock answers examples and keeps nothing',
]

describe.each(listOperations(document))('$method $path', ({ id }) => {
  const findings = () => ledger.findings.filter(({ operationId }) => operationId === id)

  test('every fact is verified, but for those that the mock cannot show', () => {
    expect(findings().filter(({ verdict }) => verdict === 'verified')).not.toEqual([])
    const others = findings().filter(({ verdict }) => verdict !== 'verified')
    expect(
      others.filter((other) => other.verdict !== 'unprovable here' || !UNPROVABLE.includes(other.reason ?? '')),
    ).toEqual([])
  })

  test('a missing credential is refused with 401 and a message', () => {
    expect(findings()).toContainEqual({
      operationId: id,
      fact: 'without a credential: 401 and a message',
      verdict: 'verified',
    })
  })
})
