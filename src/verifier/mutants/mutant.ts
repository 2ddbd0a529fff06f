import type { Sandbox, SandboxFixtures, Snapshot } from '../../sandbox/index.ts'

/** The kinds of faults, in the order in which the report has them. */
export const MUTANT_KINDS = [
  'status',
  'credential',
  'method',
  'malformed',
  'parameter',
  'limit',
  'enum',
  'type',
  'pattern',
  'dropped',
  'mistyped',
  'value',
  'error',
  'rule',
  'expectation',
] as const

export type MutantKind = (typeof MUTANT_KINDS)[number]

/** A request as plain data: unlike a Request, it can be read and sent twice. */
export interface Call {
  /** The operation that the document has for its method and path; none for a presigned URL or an undocumented method. */
  operationId: string | undefined
  method: string
  url: string
  /** Values of the path's parameters, by name. */
  path: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** What comes back. */
export interface Answer {
  status: number
  /** Empty for none. */
  contentType: string
  text: string
}

/** The service beneath a fault, as it should be, and what a fault may do with it. */
export interface Original {
  answer(call: Call): Promise<Answer>
  fixtures: SandboxFixtures
  /** The IDs of everything there is. */
  catalog: Sandbox['catalog']
  /** The state as it is; a change of it changes nothing. */
  state(): Snapshot
  /** Changes the state behind the service's back. */
  changeState(change: (state: Snapshot) => Snapshot): Promise<void>
  /** The values of the path's parameters where a URL is that of an operation, whatever the method. */
  pathOf(operationId: string, url: string): Record<string, string> | undefined
  /** The last call of an operation that the service itself has answered with success. */
  lastSuccess(operationId: string): { call: Call; answer: Answer } | undefined
}

/** Answers calls with one fault; what the fault is not about, it hands on. */
export type Faulty = (call: Call) => Promise<Answer>

/** A service with one planted fault, and the fact of the document that it breaks. */
export interface Mutant {
  /** The fact and what is wrong, in words: it stays the same from version to version. */
  id: string
  kind: MutantKind
  /** The operation whose checks must see it; the fault itself may sit in another one, where its effect shows here. */
  operationId: string
  /** ID of the fact that a run must not call verified. Left out where no single fact has to see it. */
  aims?: string
  /** What is wrong. */
  says: string
  /** @param original the service as it should be, beneath the fault */
  apply(original: Original): Faulty
}

/** A mutant that breaks one fact. */
export function breaking(fact: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { id: `${fact}: ${says}`, kind, operationId: operationOf(fact), aims: fact, says, apply }
}

/** A mutant that any fact may catch. @param about the place that is named, mostly the ID of a fact that speaks of it */
export function anyhow(about: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { id: `${about}: ${says}`, kind, operationId: operationOf(about), says, apply }
}

/** Several mutants that break one rule or expectation, by what is wrong. */
export function breakingRule(fact: string, faults: Record<string, Mutant['apply']>): Mutant[] {
  const kind = fact.includes('/expectation/') ? 'expectation' : 'rule'
  return Object.entries(faults).map(([says, apply]) => breaking(fact, kind, says, apply))
}

function operationOf(fact: string): string {
  return fact.split('/', 1)[0] ?? ''
}
