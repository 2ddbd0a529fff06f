import { listOperations } from '../../../src/document/document.ts'
import type { DocsPage } from '../site/page.ts'
import { chapterPages } from './chapters.ts'
import type { DocsContext } from './context.ts'
import { guidePage } from './guide.ts'
import { operationPageOf } from './operation.ts'
import { schemaPages } from './schemas.ts'
import { startPage } from './start.ts'
import { unknownsPage } from './unknowns.ts'

/** The pages that need neither a verification nor earlier versions, in the order of the navigation: the start page first. */
export function documentPages(context: DocsContext): [start: DocsPage, ...DocsPage[]] {
  const pages = context.guides.map((guide) => guidePage(context, guide))
  const guides = Map.groupBy(pages, ({ part }) => part)
  return [
    startPage(context),
    ...(guides.get('Guides') ?? []),
    ...chapterPages(context),
    ...(guides.get('Reference') ?? []),
    ...listOperations(context.document).map((operation) => operationPageOf(context, operation)),
    ...schemaPages(context),
    unknownsPage(context),
    ...(guides.get('This project') ?? []),
  ]
}
