import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import { type Place, placeOf } from '../../../src/document/schemas.ts'
import { markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Field, fieldsOf } from '../fields.ts'
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

/** Every field with a limit, default, pattern, list of values or alternatives, in the words of its page, as Markdown. */
export function limitTables({ document, facts }: Pick<DocsContext, 'document' | 'facts'>): string {
  const rows = Map.groupBy(limitedFields(document, facts), ({ label, field }) => [label, ...field.limits].join('; '))
  const table = (title: string, hint: string, of: LimitedField[][]) => {
    const cells = of.map((same) => {
      const [{ label, field }] = same as [LimitedField]
      return [`\`${label}\``, field.limits.join('; '), same.map(placeInWords).join('<br>')]
    })
    return `## ${title}\n\n${hint}\n\n${markdownTable([['Field', 'Limit', 'Where'], ...cells])}`
  }
  const { ranges = [], values = [] } = Object.groupBy(rows.values(), (same) =>
    same.some(({ isRange }) => isRange) ? 'ranges' : 'values',
  )
  return [
    table('Ranges and defaults', 'A range includes both ends unless it says “above”.', ranges),
    table('Values', 'The document allows no other values. Fields whose values are unknown are not listed.', values),
  ].join('\n\n')
}

interface LimitedField {
  operationId: string
  field: Field
  /** The name of the field without those around it. */
  label: string
  /** Whether a limit or default is stated, not only values. */
  isRange: boolean
}

function limitedFields(document: OpenApiDocument, facts: Fact[]): LimitedField[] {
  return listOperations(document).flatMap(({ id: operationId }) => {
    // Which fields there are is no limit.
    const own = facts.filter((fact) => fact.operationId === operationId && fact.kind !== 'omission')
    const bodyOf = ({ in: side, status }: Place) => `${side} ${status}`
    const bodies = new Set(own.flatMap(({ at }) => (at ? bodyOf(at) : [])))
    const fields = [...bodies].flatMap((body) => fieldsOf(document, own, (at) => bodyOf(at) === body))
    return fields
      .filter(({ limits }) => limits.length > 0)
      .map((field) => {
        const label = field.at.path.findLast((key) => key !== '[]') ?? ''
        const isHere = ({ at }: Fact) => at !== undefined && placeOf(at) === placeOf(field.at)
        const isRange = own.filter(isHere).some(({ kind }) => kind === 'limit' || kind === 'default')
        return { operationId, field, label, isRange }
      })
  })
}

function placeInWords({ operationId, field: { at } }: LimitedField): string {
  return `[\`${operationId} ${placeOf(at)}\`](../${markdownOf(fieldAt({ id: operationId }, at))})`
}
