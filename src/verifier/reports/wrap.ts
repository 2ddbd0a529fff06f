/**
 * Breaks text at its spaces, so that it stays readable in a terminal; a word that is longer than a line is broken, too.
 *
 * @param first what stands before the first line; the others are indented by `rest`
 */
export function wrap(text: string, width: number, first: string, rest: string): string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ').flatMap((word) => pieces(word, width - Math.max(first.length, rest.length)))) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = rest
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}

function pieces(word: string, longest: number): string[] {
  const characters = [...word]
  return Array.from({ length: Math.max(1, Math.ceil(characters.length / longest)) }, (_, index) =>
    characters.slice(index * longest, (index + 1) * longest).join(''),
  )
}
