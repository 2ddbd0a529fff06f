import type { Sandbox, SandboxFixtures, Snapshot } from '../../src/sandbox/index.ts'

/** The kinds of mutants, in the order in which the help of `npm run mutants` lists them. All but `permitted` are faults. */
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
  'permitted',
] as const

export type MutantKind = (typeof MUTANT_KINDS)[number]

/** A request as plain data. Unlike a Request, it can be read and sent several times. */
export interface Call {
  /** The documented operation; undefined for an undocumented method. */
  operationId: string | undefined
  method: string
  url: string
  /** Path parameters, decoded, by name. */
  path: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** A response as plain data; `contentType` is empty if there is none. */
export interface PlainResponse {
  status: number
  contentType: string
  text: string
}

/** Gives a fault access to the correct service. */
export interface Original {
  send(call: Call): Promise<PlainResponse>
  fixtures: SandboxFixtures
  catalog: Sandbox['catalog']
  /** Returns a copy of the state of the service. */
  state(): Snapshot
  /** Changes the state without a call. */
  changeState(change: (state: Snapshot) => Snapshot): Promise<void>
  /** The path parameters of a URL of the operation, whatever the method; undefined for other URLs. */
  pathOf(operationId: string, url: string): Record<string, string> | undefined
  /** The last successful call of the operation to the correct service, and its response; undefined if there is none. */
  lastSuccess(operationId: string): { call: Call; response: PlainResponse } | undefined
}

/**
 * A planted fault, and the operation whose checks must detect it. One of the kind `permitted` is no fault: no check may contradict
 * a documented fact because of it.
 */
export interface Mutant {
  /** The ID of a fact, or the place of a field, and the text in `says`; stable across versions. */
  id: string
  kind: MutantKind
  /** The operation whose checks must detect the fault; the fault may be in another operation that those checks use. */
  operationId: string
  /** ID of the fact that a run must not verify; undefined if it is enough that the run contradicts any fact. */
  aims?: string
  says: string
  /** Returns a service with the fault. It passes calls that the fault does not concern to the original. */
  apply(original: Original): (call: Call) => Promise<PlainResponse>
}

/** Changes of a service, by description: faults that break a rule, or what it permits. Each becomes a mutant whose ID contains the description. */
export type Faults = Record<string, Mutant['apply']>

/** What breaks a rule or an expectation, and what does not. */
export interface Planted {
  faults: Faults
  /** Changes that the rule permits, as far as they can go: the mutation gate checks that none of them contradicts a fact. */
  permitted?: Faults
}

/** Creates a mutant that a run kills by contradicting one fact. */
export function breaking(fact: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { ...breakingAny(fact, kind, says, apply), aims: fact }
}

/**
 * Creates a mutant that a run kills by contradicting any fact of the operation.
 *
 * @param about start of the mutant's ID, such as the ID of a related fact; must start with the operationId
 */
export function breakingAny(about: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { id: `${about}: ${says}`, kind, operationId: about.split('/', 1)[0] ?? '', says, apply }
}
