import type { OpenApiDocument } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import type { Guide } from '../guides.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample } from '../samples/samples.ts'
import type { Prose } from '../site/prose.ts'

/** What pages are made from. */
export interface Context {
  document: OpenApiDocument
  /** Facts of all operations. */
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
