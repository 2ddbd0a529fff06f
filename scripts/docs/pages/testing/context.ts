import { readFacts } from '../../../../src/document/facts.ts'
import { document } from '../../../../src/document/openapi.ts'
import { readGuides } from '../../guides.ts'
import { createProse } from '../../site/prose.ts'
import type { Context } from '../context.ts'

/** What pages of the document are made from, without samples or responses of the sandbox. */
export const context: Context = {
  document,
  facts: readFacts(document),
  samples: {},
  provoked: {},
  guides: readGuides(document),
  prose: (root) => createProse(document, root),
  verdictOf: () => '',
}

/** The text of HTML, without backticks or repeated spaces. */
export function textOf(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return plain(html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? ''))
}

/** Markdown without backticks or repeated spaces. */
export const plain = (text: string) => text.replaceAll('`', ' ').split(/\s+/).join(' ').trim()
