/** A part of a JSON text and its kind, which is undefined for punctuation and whitespace. */
export type JsonPart = readonly [kind: 'key' | 'string' | 'literal' | undefined, text: string]

/** Longer texts stay plain: each token becomes an element, and thousands of them make a page slow to lay out and to scroll. */
export const MAX_HIGHLIGHTED = 20_000

/** A string, which is a key if a colon follows; or a number, a boolean or null. */
const TOKEN = /("(?:[^"\\]|\\.)*")(?=\s*(:)?)|-?\d[\d.eE+-]*|true|false|null/g

/** Splits JSON into tokens, to highlight them. Joined, the parts are the text. Returns one part if the text is too long. */
export function jsonParts(json: string): JsonPart[] {
  if (json.length > MAX_HIGHLIGHTED) return [[undefined, json]]
  const parts: JsonPart[] = []
  let end = 0
  for (const { 0: token, 1: string, 2: colon, index } of json.matchAll(TOKEN)) {
    if (index > end) parts.push([undefined, json.slice(end, index)])
    parts.push([string === undefined ? 'literal' : colon ? 'key' : 'string', token])
    end = index + token.length
  }
  if (end < json.length) parts.push([undefined, json.slice(end)])
  return parts
}
