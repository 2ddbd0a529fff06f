import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { verify } from '../src/verifier/engine/verify.ts'
import { type Prism, startPrism } from './prism.ts'
import { mockTarget } from './targets.ts'

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
  'malformed JSON hangs the mock',
  'inference requests are sent to deployed apps, which are not part of this API',
]

test('the run is whole, leaves nothing behind and sees nothing of the unknowns', () => {
  expect(ledger.incomplete).toBeUndefined()
  expect(ledger.leftovers).toEqual([])
  expect(ledger.unknowns).toEqual([])
})

describe.each(listOperations(document))('$method $path', ({ id, success }) => {
  const facts = () => ledger.facts.filter(({ operationId }) => operationId === id)
  const verdictOf = (name: string) => facts().find((fact) => fact.id === `${id}/${name}`)?.verdict

  test('every fact is verified, but for those that the mock cannot show', () => {
    const others = facts().filter(({ verdict }) => verdict !== 'verified')
    const unexpected = others.filter(
      ({ verdict, reason }) => verdict !== 'unprovable here' || !UNPROVABLE.includes(reason ?? ''),
    )
    expect(unexpected).toEqual([])
  })

  test('it answers with success, and with 401 where there is no good header', () => {
    for (const name of ['operation', success.status, '401', 'auth/none', 'auth/malformed']) {
      expect(verdictOf(name), name).toBe('verified')
    }
  })
})
