import { listOperations } from '../../../src/document/document.ts'
import type { DocsPage } from '../site/page.ts'
import { chapterPages } from './chapters.ts'
import type { DocsContext } from './context.ts'
import { guidePage } from './guide.ts'
import { operationPageOf } from './operation.ts'
import { schemaPages } from './schemas.ts'
import { startPage } from './start.ts'
import { unknownsPage } from './unknowns.ts'

/**
 * The pages in the order of the navigation: the start page first.
 *
 * @param further pages that need a verification or earlier versions
 */
export function documentPages(context: DocsContext, further: DocsPage[] = []): [start: DocsPage, ...DocsPage[]] {
  const guides = Map.groupBy(
    context.guides.map((guide) => guidePage(context, guide)),
    ({ part }) => part,
  )
  const pages = [
    ...(guides.get('Guides') ?? []),
    ...chapterPages(context),
    ...(guides.get('Reference') ?? []),
    ...listOperations(context.document).map((operation) => operationPageOf(context, operation)),
    ...schemaPages(context),
    unknownsPage(context),
    ...(guides.get('This project') ?? []),
    ...further,
  ]
  return [startPage(context, pages), ...pages]
}
