/** Pseudorandom values derived from text, so that the same seed gives the same sandbox everywhere. */

/** Hashes text to 32 bits: FNV-1a over the code units, then mixed so that similar texts differ widely. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193)
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

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
