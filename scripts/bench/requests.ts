import { listOperations } from '../../src/document.ts'
import { document } from '../../src/openapi.ts'

/** What the servers are asked, both the same; the IDs are those of the examples of openapi.yaml, which both know. */

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  /** JSON text. */
  body?: string
}

const OPERATIONS = listOperations(document)

/** The path of an operation with the document's examples in its place. */
function pathOf(operationId: string): string {
  const operation = OPERATIONS.find(({ id }) => id === operationId)
  if (!operation) throw new Error(`The document has no operation ${operationId}.`)
  return operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    return encodeURIComponent(String(operation.parameters.find((parameter) => parameter.name === name)?.example))
  })
}

/** Every GET operation of the document once. */
export const READS: readonly BenchRequest[] = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => ({
  method: 'GET',
  path: pathOf(id),
}))

const DOMAIN = { domain: 'bench.example.com', domainType: 'subdomain', region: 'us-east-1' }

export const WRITES: readonly BenchRequest[] = [
  { method: 'POST', path: pathOf('createDomain'), body: JSON.stringify(DOMAIN) },
  {
    method: 'PATCH',
    path: pathOf('updateApp'),
    body: JSON.stringify({ minReplicaCount: 1, maxReplicaCount: 10, cooldownPeriodSeconds: 60 }),
  },
]

/** Breaks the document: a server that confirms it does not validate. */
export const INVALID: BenchRequest = {
  method: 'POST',
  path: pathOf('createDomain'),
  body: JSON.stringify({ ...DOMAIN, domain: 5 }),
}
