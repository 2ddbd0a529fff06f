import { markup } from '../../../src/html/markup.ts'
import type { Guide } from '../guides.ts'
import { linksToPages } from '../links.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'

export function guidePage({ prose }: Context, { group, title, description, file, markdown }: Guide): DocsPage {
  return {
    file: `${file}.html`,
    title,
    description,
    part: 'Guides',
    group,
    main: markup`<div class="guide">
${prose('../')(linksToPages(markdown))}
</div>`,
    markdown,
  }
}
