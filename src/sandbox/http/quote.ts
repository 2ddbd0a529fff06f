const LONGEST = 80

/** A value of a request as it stands in a message: as JSON in ASCII, and not endless. */
export function quote(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST + 1)
  const ascii = text.replace(/[^\x20-\x7e]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return text.length > LONGEST ? `${ascii.slice(0, LONGEST)}…` : ascii
}
