import { hash } from '../../hash.ts'

/** Pseudorandom values derived from text, so that the same seed gives the same sandbox everywhere. */

export { hash }

/** Derives an integer between `low` and `high`, both inclusive, from text. */
export function numberFrom(text: string, low: number, high: number): number {
  return low + (hash(text) % (high - low + 1))
}

/** Derives `digits` hexadecimal digits from text. */
export function hexFrom(text: string, digits: number): string {
  let hex = ''
  for (let part = 0; hex.length < digits; part++) hex += hash(`${text} ${part}`).toString(16).padStart(8, '0')
  return hex.slice(0, digits)
}
