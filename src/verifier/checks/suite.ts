import { listOperations, type OpenApiDocument, type Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { CompileSchema } from '../../document/validators.ts'
import type { Api } from '../http/api.ts'
import { casesOf } from '../inputs/cases.ts'
import type { Decision } from '../model/ledger.ts'
import { createValidator, type Validator } from '../model/validator.ts'
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
  /** The facts that a run verifies, in the order of the operations: documented facts and expectations. */
  verified: Fact[]
  /** IDs of the facts about the effect of a query parameter that no rule tests. */
  withoutRule: Set<string>
  /** IDs of the facts about 400 that no run can verify, because the document defines no malformed request for the operation. */
  without400: Set<string>
}

/** A method that no operation has, so its effect is undocumented. */
export const UNDOCUMENTED_METHOD = 'PUT'

/** Merges the tags. @throws Error if a schema of the document has no validator */
export function createSuite({ document, api, generic, facts, tags, compile, fixtureNames = [] }: SuiteOptions): Suite {
  const merge = <Key extends keyof Tag>(key: Key): NonNullable<Tag[Key]> =>
    Object.assign({}, ...tags.map((tag) => tag[key]))
  const operations = listOperations(document)
  const validator = createValidator(document, compile)
  const expectations = merge('expectations') as Suite['expectations']
  const accessIsOpen = tags.flatMap((tag) => tag.accessIsOpen ?? [])
  const tested = new Set(facts.flatMap(({ effects = [] }) => effects))
  const expected = Object.entries(expectations).map(([name, expectation]) => expectedFact(name, expectation))
  return {
    document,
    api,
    generic,
    facts,
    tags,
    compile,
    fixtureNames,
    finders: tags.flatMap(({ finders = [] }) => finders),
    operations,
    validator,
    calls: merge('calls'),
    renewed: tags.flatMap(({ renewed = [] }) => renewed),
    samples: merge('samples'),
    wrong: merge('wrong'),
    alongside: merge('alongside'),
    fitting: merge('fitting'),
    costly: merge('costly'),
    rules: merge('rules'),
    intrusions: merge('intrusions'),
    accessIsOpen,
    expectations,
    probes: merge('probes') as Suite['probes'],
    verified: operations.flatMap(({ id, ...operation }) => [
      ...facts.filter(({ operationId }) => operationId === id),
      ...accessFacts(id, operation.method),
      ...otherMethodFacts(id),
      ...expected.filter(({ operationId }) => operationId === id),
    ]),
    withoutRule: new Set(facts.flatMap(({ id, kind }) => (kind === 'effect' && !tested.has(id) ? [id] : []))),
    without400: new Set(operations.filter(isNeverMalformed).flatMap(about400)),
  }

  function accessFacts(operationId: string, method: string): Fact[] {
    if (accessIsOpen.includes(operationId)) return []
    const { access, questions } = generic
    const fact = (name: string, says: string): Fact => ({
      id: `${operationId}/access/${name}`,
      operationId,
      kind: 'access',
      says,
      pointer: `/x-unknowns/${questions.access ?? ''}`,
    })
    return [
      ...Object.entries(access.outsiders).map(([name, { token }]) =>
        fact(name, `With \`${token}\`: no data of the project, and no change.`),
      ),
      ...(method === 'GET' ? [fact('foreign', 'For the `foreign` resources: no data.')] : []),
    ]
  }

  function otherMethodFacts(operationId: string): Fact[] {
    const { otherMethods } = generic.questions
    if (otherMethods === undefined) return []
    const says = `${UNDOCUMENTED_METHOD} on the path of the operation is rejected.`
    return [expectedFact(`${operationId}/no-other-method`, { says, restsOn: [otherMethods] })]
  }

  /** Whether the document defines no malformed request of an operation: it has no body, and its parameters allow any value. */
  function isNeverMalformed(operation: Operation): boolean {
    return !operation.requestBody && casesOf({ document, validator, facts }, operation).every(({ allowed }) => allowed)
  }

  function about400({ id }: Operation): string[] {
    const ofOperation = facts.filter(({ operationId }) => operationId === id)
    return ofOperation.filter((fact) => fact.id === `${id}/400` || fact.at?.status === '400').map((fact) => fact.id)
  }
}

/** Why no run can test a fact; `undefined` if one can. */
export function untestableIn(
  { without400, withoutRule, rules }: Suite,
  { id }: Pick<Fact, 'id'>,
): Decision | undefined {
  if (withoutRule.has(id))
    return { verdict: 'unexercised', gap: { kind: 'document', why: 'no rule says how a response shows the effect' } }
  const why = without400.has(id)
    ? 'the document defines no malformed request for this operation'
    : rules[id.replace('/rule/', '/')]?.unprovable
  return why === undefined ? undefined : { verdict: 'unprovable here', gap: { kind: 'document', why } }
}

/** Turns an expectation into a fact. The document does not state the fact, so its pointer leads to the register of unknowns. */
function expectedFact(name: string, { says, restsOn }: Pick<Expectation, 'says' | 'restsOn'>): Fact {
  const [operationId = '', own = ''] = name.split('/')
  const id = `${operationId}/expectation/${own}`
  return { id, operationId, kind: 'expectation', says, pointer: `/x-unknowns/${restsOn[0]}`, restsOn }
}
