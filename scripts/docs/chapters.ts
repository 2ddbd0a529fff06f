import { type OpenApiDocument, unknownsOf } from '../../src/document/document.ts'

/** A chapter of the document's description. */
export interface Chapter {
  title: string
  /** Markdown without the heading. */
  text: string
}

/** The chapters of the document's description: its parts under `##`. */
export function chaptersOf({ info }: OpenApiDocument): Chapter[] {
  const parts = info.description.split(/^## /m).slice(1)
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
