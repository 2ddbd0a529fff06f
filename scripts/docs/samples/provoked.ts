import type { ResponseCase } from '../../../src/console/form/try-data.ts'
import { documentedStatus, type OpenApiDocument, type Operation } from '../../../src/document/document.ts'
import { type Fact, readFacts } from '../../../src/document/facts.ts'
import { initOf, targetOf } from '../../../src/request-init.ts'
import { createSandbox, type SandboxFixtures } from '../../../src/sandbox/index.ts'
import { type ExampleCall, exampleCalls } from '../../example-calls.ts'

/** A case on a new sandbox, with its response. */
export interface Provoked extends ResponseCase {
  status: number
  /** The response that the document has for the status: a key of `responses`, such as `2XX` or `default`. */
  documented: string
  /** Headers other than those of every response. */
  headers: Record<string, string>
  /** The JSON body; undefined if there is none. */
  response: unknown
  /** The text of an error; empty for a success. */
  message: string
}

/** The moment of all responses, so that the docs are the same whenever they are built. */
const NOW = '2026-03-10T09:30:00Z'
const SHOWN = ['retry-after', 'www-authenticate']

/** Runs all cases, each on a new sandbox. Returns the responses by operationId, in which the first succeeds. */
export async function provoke(document: OpenApiDocument): Promise<Record<string, Provoked[]>> {
  const facts = readFacts(document)
  const fixtures = createSandbox({ now: NOW }).fixtures()
  const entries = exampleCalls(document, { project_id: fixtures.project_id }).map(async (call) => {
    const own = facts.filter(({ operationId }) => operationId === call.operationId)
    const responses = casesOf(call, own, fixtures).map((each) => respond(document, call.operation, each))
    return [call.operationId, await Promise.all(responses)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function respond(document: OpenApiDocument, operation: Operation, given: ResponseCase): Promise<Provoked> {
  const { role, path, query, body, fault } = given
  const { fetch, faults, fixtures } = createSandbox({ now: NOW })
  if (fault) faults.add(fault)
  const token = role === 'none' ? undefined : fixtures().tokens[role]
  const [{ url }] = document.servers
  const init = initOf({ method: operation.method, body: body === undefined ? body : JSON.stringify(body) }, token)
  const response = await fetch(url + targetOf(operation.path, path, query), init)
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  return {
    ...given,
    status: response.status,
    documented: documentedStatus(operation, response.status) ?? String(response.status),
    headers: Object.fromEntries([...response.headers].filter(([name]) => SHOWN.includes(name))),
    response: json,
    message: response.ok ? '' : String(json?.message ?? ''),
  }
}

/** The cases of an operation. The first succeeds. */
function casesOf(call: ExampleCall, facts: Fact[], fixtures: SandboxFixtures): ResponseCase[] {
  const { operation, operationId } = call
  const success = successOf(call)
  const fault = { operation: operationId, status: 503, retryAfter: 1 }
  return [
    success,
    { ...success, id: 'no-token', title: 'Without a token', role: 'none' },
    { ...success, id: 'expired-token', title: 'With an expired token', role: 'expired' },
    invalid(facts, success),
    notFound(operation, success),
    ...(special(fixtures)[operationId] ?? []).map((each) => ({ ...success, ...each })),
    { ...success, id: 'unavailable', title: 'While the service is unavailable', fault },
  ]
}

function successOf({ path, query, body }: ExampleCall): ResponseCase {
  const ids = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]))
  return { id: 'success', title: 'Success', role: 'owner', path: ids, query, ...(body !== undefined && { body }) }
}

/** Violates one limit or list of values; if the operation has none, adds a parameter that it does not have. */
function invalid(facts: Fact[], success: ResponseCase): ResponseCase {
  const candidates = facts.filter(({ at, keyword = '' }) => {
    return (at?.in === 'query' || at?.in === 'body') && at.path.length === 1 && keyword in VIOLATIONS
  })
  // Prefer what the document states to what it assumes.
  const fact = candidates.find(({ restsOn = [] }) => restsOn.length === 0) ?? candidates[0]
  const name = fact?.at?.path[0]
  if (!fact || name === undefined) {
    const query = { ...success.query, nonsense: '1' }
    return { ...success, id: 'invalid', title: 'With an undocumented parameter', query }
  }
  const value = VIOLATIONS[fact.keyword ?? '']?.(fact.value)
  const changed = { ...success, id: 'invalid', title: `With an invalid value of ${name}` }
  if (fact.at?.in === 'query') return { ...changed, query: { ...success.query, [name]: value } }
  return { ...changed, body: { ...(success.body as object), [name]: value } }
}

/** By keyword, a value that violates it. */
const VIOLATIONS: Record<string, (value: unknown) => unknown> = {
  minimum: (value) => Number(value) - 1,
  maximum: (value) => Number(value) + 1,
  enum: () => 'nonsense',
}

/** Replaces the last ID of the path. */
function notFound({ path: template }: Operation, success: ResponseCase): ResponseCase {
  const name = template.match(/\{(\w+)\}[^{]*$/)?.[1] ?? ''
  const path = { ...success.path, [name]: 'no-such-id' }
  return { ...success, id: 'not-found', title: `With an unknown ${name}`, path }
}

/** Cases that no schema describes, by operationId; what they leave out is as in the case that succeeds. */
function special({ project_id, refused, region }: SandboxFixtures): Record<string, Partial<ResponseCase>[]> {
  const body = { domain: '*.example.com', domainType: 'subdomain', region }
  const domain = { project_id, domain_id: refused.domain_id }
  const key = { project_id, api_key_id: refused.api_key_id }
  return {
    createDomain: [{ id: 'wildcard', title: 'With a wildcard domain', body }],
    deleteDomain: [{ id: 'domain-in-use', title: 'While the domain is assigned to an app', path: domain }],
    deleteApiKey: [
      { id: 'not-owner', title: 'By a caller who is not an owner', role: 'member' },
      { id: 'service-account-key', title: 'With the key of a service account', path: key },
    ],
  }
}
