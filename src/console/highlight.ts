/** A part of a text and its kind, as highlight.js names it; undefined for what is not highlighted. */
export type CodePart = readonly [kind: string | undefined, text: string]

/** Longer texts stay plain: each token becomes an element, and thousands of them make a page slow to lay out and to scroll. */
export const MAX_HIGHLIGHTED = 20_000

/** The tokens of the texts that the console writes. The name of a group is the kind of its tokens. */
const TOKENS = {
  json: /(?<attr>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)/g,
  typescript:
    /(?<attr>\w+(?=:)|"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|\b(?:(?<number>\d[\d.e+-]*)|(?<literal>true|false|null)|(?<keyword>import|from|const|await))\b/g,
  curl: /(?<string>'[^']*')|(?<=\s)(?<attr>--?[\w-]+)/g,
}

export type Language = keyof typeof TOKENS

/** Splits a text into tokens, to highlight them. Joined, the parts are the text. Returns one part if the text is too long. */
export function codeParts(text: string, language: Language): CodePart[] {
  if (text.length > MAX_HIGHLIGHTED) return [[undefined, text]]
  const parts: CodePart[] = []
  let end = 0
  for (const { 0: token, groups = {}, index } of text.matchAll(TOKENS[language])) {
    if (index > end) parts.push([undefined, text.slice(end, index)])
    parts.push([Object.keys(groups).find((kind) => groups[kind] !== undefined), token])
    end = index + token.length
  }
  if (end < text.length) parts.push([undefined, text.slice(end)])
  return parts
}
