import { type OpenApiDocument, type Unknown, unknownsOf } from '../../src/document/document.ts'
import { inline, type Markup, markup } from '../../src/html/markup.ts'
import { foldSpace } from '../../src/printable.ts'
import { unknownAt } from './site.ts'

const SOURCES: Record<Unknown['source'], string> = {
  stated: 'Stated: the service’s description says that it leaves this open.',
  inferred: 'Inferred: the service’s description does not mention this.',
}

/** What the register states about an unknown besides its question. */
export function detailsOf({ meanwhile, settle, source }: Unknown): [term: string, text: Markup][] {
  return [
    ['Meanwhile', inline(foldSpace(meanwhile))],
    ['To settle it', inline(foldSpace(settle))],
    ['Source', inline(SOURCES[source])],
  ]
}

/** A disclosure, closed at first, of unknowns; empty if there are none. Markdown may contain it: it is a single line. */
export function mark({ 'x-unknowns': register }: OpenApiDocument, ids: string[]): Markup {
  if (ids.length === 0) return markup``
  const entries = ids.flatMap((id) => {
    const unknown = register[id]
    if (!unknown) return []
    const details = detailsOf(unknown).map(([term, text]) => markup`<dt>${term}</dt><dd>${text}</dd>`)
    return markup`<p><a href="${unknownAt(id)}">${inline(foldSpace(unknown.question))}</a></p><dl>${details}</dl>`
  })
  return markup`<details class="undocumented"><summary>Undocumented: ${ids.join(', ')}</summary>${entries}</details>`
}

/** The unknowns that a node names, in one sentence of Markdown; empty if there are none. */
export function markInWords(ids: string[]): string {
  return ids.length === 0 ? '' : `Undocumented: ${ids.map((id) => `\`${id}\``).join(', ')}.`
}

/** A chapter of the document's description: its Markdown, and the unknowns to mark at its end. */
interface Chapter {
  title: string
  text: string
  unknowns: string[]
}

/** The document's description, split at its `##` headings. */
export function chaptersOf({ info }: OpenApiDocument): Chapter[] {
  const texts = info.description.split(/^(?=## )/m)
  const chapters = texts.map((text): Chapter => ({ title: text.match(/^## (.*)/)?.[1] ?? '', text, unknowns: [] }))
  // Without a chapter on unknowns, the index is -1, which means the last chapter.
  chapters.at(chapters.findIndex(({ title }) => title === 'Unknowns'))?.unknowns.push(...unknownsOf(info))
  return chapters
}

/** The security scheme `bearerAuth`, of which every operation has the description and the unknowns. */
export function bearerOf({ components }: OpenApiDocument): { description: string; unknowns: string[] } {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string; 'x-unknown'?: string[] } }
  return { description: bearerAuth.description.trim(), unknowns: unknownsOf(bearerAuth) }
}
