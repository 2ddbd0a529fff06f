import { printable } from '../../printable.ts'

/** Reads a value that may be anything; `at` says where it stands. What comes back has the shape's fields in its order. */
export type Read<T> = (value: unknown, at: string) => T

/** A value does not have the shape that is read; the message says what was expected where, and what came. */
export class WrongShape extends Error {
  override name = 'WrongShape'

  constructor(at: string, expected: string, value: unknown) {
    super(`${at || 'all of it'} should be ${expected}; it is ${describe(value)}`)
  }
}

export const text: Read<string> = (value, at) => {
  if (typeof value === 'string') return value
  throw new WrongShape(at, 'a string', value)
}

export const amount: Read<number> = (value, at) => {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw new WrongShape(at, 'a number from 0', value)
}

export const whole: Read<number> = (value, at) => {
  if (Number.isSafeInteger(value)) return value as number
  throw new WrongShape(at, 'a whole number', value)
}

export function oneOf<const T extends string | number>(...allowed: readonly T[]): Read<T> {
  return (value, at) => {
    if (allowed.includes(value as T)) return value as T
    const quoted = allowed.map((each) => JSON.stringify(each)).join(', ')
    throw new WrongShape(at, allowed.length === 1 ? quoted : `one of ${quoted}`, value)
  }
}

export function list<T>(item: Read<T>): Read<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new WrongShape(at, 'a list', value)
    return value.map((each, index) => item(each, `${at}[${index}]`))
  }
}

/** A field that may be left out. */
export function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, at) => (value === undefined ? undefined : read(value, at))
}

/** An object; keys beyond its fields are left out. */
export function record<T extends object>(fields: { [K in keyof T]-?: Read<T[K] | undefined> }): Read<T> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new WrongShape(at, 'an object', value)
    const entries = Object.entries<Read<unknown>>(fields).map(([key, read]) => {
      const own = Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined
      return [key, read(own, at === '' ? key : `${at}.${key}`)]
    })
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined))
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return printable(JSON.stringify(value))
}
