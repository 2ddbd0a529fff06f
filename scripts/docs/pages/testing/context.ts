import { document } from '../../../../src/document/openapi.ts'
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
