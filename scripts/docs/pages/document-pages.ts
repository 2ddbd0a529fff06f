import { listOperations } from '../../../src/document/document.ts'
import { guidePage } from '../guides.ts'
import type { DocsPage } from '../site/page.ts'
import { chapterPages } from './chapters.ts'
import type { Context } from './context.ts'
import { operationPageOf } from './operation.ts'
import { schemaPages } from './schemas.ts'
import { startPage } from './start.ts'
import { unknownsPage } from './unknowns.ts'

/** The pages that need neither a verification nor earlier versions, in the order of the navigation: the start page first. */
export function documentPages(context: Context): [start: DocsPage, ...DocsPage[]] {
  return [
    startPage(context),
    ...context.guides.map((guide) => guidePage(context, guide)),
    ...chapterPages(context),
    ...listOperations(context.document).map((operation) => operationPageOf(context, operation)),
    ...schemaPages(context),
    unknownsPage(context),
  ]
}
