import { isDeepStrictEqual } from 'node:util'
import { documentedStatus, follow, type Schema } from '../../src/document/document.ts'
import type { Fact, FactKind } from '../../src/document/facts.ts'
import { ABSENT, validValue } from '../../src/document/keywords/keyword.ts'
import { keywordOf } from '../../src/document/keywords.ts'
import { schemaCompilerOf } from '../../src/document/schema-compiler.ts'
import { nodeAt, placeOf } from '../../src/document/schemas.ts'
import type { Suite } from '../../src/verifier/checks/suite.ts'
import { subjectOf } from '../../src/verifier/inputs/cases.ts'
import { readAs } from '../../src/verifier/inputs/fields.ts'
import { assertionOf, isOpenNull } from '../../src/verifier/model/facts.ts'
import { bodyOf, changeLast, faultsIn, queryOf, refusal, withBody, withQuery } from './faults.ts'
import { breaking, breakingAny, type Call, type Mutant, type MutantKind, type PlainResponse } from './mutant.ts'

type IsMeant = (value: unknown) => boolean
/** The kind of a request mutant by the kind of its fact, where the two differ. */
const KINDS: Partial<Record<FactKind, MutantKind>> = { format: 'pattern', default: 'parameter' }

/** From the facts about query parameters and request bodies, derives mutants that handle requests incorrectly. */
export function requestMutants({ document, verified, operations }: Suite): Mutant[] {
  const compile = schemaCompilerOf(document)
  const facts = verified.filter(({ at }) => at?.in === 'query' || at?.in === 'body')
  return facts.flatMap((fact) => {
    if (fact.keyword !== undefined) return ofKeyword(fact, fact.keyword)
    return fact.kind === 'parameter' ? ofParameter(fact) : [ofPresence(fact)]
  })

  function ofKeyword(fact: Fact, keyword: string): Mutant[] {
    const { id, kind, at } = fact
    const { requestFaults } = keywordOf(keyword)
    if (!requestFaults)
      throw new Error(`${id}: add "requestFaults" to the row of "${keyword}" in src/document/keywords/.`)
    const subject = subjectOf(document, fact)
    const { schema } = subject
    const assertion = assertionOf(document, fact) ?? {}
    const valid = validValue(schema, subject.follow)
    const read = (given: unknown) => (at?.in === 'query' && typeof given === 'string' ? readAs(schema, given) : given)
    const fits = (value: unknown) => compile(assertion)(read(value))
    const faults = requestFaults(subject, { fits, fitsAlternative: (value) => fitsAlternative(fact, value) })
    return faults.map((fault) => {
      const planted = (says: string, apply: Mutant['apply']) =>
        breaking(id, KINDS[kind] ?? (kind as MutantKind), says, apply)
      if ('assumes' in fault) return planted(fault.says, assuming(fact, String(fault.assumes)))
      const isMeant: IsMeant = (given) => fault.isMeant(read(given))
      if ('refuses' in fault) return planted(`${fault.refuses} is rejected`, refusing(fact, isMeant))
      return planted(`${fault.takes} is accepted`, taking(fact, isMeant, fault.instead ?? (() => valid)))
    })
  }

  function ofParameter(fact: Fact): Mutant[] {
    const { id, operationId, at } = fact
    const { parameters = [] } = operations.find((each) => each.id === operationId) ?? {}
    const schema = follow<Schema>(document, parameters.find(({ name }) => name === at?.path[0])?.schema ?? {})
    const isValid = (given: unknown) => compile(schema)(readAs(schema, String(given)))
    const ignored = taking(fact, isValid, () => ABSENT)
    return [
      breaking(id, 'parameter', 'a valid value is rejected', refusing(fact, isValid)),
      breaking(`${id}/effect`, 'parameter', 'the parameter is ignored', ignored),
    ]
  }

  function ofPresence({ id, operationId, at }: Fact): Mutant {
    const { call } = faultsIn(operationId)
    if (at?.in === 'query') {
      const refusingWithout = call((sent) => (queryOf(sent).has(at.path[0] ?? '') ? undefined : refusal(400)))
      return breaking(id, 'parameter', 'a request without the parameter is rejected', refusingWithout)
    }
    const takingNone = call((sent, { lastSuccess }) =>
      sent.body === undefined ? withBody(sent, bodyOf(lastSuccess(operationId)?.call ?? sent) ?? {}) : undefined,
    )
    return breaking(id, 'parameter', 'a missing body is accepted', takingNone)
  }

  function fitsAlternative({ operationId, at }: Fact, given: unknown): boolean {
    const alternatives = facts.find(
      (each) => each.keyword === 'oneOf' && each.operationId === operationId && isDeepStrictEqual(each.at, at),
    )
    return alternatives !== undefined && compile(nodeAt(document, alternatives.pointer))(given)
  }
}

function assuming({ operationId, at }: Fact, text: string): Mutant['apply'] {
  const name = at?.path[0] ?? ''
  return faultsIn(operationId).query((query) => query.has(name) || query.set(name, text))
}

function taking(fact: Fact, isMeant: IsMeant, instead: (value: unknown) => unknown): Mutant['apply'] {
  return faultsIn(fact.operationId).call((call, { lastSuccess }) => {
    if (fact.at?.path.length !== 0) return withValue(fact, call, (value) => (isMeant(value) ? instead(value) : value))
    const body = bodyOf(call)
    const last = lastSuccess(fact.operationId)
    return body !== undefined && last && isMeant(body) ? { ...call, body: last.call.body } : undefined
  })
}

function refusing(fact: Fact, isMeant: IsMeant): Mutant['apply'] {
  return faultsIn(fact.operationId).call((call) =>
    withValue(fact, call, (value) => (isMeant(value) ? ABSENT : value)) ? refusal(400) : undefined,
  )
}

/** Returns a call whose value at the place of a fact is changed; `undefined` if there is no value or `change` keeps it. */
function withValue({ at }: Fact, call: Call, change: (value: unknown) => unknown): Call | undefined {
  const { path = [] } = at ?? {}
  if (at?.in === 'body') {
    const changed = changeLast(bodyOf(call), path, change)
    return changed === undefined ? undefined : withBody(call, changed)
  }
  const [name = '', ...inside] = path
  const text = queryOf(call).get(name)
  if (text === null) return undefined
  const changed = changeLast(inside.length > 0 ? text.split(',') : text, inside, change)
  if (changed === undefined) return undefined
  return withQuery(call, (query) => (changed === ABSENT ? query.delete(name) : query.set(name, String(changed))))
}

/** From the facts about responses, derives mutants that return incorrect responses. */
export function responseMutants(suite: Suite): Mutant[] {
  const { document, verified, without400, operations: all } = suite
  const compile = schemaCompilerOf(document)
  const operations = new Map(all.map((operation) => [operation.id, operation]))
  const facts = verified.filter(({ id, at }) => at?.in === 'answer' && !without400.has(id))
  /** Fields that a `required` or `dependentRequired` fact names: the mutants of that fact already omit them. */
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
    const dropping = changing(fact, at.path, () => ABSENT)
    return breakingAny(`${operationId}/${placeOf(at)}`, 'dropped', 'the field is missing', dropping)
  }

  function mutantsOf(fact: Fact): Mutant[] {
    const { id, keyword = '', value, at } = fact
    const { responseFaults } = keywordOf(keyword)
    if (!responseFaults)
      throw new Error(`${id}: add "responseFaults" to the row of "${keyword}" in src/document/keywords/.`)
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
      const fits = (old: unknown) =>
        isOpenNull(fact.assumes ?? {}, change(old)) || (mayFit === true && compile(schema)(change(old)))
      // The change breaks none of the documented values, so there is nothing to detect.
      if (samples?.every(fits)) return []
      const where = property === undefined ? path : [...path, property]
      const apply = changing(fact, where, (old) => (fits(old) ? old : change(old)))
      return broken(kind, says, apply)
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

function fieldOf(operationId: string, at: Fact['at'], ...below: string[]): string {
  return JSON.stringify([operationId, at?.status, ...(at?.path ?? []), ...below])
}
