import { type OpenApiDocument, unknownsOf } from '../../src/document/document.ts'

/** A part of a Markdown text. */
export interface Chapter {
  title: string
  /** Markdown without the heading. */
  text: string
}

/** The chapters of the document's description. */
export const chaptersOf = ({ info }: OpenApiDocument): Chapter[] => partsOf(info.description)

/** The parts of a Markdown text under `##`. */
export function partsOf(markdown: string): Chapter[] {
  const parts = markdown.split(/^## /m).slice(1)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title, text: lines.join('\n').trim() }
  })
}

/** Description and unknowns of the security scheme `bearerAuth`, which applies to every operation. */
export function bearerOf({ components }: OpenApiDocument): { description: string; unknowns: string[] } {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string; 'x-unknown'?: string[] } }
  return { description: bearerAuth.description.trim(), unknowns: unknownsOf(bearerAuth) }
}
