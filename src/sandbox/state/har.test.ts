import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const TEXT = { type: 'string' }
const COUNT = { type: 'integer', minimum: -1 }
const TIME = { type: 'number', minimum: 0 }
const listOf = (items: object) => ({ type: 'array', items })
/** Schema of an object without further fields, except those whose name ends with a question mark all required. */
function object(fields: Record<string, object>) {
  const named = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'))
  return { type: 'object', required, properties: Object.fromEntries(named), additionalProperties: false }
}
const PAIRS = listOf(object({ name: TEXT, value: TEXT }))
const COMMON = { httpVersion: TEXT, cookies: { maxItems: 0 }, headers: PAIRS, headersSize: COUNT, bodySize: COUNT }

/** The structure of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec) without the optional fields that we do not write. */
const HAR = object({
  log: object({
    version: { const: '1.2' },
    creator: object({ name: TEXT, version: TEXT }),
    entries: listOf(
      object({
        ...{
          startedDateTime: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' },
          time: TIME,
          'comment?': TEXT,
        },
        request: object({
          ...{ method: TEXT, url: { type: 'string', pattern: '^https?://[^@#]+$' }, ...COMMON },
          queryString: PAIRS,
          'postData?': object({ mimeType: TEXT, params: { maxItems: 0 }, text: TEXT }),
        }),
        response: object({
          ...{ status: COUNT, statusText: TEXT, ...COMMON, redirectURL: TEXT },
          content: object({ size: COUNT, mimeType: TEXT, 'text?': TEXT, 'comment?': TEXT }),
        }),
        cache: object({}),
        timings: object({ send: TIME, wait: TIME, receive: TIME }),
      }),
    ),
  }),
})

test('har exports entries as HAR 1.2', async () => {
  const sandbox = createSandbox({ now: NOW })
  const domain = { domain: 'ü.example.com', domainType: 'subdomain', region: 'us-east-1' }
  await call(sandbox, `POST ${V2}/domains`, { body: domain })
  await call(sandbox, `GET ${V2}/billing/graph?month=2026-02&group_others=true`)
  await call(sandbox, `DELETE ${V2}/domains/domain-docs`)
  sandbox.faults.add({ operation: 'listApiKeys', drop: true })
  await call(sandbox, `GET ${V2}/api-keys`).catch(() => undefined)
  await call(sandbox, `GET ${V2}/api-keys`)

  const har = sandbox.requests.har()
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(HAR)
  validate(JSON.parse(JSON.stringify(har)))
  expect(validate.errors).toBeNull()
  const [refused, graph, deleted, dropped, keys] = har.log.entries
  const sent = JSON.stringify(domain)
  expect(refused).toMatchObject({
    startedDateTime: NOW,
    comment: expect.stringMatching(/^createDomain: The domain|^createDomain: body/),
    request: { bodySize: sent.length + 1, postData: { mimeType: 'application/json', text: sent } },
    response: { status: 400, content: { mimeType: 'application/json', text: expect.stringContaining('message') } },
  })
  expect(graph?.request).toMatchObject({
    url: `http://sandbox.test${V2}/billing/graph?month=2026-02&group_others=true`,
    queryString: [
      { name: 'month', value: '2026-02' },
      { name: 'group_others', value: 'true' },
    ],
    bodySize: 0,
  })
  expect([deleted, dropped].map((entry) => entry?.response.status)).toEqual([204, 0])
  // The body is redacted: its size and that of the text differ.
  const { text = '', size } = keys?.response.content ?? {}
  expect(size).toBe(text.length)
  expect(keys?.response.bodySize).toBeGreaterThan(text.length)
  expect(sandbox.requests.har({ status: 204 }).log.entries).toEqual([deleted])
})
