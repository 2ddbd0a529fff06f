import { follow, type Schema } from '../../document/document.ts'
import { type Fact, placeOf } from '../../document/facts.ts'
import { ABSENT } from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import { nodeAt } from '../../document/schemas.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Suite } from '../engine/suite.ts'
import { changeLast, faultsIn } from './faults.ts'
import { type Answer, anyhow, breaking, type Mutant, type MutantKind } from './mutant.ts'

/** Derives faulty responses from the facts about responses. */
export function answerMutants({ document, validator, verified, operations: all }: Suite): Mutant[] {
  const operations = new Map(all.map((operation) => [operation.id, operation]))
  const ofAnswers = verified.filter(({ at }) => at?.in === 'answer')
  /** Fields that are required, and those on which others depend: their absence breaks facts of its own. */
  const needed = new Set(
    ofAnswers.flatMap(({ operationId, at, keyword, value }) => {
      const names =
        keyword === 'required' ? value : keyword === 'dependentRequired' ? Object.values(value as object) : []
      return (names as string[][]).flat().map((name) => fieldOf(operationId, at, name))
    }),
  )
  const optional = ofAnswers.filter(({ id, operationId, at, keyword }) => {
    const isField = at && at.path.length > 0 && at.path.at(-1) !== '[]' && !needed.has(fieldOf(operationId, at))
    return isField && (keyword === 'type' || id.endsWith('/alternatives'))
  })
  return [...ofAnswers.flatMap(mutantsOf), ...optional.map(leftOut)]

  function leftOut(fact: Fact): Mutant {
    const about = `${fact.operationId}/${fact.at ? placeOf(fact.at) : ''}`
    const apply = changing(fact, fact.at?.path ?? [], () => ABSENT)
    return anyhow(about, 'dropped', 'left out', apply)
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
        const apply = changingAnswers(fact, (answer) => ({ ...answer, ...fault.body }))
        return broken('value', fault.says, apply)
      }
      const { says, change, kind = 'value', property, mayFit } = fault
      const fits = (old: unknown) => mayFit === true && validator.fits(schema, change(old))
      if (samples?.every(fits)) return []
      const where = property === undefined ? path : [...path, property]
      const apply = changing(fact, where, (old) => (fits(old) ? old : change(old)))
      return broken(kind, says, apply)
    })
  }

  function changing(fact: Fact, path: string[], change: (value: unknown) => unknown) {
    return changingAnswers(fact, (answer) => {
      if (answer.text === '') return answer
      const changed = changeLast(JSON.parse(answer.text), path, change)
      return changed === undefined || changed === ABSENT ? answer : { ...answer, text: JSON.stringify(changed) }
    })
  }

  function changingAnswers({ operationId, at }: Fact, change: (answer: Answer) => Answer) {
    const operation = operations.get(operationId)
    return faultsIn(operationId).answer((answer) =>
      operation && documentedStatus(operation, answer.status) === at?.status ? change(answer) : answer,
    )
  }
}

/** A name for one field of a response. */
function fieldOf(operationId: string, at: Fact['at'], ...below: string[]): string {
  return JSON.stringify([operationId, at?.status, ...(at?.path ?? []), ...below])
}
