import { follow, type Schema } from '../../document/document.ts'
import { type Fact, placeOf } from '../../document/facts.ts'
import { ABSENT } from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import { nodeAt } from '../../document/schemas.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Suite } from '../engine/suite.ts'
import { changeLast, faultsIn } from './faults.ts'
import { anyhow, breaking, type Mutant, type MutantKind, type PlainResponse } from './mutant.ts'

/** Derives faulty responses from the facts about responses. */
export function responseMutants({ document, validator, verified, operations: all }: Suite): Mutant[] {
  const operations = new Map(all.map((operation) => [operation.id, operation]))
  const facts = verified.filter(({ at }) => at?.in === 'answer')
  /** Fields that are required, and those on which others depend: their absence breaks facts of its own. */
  const needed = new Set(
    facts.flatMap(({ operationId, at, keyword, value }) => {
      if (keyword !== 'required' && keyword !== 'dependentRequired') return []
      return Object.values(value as object)
        .flat()
        .map((name) => fieldOf(operationId, at, name))
    }),
  )
  const optional = facts.filter(({ id, operationId, at, keyword }) => {
    const isField = at && at.path.length > 0 && at.path.at(-1) !== '[]' && !needed.has(fieldOf(operationId, at))
    return isField && (keyword === 'type' || id.endsWith('/alternatives'))
  })
  return [...facts.flatMap(mutantsOf), ...optional.map(leftOut)]

  function leftOut(fact: Fact): Mutant {
    const { operationId, at = { in: 'answer', path: [] } } = fact
    return anyhow(
      `${operationId}/${placeOf(at)}`,
      'dropped',
      'left out',
      changing(fact, at.path, () => ABSENT),
    )
  }

  function mutantsOf(fact: Fact): Mutant[] {
    const { id, keyword = '', value, at } = fact
    const { responseFaults } = keywordOf(keyword)
    if (!responseFaults)
      throw new Error(`${id}: the row of "${keyword}" in src/document/keywords.ts has no faults for responses.`)
    const path = at?.path ?? []
    const schema = nodeAt(document, fact.pointer)
    const samples = schema.examples ?? schema.enum
    const isError = at?.status !== operations.get(fact.operationId)?.success.status
    const broken = (kind: MutantKind, says: string, apply: Mutant['apply']) =>
      breaking(id, isError ? 'error' : kind, says, apply)
    return responseFaults({ value, schema, follow: (each) => follow<Schema>(document, each) }).flatMap((fault) => {
      if ('body' in fault) {
        const apply = changingWhole(fact, (response) => ({ ...response, ...fault.body }))
        return broken('value', fault.says, apply)
      }
      const { says, change, kind = 'value', property, mayFit } = fault
      const fits = (old: unknown) => mayFit === true && validator.fits(schema, change(old))
      if (samples?.every(fits)) return []
      const where = property === undefined ? path : [...path, property]
      return broken(
        kind,
        says,
        changing(fact, where, (old) => (fits(old) ? old : change(old))),
      )
    })
  }

  function changing(fact: Fact, path: string[], change: (value: unknown) => unknown) {
    return changingWhole(fact, (response) => {
      if (response.text === '') return response
      const changed = changeLast(JSON.parse(response.text), path, change)
      return changed === undefined || changed === ABSENT ? response : { ...response, text: JSON.stringify(changed) }
    })
  }

  function changingWhole({ operationId, at }: Fact, change: (response: PlainResponse) => PlainResponse) {
    const operation = operations.get(operationId)
    return faultsIn(operationId).response((correct) =>
      operation && documentedStatus(operation, correct.status) === at?.status ? change(correct) : correct,
    )
  }
}

/** A name for one field of a response. */
function fieldOf(operationId: string, at: Fact['at'], ...below: string[]): string {
  return JSON.stringify([operationId, at?.status, ...(at?.path ?? []), ...below])
}
