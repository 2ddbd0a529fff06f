import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { OpenApiDocument } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { KEYWORDS } from '../../document/keywords.ts'
import { keysOf, pointerOf } from '../../document/walk.js'
import type { Finding } from '../engine/ledger.ts'

export type Register = OpenApiDocument['x-unknowns']

/** Where a reader finds more about a finding. */
export interface Sources {
  register?: Register
  /** Returns the file and line that state a fact, such as `openapi.yaml:1234`; for an expectation, those of its operation. */
  lineOf?(finding: Pick<Finding, 'id' | 'operationId'>): string | undefined
}

/**
 * Returns a function that finds the line of the document that states a fact.
 *
 * @param text of openapi.yaml, read when the first line is needed
 * @param file path of openapi.yaml as the reader has it
 */
export function createLineOf(text: () => string, file: string, facts: Fact[]): NonNullable<Sources['lineOf']> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  let find: ((pointer: string) => number | undefined) | undefined
  return ({ id, operationId }) => {
    const fact = byId.get(id) ?? byId.get(`${operationId}/operation`)
    if (!fact) return undefined
    find ??= createFinder(text())
    const { keyword = '', pointer } = fact
    const line = find(pointer + pointerOf([KEYWORDS[keyword]?.of ?? keyword])) ?? find(pointer)
    return line === undefined ? undefined : `${file}:${line}`
  }
}

/** Returns a function that finds the line of the key or list item that a JSON pointer leads to. */
function createFinder(text: string): (pointer: string) => number | undefined {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter })
  return (pointer) => {
    let at: unknown = contents
    let start: number | undefined
    for (const key of keysOf(pointer)) {
      const pair = isMap(at) ? at.items.find((item) => String(item.key) === key) : undefined
      const next = pair ? pair.value : isSeq(at) ? at.items[Number(key)] : undefined
      if (next === undefined) return undefined
      start = ((pair?.key ?? next) as Node).range?.[0]
      at = next
    }
    return start === undefined ? undefined : lineCounter.linePos(start).line
  }
}
