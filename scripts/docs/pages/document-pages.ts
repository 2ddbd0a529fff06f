import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { readFacts } from '../../../src/document/facts.ts'
import { readGuides } from '../guides.ts'
import { provoke } from '../samples/provoked.ts'
import { codeSamples } from '../samples/samples.ts'
import type { DocsPage } from '../site/page.ts'
import { createProse } from '../site/prose.ts'
import { chapterPages } from './chapters.ts'
import type { Context } from './context.ts'
import { guidePage } from './guide.ts'
import { operationPageOf } from './operation.ts'
import { schemaPages } from './schemas.ts'
import { startPage } from './start.ts'
import { unknownsPage } from './unknowns.ts'

/** Collects what the pages of a document are made from. @param verdictOf returns the verdicts on an operation's facts in words */
export async function createContext(document: OpenApiDocument, verdictOf?: Context['verdictOf']): Promise<Context> {
  return {
    document,
    facts: readFacts(document),
    samples: codeSamples(document),
    provoked: await provoke(document),
    guides: readGuides(document),
    prose: (root) => createProse(document, root),
    verdictOf,
  }
}

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
