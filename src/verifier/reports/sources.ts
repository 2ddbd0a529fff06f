import { LineCounter, parseDocument } from 'yaml'
import type { OpenApiDocument } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { KEYWORDS } from '../../document/keywords.ts'
import { pointerOf } from '../../document/walk.js'
import { offsetOf } from '../../document/yaml-offset.ts'
import type { Finding } from '../model/ledger.ts'

export type Register = OpenApiDocument['x-unknowns']

/** Where a reader finds more about a finding. */
export interface Sources {
  register?: Register
  /** Returns the file and line that state a fact, such as `openapi.yaml:1234`; for an expectation, those of its operation. */
  lineOf?: ((finding: Pick<Finding, 'id' | 'operationId'>) => string | undefined) | undefined
  /** Whether the reader has the document as part of a package, and so cannot correct it. Default: false. */
  inPackage?: boolean | undefined
}

/**
 * Returns a function that finds the line of the document that states a fact.
 *
 * @param text of openapi.yaml, read when the first line is needed
 * @param file path of openapi.yaml as the reader has it
 */
export function createLineOf(text: () => string, file: string, facts: Fact[]): NonNullable<Sources['lineOf']> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  let find: ((pointer: string) => number) | undefined
  return ({ id, operationId }) => {
    const fact = byId.get(id) ?? byId.get(`${operationId}/operation`)
    if (!fact) return undefined
    find ??= createFinder(text())
    const { keyword = '', pointer } = fact
    return `${file}:${find(pointer + pointerOf([KEYWORDS[keyword]?.of ?? keyword]))}`
  }
}

/** Returns a function that finds the line of the node at a JSON pointer, or of the nearest one around it. */
function createFinder(text: string): (pointer: string) => number {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  return (pointer) => lineCounter.linePos(offsetOf(document, pointer)).line
}
