import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { brunoCollection } from './bruno.ts'
import { postmanCollection } from './postman.ts'

// biome-ignore lint/suspicious/noExplicitAny: the formats of the tools, which have no types
type Any = any

/** The requests of a collection by name. */
type Requests = Record<string, { folder: string; call: string; auth: unknown; sent: Any[]; statuses: string }>

const isSent = ({ disabled }: { disabled?: boolean }) => !disabled
const distinct = (statuses: unknown[]) => [...new Set(statuses)].sort().join()

async function readPostman() {
  const { item, variable } = JSON.parse(await postmanCollection(document))
  const requests: Requests = {}
  for (const folder of item) {
    for (const { name, request, response } of folder.item) {
      requests[name] = {
        folder: folder.name,
        call: `${request.method} ${request.url.host}/${request.url.path.join('/')}`,
        auth: request.auth,
        sent: request.url.query.filter(isSent),
        statuses: distinct(response.map(({ code }: Any) => code)),
      }
    }
  }
  return { requests, variables: Object.fromEntries(variable.map(({ key, value }: Any) => [key, value])) }
}

function readBruno() {
  const requests: Requests = {}
  let variables: Any
  for (const [path, content] of Object.entries(unzipSync(brunoCollection(document)))) {
    const { info, http, examples, ...rest } = parse(strFromU8(content))
    variables ??= rest.variables
    if (!http) continue
    requests[info.name] = {
      folder: path.split('/')[0] ?? '',
      call: `${http.method} ${http.url}`,
      auth: http.auth,
      sent: http.params.filter(({ type }: Any) => type === 'query').filter(isSent),
      statuses: distinct(examples.map(({ response }: Any) => response.status)),
    }
  }
  return { requests, variables: Object.fromEntries(variables.map(({ name, value }: Any) => [name, value])) }
}

describe.each([
  { tool: 'Postman', read: readPostman, build: postmanCollection, inherited: null },
  { tool: 'Bruno', read: readBruno, build: brunoCollection, inherited: 'inherit' },
])('the collection for $tool', ({ read, build, inherited }) => {
  test('has one request per operation, with the token of the collection and optional parameters disabled', async () => {
    const expected: Requests = {}
    for (const { summary, tag, method, path, success } of listOperations(document)) {
      expected[summary] = {
        folder: tag,
        call: `${method} {{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        auth: inherited,
        sent: [],
        statuses: distinct([success.status.replace('XX', '00'), 400, 401]),
      }
    }
    expect(await read()).toEqual({
      requests: expected,
      variables: { baseUrl: document.servers[0].url, project_id: 'p-sandbox', token: 'sandbox-owner-token' },
    })
  })

  test('is the same in each build', async () => expect(await build(document)).toEqual(await build(document)))
})
