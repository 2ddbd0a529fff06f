import { createHash } from 'node:crypto'

/** A short text that is equal only for equal texts, to compare long ones without keeping them. */
export const digestOf = (text: string) => createHash('sha1').update(text).digest('base64')

/** Returns a function that says whether a text is new. After `most` texts, it no longer remembers new ones. */
export function createSeen(most: number): (text: string) => boolean {
  const digests = new Set<string>()
  return (text) => {
    const digest = digestOf(text)
    if (digests.has(digest)) return false
    if (digests.size < most) digests.add(digest)
    return true
  }
}
