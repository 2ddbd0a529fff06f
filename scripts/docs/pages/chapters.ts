import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import { type Place, placeOf } from '../../../src/document/places.ts'
import { markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { inShort } from '../fields.ts'
import { chapterPage, fieldAt, linksToPages, markdownOf } from '../links.ts'
import { type Chapter, markdownTable, partsOf } from '../markdown.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { DocsPage } from '../site/page.ts'
import { createMarks } from '../unknowns.ts'
import type { Context } from './context.ts'
import { bearerOf, errorTable } from './operation-markdown.ts'

/** Chapters that other pages contain: the start page and the register. */
const ELSEWHERE = ['Purpose', 'Unknowns']
const ROOT = '../'

export const chaptersOf = ({ info }: OpenApiDocument): Chapter[] => partsOf(info.description)

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

const ALTERNATIVE = /^alternatively: /

/** Every limit, default, pattern and list of values, with the fields that have it, as Markdown. */
export function limitTables({ document, facts }: Context): string {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const placeIn = (fact: Fact) => {
    const at = fact.at as Place
    const operation = operations.get(fact.operationId)
    const link = operation ? `[${fact.operationId}](../${markdownOf(fieldAt(operation, at))})` : fact.operationId
    return `${link} \`${placeOf(at)}\`${ALTERNATIVE.test(inShort(fact)) ? ' as one alternative' : ''}`
  }
  const table = (title: string, hint: string, isListed: (fact: Fact) => boolean) => {
    const rows = [...Map.groupBy(facts.filter(isListed), ({ pointer }) => pointer).values()].map((of) => {
      // If a field has the limit in only one of several alternatives, its place says so.
      const says = [...new Set(of.map((fact) => inShort(fact).replace(ALTERNATIVE, '')))]
      return [`\`${nameOf(of[0])}\``, says.join('; '), [...new Set(of.map(placeIn))].join(', ')]
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

function nameOf(fact: Fact | undefined): string {
  return fact?.at?.path.findLast((key) => key !== '[]') ?? ''
}
