import { Box, Contrast, Copy, Menu, Search, X } from 'lucide'
import { icon, type Markup, markup } from '../../../src/html/markup.ts'
import { groupAnchor, markdownOf } from '../links.ts'

export type DocsPart = 'Guides' | 'Reference' | 'This project'

export interface DocsPage {
  /** Path in the docs, such as `operations/createDomain.html`. */
  file: string
  /** Heading of the page. */
  title: string
  /** Text of the link in the navigation. Default: the title. */
  shortTitle?: string
  /** Content of the page in one sentence, for search engines. */
  description: string
  /**
   * Where the navigation lists the page: a part, such as `Reference`, and in it a group, such as `Domains`. A page without a
   * group is listed directly in its part; one without a part is only linked from others.
   */
  part?: DocsPart
  group?: string
  /** The HTTP method of an operation, which the navigation shows. */
  method?: string
  main: Markup
  markdown?: string
  /** Style sheets in assets/ that few pages need, such as `start`. */
  styles?: readonly string[]
  /** Whether the page may send requests to services, after the reader has asked for it. */
  sendsRequests?: boolean
}

/** What all pages share. */
export interface Site {
  title: string
  /** The versions in the header, such as `package 0.1.0, document 1.0.0`. */
  versions: string
  /** Public URL of the docs with a final slash; without it, pages have no canonical URL. */
  url: string | undefined
  pages: DocsPage[]
}

/** Allows scripts, styles and pictures of the docs. Pages also read their own Markdown, to copy it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

/** Renders a page with its header, navigation and links to the pages around it. */
export function renderPage(site: Site, page: DocsPage): string {
  const root = rootOf(page.file)
  const title = page.file === 'index.html' ? site.title : `${page.title} · ${site.title}`
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}; connect-src ${page.sendsRequests ? 'https: http:' : "'self'"}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<meta name="description" content="${page.description}">
${site.url && markup`<link rel="canonical" href="${urlOf(site, page)}">\n`}${
  page.markdown && markup`<link rel="alternate" type="text/markdown" href="${root}${markdownOf(page.file)}">\n`
}<link rel="icon" href="data:,">
${['site', ...(page.styles ?? [])].map((name) => markup`<link rel="stylesheet" href="${root}assets/${name}.css">\n`)}<script src="${root}assets/site.js" data-root="${root}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
${homeLink(site.title, root)}
<button type="button" class="control search-open">${icon(Search)}<span>Search</span><kbd>Ctrl K</kbd></button>
<span class="badge version">${site.versions}</span>
${MODE_BUTTON}
</header>
<div class="frame">
<nav class="sidebar" aria-label="Docs"><details class="menu"><summary>${icon(Menu)}${icon(X)}<span>Menu</span></summary>
${navigation(site, page, root)}
</details></nav>
<main id="content" tabindex="-1">
${breadcrumbs(page, root)}
${page.main}
${around(site, page, root)}
</main>
</div>
</body>
</html>
`.html
}

/** The name of the docs, which leads to their start page. @param root path to the root of the docs */
export const homeLink = (title: string, root = '') =>
  markup`<a class="home" href="${root}index.html">${icon(Box)}<span>${title}</span></a>`

/** The button that switches between light and dark mode; mode.js shows it and sets its name. */
export const MODE_BUTTON = markup`<button type="button" class="control quiet icon-only mode" title="Light or dark" hidden>${icon(Contrast)}<span class="unseen"></span></button>`

/** The HTTP method of an operation, as wide as the longest, so that the titles beside several are aligned. */
export const methodBadge = ({ method }: Pick<DocsPage, 'method'>) =>
  method && markup`<b class="method ${method}">${method}</b> `

/** The links to all pages. The group of the current page is open. */
function navigation({ pages }: Site, current: DocsPage, root: string): Markup[] {
  const link = (page: DocsPage) => {
    const mark = page === current && markup` aria-current="page"`
    return markup`<li><a href="${root}${page.file}"${mark}>${methodBadge(page)}${page.shortTitle ?? page.title}</a></li>\n`
  }
  return [...Map.groupBy(pages, ({ part }) => part)].flatMap(([part, inPart]) => {
    if (part === undefined) return []
    const items = [...Map.groupBy(inPart, ({ group }) => group)].map(([group, listed]) => {
      const links = listed.map(link)
      if (group === undefined) return markup`${links}`
      const open = listed.includes(current) && markup` open`
      return markup`<li><details${open}><summary>${group}</summary><ul>\n${links}</ul></details></li>\n`
    })
    return markup`<p class="part">${part}</p>\n<ul>\n${items}</ul>\n`
  })
}

/** The path to the page. The name of a group leads to its part of the start page. */
function breadcrumbs({ file, title, group, markdown }: DocsPage, root: string): Markup {
  if (file === 'index.html') return markup``
  const copy =
    markdown &&
    markup`<p class="as-markdown"><button type="button" class="control quiet small copy-markdown">${icon(Copy)}<span>Copy as Markdown</span></button><a class="control quiet small" href="${root}${markdownOf(file)}">View as Markdown</a></p>`
  return markup`<div class="line crumbs"><nav aria-label="Breadcrumbs"><ol class="line"><li><a href="${root}index.html">Docs</a></li>${
    group && group !== title && markup`<li><a href="${root}index.html#${groupAnchor(group)}">${group}</a></li>`
  }<li><span aria-current="page">${title}</span></li></ol></nav>${copy}</div>`
}

/** Links to the previous and the next page in the order of the navigation. */
function around({ pages }: Site, page: DocsPage, root: string): Markup {
  const ordered = [...Map.groupBy(pages, ({ part }) => part).values()].flat()
  const at = ordered.indexOf(page)
  const link = (other: DocsPage | undefined, name: string, rel: string) =>
    other && markup`<a rel="${rel}" href="${root}${other.file}"><small>${name}</small> ${other.title}</a>`
  return markup`<nav class="line around" aria-label="Previous and next page">${link(ordered[at - 1], 'Previous', 'prev')}${link(ordered[at + 1], 'Next', 'next')}</nav>`
}

/** The public URLs of all pages, for search engines, in the format of sitemaps.org. */
export function sitemap(site: Site): string {
  const urls = site.pages.map((page) => markup`<url><loc>${urlOf(site, page)}</loc></url>\n`)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`.html
}

/** The path from a page to the root of the docs: empty, or `../` for each folder. */
const rootOf = (file: string) => '../'.repeat(file.split('/').length - 1)

/** The public URL of a page; `undefined` if the docs have none. */
const urlOf = ({ url }: Site, { file }: DocsPage) => url && url + file.replace(/(^|\/)index\.html$/, '$1')
