import { UsageError } from '../../src/command.ts'

/** Between them stands what `npm run bench -- --write` writes. */
const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'

/** The text between the two markers. @throws {@link UsageError} when they do not stand there, each once and in a line of its own */
export function blockOf(text: string): string {
  const [begin, end] = placesOf(text)
  return text.slice(begin, end).trim()
}

/** The text with another block. @throws {@link UsageError} as {@link blockOf} */
export function withBlock(text: string, block: string): string {
  const [begin, end] = placesOf(text)
  return `${text.slice(0, begin)}\n\n${block}\n\n${text.slice(end)}`
}

/** The cells of the first table in a text, head and rows, without the line between. */
export function cellsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => /^\|.*\|$/.test(line) && !/^\|[-:| ]+\|$/.test(line))
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

function placesOf(text: string): [begin: number, end: number] {
  const [begin, end] = [BEGIN, END].map((marker) => [...text.matchAll(new RegExp(`^${marker}$`, 'gm'))])
  const [first, last] = [begin?.[0]?.index, end?.[0]?.index]
  if (begin?.length !== 1 || end?.length !== 1 || first === undefined || last === undefined || first > last) {
    throw new UsageError(
      `README.md needs the lines ${BEGIN} and ${END}, each once and in this order; there are ${begin?.length} and ${end?.length}.`,
    )
  }
  return [first + BEGIN.length, last]
}
