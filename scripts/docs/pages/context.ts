import type { OpenApiDocument } from '../../../src/document/document.ts'
import { type Fact, readFacts } from '../../../src/document/facts.ts'
import { type Guide, readGuides } from '../guides.ts'
import { type Provoked, provoke } from '../samples/provoked.ts'
import { type CodeSample, codeSamples } from '../samples/samples.ts'
import { createProse, type Prose } from '../site/prose.ts'

export interface DocsContext {
  document: OpenApiDocument
  facts: Fact[]
  /** Sample calls by operationId. */
  samples: Record<string, CodeSample[]>
  /** Responses of the sandbox by operationId. */
  provoked: Record<string, Provoked[]>
  guides: Guide[]
  /** Returns the renderer of Markdown for pages in a folder. @param root path to the root of the docs */
  prose: (root: string) => Prose
  /** Returns the verdicts on an operation's facts in words. Default: pages do not name them. */
  verdictOf: ((operationId: string) => string) | undefined
}

/** Collects what the pages of a document are made from. @param verdictOf returns the verdicts on an operation's facts in words */
export async function createDocsContext(
  document: OpenApiDocument,
  verdictOf?: DocsContext['verdictOf'],
): Promise<DocsContext> {
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
