import { markup } from '../../../src/html/markup.ts'
import type { Guide } from '../guides.ts'
import { linksToPages } from '../links.ts'
import { partsOf } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { contents } from '../site/prose.ts'
import type { DocsContext } from './context.ts'

/** Guides with fewer sections need no table of contents. */
const MIN_SECTIONS = 3

export function guidePage({ prose }: DocsContext, guide: Guide): DocsPage {
  const titles = partsOf(guide.markdown).map(({ title }) => title)
  return {
    ...guide,
    file: `${guide.file}.html`,
    main: markup`<div class="guide">
${titles.length >= MIN_SECTIONS && contents(titles)}
<div>\n${prose('../')(linksToPages(guide.markdown))}\n</div>
</div>`,
  }
}
