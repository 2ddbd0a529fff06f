import { listOperations, type Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { casesOf } from '../inputs/cases.ts'
import { createValidator } from '../model/validator.ts'
import { KINDS } from './plan.ts'
import type { Suite, SuiteOptions } from './suite.ts'
import type { Tag } from './tag.ts'

/** Merges the tags. @throws Error if a schema of the document has no validator */
export function createSuite({ fixtureNames = [], ...options }: SuiteOptions): Suite {
  const { document, facts, tags, compile } = options
  const merge = <Key extends keyof Tag>(key: Key): NonNullable<Tag[Key]> =>
    Object.assign({}, ...tags.map((tag) => tag[key]))
  const operations = listOperations(document)
  const validator = createValidator(document, compile)
  const merged = {
    ...options,
    fixtureNames,
    operations,
    validator,
    finders: tags.flatMap(({ finders = [] }) => finders),
    calls: merge('calls'),
    renewed: tags.flatMap(({ renewed = [] }) => renewed),
    samples: merge('samples'),
    wrong: merge('wrong'),
    alongside: merge('alongside'),
    fitting: merge('fitting'),
    costly: merge('costly'),
    rules: merge('rules'),
    intrusions: merge('intrusions'),
    accessIsOpen: tags.flatMap((tag) => tag.accessIsOpen ?? []),
    expectations: merge('expectations') as Suite['expectations'],
    probes: merge('probes') as Suite['probes'],
  }
  const tested = new Set(facts.flatMap(({ effects = [] }) => effects))
  return {
    ...merged,
    verified: operations.flatMap((operation) => [
      ...facts.filter(({ operationId }) => operationId === operation.id),
      ...KINDS.flatMap((kind) => kind.facts?.(merged, operation) ?? []),
    ]),
    withoutRule: new Set(facts.flatMap(({ id, kind }) => (kind === 'effect' && !tested.has(id) ? [id] : []))),
    without400: new Set(operations.filter(isNeverMalformed).flatMap((operation) => about400(facts, operation))),
  }

  /** Whether the document defines no malformed request of an operation: it has no body, and its parameters allow any value. */
  function isNeverMalformed(operation: Operation): boolean {
    return !operation.requestBody && casesOf({ document, validator, facts }, operation).every(({ allowed }) => allowed)
  }
}

/** IDs of the facts of an operation about the status 400. */
function about400(facts: Fact[], { id }: Operation): string[] {
  return facts
    .filter((fact) => fact.operationId === id && (fact.id === `${id}/400` || fact.at?.status === '400'))
    .map((fact) => fact.id)
}
