import { quote } from '../values.ts'
import { type Delay, delay } from './delay.ts'
import { type Drop, drop } from './drop.ts'
import type { FaultField, FaultFields } from './field.ts'
import type { FaultKind } from './kind.ts'
import { type Respond, respond } from './respond.ts'
import { type Selection, selectionFields } from './selection.ts'

/**
 * Makes calls fail or wait, before the sandbox checks token, query and body. `operation` or `path` is required, and so is
 * `status`, `delayMs` or `drop`.
 *
 * The oldest fault that matches a call affects it. If that one lets calls proceed, with `times: 'always'`,
 * the next one that matches affects it, too.
 */
export interface Fault<Name extends string = string> extends Selection<Name>, Delay, Respond, Drop {}

type AnyFaultKind = Omit<FaultKind<Fault>, 'fields'> & { fields: Partial<FaultFields<Fault>> }

/** To add a kind of fault, create a file beside this one, list it here, and add its fields to {@link Fault}. */
const KINDS = [delay, respond, drop] as const

/** All kinds of faults, each with a type that accepts any fault. */
export const faultKinds: readonly AnyFaultKind[] = KINDS

type FieldOf<Kind extends { fields: object }> = Kind extends unknown ? keyof Kind['fields'] : never

/** Returns the kinds of a fault. */
export function kindsOf(fault: Fault): AnyFaultKind[] {
  return faultKinds.filter(({ main }) => fault[main] !== undefined && fault[main] !== false)
}

/** Whether a call that a fault affects proceeds. */
export const proceeds = (fault: Fault): boolean => kindsOf(fault).every((kind) => kind.proceeds)

/** Says what a fault does, such as "waits 200 ms, returns 503, for 25 % of the calls". */
export function wordsOf(fault: Fault): string {
  const { probability = 1 } = fault
  const words = kindsOf(fault).map((kind) => kind.words(fault))
  const share = `for ${Number((100 * probability).toPrecision(3))} % of the calls`
  return [...words, ...(probability < 1 ? [share] : [])].join(', ')
}

/** The fields of faults. @param operations names of all operations */
export function faultFields(operations: readonly string[]): FaultFields<Fault> {
  // `Object.assign` accepts anything; this type makes a kind that is missing in the list an error.
  const fields: Record<keyof Selection | FieldOf<(typeof KINDS)[number]>, FaultField> = Object.assign(
    selectionFields(operations),
    ...KINDS.map((kind) => kind.fields),
  )
  return fields
}

/** Returns a fault without the fields that can be long. */
export function withoutLongFields<Given extends Fault>(fault: Given): Given {
  const isLong = (name: string) => faultKinds.some(({ fields }) => fields[name as keyof Fault]?.isLong)
  return Object.fromEntries(Object.entries(fault).filter(([name]) => !isLong(name))) as Given
}

/**
 * Creates the check of faults. It throws a RangeError that says what was expected and what came.
 *
 * @param operations names of all operations
 */
export function createFaultCheck(operations: readonly string[]) {
  const fields = faultFields(operations)

  /** Checks the value of a field, which may be `undefined`. @param shown name of the value in the message */
  function checkField(name: keyof Fault, value: unknown, fault: Fault = {}, shown: string = name): void {
    const { expected, isValid } = fields[name]
    if (value === undefined || isValid(value, fault)) return
    throw new RangeError(`${shown} must be ${expected}; it is ${quote(value)}.`)
  }

  function checkFault(fault: Fault): void {
    if (fault === null || typeof fault !== 'object') throw new RangeError('A fault must be an object.')
    for (const [name, value] of Object.entries(fault)) {
      if (!Object.hasOwn(fields, name)) {
        throw new RangeError(`A fault has no field ${quote(name)}; use ${Object.keys(fields).join(', ')}.`)
      }
      checkField(name as keyof Fault, value, fault)
    }
    const problem = problemOf(fault)
    if (problem !== undefined) throw new RangeError(problem)
  }

  return { checkField, checkFault }
}

/** Describes an invalid combination of the fields of a fault. */
function problemOf(fault: Fault): string | undefined {
  if (fault.operation === undefined && fault.path === undefined) {
    return 'A fault needs operation ("*" for every one) or path.'
  }
  for (const kind of faultKinds) {
    const problem = kind.problem?.(fault)
    if (problem !== undefined) return problem
  }
  const kinds = kindsOf(fault)
  const final = kinds.filter((kind) => !kind.proceeds).map(({ main }) => main)
  if (final.length > 1) return `A fault takes either ${final.join(' or ')}, not both.`
  if (kinds.length > 0) return undefined
  const mains = faultKinds.map(({ main }) => main)
  return `A fault without ${mains.slice(0, -1).join(', ')} or ${mains.at(-1)} has no effect; add one of them.`
}
