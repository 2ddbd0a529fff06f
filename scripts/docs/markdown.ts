import { foldSpace, oneLine } from '../../src/printable.ts'

/** A Markdown table; the first row is its head. */
export function markdownTable([head = [], ...rows]: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n')
}

/** Text in one line, with pipes escaped. A backslash before a pipe is escaped, too: it would undo the escape. */
function inCell(text: string): string {
  return foldSpace(text)
    .replace(/\\(?=\|)/g, '\\\\')
    .replaceAll('|', '\\|')
}

/** Escapes text so that Markdown shows it literally, in one line, except that parts in backticks stay code. */
export function literal(text: string): string {
  const parts = oneLine(foldSpace(text)).split('`')
  const isBalanced = parts.length % 2 === 1
  const escaped = (part: string) => part.replace(/[\\`*_[\]<>&~]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
  return isBalanced ? parts.map((part, index) => (index % 2 ? part : escaped(part))).join('`') : escaped(text)
}

/** A heading and its content; an empty list if there is no content. */
export function section(heading: string, content: string): string[] {
  return content === '' ? [] : [`## ${heading}`, content]
}

export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

export function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

/** Paragraphs of Markdown as the text of a file; empty ones are left out. */
export function text(paragraphs: string[]): string {
  return paragraphs.filter(Boolean).join('\n\n').concat('\n')
}

export interface Chapter {
  title: string
  /** Markdown without the heading. */
  text: string
}

/** The parts of a Markdown text under `##`. */
export function partsOf(markdown: string): Chapter[] {
  const parts = markdown.split(/^## /m).slice(1)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title, text: lines.join('\n').trim() }
  })
}
