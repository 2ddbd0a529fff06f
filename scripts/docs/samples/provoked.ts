import { listOperations, type OpenApiDocument, type Operation } from '../../../src/document/document.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'
import { documentedAs, initOf, targetOf } from '../../example-calls.ts'
import { type Case, casesOf } from './cases.ts'

/** The response of the sandbox to a case. */
export interface Provoked extends Case {
  status: number
  /** The response that the document has for the status: a key of `responses`, such as `2XX` or `default`. */
  documented: string
  /** Headers other than those of every response. */
  headers: Record<string, string>
  /** The JSON body; undefined if there is none. */
  response: unknown
}

/** The moment of all responses, so that the docs are the same whenever they are built. */
const NOW = '2026-03-10T09:30:00Z'
const SHOWN = ['retry-after', 'www-authenticate']

/** Runs all cases, each on a new sandbox. Returns the responses by operationId. */
export async function provoke(document: OpenApiDocument): Promise<Record<string, Provoked[]>> {
  const cases = casesOf(document, createSandbox({ now: NOW }).fixtures())
  const entries = listOperations(document).map(async (operation) => {
    const responses = (cases[operation.id] ?? []).map((each) => respond(document, operation, each))
    return [operation.id, await Promise.all(responses)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function respond(document: OpenApiDocument, operation: Operation, given: Case): Promise<Provoked> {
  const { role, path, query, body, fault } = given
  const { fetch, faults, fixtures } = createSandbox({ now: NOW })
  if (fault) faults.add(fault)
  const token = role === 'none' ? undefined : fixtures().tokens[role]
  const [{ url }] = document.servers
  const init = initOf({ method: operation.method, body: body === undefined ? body : JSON.stringify(body) }, token)
  const response = await fetch(url + targetOf(operation.path, path, query), init)
  const text = await response.text()
  return {
    ...given,
    status: response.status,
    documented: documentedAs(operation.responses, response.status) ?? String(response.status),
    headers: Object.fromEntries([...response.headers].filter(([name]) => SHOWN.includes(name))),
    response: text === '' ? undefined : JSON.parse(text),
  }
}
