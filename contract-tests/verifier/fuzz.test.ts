import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JSON_TYPE, listOperations, type Operation } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { propertiesOf } from '../../src/document/schemas.ts'
import { createSandbox } from '../../src/sandbox/index.ts'

/** To send more requests: FUZZ_REQUESTS=100000 npx vitest run --project unit contract-tests/verifier/fuzz */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 150)
/** Number of requests after which the sandbox is reset, to restore the deleted objects. */
const RESET_EVERY = 50

const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const fixtures = sandbox.fixtures()
const { tokens, disposable } = fixtures
const known: Record<string, unknown> = { ...fixtures, ...disposable }
const settings = Object.keys(propertiesOf(document, 'AppConfiguration'))

const bytes = (hex: string) => Buffer.from(hex, 'hex')
const LONG = 'x'.repeat(20_000)
const encoded = fc.constantFrom(
  '%ZZ',
  '%',
  '%0',
  '%00',
  '%0d%0aX-Injected:1',
  '%C3%28',
  '%ED%A0%80',
  '%F0%9F%A6%84',
  '%2f',
  '%252e',
)
const odd = fc.oneof(
  fc.string({ maxLength: 12 }),
  encoded,
  fc.constantFrom('__proto__', 'constructor', '..', '..%2f..', '-1', '1e400', 'NaN', ',', 'a&b=c'),
)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const json = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '1e400',
    '-0',
    '9007199254740993',
    '"\\ud800"',
    '"*.example.com"',
    '{"__proto__":{"x":1}}',
    '{"toString":1,"toJSON":2}',
  ),
  fc.constantFrom(`"${LONG}"`, nested(9_000)),
)
const body = fc.oneof(
  fc.record({ name: fc.constantFrom(...settings, 'domain', '__proto__'), value: json }).map(({ name, value }) => {
    return Buffer.from(`{"domainType":"subdomain","${name}":${value}}`)
  }),
  fc
    .oneof(json, fc.constantFrom('{', '}', '{"a":1,}', 'NaN', '\ufeff{}', '{"domain":"a.b","domain":7}'))
    .map((text) => Buffer.from(text)),
  // Invalid UTF-8 (a truncated character, an overlong encoding, a surrogate), and UTF-16.
  fc.constantFrom(bytes('22f09fa6'), bytes('22c0af22'), bytes('22eda08022'), bytes('fffe7b007d00')),
)

/** Generates requests of an operation. Each part may be odd. */
function requestsOf({ method, path, parameters, requestBody }: Operation) {
  const usually = <Value>(value: Value, other: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })
  const usualValue = (name: string) => String(known[name] ?? parameters.find((each) => each.name === name)?.example)
  const segments = path.slice(1).split('/')
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  return fc.record({
    method: usually(
      method,
      fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE', 'QUERY', 'get', 'constructor'),
    ),
    path: fc.tuple(
      ...segments.map((each) => usually(each.startsWith('{') ? usualValue(each.slice(1, -1)) : each, odd)),
    ),
    query: fc.array(fc.tuple(fc.constantFrom(...names, 'unknown'), odd), { maxLength: 3 }),
    authorization: usually(`Bearer ${tokens.owner}`, fc.constantFrom('Bearer', 'Basic', 'Bearer\u00ff', '$&x')),
    type: usually(
      JSON_TYPE,
      fc.constantFrom('text/plain', 'application/json;charset=utf-16', ';', 'application/problem+json'),
    ),
    body: requestBody ? body : fc.constant(undefined),
  })
}

test.each(listOperations(document))('$id: no random request makes the sandbox fail', async (operation) => {
  let sent = 0
  const property = fc.asyncProperty(
    requestsOf(operation),
    async ({ method, path, query, authorization, type, body }) => {
      if (++sent % RESET_EVERY === 0) await sandbox.reset()
      const search = query.map((pair) => pair.join('=')).join('&')
      const hasBody = body !== undefined && !['GET', 'HEAD'].includes(method.toUpperCase())
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test/${path.join('/')}?${search}`, {
          method,
          headers: { authorization, 'content-type': type },
          ...(hasBody && { body: Uint8Array.from(body) }),
        }),
      )
      const text = await response.text()
      // The sandbox validates its responses: one that violates the document becomes a 500.
      expect(response.status, text).toBeLessThan(500)
      // A stack trace inside JSON has escaped line breaks.
      expect(text).not.toMatch(/(\n|\\n)\s+at /)
      for (const key in {}) throw new Error(`The sandbox added "${key}" to the prototype of every object.`)
    },
  )
  await fc.assert(property, { seed: 1, numRuns: REQUESTS })
})
