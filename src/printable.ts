const LONGEST = 400

/**
 * Makes text that may come from a service fit to be printed: secrets are left out, it stands in one line, and it is not
 * endless.
 */
export function printable(text: string, ...secrets: string[]): string {
  // The longest first: one secret may be part of another.
  const known = secrets.filter(Boolean).sort((a, b) => b.length - a.length)
  const redacted = known.reduce((rest, secret) => rest.replaceAll(new RegExp(escapeRegExp(secret), 'gi'), '***'), text)
  const line = oneLine(redacted)
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** Writes control characters, which could rewrite a terminal or forge a line, as escapes. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    return `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`
  })
}

/** Writes a text that is wrapped, as in a document, in one line. */
export function foldSpace(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
