import { markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { bearerOf, type Chapter, chaptersOf } from '../chapters.ts'
import { chapterPage, linksToPages } from '../links.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'
import { limitTables } from './limits.ts'
import { createMarks } from './marks.ts'
import { errorTable } from './tables.ts'

/** Chapters that other pages contain: the start page and the register. */
const ELSEWHERE = ['Purpose', 'Unknowns']
const ROOT = '../'

/** A page per chapter of the document's description. */
export function chapterPages(context: Context): DocsPage[] {
  return chaptersOf(context.document)
    .filter(({ title }) => !ELSEWHERE.includes(title))
    .map((chapter) => chapterPageOf(context, chapter))
}

function chapterPageOf(context: Context, { title, text }: Chapter): DocsPage {
  const { document, prose } = context
  const further: Record<string, () => string> = {
    Authentication: () => bearerOf(document).description,
    Errors: () => errorsInWords(context),
    Limits: () => limitTables(context),
  }
  const markdown = [text, further[title]?.()].filter(Boolean).join('\n\n')
  return {
    file: chapterPage(title),
    title,
    description: foldSpace(text.split('\n\n')[0] ?? ''),
    part: 'Reference',
    group: 'The API',
    main: markup`<div class="guide"><h1>${title}</h1>
${prose(ROOT)(linksToPages(markdown))}
${title === 'Authentication' ? createMarks(document, ROOT)(bearerOf(document).unknowns) : undefined}</div>`,
    markdown: `# ${title}\n\n${markdown}\n`,
  }
}

/** What the sandbox returns for the cases of each operation, as Markdown. Cases that are the same everywhere come once. */
function errorsInWords({ provoked }: Context): string {
  const keyOf = ({ title, status, response }: Provoked) => JSON.stringify([title, status, response])
  const [first = [], ...others] = Object.values(provoked).map((cases) => cases.slice(1))
  const common = first.filter((each) => others.every((cases) => cases.some((other) => keyOf(other) === keyOf(each))))
  const shared = new Set(common.map(keyOf))
  const tables = Object.entries(provoked).map(([id, cases]) => {
    const own = cases.slice(1).filter((each) => !shared.has(keyOf(each)))
    return `### \`${id}\`\n\n${errorTable(own)}`
  })
  return ['## Examples', EXAMPLES, '### All operations', errorTable(common), ...tables].join('\n\n')
}

const EXAMPLES =
  'The sandbox returned these errors. Messages, and statuses other than 400 and 401, are its own: those of the service are unknown.'
