import type { OpenApiDocument, Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { CompileSchema } from '../../document/validators.ts'
import type { Api } from '../http/api.ts'
import type { Decision } from '../model/ledger.ts'
import type { Validator } from '../model/validator.ts'
import type { GenericChecks } from './generic.ts'
import type { Expectation, Probe, Tag } from './tag.ts'

/** An API to verify: a document, its facts, and everything that the document cannot state. */
export interface SuiteOptions {
  document: OpenApiDocument
  api: Api
  /** What the checks of every operation must know. */
  generic: GenericChecks
  /** The facts that `readFacts` derives from the document. */
  facts: Fact[]
  /** What the document cannot state, by tag. If two tags define the same entry, the later one applies. */
  tags: readonly Tag[]
  /** Returns the validator of a schema of the document, or of a schema that states one fact. It must list all errors. */
  compile: CompileSchema
  /** Names of all fixtures, for the ledger. Default: none. */
  fixtureNames?: readonly string[]
}

/** The merged tags of an API, and everything derived from its document. */
export interface Suite extends Required<SuiteOptions>, Required<Omit<Tag, 'safety' | 'cleanup'>> {
  operations: Operation[]
  validator: Validator
  expectations: Record<string, Expectation>
  probes: Record<string, Probe>
  /** The facts that a run verifies, in the order of the operations: documented ones, and those of the kinds of checks. */
  verified: Fact[]
  /** IDs of the facts about the effect of a query parameter that no rule tests. */
  withoutRule: Set<string>
  /** IDs of the facts about 400 that no run can verify, because the document defines no malformed request for the operation. */
  without400: Set<string>
}

/** Why no run can test a fact; `undefined` if one can. */
export function untestableIn(
  { without400, withoutRule, rules }: Suite,
  { id }: Pick<Fact, 'id'>,
): Decision | undefined {
  if (withoutRule.has(id))
    return {
      verdict: 'unexercised',
      gap: { kind: 'document', why: 'no rule of the document describes the effect of the parameter' },
    }
  const why = without400.has(id)
    ? 'the document defines no malformed request for this operation'
    : rules[id.replace('/rule/', '/')]?.unprovable
  return why === undefined ? undefined : { verdict: 'unprovable here', gap: { kind: 'document', why } }
}
