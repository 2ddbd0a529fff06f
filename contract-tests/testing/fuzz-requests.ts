import fc, { type Arbitrary } from 'fast-check'
import { listOperations, type OpenApiDocument, type Operation } from '../../src/document/document.ts'
import type { Case } from '../../src/verifier/values/cases.ts'

/** A request as a careless or hostile client may send it. */
export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** Bytes, so that no Content-Type is added and the body may be invalid UTF-8. */
  body?: Uint8Array<ArrayBuffer>
  /** Whether the query or body is known to violate the document. Such a request must not succeed. */
  forbidden: boolean
}

export interface FuzzOptions {
  baseUrl: string
  token: string
  casesOf: (operation: Operation) => Case[]
  /** Valid values of parameters and fields, by name or by `operationId.name`. */
  known: Record<string, string[]>
  /** Authorization headers that some or all operations reject. */
  credentials: string[]
}

/** A request under construction. Path segments and query are added to the URL unchanged. */
interface Draft {
  method: string
  path: string[]
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: object | undefined
  /** Sent instead of `body`, if present. */
  raw?: string | Uint8Array
}
type Change = (draft: Draft) => Partial<Draft>

const words = (text: string) => text.split(' ')
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values)
const LONG = 'x'.repeat(20_000)

const METHODS = words('GET HEAD OPTIONS PUT POST PATCH DELETE QUERY PROPFIND M-SEARCH get Patch constructor __proto__')
const ENCODED = words('%ZZ % %0 %00 %0d%0aX-Injected:1 %C3%28 %ED%A0%80 %F0%9F%A6%84 %2f %252e')
/** Any text of up to 12 characters. fast-check prefers short strings and names such as `__proto__`. */
const text = fc.string({ unit: 'binary', maxLength: 12 })
const name = fc.oneof(text, oneOf(...words('__proto__ constructor toString unknown page limit month filename größe')))
const segment = fc.oneof(
  text,
  oneOf(...ENCODED, ...words('. .. ..%2f.. \\ ;a=1 {app_id} -1 null p-other app-other key-other domain-other'), LONG),
)
const queryValue = fc.oneof(
  text,
  oneOf(...ENCODED, ...words('0 -0 -1 +1 1.0 1e3 1e400 0x10 201 9007199254740993 NaN null , ,,, true, a&b=c'), LONG),
  oneOf('0000-01', '0001-12', '9999-12', '2026-13', '2026-02\n', ''),
)
/** JSON, including forms that `JSON.stringify` never writes. */
const field = fc.oneof(
  fc.json(),
  oneOf(...words('1e400 -1e400 1e-400 -0 9007199254740993 "\\u0000" "\\ud800" "*.example.com" "a..b" [[]] [null,1]')),
  oneOf(...words('{"__proto__":{"x":1}} {"constructor":{"prototype":{"x":1}}} {"toString":1,"toJSON":2}')),
  oneOf(`"${LONG}"`, `"${'a.'.repeat(126)}com"`, nested(70), nested(9_000), `[${'0,'.repeat(9_000)}0]`),
)
const rawBody: Arbitrary<string | Uint8Array> = fc.oneof(
  fc.json(),
  oneOf(...words('{ } {"a":1,} NaN undefined \ufeff{} "\\x" {"__proto__":{"x":1}} {"domain":"a.b","domain":7}')),
  oneOf('', ' ', nested(65), nested(100_000), '['.repeat(100_000), '{} {}'),
  // Below and above the sandbox's limit on the size of a body.
  oneOf(900_000, 1_100_000).map((length) => `{"service_toml":"${'x'.repeat(length)}"}`),
  // Invalid UTF-8 (a truncated character, an overlong encoding, a surrogate), and UTF-16.
  oneOf(bytes('22f09fa6'), bytes('22c0af22'), bytes('22eda08022'), bytes('fffe7b007d00')),
)
const type = oneOf(
  ...words('text/plain application/xml application/jsonx application/problem+json APPLICATION/JSON ;'),
  ...words(
    'application/json;charset=UTF-8 application/json;charset=utf-16 application/json;charset= application/json;;',
  ),
  ...['application/json; charset="utf-8"', ', application/json', '', '\u00ff', LONG],
)
const header = oneOf(
  ...words('Origin=https://app.example.com Origin=null Access-Control-Request-Method=PATCH Content-Encoding=gzip'),
  ...words('Content-Length=99999999999 Content-Length=-1 Transfer-Encoding=chunked Host=evil.example.com'),
  ...words('X-HTTP-Method-Override=DELETE Accept=text/html;q=x X-Forwarded-For=127.0.0.1'),
  `Cookie=${LONG}`,
).map((line) => line.split(/=(.*)/))
const credential = oneOf(
  ...['', 'Bearer', 'Bearer  ', 'Basic Og==', 'Bearer a b', 'Bearer \u00ff', `bearer\t${LONG}`, '$&x'],
)

const change = <Value>(values: Arbitrary<Value>, by: (value: Value) => Change) => values.map(by)
const changes = fc.oneof(
  change(oneOf(...METHODS, 'X'.repeat(300)), (method) => () => ({ method })),
  change(fc.tuple(fc.nat(), segment, fc.nat(1)), ([at, odd, removed]) => ({ path }) => ({
    path: path.toSpliced(at % Math.max(path.length, 1), removed, odd),
  })),
  change(oneOf(...ENCODED), (odd) => ({ path }) => ({ path: [...path.slice(0, -1), `${path.at(-1)}${odd}`] })),
  change(fc.nat(7), (length) => ({ path }) => ({ path: path.slice(0, length) })),
  change(oneOf('favicon.ico', '../../etc/passwd', 'archives/x.zip', '?', '#'), (path) => () => ({ path: [path] })),
  oneOf<Change>(
    ({ path }) => ({ path: path.map((each) => each.toUpperCase()) }),
    ({ path }) => ({ path: path.map((each) => each.replace('a', '%61')) }),
    ({ query }) => ({ query: [...query, ...query] }),
  ),
  change(fc.tuple(name, queryValue), (pair) => ({ query }) => ({ query: [...query, pair] })),
  change(queryValue, (odd) => ({ query }) => ({ query: [...query.slice(1), [query[0]?.[0] ?? 'page', odd]] })),
  change(header, ([key = '', value = '']) => ({ headers }) => ({ headers: { ...headers, [key]: value } })),
  change(credential, (odd) => ({ headers: { Authorization = '', ...headers } }) => ({
    headers: { ...headers, Authorization: odd.replace('$&', () => Authorization) },
  })),
)
const bodyChanges = fc.oneof(
  change(name, (odd) => ({ body }) => ({ body: { ...body, [odd]: 1 } })),
  change(fc.tuple(fc.nat(), field), ([at, json]) => ({ body = {} }) => {
    const names = [...Object.keys(body), 'dependencies', 'shellCommands', 'compute', 'domain']
    const fields = Object.entries({ ...body, [names[at % names.length] ?? '']: undefined })
    return { raw: `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? json}`)}}` }
  }),
  change(rawBody, (raw) => () => ({ raw })),
  change(type, (odd) => ({ headers }) => ({ headers: { ...headers, 'Content-Type': odd } })),
  oneOf<Change>(({ headers: { 'Content-Type': _, ...headers } }) => ({ headers })),
)

/** Generates plausible requests for all operations; most have one forbidden value or one to three odd parts. */
export function fuzzRequests(document: OpenApiDocument, options: FuzzOptions): Arbitrary<FuzzRequest> {
  const { baseUrl, token, casesOf, known, credentials } = options
  const ofOperations = listOperations(document).map((operation) => {
    const cases = casesOf(operation)
    const wrong = cases.filter(({ allowed }) => !allowed).map(put)
    const odd = operation.requestBody ? fc.oneof(changes, bodyChanges) : changes
    const plan = fc.oneof(
      { weight: 35, arbitrary: fc.constant<Change[]>([]) },
      { weight: 50, arbitrary: fc.array(odd, { minLength: 1, maxLength: 3 }) },
      ...(wrong.length > 0 ? [{ weight: 15, arbitrary: oneOf(...wrong).map((one) => [one]) }] : []),
    )
    return fc.tuple(baseline(operation, cases), plan).map(([draft, all]) => ({
      ...finished(all.reduce((before, one) => Object.assign(before, one(before)), { ...draft })),
      forbidden: all.some((one) => wrong.includes(one)),
    }))
  })
  return fc.oneof(...ofOperations)

  function baseline({ id, method, path, parameters, requestBody }: Operation, cases: Case[]): Arbitrary<Draft> {
    const valid = (place: Case['place']) => {
      const allowed = cases.filter((each) => each.allowed && each.place === place && each.name !== '')
      const examples = parameters.filter((each) => each.in === place).map((each) => ({ ...each, value: each.example }))
      const byName = Map.groupBy([...allowed, ...examples], (each) => each.name)
      const all: Record<string, Arbitrary<unknown>> = {}
      for (const [key, each] of byName) all[key] = oneOf(...each.map(({ value }) => value), ...(known[key] ?? []))
      return fc.oneof(fc.record(all), fc.record(all, { requiredKeys: [] }))
    }
    const idOf = (key: string) => {
      const example = String(parameters.find((parameter) => parameter.name === key)?.example)
      const values = oneOf(...(known[`${id}.${key}`] ?? known[key] ?? [example]))
      const others = fc.tuple(values, fc.nat(13)).map(([value, number]) => value.replace(/\d+$/, String(number)))
      return fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: others })
    }
    const segments = path.slice(1).split('/')
    return fc.record({
      method: oneOf(method),
      path: fc.tuple(...segments.map((part) => (part.startsWith('{') ? idOf(part.slice(1, -1)) : oneOf(part)))),
      query: valid('query').map((values) => Object.entries(values).map(encoded)),
      headers: fc
        .oneof({ weight: 13, arbitrary: oneOf(`Bearer ${token}`) }, { weight: 1, arbitrary: oneOf(...credentials) })
        .map((Authorization) => ({ Authorization, ...(requestBody && { 'Content-Type': 'application/json' }) })),
      body: requestBody ? valid('body') : oneOf(undefined),
    })
  }

  function finished({ method, path, query, headers, body, raw }: Draft) {
    const search = query.map((pair) => pair.join('=')).join('&')
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const hasBody = content !== undefined && !['GET', 'HEAD'].includes(method.toUpperCase())
    const url = `${baseUrl}/${path.join('/')}${search && `?${search}`}`
    return { method, url, headers, ...(hasBody && { body: Uint8Array.from(Buffer.from(content as string)) }) }
  }
}

const encoded = ([key, value]: [string, unknown]): [string, string] => [key, encodeURIComponent(String(value))]

/** Returns a change that puts the value of a case into the query or the body. */
function put({ place, name, value }: Case): Change {
  if (place === 'query')
    return ({ query }) => ({ query: [...query.filter(([key]) => key !== name), encoded([name, value])] })
  return ({ body }) => ({ body: (name === '' ? value : { ...body, [name]: value }) as object })
}
