import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { documentPath } from '../../contract-tests/reports.ts'
import { listOperations } from '../../src/document/document.ts'
import { documentedFacts } from '../../src/document/documented-facts.ts'
import { document } from '../../src/document/openapi.ts'
import { createLineOf, type Sources } from '../../src/verifier/reports/sources.ts'
import { operationPage, unknownAt } from '../docs/links.ts'

/** Where reports point to: the lines of openapi.yaml, and the docs if their base URL is given. */
export function createSources(docs?: string): Sources {
  const source = documentPath()
  const path = relative('', source)
  const lineOf = createLineOf(
    () => readFileSync(source, 'utf8'),
    path.startsWith('..') ? 'openapi.yaml' : path,
    documentedFacts,
  )
  const register = document['x-unknowns']
  if (docs === undefined) return { register, lineOf }
  const base = docs.replace(/\/*$/, '/')
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  return {
    register,
    lineOf,
    docsOf: (id) => {
      const operation = operations.get(id)
      return operation && base + operationPage(operation)
    },
    docsOfUnknown: (id) => base + unknownAt(id),
  }
}
