import type { OperationId } from '../../generated/operations.ts'
import type { Expectation, Probe, Rule, Tag } from '../../src/verifier/engine/tag.ts'
import type { StateProperty } from '../../src/verifier/values/state-property.ts'
import { tags } from './index.ts'

/** Joins one part of all tags. */
const joined = <Part extends keyof Tag>(part: Part): NonNullable<Tag[Part]> =>
  Object.assign({}, ...tags.map((tag) => tag[part]))

export const calls = joined('calls') as Tag<OperationId>['calls']
export const renewed: string[] = tags.flatMap((tag) => tag.renewed ?? [])
export const samples = joined('samples')
export const alongside = joined('alongside')
export const alone = joined('alone')
export const costly = joined('costly')
export const rules: Record<string, Rule> = joined('rules')
export const expectations = joined('expectations') as Record<string, Expectation>
export const probes = joined('probes') as Record<string, Probe>
export const stateProperties: Partial<Record<string, StateProperty[]>> = joined('properties')
