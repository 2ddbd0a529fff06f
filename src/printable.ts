/** Maximum number of characters of a printed text. */
const MAX_LENGTH = 400

/** Makes text from a service safe to print: redacts secrets, escapes control characters, and truncates long text. */
export function printable(text: string, ...secrets: string[]): string {
  // Longest first: one secret may be part of another.
  const known = secrets.filter(Boolean).sort((a, b) => b.length - a.length)
  const redacted = known.reduce((rest, secret) => rest.replaceAll(new RegExp(escapeRegExp(secret), 'gi'), '***'), text)
  const line = oneLine(redacted)
  return line.length > MAX_LENGTH ? `${cut(line, MAX_LENGTH)}…` : line
}

/**
 * Returns the start of a text: at most `length` UTF-16 code units, or one less if the cut would split a character of two.
 * `encodeURIComponent` and many services refuse half a character.
 */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return text.length > length ? start.replace(/[\ud800-\udbff]$/, '') : start
}

/** Escapes control characters and line breaks, which could change what a terminal shows or fake a line of output. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    return `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`
  })
}

/** Escapes a character in JSON. One beyond U+FFFF has two units, each with an escape of its own. */
export function jsonEscape(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
  return units.map((unit) => `\\u${unit}`).join('')
}

/** Escapes `::` at the start of a line and `##[` anywhere, which GitHub's runner would execute as a command. */
export function withoutCommand(line: string): string {
  return line.replace(/^(\s*)::/, '$1\\::').replaceAll('##[', '#\\#[')
}

/** Joins wrapped text into one line with single spaces. */
export function foldSpace(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/**
 * Returns a function that wraps text at spaces, except before a unit, and breaks words that are longer than a line. `first` is
 * the prefix of the first line, `rest` that of the others.
 */
export function wrapTo(columns: number) {
  return (text: string, first = '', rest = '  '): string[] => {
    const lines: string[] = []
    let left = oneLine(text).trim()
    do {
      const prefix = lines.length === 0 ? first : rest
      const room = columns - prefix.length
      const [line = ''] = new RegExp(`^.{0,${room}}(?= (?!(?:m?s|%)(?!\\w))|$)|^.{${room}}`, 'u').exec(left) ?? []
      lines.push(prefix + line.trimEnd())
      left = left.slice(line.length).trimStart()
    } while (left !== '')
    return lines
  }
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The name of an undocumented field, or only its length if the name may contain data. */
export function nameOf(field: string): string {
  return /^[A-Za-z_$][\w.-]{0,40}$/.test(field) ? field : `(a name of ${field.length} characters)`
}
