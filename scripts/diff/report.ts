import type { Side } from './sides.ts'
import type { OperationName } from './uses.ts'

/** One change, and whom it breaks. */
export interface Change {
  kind: 'added' | 'removed' | 'modified'
  /** Where, in words: `body cooldownPeriodSeconds`. */
  place: string
  /** What differs there: a key such as `maximum`; nothing where the whole came, went or was renamed. */
  property?: string
  before: unknown
  after: unknown
  breaks: Side[]
  /** Rules of Redocly that say so. */
  rules: string[]
  /** Who has found the change: Redocly, or this command where Redocly does not look. */
  by: 'redocly' | 'own'
  /** What Redocly says, where that is known to be wrong. */
  corrected?: { id: string; said: Side[] }
  /** Why it is judged as it is, where that needs to be said. */
  why?: string
  oldLine?: number
  newLine?: number
  pointer: string
  /** Which operations it reaches, and whom it breaks there; none where it concerns the API as a whole. */
  reach: { operation: OperationName; breaks: Side[] }[]
  /** Whether it stands in a component that no operation uses. */
  isUnused: boolean
}

/** What changed from one version of a document to another. */
export interface Report {
  old: string
  now: string
  /** All operations, as the new document names them, then those that it no longer has. */
  operations: OperationName[]
  changes: Change[]
}
