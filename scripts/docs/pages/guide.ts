import { markup } from '../../../src/html/markup.ts'
import type { Guide } from '../guides.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'

export function guidePage({ prose }: Context, { group, title, description, file, markdown }: Guide): DocsPage {
  return {
    file: `${file}.html`,
    title,
    description,
    group,
    main: markup`<div class="guide">
${prose('../')(markdown.replace(/\]\(([\w-]+)\.md(?=[)#])/g, ']($1.html'))}
</div>`,
    markdown,
  }
}
