import type { OpenApiDocument } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import { type Place, placeOf } from '../../../src/document/schemas.ts'
import { markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { inShort } from '../fields.ts'
import { chapterPage, fieldAt, linksToPages, markdownOf } from '../links.ts'
import { type Chapter, markdownTable, partsOf } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import { createMarks } from '../unknowns.ts'
import type { DocsContext } from './context.ts'
import { bearerOf } from './operation-markdown.ts'

/** The chapter whose content is the page of the open questions. */
const ELSEWHERE = 'Unknowns'
const ROOT = '../'

export const chaptersOf = ({ info }: OpenApiDocument): Chapter[] => partsOf(info.description)

export function chapterPages(context: DocsContext): DocsPage[] {
  return chaptersOf(context.document)
    .filter(({ title }) => title !== ELSEWHERE)
    .map((chapter) => chapterPageOf(context, chapter))
}

function chapterPageOf(context: DocsContext, { title, text }: Chapter): DocsPage {
  const { document, prose } = context
  const further: Record<string, () => string> = {
    Authentication: () => bearerOf(document).description,
    Errors: () => EXAMPLES,
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
${title === 'Authentication' && markup`<div class="line hint">Open questions about tokens: ${createMarks(document, ROOT)(bearerOf(document).unknowns)}</div>`}</div>`,
    markdown: `# ${title}\n\n${markdown}\n`,
  }
}

const EXAMPLES =
  'The page of each operation lists errors that the sandbox returns. Messages, and statuses other than 400 and 401, are the sandbox’s own: those of the service are unknown.'

/** Every limit, default, pattern and list of values, with the fields that have it, as Markdown. */
export function limitTables({ facts }: Pick<DocsContext, 'facts'>): string {
  const table = (title: string, hint: string, isListed: (fact: Fact) => boolean) => {
    const rows = [...Map.groupBy(facts.filter(isListed), ({ pointer }) => pointer).values()].map((of) => {
      const name = of[0]?.at?.path.findLast((key) => key !== '[]') ?? ''
      // If a field has the limit in only one of several alternatives, its place says so.
      const says = new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))
      return [`\`${name}\``, [...says].join('; '), [...new Set(of.map(placeInWords))].join(', ')]
    })
    return `## ${title}\n\n${hint}\n\n${markdownTable([['Field', 'Limit', 'Where'], ...rows])}`
  }
  const ranges = table(
    'Ranges and defaults',
    'A range includes both ends unless it says “above”.',
    ({ kind }) => kind === 'limit' || kind === 'default',
  )
  const values = table(
    'Values',
    'The document allows no other values. Fields whose values are unknown are not listed.',
    ({ kind, keyword }) => (kind === 'enum' && keyword !== 'enum value') || keyword === 'pattern',
  )
  return `${ranges}\n\n${values}`
}

const ALTERNATIVE = /^alternatively: /

function placeInWords(fact: Fact): string {
  const at = fact.at as Place
  const link = `[${fact.operationId}](../${markdownOf(fieldAt({ id: fact.operationId }, at))})`
  return `${link} \`${placeOf(at)}\`${ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''}`
}
