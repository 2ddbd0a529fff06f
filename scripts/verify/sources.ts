import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { documentPath } from '../../contract-tests/reports.ts'
import { documentedFacts } from '../../src/document/documented-facts.ts'
import { document } from '../../src/document/openapi.ts'
import { createLineOf, type Sources } from '../../src/verifier/reports/sources.ts'

/** Where reports point to: the lines of openapi.yaml, and its register. */
export function createSources(): Sources {
  const source = documentPath()
  const path = relative('', source)
  const lineOf = createLineOf(
    () => readFileSync(source, 'utf8'),
    path.startsWith('..') ? 'openapi.yaml' : path,
    documentedFacts,
  )
  return { register: document['x-unknowns'], lineOf }
}
