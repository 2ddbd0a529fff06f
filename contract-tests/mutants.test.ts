import { describe, expect, test, vi } from 'vitest'
import { listOperations, type OpenApiDocument } from '../src/document/document.ts'
import { type Fact, readFacts } from '../src/document/facts.ts'
import { document, documentedFacts } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import type { Finding } from '../src/verifier/engine/ledger.ts'
import { createSuite } from '../src/verifier/engine/suite.ts'
import { createVerifier, type Verifier } from '../src/verifier/engine/verify.ts'
import { allMutants } from '../src/verifier/mutants/all-mutants.ts'
import { faultsIn } from '../src/verifier/mutants/faults.ts'
import { type GateOptions, isContradicted, judge } from '../src/verifier/mutants/gate.ts'
import { breaking, type Mutant } from '../src/verifier/mutants/mutant.ts'
import { excludes, weigh } from '../src/verifier/mutants/report.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { inTurn } from './service.ts'
import { suite } from './suite.ts'
import { tags } from './tags/index.ts'
import { sandboxInProcess } from './targets.ts'

const verifier = createVerifier(suite)
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const { verified: facts } = verifier.suite
const mutants = allMutants(verifier.suite)
const ofOperation = (id: string) => mutants.filter(({ operationId }) => operationId === id)
const aimedAt = (fact: string, all = mutants) => all.filter(({ aims }) => aims === fact)
const saysOf = (fact: string, all = mutants) => aimedAt(fact, all).map(({ says }) => says)

describe('the mutants', () => {
  test('have unique IDs, and exist for every operation', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    expect([...new Set(mutants.map(({ operationId }) => operationId))]).toEqual(
      listOperations(document).map(({ id }) => id),
    )
  })

  test('break every fact but the rules that no run can prove', () => {
    const unprovable = tags.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([name, rule]) => (rule.unprovable ? [name.replace('/', '/rule/')] : [])),
    )
    expect(facts.map(({ id }) => id).filter((id) => aimedAt(id).length === 0)).toEqual(unprovable)
  })

  test('aim at known facts of their operation', () => {
    const operationOf = new Map(facts.map(({ id, operationId }) => [id, operationId]))
    const aimless = mutants.filter(({ aims, operationId }) => aims && operationOf.get(aims) !== operationId)
    expect(aimless).toEqual([])
  })

  const request = ({ at }: Fact) => at?.in === 'query' || at?.in === 'body'
  const response = ({ at }: Fact) => at?.in === 'answer'
  const any = expect.anything()
  test.each<[string, (fact: Fact) => boolean, unknown]>([
    ['limit of a request', (fact) => request(fact) && fact.kind === 'limit', [any, any, any]],
    ['enum of a request', (fact) => request(fact) && fact.keyword === 'enum', ['an unknown value is taken']],
    ['enum value of a request', (fact) => request(fact) && fact.keyword === 'enum value', ['it is refused']],
    ['required field of a response', (fact) => response(fact) && fact.keyword === 'required', ['dropped']],
    ['type of a response', (fact) => response(fact) && fact.keyword === 'type', expect.arrayContaining(['null'])],
    ['credential', ({ kind }) => kind === 'auth', expect.arrayContaining(['the check is skipped'])],
  ])('break each %s', (_, isMeant, expected) => {
    const ids = documentedFacts.filter(isMeant).map(({ id }) => id)
    expect(ids).not.toEqual([])
    for (const id of ids) expect([id, saysOf(id)]).toEqual([id, expected])
  })

  test('are excluded in few cases', () => {
    const excluded = mutants.filter((mutant) => EXCLUSIONS.some((exclusion) => excludes(exclusion, mutant)))
    expect(excluded.length / mutants.length).toBeLessThan(0.02)
  })
})

describe('the mutants of another document', () => {
  const changed: OpenApiDocument = structuredClone(document)
  Object.assign(changed.components.schemas.AppConfiguration?.properties ?? {}, {
    planted: { type: 'integer', description: 'Planted.', minimum: 3, maximum: 9 },
    plantedWord: { type: 'string', description: 'Planted.', enum: ['one', 'two'] },
  })
  changed.components.schemas.Branch?.required?.push('planted')
  const all = allMutants(createSuite({ document: changed, facts: readFacts(changed), tags }))

  test('break its own limits, enums and required fields as well', () => {
    const added = all.filter(({ id }) => !mutants.some((known) => known.id === id))
    expect(added.every(({ id }) => /planted/.test(id))).toBe(true)
    expect(saysOf('updateApp/body.planted/maximum', all)).toHaveLength(3)
    expect(saysOf('updateApp/body.plantedWord/enum/two', all)).toEqual(['it is refused'])
    expect(saysOf('listBranches/2XX.branches[].planted/present', all)).toEqual(['dropped'])
  })

  test('do not ignore an unknown keyword', () => {
    const odd = readFacts(changed).map((fact) => (fact.keyword === 'maximum' ? { ...fact, keyword: 'odd' } : fact))
    expect(() => allMutants(createSuite({ document: changed, facts: odd, tags }))).toThrow(
      'the keyword "odd" is unknown',
    )
  })
})

describe('the gate', () => {
  const gate = async (chosen: Mutant[], options: Partial<GateOptions> = {}) =>
    weigh(
      await inTurn(chosen, (mutant) => judge(mutant, { verifier, targetOf: sandboxInProcess, sandbox, ...options })),
      [],
      [],
      mutants,
    )

  test('kills every mutant of an operation in any order, because none changes the sandbox for the next', async () => {
    const chosen = ofOperation('listBranches')
    expect(await gate(chosen)).toMatchObject({ isPassed: true, killed: chosen.length })
    expect(await gate(chosen.toReversed())).toMatchObject({ isPassed: true, killed: chosen.length })
  })

  test('raises no alarm on a correct service, whichever check comes first', async () => {
    for (const { id, operationId, kind } of facts) {
      // Other checks are single requests, which have no effect on the next.
      if (!['rule', 'expectation', 'default'].includes(kind) || id.endsWith('/no-other-method')) continue
      await sandbox.reset()
      const ledger = await verifier.verify(sandboxInProcess(sandbox), {
        only: [operationId],
        stopAtFirst: true,
        first: id,
      })
      expect([id, ...ledger.facts.filter(isContradicted)]).toEqual([id])
    }
  })

  test.each<Finding['kind']>(['presence', 'type', 'auth', 'status'])(
    'has survivors if the verifier is blind to facts of kind %s',
    async (blind) => {
      const blindly: Verifier['verify'] = async (target, options) => {
        const ledger = await verifier.verify(target, options)
        return { ...ledger, facts: ledger.facts.filter(({ kind }) => kind !== blind) }
      }
      const { isPassed, survived } = await gate(ofOperation('listBranches'), {
        verifier: { ...verifier, verify: blindly },
      })
      expect(isPassed).toBe(false)
      expect(survived).not.toEqual([])
    },
  )

  test.each(['listApiKeys/sorted-by-expiry', 'getRun/as-requested', 'getRepository/as-requested'])(
    'has survivors if the check of %s never fails',
    async (name) => {
      const chosen = aimedAt(name.replace('/', '/rule/'))
      expect(await gate(chosen)).toMatchObject({ isPassed: true })
      const rule = tags.map(({ rules }) => rules[name]).find((each) => each !== undefined)
      if (!rule?.check) throw new Error(`There is no check of ${name}.`)
      vi.spyOn(rule, 'check').mockResolvedValue([])
      const { isPassed, survived } = await gate(chosen)
      expect(isPassed).toBe(false)
      expect(survived).toHaveLength(chosen.length)
    },
  )

  test('reports mutants without effect as never applied', async () => {
    const same = faultsIn<object>('getRun').body((run) => ({ ...run }))
    const idle = [
      breaking('getRun/2XX', 'status', 'nothing at all', (original) => original.send),
      breaking('getRun/2XX', 'status', 'an equal response', same),
      breaking(
        'getRun/2XX',
        'status',
        'elsewhere',
        faultsIn('getContainer').body(() => null),
      ),
    ]
    const { isPassed, notApplied } = await gate(idle)
    expect(isPassed).toBe(false)
    expect(notApplied.map(({ mutant }) => mutant)).toEqual(idle)
  })

  test('counts mutants with the same responses as one distinct mutant', async () => {
    const [first, second] = aimedAt('getRun/rule/as-requested')
    if (!first || !second) throw new Error('There are too few mutants.')
    const twin = { ...first, id: `${first.id}, again` }
    expect(await gate([first, twin, second])).toMatchObject({ total: 3, distinct: 2 })
  })

  test('throws if a mutant itself throws', async () => {
    const failing = breaking('getRun/2XX', 'status', 'planted', () => () => Promise.reject(new Error('a bug')))
    await expect(gate([failing])).rejects.toThrow('"getRun/2XX: planted" itself fails')
  })
})
