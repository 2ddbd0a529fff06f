import { createHash } from 'node:crypto'
import type { Fixtures } from './fixtures.ts'
import { NOBODY } from './safety.ts'
import type { Target } from './target-types.ts'

/** Characters to draw from, for each class of characters. Similar ones are left out, as many kinds of IDs do. */
const ALPHABETS: [members: RegExp, characters: string][] = [
  [/[0-9]/, '23456789'],
  [/[a-z]/, 'abcdefghijkmnpqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHJKMNPQRSTVWXYZ'],
]
const HEX = '0123456789abcdef'
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
/** The places of the version and of the variant in a UUID, which a service may check. */
const UUID_KEPT = [14, 19]
/** Hexadecimal digits, with a digit and a letter: other text has only digits, or letters that are hexadecimal by chance. */
const HEXADECIMAL = /^(?=.*\d)(?=.*[a-f])[0-9a-f-]{8,}$/i
const PREFIX = /^[A-Za-z]+[-_.:]+/

/**
 * How random an unknown ID must be, in bits. One that is read may exist by chance, but a second one then will not; one that
 * is written must never exist.
 */
const UNKNOWN_BITS = { read: 12, write: 64 }

/** Makes up IDs that no resource has, and remembers them. */
export function createUnknownIds(runId: string, fixtures: Fixtures) {
  const made = new Set([NOBODY])
  const unknownId: Target['unknownId'] = (known, use, attempt = 0) => {
    const id = unknownLike(known, `${runId} ${attempt}`, UNKNOWN_BITS[use])
    if (id === undefined || Object.values(fixtures).flat().includes(id)) return NOBODY
    made.add(id)
    return id
  }
  return { made, unknownId }
}

/**
 * Returns an ID with the form of a known one: the same prefix, separators and length, and characters of the same classes.
 * A check of the form, such as that an ID is a UUID, cannot tell the two apart.
 *
 * @param seed determines the characters
 * @param bits how random the ID must be, at least
 * @returns `undefined` if the form does not allow that much randomness
 */
export function unknownLike(known: string, seed: string, bits: number): string | undefined {
  for (const prefix of [PREFIX.exec(known)?.[0] ?? '', '']) {
    const rest = known.slice(prefix.length)
    const choices = [...rest].map((character, place) => choicesFor(character, place, rest))
    if (choices.reduce((sum, { length }) => sum + Math.log2(length), 0) < bits) continue
    const random = createHash('sha512')
      .update(JSON.stringify([seed, known]))
      .digest()
    const drawn = choices.map((choice, place) => choice[(random[place % random.length] ?? 0) % choice.length])
    const id = prefix + drawn.join('')
    if (id !== known) return id
  }
  return undefined
}

/** The characters that may replace a character of an ID; only the character itself if it is a separator. */
function choicesFor(character: string, place: number, id: string): string {
  if (UUID.test(id) && UUID_KEPT.includes(place)) return character
  if (HEXADECIMAL.test(id) && /[0-9a-f]/i.test(character)) return id === id.toLowerCase() ? HEX : HEX.toUpperCase()
  return ALPHABETS.find(([members]) => members.test(character))?.[1] ?? character
}
