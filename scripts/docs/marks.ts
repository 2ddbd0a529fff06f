import { type OpenApiDocument, type Unknown, unknownsOf } from '../../src/document/document.ts'
import { inline, type Markup, markup } from '../../src/html/markup.ts'
import { foldSpace } from '../../src/printable.ts'
import { unknownAt } from './links.ts'

const SOURCES: Record<Unknown['source'], string> = {
  stated: 'Stated: the service’s description says that it leaves this open.',
  inferred: 'Inferred: the service’s description leaves this open without saying so.',
}

const UNDOCUMENTED = 'Undocumented'
/** The label of a rule's unknowns; the rule itself is documented. */
export const DEPENDS_ON = 'Depends on'

/** The register's details of an unknown, without the question, followed by further terms. */
export function detailsOf({ meanwhile, settle, source }: Unknown, further: Record<string, Markup> = {}): Markup {
  const terms = {
    Meanwhile: inline(foldSpace(meanwhile)),
    'To settle it': inline(foldSpace(settle)),
    Source: inline(SOURCES[source]),
    ...further,
  }
  return markup`<dl>${Object.entries(terms).map(([term, text]) => markup`<dt>${term}</dt><dd>${text}</dd>`)}</dl>`
}

/** A collapsed list of unknowns; empty if there are none. It is a single line, so that Markdown can contain it. */
export function mark({ 'x-unknowns': register }: OpenApiDocument, ids: string[], label = UNDOCUMENTED): Markup {
  if (ids.length === 0) return markup``
  const entries = ids.flatMap((id) => {
    const unknown = register[id]
    if (!unknown) return []
    const question = inline(foldSpace(unknown.question))
    return markup`<p><code>${id}</code>: <a href="${unknownAt(id)}">${question}</a></p>${detailsOf(unknown)}`
  })
  return markup`<details class="undocumented"><summary>${label}: ${ids.join(', ')}</summary>${entries}</details>`
}

/** The unknowns that a node names, in one sentence of Markdown; empty if there are none. */
export function markInWords(ids: string[], label = UNDOCUMENTED): string {
  return ids.length === 0 ? '' : `${label}: ${ids.map((id) => `\`${id}\``).join(', ')}.`
}

/** The document's description, split at its `##` headings, each with the unknowns to mark at its end. */
export function chaptersOf({ info }: OpenApiDocument): { title: string; text: string; unknowns: string[] }[] {
  return info.description.split(/^(?=## )/m).map((text) => {
    const title = text.match(/^## (.*)/)?.[1] ?? ''
    return { title, text, unknowns: title === 'Unknowns' ? unknownsOf(info) : [] }
  })
}

/** Description and unknowns of the security scheme `bearerAuth`, which applies to every operation. */
export function bearerOf({ components }: OpenApiDocument): { description: string; unknowns: string[] } {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string; 'x-unknown'?: string[] } }
  return { description: bearerAuth.description.trim(), unknowns: unknownsOf(bearerAuth) }
}
