import type { Fact } from '../../../../src/document/facts.ts'
import { document } from '../../../../src/document/openapi.ts'
import { escapeRegExp } from '../../../../src/printable.ts'
import { createDocsContext } from '../context.ts'

export const context = await createDocsContext(document, () => '')

/** The text of HTML, without backticks or repeated spaces. */
export function textOf(html: string): string {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&#x27;': "'",
    '&amp;': '&',
  }
  return plain(
    html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity) => entities[entity] ?? ''),
  )
}

/** Markdown without backticks or repeated spaces. */
export const plain = (text: string) => text.replaceAll('`', ' ').split(/\s+/).join(' ').trim()

/** Whether words have each value of a fact, not only as a part of another one. */
export function isNamedIn(words: string, { value }: Fact): boolean {
  return [value].flat().every((each) => {
    return new RegExp(`(?<![\\w-])${escapeRegExp(String(each))}(?![\\w-])`).test(words)
  })
}
