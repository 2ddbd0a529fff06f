const LONGEST = 400

/**
 * Makes text that may come from a service, or from whoever called a command, fit to be printed: control characters,
 * which could rewrite a terminal or forge a line, stand as escapes; the secret is left out; and it is not endless.
 */
export function printable(text: string, secret?: string): string {
  const redacted = secret ? text.replaceAll(new RegExp(escapeRegExp(secret), 'gi'), '***') : text
  const escaped = redacted.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    return `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`
  })
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST)}…` : escaped
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
