import { isInteger } from '../values.ts'

/** A field of a fault: what its value must be and means, and how a form asks for it. */
export interface FaultField {
  /** What the field does, for the docs. */
  means: string
  /** What a value must be, for messages. */
  expected: string
  /** @param fault all fields of the fault */
  isValid(value: unknown, fault: object): boolean
  /** How the console asks for it. Default: not at all. */
  form?: FieldForm
  /** Left out of the journal, because it can be long. */
  isLong?: true
}

interface FieldForm {
  label: string
  /** Default: text. */
  type?: 'number' | 'checkbox'
  placeholder?: string
  /** Attributes of the input, such as `max`. */
  attributes?: Record<string, string | number>
  /** Reads a value from text that is not empty. Default: the text itself. @throws SyntaxError */
  read?(text: string): unknown
}

/** The fields of a fault or of a part of it, by name. */
export type FaultFields<Part extends object> = { [Name in keyof Part]-?: FaultField }

/** Creates the check of an integer within inclusive bounds. */
export const integer = (min: number, max: number): Pick<FaultField, 'expected' | 'isValid'> => ({
  expected: `an integer from ${min} to ${max}`,
  isValid: (value) => isInteger(value, min, max),
})

/** Creates the check of a text that matches a pattern. */
export const text = (expected: string, pattern: RegExp): Pick<FaultField, 'expected' | 'isValid'> => ({
  expected,
  isValid: (value) => typeof value === 'string' && pattern.test(value),
})
