import { markup } from '../../../src/html/markup.ts'
import { type Site, urlOf } from './page.ts'

/** The public URLs of all pages, for search engines, in the format of sitemaps.org. */
export function sitemap(site: Site): string {
  const urls = site.pages.map((page) => markup`<url><loc>${urlOf(site, page)}</loc></url>\n`)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`.html
}
