import type { Operation } from '../../src/document/document.ts'
import type { Place } from '../../src/document/facts.ts'
import { type Markup, markup } from '../../src/html/markup.ts'

/** The pages of the docs, as their banners list them. */
const PAGES = {
  'index.html': 'Start',
  'reference.html': 'Reference',
  'limits.html': 'Limits',
  'unknowns.html': 'Unknowns',
  'verification.html': 'Verification',
} as const

export type PageName = keyof typeof PAGES

/** What stands above each page: the way to the others, and the choice of light or dark where the page has none of its own. */
export function siteBanner(title: string, current: PageName): Markup {
  const links = Object.entries(PAGES).map(([file, name]) => {
    return markup`<a href="${file}"${file === current ? markup` aria-current="page"` : undefined}>${name}</a>`
  })
  const mode =
    current === 'reference.html' ? undefined : markup`<button type="button" class="control mode" hidden></button>`
  return markup`<header class="site"><a class="home" href="index.html">${title}</a><nav aria-label="Pages">${links}</nav>${mode}</header>`
}

/** Where the reference has an operation: Redoc names it so. */
export function referenceTo({ tag, id }: Pick<Operation, 'tag' | 'id'>): string {
  return `reference.html#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`
}

/** Where the reference has a field, or the field of an operation in which it stands. */
export function fieldIn(
  operation: Pick<Operation, 'tag' | 'id'>,
  { in: place, status, path: [name = ''] }: Place,
): string {
  const page = referenceTo(operation)
  const side = { body: 'request', query: 'request&in=query', path: 'request&in=path', answer: `response&c=${status}` }[
    place
  ]
  return `${page}#${page.replace(/.*#\//, '')}/t=${`${side}&path=${name}`.toLowerCase()}`
}

/** The Markdown file of an operation. */
export function markdownFileOf({ id }: Pick<Operation, 'id'>): string {
  return `operations/${id}.md`
}

/** Where an entry of the register of unknowns stands. */
export function unknownAt(id: string): string {
  return `unknowns.html#${id}`
}
