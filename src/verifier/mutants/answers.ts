import { listOperations, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { type Fact, placeOf } from '../../document/facts.ts'
import { nodeAt } from '../../document/schemas.ts'
import { typeOf } from '../engine/facts.ts'
import { documentedStatus } from '../engine/responses.ts'
import type { Validator } from '../engine/validator.ts'
import { changesAnswer } from './faults.ts'
import { type Answer, anyhow, breaking, type Mutant, type MutantKind } from './mutant.ts'
import { ABSENT, changeLast } from './nested-values.ts'
import {
  type Change,
  knownTextsOf,
  malformed,
  ODD_TEXTS,
  ODD_VALUES,
  type OddValue,
  otherCase,
  wrongTypes,
} from './odd-values.ts'

/**
 * Derives, from everything that the document states of answers, answers that break it: fields that are missing, of other
 * types, outside of enums, limits, formats and patterns, and bodies that are none.
 */
export function answerMutants(document: OpenApiDocument, validator: Validator, facts: Fact[]): Mutant[] {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const ofAnswers = facts.filter(({ at }) => at?.in === 'answer')
  /** Fields that are always there, and those on which others depend: what becomes of them has facts of its own. */
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
    return anyhow(
      about,
      'dropped',
      'left out',
      changing(fact, fact.at?.path ?? [], () => ABSENT),
    )
  }

  function mutantsOf(fact: Fact): Mutant[] {
    const { id, keyword, value, at } = fact
    const path = at?.path ?? []
    const isError = at?.status !== operations.get(fact.operationId)?.success.status
    const broken = (kind: MutantKind, says: string, where: string[], change: Change) =>
      breaking(id, isError ? 'error' : kind, says, changing(fact, where, change))
    /** What fits all the same is left as it is, and is no fault where it always does. */
    const misshapen = (schema: Schema, candidates: OddValue[]) => {
      const samples = schema.examples ?? schema.enum
      return candidates
        .filter(([, change]) => samples?.some((sample) => !validator.fits(schema, change(sample))) ?? true)
        .map(([says, change]) =>
          broken('value', says, path, (old) => (validator.fits(schema, change(old)) ? old : change(old))),
        )
    }

    switch (keyword) {
      case 'content-type':
        return ['text/html', 'application/problem+json', ''].map((contentType) =>
          breaking(
            id,
            isError ? 'error' : 'value',
            contentType === '' ? 'without a content type' : `as ${contentType}`,
            changingAnswers(fact, (answer) => ({ ...answer, contentType })),
          ),
        )
      case 'empty':
        return ['{}', 'Done.'].map((text) =>
          breaking(
            id,
            'value',
            `with the body ${text}`,
            changingAnswers(fact, (answer) => ({ ...answer, text })),
          ),
        )
      case 'type':
        return wrongTypes(String(value)).map(([says, change]) => broken('mistyped', says, path, change))
      case 'required':
        return (value as string[]).map((name) => broken('dropped', 'dropped', [...path, name], () => ABSENT))
      case 'dependentRequired':
        return Object.entries(value as Record<string, string[]>).flatMap(([name, others]) =>
          others.map((other) =>
            broken('dropped', `there without ${other}`, path, (object) => {
              if (!isObject(object) || !(name in object)) return object
              const { [other]: _, ...rest } = object
              return rest
            }),
          ),
        )
      case 'properties-only':
        return [
          broken('value', 'with another field', path, (object) => (isObject(object) ? { ...object, code: 7 } : object)),
        ]
      case 'not': {
        const leaked = (nodeAt(document, fact.pointer).not?.required ?? []).map((name): [string, unknown] => [
          name,
          'planted',
        ])
        return [leaked, leaked.map(([name]): [string, unknown] => [name, null])].map((fields) =>
          broken('value', `with ${JSON.stringify(Object.fromEntries(fields))}`, path, (object) =>
            isObject(object) ? { ...object, ...Object.fromEntries(fields) } : object,
          ),
        )
      }
      case 'minimum':
        return [broken('value', 'one below', path, () => Number(value) - 1)]
      case 'maximum':
        return [broken('value', 'one above', path, () => Number(value) + 1)]
      case 'exclusiveMinimum':
        return [broken('value', 'at the bound', path, () => Number(value))]
      case 'maxItems':
        return [broken('value', 'one item too many', path, (list) => filled(list, Number(value) + 1))]
      case 'enum':
      case 'const':
        return misshapen(nodeAt(document, fact.pointer), [...ODD_TEXTS, ...ODD_VALUES])
      case 'pattern':
        return misshapen(nodeAt(document, fact.pointer), ODD_TEXTS)
      case 'anyOf':
      case 'oneOf': {
        const schema = nodeAt(document, fact.pointer)
        return misshapen(schema, [
          ['another word', () => 'beside'],
          ...knownTextsOf(document, schema).map(
            (text): OddValue => [`${text} in the other case`, () => otherCase(text)],
          ),
          ['empty', () => ''],
          ['a list of another word', () => ['beside']],
          ...ODD_VALUES,
        ])
      }
      case 'format':
        return misshapen(nodeAt(document, fact.pointer), malformed(String(value)))
      default:
        throw new Error(`No faults are known for "${keyword}" of ${id}; teach mutants/answers.ts to break it.`)
    }
  }

  function changing(fact: Fact, path: string[], change: Change) {
    return changingAnswers(fact, (answer) => {
      if (answer.text === '') return answer
      const changed = changeLast(JSON.parse(answer.text), path, change)
      return changed === undefined || changed === ABSENT ? answer : { ...answer, text: JSON.stringify(changed) }
    })
  }

  function changingAnswers({ operationId, at }: Fact, change: (answer: Answer) => Answer) {
    const operation = operations.get(operationId)
    return changesAnswer(operationId, (answer) =>
      operation && documentedStatus(operation, answer.status) === at?.status ? change(answer) : answer,
    )
  }
}

/** Names one field of an answer. */
function fieldOf(operationId: string, at: Fact['at'], ...below: string[]): string {
  return JSON.stringify([operationId, at?.status, ...(at?.path ?? []), ...below])
}

function filled(list: unknown, length: number): unknown {
  return Array.isArray(list) && list.length > 0 ? Array.from({ length }, (_, index) => list[index % list.length]) : list
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object'
}
