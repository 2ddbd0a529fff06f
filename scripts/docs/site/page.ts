import type { Markup } from '../../../src/html/markup.ts'

export type Part = 'Guides' | 'Reference' | 'About'

/** A page of the docs. */
export interface DocsPage {
  /** Path in the docs, such as `operations/createDomain.html`. */
  file: string
  /** Heading of the page, and text of the links to it in the navigation. */
  title: string
  /** Content of the page in one sentence, for search engines. */
  description: string
  /**
   * Where the navigation lists the page: a part, such as `Reference`, and in it a group, such as `Domains`. A page without a
   * group is listed directly in its part; one without a part is only linked from others.
   */
  part?: Part
  group?: string
  main: Markup
  /** The page as Markdown. */
  markdown?: string
  /** Whether the page may send requests to services, after the reader has asked for it. */
  sendsRequests?: boolean
}

/** What all pages share. */
export interface Site {
  title: string
  /** Version of these docs. */
  version: string
  /** Public URL of the docs with a final slash; without it, pages have no canonical URL. */
  url: string | undefined
  /** In the order of the navigation. */
  pages: DocsPage[]
}

/** The path from a page to the root of the docs: empty, or `../`. */
export const rootOf = (file: string) => '../'.repeat(file.split('/').length - 1)

/** The public URL of a page; `undefined` if the docs have none. */
export const urlOf = ({ url }: Site, { file }: DocsPage) => url && url + file.replace(/(^|\/)index\.html$/, '$1')
