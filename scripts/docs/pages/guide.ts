import { Markup, markup } from '../../../src/html/markup.ts'
import type { Guide } from '../guides.ts'
import { linksToPages } from '../links.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'

/** Guides with fewer sections need no table of contents. */
const MIN_SECTIONS = 3

export function guidePage({ prose }: Context, { group, title, description, file, markdown }: Guide): DocsPage {
  const text = prose('../')(linksToPages(markdown))
  return {
    file: `${file}.html`,
    title,
    description,
    part: 'Guides',
    group,
    main: markup`<div class="guide">
${contents(text)}
<div>
${text}
</div>
</div>`,
    markdown,
  }
}

/** Links to the sections of a guide, beside its text on wide screens. */
function contents({ html }: Markup): Markup | undefined {
  const links = [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(([, id, heading = '']) => {
    return markup`<li><a href="#${id}">${new Markup(heading.replace(/<.*?>/g, ''))}</a></li>\n`
  })
  if (links.length < MIN_SECTIONS) return undefined
  return markup`<nav class="contents" aria-label="On this page"><ul>\n${links}</ul></nav>`
}
