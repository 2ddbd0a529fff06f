import { listOperations, type OpenApiDocument, type Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Expectation, Probe, Rule, Tag } from './tag.ts'
import { createValidator, type Validator } from './validator.ts'

/** An API to verify: a document, its facts, and what it cannot state about its operations. */
export interface SuiteOptions {
  document: OpenApiDocument
  /** Everything that the document states, as `factsOf` reads it. */
  facts: Fact[]
  tags: readonly Tag[]
}

type Merged = Required<
  Pick<Tag, 'calls' | 'renewed' | 'samples' | 'alongside' | 'alone' | 'costly' | 'probes' | 'properties'>
>

/** The tags of an API as one, and what follows from its document. */
export interface Suite extends SuiteOptions, Merged {
  operations: Operation[]
  validator: Validator
  rules: Record<string, Rule>
  expectations: Record<string, Expectation>
  probes: Record<string, Probe>
  /** Everything that a run verifies, in the order of the operations: documented facts and expectations. */
  verified: Fact[]
}

/** A method that no operation has, and whose effect is unknown. */
export const UNDOCUMENTED_METHOD = 'PUT'

/** Merges the tags and compiles the schemas of the document. */
export function createSuite({ document, facts, tags }: SuiteOptions): Suite {
  const merge = <Key extends keyof Tag>(key: Key): NonNullable<Tag[Key]> =>
    Object.assign({}, ...tags.map((tag) => tag[key] ?? {}))
  const operations = listOperations(document)
  const expectations = merge('expectations') as Record<string, Expectation>
  const expected = Object.entries(expectations).map(([name, expectation]) => expectedFact(name, expectation))
  return {
    document,
    facts,
    tags,
    operations,
    validator: createValidator(document),
    calls: merge('calls'),
    renewed: tags.flatMap(({ renewed = [] }) => renewed),
    samples: merge('samples'),
    alongside: merge('alongside'),
    alone: merge('alone'),
    costly: merge('costly'),
    rules: merge('rules'),
    expectations,
    probes: merge('probes') as Record<string, Probe>,
    properties: merge('properties'),
    verified: operations.flatMap(({ id }) => [
      ...facts.filter(({ operationId }) => operationId === id),
      undocumentedMethod(id),
      ...expected.filter(({ operationId }) => operationId === id),
    ]),
  }
}

/** An expectation as a fact. The document does not state it; the register says why. */
function expectedFact(name: string, { says, restsOn }: Pick<Expectation, 'says' | 'restsOn'>): Fact {
  const [operationId = '', own = ''] = name.split('/')
  return {
    id: `${operationId}/expectation/${own}`,
    operationId,
    kind: 'expectation',
    says,
    pointer: `/x-unknowns/${restsOn[0]}`,
    restsOn,
  }
}

const undocumentedMethod = (operationId: string): Fact =>
  expectedFact(`${operationId}/no-other-method`, {
    says: `${UNDOCUMENTED_METHOD} is refused at its path.`,
    restsOn: ['operations-not-shown'],
  })
