/**
 * One test per fact and target: `npx vitest run --project contract` verifies the mock and the sandbox.
 * With API_URL, API_TOKEN, and PROJECT_ID or FIXTURES (the path of a fixtures file), it verifies the service at API_URL, with
 * GET only.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding, Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { LIMITS, readEnvironment } from './environment.ts'
import { suite } from './tags/index.ts'
import { environmentOptions, type Started, startEmbedded } from './targets.ts'

const { API_TOKEN, PROJECT_ID, FIXTURES, npm_lifecycle_event } = process.env
/** `npm test` always verifies the embedded targets, because the shell may set API_URL for another program. */
const API_URL = npm_lifecycle_event === 'test' ? undefined : process.env.API_URL
const { suite: built, verify } = createVerifier(suite)

/** Why the rule deleteApiKey/inference-denied is unprovable on every target. */
const DEPLOYED_APPS = 'inference requests are sent to deployed apps, which are not part of this API'
/** Why the facts about status 400 of some operations are unprovable. */
const NEVER_MALFORMED = 'the document defines no malformed request for this operation'
/** Why facts are unprovable on each embedded target. */
const UNPROVABLE: Record<string, string[]> = {
  sandbox: [DEPLOYED_APPS, NEVER_MALFORMED],
  mock: [DEPLOYED_APPS, NEVER_MALFORMED, 'the mock accepts any token', 'the mock returns examples and has no state'],
}

/** The default time limit of a run against an environment, plus two minutes for setup and cleanup. */
const LONGEST_RUN_MS = LIMITS.timeLimitMs + 120_000

/** The targets by name. An invalid environment variable throws here, before the first test. */
const targets: Record<string, () => Promise<Started>> = API_URL ? await environment(API_URL) : embedded()

describe.each(Object.entries(targets))('%s', (name, start) => {
  let started: Started
  let ledger: Ledger
  let findings: Map<string, Finding>

  beforeAll(async () => {
    started = await start()
    ledger = await verify(createTarget(started.options))
    findings = new Map(ledger.facts.map((finding) => [finding.id, finding]))
  }, LONGEST_RUN_MS)
  afterAll(() => started?.stop())

  test('the run is complete, verifies an operation, and leaves nothing behind', () => {
    expect(ledger.incomplete).toBeUndefined()
    expect(ledger.leftovers).toEqual([])
    // A run whose token is rejected contradicts nothing and would pass, so require a verified operation.
    expect(ledger.facts.some(({ kind, verdict }) => kind === 'operation' && verdict === 'verified')).toBe(true)
    if (started.options.isOwn) expect(ledger.facts.filter((fact) => fact.verdict === 'unexercised')).toEqual([])
  })

  // Without this test, a check that is wrongly declared unprovable would be skipped unnoticed.
  test.runIf(name in UNPROVABLE)('facts are unprovable only for the expected reasons', () => {
    const unprovable = ledger.facts.filter(({ verdict }) => verdict === 'unprovable here')
    expect(new Set(unprovable.map(({ reason }) => reason))).toEqual(new Set(UNPROVABLE[name]))
    expect(unprovable.filter(({ reason }) => reason === DEPLOYED_APPS)).toHaveLength(1)
  })

  describe.each(built.operations)('$method $path', ({ id }) => {
    test.for(built.verified.filter(({ operationId }) => operationId === id))(
      '$id',
      async (fact, { annotate, skip }) => {
        const finding = findings.get(fact.id)
        if (!finding) throw new Error(`The run has no finding for ${fact.id}.`)
        const { verdict, reason, evidence } = finding
        if (verdict === 'unexercised' || verdict === 'unprovable here') return skip(`${verdict}: ${reason}`)
        // The mock and the sandbox belong to this project, so they must conform to the document's assumptions as well.
        if (verdict === 'assumption contradicted' && !started.options.isOwn) {
          await annotate(`${verdict}: ${reason}`, 'warning')
          return
        }
        const exchange = ledger.exchanges[evidence.at(-1) ?? -1]
        expect(verdict, `${fact.says}\n${reason}\nLast exchange: ${JSON.stringify(exchange, undefined, 2)}`).toBe(
          'verified',
        )
        expect(exchange, `The finding for ${fact.id} has no evidence.`).toBeDefined()
      },
    )
  })
})

function embedded() {
  const { mock, sandbox } = startEmbedded
  return { mock, sandbox }
}

async function environment(url: string): Promise<Record<string, () => Promise<Started>>> {
  const given = { url, token: API_TOKEN, project: PROJECT_ID, fixtures: FIXTURES }
  const label = (option: string) =>
    ({ url: 'API_URL', token: 'API_TOKEN', project: 'PROJECT_ID' })[option] ?? 'FIXTURES'
  const options = environmentOptions(await readEnvironment({ ...given, label }))
  return { [url]: async () => ({ options: { ...options, ...LIMITS }, stop: async () => undefined }) }
}
