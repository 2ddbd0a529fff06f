import type { Sandbox, SandboxFixtures, Snapshot } from '../../sandbox/index.ts'

/** The kinds of faults, in the order of the report. */
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

/** A request as plain data, which unlike a Request can be read and sent twice. */
export interface Call {
  /** The documented operation; undefined for a presigned URL or an undocumented method. */
  operationId: string | undefined
  method: string
  url: string
  /** Values of the path parameters, by name. */
  path: Record<string, string>
  headers: Record<string, string>
  body: string | undefined
}

/** A response as plain data. */
export interface Answer {
  status: number
  /** Empty if there is none. */
  contentType: string
  text: string
}

/** The correct service, as a fault sees it. */
export interface Original {
  answer(call: Call): Promise<Answer>
  fixtures: SandboxFixtures
  /** The IDs of all objects. */
  catalog: Sandbox['catalog']
  /** A copy of the state. */
  state(): Snapshot
  changeState(change: (state: Snapshot) => Snapshot): Promise<void>
  /** The path parameters of a URL of the operation, whatever the method; undefined for other URLs. */
  pathOf(operationId: string, url: string): Record<string, string> | undefined
  /** The operation's last call for which the correct service returned success. */
  lastSuccess(operationId: string): { call: Call; answer: Answer } | undefined
}

/** A service with a fault. It passes calls that the fault does not concern to the original. */
export type Faulty = (call: Call) => Promise<Answer>

/** A planted fault, and the fact that it breaks. */
export interface Mutant {
  /** The fact and what is wrong; stable across versions. */
  id: string
  kind: MutantKind
  /** The operation whose checks must detect the fault; the fault may be in another operation that those checks use. */
  operationId: string
  /** ID of the fact that a run must not verify; undefined if any fact may detect the fault. */
  aims?: string
  says: string
  apply(original: Original): Faulty
}

/** A mutant that breaks one fact. */
export function breaking(fact: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { id: `${fact}: ${says}`, kind, operationId: operationOf(fact), aims: fact, says, apply }
}

/** A mutant that any fact may detect. @param about what the ID begins with, usually the ID of a related fact */
export function anyhow(about: string, kind: MutantKind, says: string, apply: Mutant['apply']): Mutant {
  return { id: `${about}: ${says}`, kind, operationId: operationOf(about), says, apply }
}

function operationOf(fact: string): string {
  return fact.split('/', 1)[0] ?? ''
}
