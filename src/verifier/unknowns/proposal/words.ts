import { escapeRegExp, foldSpace } from '../../../printable.ts'

/** Lines of the document are not longer. */
const WIDTH = 120

/**
 * Takes out of a description what says that something is not known: the clauses that name the entry, and nothing else.
 *
 * @param ids every entry of the register, so that a clause that names another one stays
 * @returns none where the words cannot be taken apart
 */
export function withoutEntry(description: string, id: string, ids: string[]): string | undefined {
  const names = (text: string, entry: string) => new RegExp(`\`${escapeRegExp(entry)}\``).test(text)
  const paragraphs = description
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      if (!names(paragraph, id)) return paragraph
      const sentences = foldSpace(paragraph).split(/(?<=[.?!])\s+(?=[A-Z`])/)
      return sentences.flatMap((sentence) => withoutClauses(sentence)).join(' ')
    })
    .filter((paragraph) => paragraph !== '')
  const left = paragraphs.join('\n\n')
  return names(left, id) || left === '' ? undefined : left

  function withoutClauses(sentence: string): string[] {
    if (!names(sentence, id)) return [sentence]
    // A clause about several entries would lose what it says of the others.
    const kept = sentence
      .replace(/\.$/, '')
      .split('; ')
      .filter((clause) => !names(clause, id) || ids.some((other) => other !== id && names(clause, other)))
    return kept.length === 0 ? [] : [`${capitalized(kept.join('; '))}.`]
  }
}

/** A key and its text as lines of YAML: in one line where it fits and is plain, as a block otherwise. */
export function textLines(key: string, text: string, indent: string, isPlain: (line: string) => boolean): string[] {
  const line = `${indent}${key}: ${text}`
  if (!text.includes('\n') && line.length <= WIDTH && isPlain(`${key}: ${text}`)) return [line]
  const lines = text.split('\n').flatMap((each) => wrapped(each, WIDTH - indent.length - 2))
  return [`${indent}${key}: |`, ...lines.map((each) => (each === '' ? '' : `${indent}  ${each}`))]
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
