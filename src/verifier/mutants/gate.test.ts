import { afterEach, expect, test } from 'vitest'
import { rules } from '../../../contract-tests/tags/all-tags.ts'
import { sandboxTarget } from '../../../contract-tests/targets.ts'
import type { Fact } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../../sandbox/index.ts'
import type { Finding } from '../engine/ledger.ts'
import { createVerifier } from '../engine/verify.ts'
import { allMutants, verifiedFacts } from './all-mutants.ts'
import { changesBody } from './faults.ts'
import { type GateOptions, isContradicted, judgeAll } from './gate.ts'
import { breaking, type Mutant } from './mutant.ts'
import { SANDBOX_URL } from './original.ts'
import { weigh } from './report.ts'

const verify = createVerifier(document)
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const mutants = allMutants(document)
const ofOperation = (id: string) => mutants.filter(({ operationId }) => operationId === id)
const aimedAt = (fact: string) => mutants.filter(({ aims }) => aims === fact)

const gate = async (chosen: Mutant[], options: Partial<GateOptions> = {}) =>
  weigh(await judgeAll(chosen, { document, verify, sandbox, ...options }), [], [], mutants)

/** A verifier that leaves something out of account. */
const blindTo = (isUnseen: (finding: Finding) => boolean): Pick<GateOptions, 'verify'> => ({
  verify: async (target, options) => {
    const ledger = await verify(target, options)
    return { ...ledger, facts: ledger.facts.filter((finding) => !isUnseen(finding)) }
  },
})

const checks = { ...rules }
afterEach(() => {
  Object.assign(rules, checks)
})

test('every mutant of an operation is killed, and none has changed the sandbox for the next', async () => {
  const chosen = ofOperation('listBranches')
  expect(await gate(chosen)).toMatchObject({ isPassed: true, killed: chosen.length, total: chosen.length })
  expect(await gate(chosen.toReversed())).toMatchObject({ isPassed: true, killed: chosen.length })
})

test('which check comes first makes no difference where nothing is wrong: no mutant is killed by that', async () => {
  for (const { id, operationId, kind } of verifiedFacts(document)) {
    // Other checks are single requests, of which none leaves anything behind for the next.
    if (!['rule', 'expectation', 'default'].includes(kind) || id.endsWith('/no-other-method')) continue
    await sandbox.reset()
    const target = sandboxTarget(document, SANDBOX_URL, sandbox.fixtures(), (request) => sandbox.fetch(request))
    const { facts } = await verify(target, { only: [operationId], stopAtFirst: true, first: id })
    expect([id, ...facts.filter(isContradicted)]).toEqual([id])
  }
})

test.each<Fact['kind']>(['presence', 'type', 'auth', 'status'])(
  'a verifier without the facts of the kind "%s" leaves survivors',
  async (kind) => {
    const { isPassed, survived } = await gate(
      ofOperation('listBranches'),
      blindTo((finding) => finding.kind === kind),
    )
    expect(isPassed).toBe(false)
    expect(survived).not.toEqual([])
  },
)

test.each(['listApiKeys/sorted-by-expiry', 'getRun/as-requested', 'getRepository/as-requested'])(
  'the rule %s with a check that never fails leaves each of its mutants alive',
  async (name) => {
    const chosen = aimedAt(name.replace('/', '/rule/'))
    expect(await gate(chosen)).toMatchObject({ isPassed: true })
    rules[name] = { check: async () => [] }
    const { isPassed, survived } = await gate(chosen)
    expect(isPassed).toBe(false)
    expect(survived).toHaveLength(chosen.length)
  },
)

test('a mutant that sends nothing wrong is no mutant: it is reported as never applied', async () => {
  const idle = [
    breaking('getRun/2XX', 'status', 'nothing at all', (original) => original.answer),
    breaking(
      'getRun/2XX',
      'status',
      'the same in other words',
      changesBody<object>('getRun', (run) => ({ ...run })),
    ),
    breaking(
      'getRun/2XX',
      'status',
      'elsewhere',
      changesBody('getContainer', () => null),
    ),
  ]
  const { isPassed, notApplied } = await gate(idle)
  expect(isPassed).toBe(false)
  expect(notApplied.map(({ mutant }) => mutant)).toEqual(idle)
})

test('a mutant that fails itself is an error, not a service without an answer', async () => {
  const failing = breaking('getRun/2XX', 'status', 'planted', () => () => Promise.reject(new Error('a bug')))
  await expect(gate([failing])).rejects.toThrow('"getRun/2XX: planted" itself fails')
})
