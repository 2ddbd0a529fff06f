import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import type { Finding } from '../../src/verifier/model/ledger.ts'
import { createVerifier } from '../../src/verifier/run/verify.ts'
import { faultsIn } from '../mutants/faults.ts'
import { allMutants, judge } from '../mutants/gate.ts'
import { breaking, type Mutant } from '../mutants/mutant.ts'
import { weigh } from '../mutants/report.ts'
import { inTurn } from '../service.ts'
import { suite, tags } from '../tags/index.ts'
import { sandboxTarget as targetOf } from '../targets.ts'
import { newSandbox } from './testing/sandbox-run.ts'

const verifier = createVerifier(suite)
const sandbox = newSandbox()
const { verified: facts, without400 } = verifier.suite
const mutants = allMutants(verifier.suite)
const ofOperation = (id: string) => mutants.filter(({ operationId }) => operationId === id)
const aimedAt = (fact: string, all = mutants) => all.filter(({ aims }) => aims === fact)
describe('the mutants', () => {
  test('have unique IDs, and exist for every operation', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    const operationIds = new Set(mutants.map(({ operationId }) => operationId))
    expect([...operationIds]).toEqual(listOperations(document).map(({ id }) => id))
  })

  test('break every fact except rules that no run can verify and 400s that no request can cause', () => {
    const unprovable = tags.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([name, rule]) => (rule.unprovable ? [name.replace('/', '/rule/')] : [])),
    )
    const unbroken = facts.map(({ id }) => id).filter((id) => aimedAt(id).length === 0)
    expect(new Set(unbroken)).toEqual(new Set([...unprovable, ...without400]))
  })

  test('aim only at facts of their own operation', () => {
    const operationOf = new Map(facts.map(({ id, operationId }) => [id, operationId]))
    expect(mutants.filter(({ aims, operationId }) => aims && operationOf.get(aims) !== operationId)).toEqual([])
  })
})

describe('the gate', () => {
  const gate = async (chosen: Mutant[], verify = verifier.verify) =>
    weigh(
      await inTurn(chosen, (mutant) => judge(mutant, { verifier: { ...verifier, verify }, targetOf, sandbox })),
      [],
      [],
      mutants,
    )
  const listing = ofOperation('listBranches')

  test.each<Finding['kind']>(['presence', 'type', 'auth', 'status'])(
    'reports survivors if the verifier ignores facts of kind %s',
    async (ignored) => {
      const { isPassed, survived } = await gate(listing, async (target, options) => {
        const ledger = await verifier.verify(target, options)
        return { ...ledger, facts: ledger.facts.filter(({ kind }) => kind !== ignored) }
      })
      expect(isPassed).toBe(false)
      expect(survived).not.toEqual([])
    },
  )

  test('reports a change that a rule permits, but a check contradicts', async () => {
    const [listed] = ofOperation('listBranches').filter(({ kind }) => kind === 'permitted')
    const broken = faultsIn<{ branches: object[] }>('listBranches').fields(({ branches }) => ({
      branches: branches.map((branch) => ({ ...branch, default: true })),
    }))
    if (!listed) throw new Error('No rule of listBranches permits anything.')
    const { alarmed, permitted, isPassed } = await gate([listed, { ...listed, apply: broken }])
    expect({ permitted, isPassed, by: alarmed.flatMap(({ by }) => by) }).toEqual({
      permitted: 2,
      isPassed: false,
      by: ['listBranches/rule/default-marked'],
    })
  })

  test('reports mutants without effect as never applied', async () => {
    const faults: Mutant['apply'][] = [
      (original) => original.send,
      faultsIn<object>('getRun').body((run) => ({ ...run })),
      faultsIn('getContainer').body(() => null),
    ]
    const idle = faults.map((fault, index) => breaking('getRun/2XX', 'status', `without effect ${index}`, fault))
    const { isPassed, notApplied } = await gate(idle)
    expect(isPassed).toBe(false)
    expect(notApplied.map(({ mutant }) => mutant)).toEqual(idle)
  })

  test('throws if a mutant itself throws', async () => {
    const failing = breaking('getRun/2XX', 'status', 'planted', () => () => Promise.reject(new Error('a bug')))
    await expect(gate([failing])).rejects.toThrow('"getRun/2XX: planted" threw an error')
  })
})
