import { describe, expect, test } from 'vitest'
import { rules } from '../../../contract-tests/tags/all-tags.ts'
import { listOperations, type OpenApiDocument } from '../../document/document.ts'
import { readFacts } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { documentedFacts } from '../engine/facts.ts'
import { allMutants, verifiedFacts } from './all-mutants.ts'
import type { Mutant } from './mutant.ts'

const facts = verifiedFacts(document)
const mutants = allMutants(document)
const ofFact = Map.groupBy(mutants, ({ aims }) => aims)
const saysOf = (id: string, all: Mutant[] = mutants) => all.filter(({ aims }) => aims === id).map(({ says }) => says)

/** Facts that no run of the API can show; their checks say so. */
const unprovable = Object.entries(rules)
  .filter(([, { unprovable }]) => unprovable !== undefined)
  .map(([name]) => name.replace('/', '/rule/'))

test('there are more than 500, over every operation, each with a name of its own', () => {
  expect(mutants.length).toBeGreaterThan(500)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(new Set(mutants.map(({ operationId }) => operationId))).toEqual(
    new Set(listOperations(document).map(({ id }) => id)),
  )
})

test('every fact that a run verifies has a mutant that breaks it', () => {
  const without = facts.map(({ id }) => id).filter((id) => !ofFact.has(id))
  expect(without).toEqual(unprovable)
})

test('every rule and every expectation has a mutant of its own kind', () => {
  const named = facts.filter(({ kind, id }) => ['rule', 'expectation'].includes(kind) && !unprovable.includes(id))
  const kinds = named.map(({ id, kind }) => [
    id,
    kind,
    ofFact.get(id)?.some((mutant) => mutant.kind === kind || mutant.kind === 'method'),
  ])
  expect(kinds.filter(([, , has]) => !has)).toEqual([])
})

test('every mutant breaks a fact that there is, of the operation whose checks it runs', () => {
  const known = new Map(facts.map(({ id, operationId }) => [id, operationId]))
  const aimless = mutants.filter(({ aims, operationId }) => aims !== undefined && known.get(aims) !== operationId)
  expect(aimless.map(({ id }) => id)).toEqual([])
})

describe('derived from the document', () => {
  const ofRequests = documentedFacts.filter(({ at }) => at?.in === 'query' || at?.in === 'body')
  const ofAnswers = documentedFacts.filter(({ at }) => at?.in === 'answer')

  test('each limit of a request is tried one too wide, one too narrow, and not at all', () => {
    const limits = ofRequests.filter(({ kind }) => kind === 'limit')
    expect(limits).not.toEqual([])
    for (const { id } of limits) expect([id, saysOf(id).length]).toEqual([id, 3])
  })

  test('each enum of a request takes another value, and refuses each of its own', () => {
    const enums = ofRequests.filter(({ kind }) => kind === 'enum')
    expect(enums).not.toEqual([])
    for (const { id, keyword } of enums) {
      expect([id, ...saysOf(id)]).toEqual([id, keyword === 'enum' ? 'an unknown value is taken' : 'it is refused'])
    }
  })

  test('each required field of an answer is dropped', () => {
    const required = ofAnswers.filter(({ keyword }) => keyword === 'required')
    expect(required).not.toEqual([])
    for (const { id } of required) expect([id, ...saysOf(id)]).toEqual([id, 'dropped'])
  })

  test('each type of an answer is broken in several ways, null among them', () => {
    const types = ofAnswers.filter(({ keyword }) => keyword === 'type')
    expect(types).not.toEqual([])
    for (const { id } of types)
      expect([id, saysOf(id)]).toEqual([id, expect.arrayContaining(['null', expect.stringMatching(/^(in|as) /)])])
  })

  test('each check of a credential is skipped', () => {
    const credentials = documentedFacts.filter(({ kind }) => kind === 'auth')
    for (const { id } of credentials) expect([id, saysOf(id)[0]]).toEqual([id, 'the check is skipped'])
  })
})

describe('another document', () => {
  const changed: OpenApiDocument = structuredClone(document)
  const { properties = {} } = changed.components.schemas.AppConfiguration ?? {}
  Object.assign(properties, {
    planted: { type: 'integer', description: 'Planted.', minimum: 3, maximum: 9 },
    plantedWord: { type: 'string', description: 'Planted.', enum: ['one', 'two'] },
  })
  changed.components.schemas.Branch?.required?.push('planted')
  const all = allMutants(changed, verifiedFacts(changed, readFacts(changed)))

  test('gives rise to mutants of its limits, enums and required fields, and nothing else changes', () => {
    const added = all.filter(({ id }) => !mutants.some((known) => known.id === id))
    expect(added.every(({ id }) => /planted/.test(id))).toBe(true)
    expect(saysOf('updateApp/body.planted/maximum', all)).toHaveLength(3)
    expect(saysOf('updateApp/body.plantedWord/enum/two', all)).toEqual(['it is refused'])
    expect(saysOf('listBranches/2XX.branches[].planted/present', all)).toEqual(['dropped'])
  })

  test('is not taken for granted: what no fault is known for is an error', () => {
    const odd = readFacts(changed).map((fact) => (fact.keyword === 'maximum' ? { ...fact, keyword: 'odd' } : fact))
    expect(() => allMutants(changed, odd)).toThrow(
      'the keyword "odd" is unknown; add a row to src/document/keywords.ts',
    )
  })
})
