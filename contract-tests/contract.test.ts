/**
 * One test per fact of the document, per target: `npx vitest run --project contract` verifies the mock and the sandbox.
 * With API_URL, API_TOKEN and FIXTURES (the path of a fixtures file) it verifies that environment instead, with GET alone.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding, Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { LIMITS, readEnvironment } from './environment.ts'
import { suite } from './suite.ts'
import { environmentOptions, type Started, startEmbedded } from './targets.ts'

const { API_URL, API_TOKEN, FIXTURES } = process.env
const { suite: built, verify } = createVerifier(suite)

/** Also prepares the run: a bad variable fails before the first test. */
const targets: Record<string, () => Promise<Started>> = API_URL ? await environment(API_URL) : embedded()

describe.each(Object.entries(targets))('%s', (name, start) => {
  let started: Started
  let ledger: Ledger
  let findings: Map<string, Finding>

  beforeAll(async () => {
    started = await start()
    ledger = await verify(createTarget(started.options))
    findings = new Map(ledger.facts.map((finding) => [finding.id, finding]))
  })
  afterAll(() => started?.stop())

  test('the run is complete and leaves nothing behind', () => {
    expect(ledger.incomplete).toBeUndefined()
    expect(ledger.leftovers).toEqual([])
    if (started.options.isOwn) expect(ledger.facts.filter((fact) => fact.verdict === 'unexercised')).toEqual([])
  })

  describe.each(built.operations)('$method $path', ({ id }) => {
    test.for(built.verified.filter(({ operationId }) => operationId === id))(
      '$id',
      async (fact, { annotate, skip }) => {
        const finding = findings.get(fact.id)
        if (!finding) throw new Error(`The run says nothing about ${fact.id}.`)
        const { verdict, reason, evidence } = finding
        if (verdict === 'unexercised' || verdict === 'unprovable here') return skip(`${verdict}: ${reason}`)
        // The mock and the sandbox are ours: they conform to the document's assumptions.
        if (verdict === 'assumption contradicted' && !started.options.isOwn) {
          await annotate(`${verdict}: ${reason}`, 'warning')
          return
        }
        const exchange = ledger.exchanges[evidence.at(-1) ?? -1]
        expect(verdict, `${fact.says}\n${reason}\nLast response: ${JSON.stringify(exchange, undefined, 2)}`).toBe(
          'verified',
        )
        expect(exchange, `${name} has no evidence for ${fact.id}`).toBeDefined()
      },
    )
  })
})

function embedded() {
  const { mock, sandbox } = startEmbedded
  return { mock, sandbox }
}

async function environment(url: string): Promise<Record<string, () => Promise<Started>>> {
  const names = { url: 'API_URL', fixtures: 'FIXTURES' }
  const options = environmentOptions(await readEnvironment({ url, token: API_TOKEN, fixtures: FIXTURES, names }))
  const limits = { budget: LIMITS.budget, perSecond: LIMITS.rate, timeLimitMs: LIMITS['time-limit'] * 1000 }
  return { [url]: async () => ({ options: { ...options, ...limits }, stop: async () => undefined }) }
}
