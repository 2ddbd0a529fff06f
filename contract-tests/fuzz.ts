import { listOperations, type OpenApiDocument, type Operation } from '../src/document.ts'
import { type Case, casesOf } from './cases.ts'
import type { Oracle } from './oracle.ts'

/** A request as a careless or hostile client may send it. */
export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** Bytes, so that no Content-Type comes by itself and nothing has to be valid UTF-8. */
  body?: Uint8Array<ArrayBuffer>
  /** Whether nothing is wrong with it except values that the document does not allow: it must not succeed. */
  forbidden: boolean
}

export interface FuzzOptions {
  baseUrl: string
  /** The same seed gives the same requests. */
  seed: number
  token: string
  /** Good values by the names of parameters and fields. */
  known: Record<string, string[]>
  /** Values for Authorization that must not, or may not always, be accepted. */
  credentials: string[]
  /** Presigned URLs of archives. */
  archives: string[]
}

/** A request in the making. */
interface Draft {
  method: string
  /** Segments of the path, as they stand in the URL. */
  path: string[]
  /** Names and values, as they stand in the URL. */
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** JSON before it is text. */
  body: unknown
  raw?: string | Uint8Array<ArrayBuffer>
}

type Random = ReturnType<typeof createRandom>
type Mutation = (draft: Draft, random: Random) => void

/** Makes the request of a number; it follows from seed and number alone, so that any one of them can be made again. */
export function createFuzz(document: OpenApiDocument, oracle: Oracle, options: FuzzOptions) {
  const { baseUrl, seed, token, known, credentials, archives } = options
  const operations = listOperations(document)
  const cases = new Map(operations.map((operation) => [operation.id, casesOf(document, oracle, operation)]))

  return function requestAt(number: number): FuzzRequest {
    const random = createRandom(seed * 1_000_003 + number)
    if (random.chance(0.04)) return { ...archive(random), forbidden: false }
    const operation = random.pick(operations)
    const draft = proper(operation, random)
    const wrong = (cases.get(operation.id) ?? []).filter(({ allowed }) => !allowed)
    const kind = random.below(100)
    const forbidden = kind >= 35 && kind < 50 && wrong.length > 0
    // A third stays as it is; of the others, a fifth has several things wrong at once.
    for (let left = kind < 35 ? 0 : random.chance(0.2) ? 3 : 1; left > 0; left--) {
      if (forbidden) apply(draft, random.pick(wrong))
      else random.pick(operation.requestBody && random.chance(0.5) ? BODY_MUTATIONS : MUTATIONS)(draft, random)
    }
    return { ...finish(draft), forbidden }
  }

  function proper(operation: Operation, random: Random): Draft {
    const body = operation.requestBody && Object.fromEntries(properValues(operation, 'body', random))
    return {
      method: operation.method,
      path: operation.path
        .slice(1)
        .split('/')
        .map((segment) => (segment.startsWith('{') ? idOf(segment.slice(1, -1), operation, random) : segment)),
      query: properValues(operation, 'query', random).map(([name, value]) => [name, encodeURIComponent(String(value))]),
      headers: {
        Authorization: random.chance(0.93) ? `Bearer ${token}` : random.pick(credentials),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body,
    }
  }

  /** Good values of some, or of all, parameters or fields: those that cases allow, examples, and those that are known. */
  function properValues(operation: Operation, place: Case['place'], random: Random): [string, unknown][] {
    const all = new Map<string, unknown[]>()
    const add = (name: string, ...values: unknown[]) => all.set(name, [...(all.get(name) ?? []), ...values])
    for (const { place: where, name, value, allowed } of cases.get(operation.id) ?? []) {
      if (where === place && allowed && name !== '') add(name, value)
    }
    for (const { in: where, name, example } of operation.parameters) if (where === place) add(name, example)
    for (const name of all.keys()) add(name, ...(known[name] ?? []))
    const share = random.pick([0.1, 0.5, 1])
    return [...all].filter(() => random.chance(share)).map(([name, values]) => [name, random.pick(values)])
  }

  /** A known ID or the document's example, now and then with another number at its end. */
  function idOf(name: string, { id, parameters }: Operation, random: Random): string {
    const example = parameters.find((parameter) => parameter.name === name)?.example
    const value = random.pick(known[`${id}.${name}`] ?? known[name] ?? [String(example)])
    return random.chance(0.2) ? value.replace(/\d+$/, String(random.below(14))) : value
  }

  function archive(random: Random): Omit<FuzzRequest, 'forbidden'> {
    const url = random.pick(archives)
    return {
      method: random.chance(0.8) ? 'GET' : random.pick(METHODS),
      url: random.chance(0.5) ? url : random.pick(SPOILS)(url),
      headers: {
        ...(random.chance(0.8) && { Range: random.pick(RANGES) }),
        ...(random.chance(0.1) && { 'If-Range': random.pick(['"another"', 'Tue, 10 Mar 2026 09:30:00 GMT', '']) }),
      },
    }
  }

  function finish({ method, path, query, headers, body, raw }: Draft): Omit<FuzzRequest, 'forbidden'> {
    const search = query.map(([name, value]) => `${name}=${value}`).join('&')
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const mayHaveBody = !['GET', 'HEAD'].includes(method.toUpperCase())
    return {
      method,
      url: `${baseUrl}/${path.join('/')}${search && `?${search}`}`,
      headers,
      ...(content !== undefined && mayHaveBody && { body: typeof content === 'string' ? bytes(content) : content }),
    }
  }
}

/** Puts the value of a case in its place. */
function apply(draft: Draft, { place, name, value }: Case): void {
  if (place === 'query') {
    draft.query = [...draft.query.filter(([other]) => other !== name), [name, encodeURIComponent(String(value))]]
  } else if (name === '') draft.body = value
  else if (isObject(draft.body)) draft.body = { ...draft.body, [name]: value }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (share: number) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to pick from.')
      return items[below(items.length)] as Item
    },
  }
}

const LONG = 'x'.repeat(20_000)
const METHODS = [
  ...words(
    'GET HEAD OPTIONS PUT POST PATCH DELETE QUERY PROPFIND M-SEARCH get Patch Delete constructor __proto__ toString',
  ),
  'X'.repeat(300),
]
const ENCODINGS = words('%ZZ % %0 %00 %0d%0aX-Injected:1 %C3%28 %ED%A0%80 %F0%9F%A6%84 %2f %252e')
const NAMES = ['', ' ', ...words('__proto__ constructor toString hasOwnProperty unknown größe 🦄 \ud800 *')]
const SEGMENTS = [
  ...words(". .. %2e%2e ..%2f.. \\ ;a=1 :project_id {app_id} -1 null <b> '-- p-other app-other key-other domain-other"),
  ...[LONG, 'sa-other', 'build-other-2', ...ENCODINGS, ...NAMES],
]
const QUERY_VALUES = [
  ...words('0 -0 -1 +1 1.0 1e3 1e400 0x10 201 9007199254740991 9007199254740993 99999999999999999999999 NaN null []'),
  ...words(', ,,, true, a&b a=b a?b a#b 🦄 \ud800 0000-01 0001-12 9999-12 2026-13'),
  ...['', '2026-02\n', LONG, ...ENCODINGS],
]
/** JSON text for a field: what JavaScript itself would not write is among it. */
const FIELDS = [
  ...words('1e400 -1e400 1e-400 1e308 -0 9007199254740993 0.1 null "" "\\u0000" "\\ud800" "🦄" [[]] [null,1]'),
  ...words('"*.example.com" "a..b" "xn--bcher-kva.example" {"__proto__":{"x":1}} {"":{"":{"~1":{"a/b":7}}}}'),
  ...words('{"constructor":{"prototype":{"x":1}}} {"toString":1,"toJSON":2}'),
  ...[`"${LONG}"`, `"${'a.'.repeat(126)}com"`, nested(30), nested(70), nested(9_000), `[${'0,'.repeat(9_000)}0]`],
]
const BODIES: (string | Uint8Array<ArrayBuffer>)[] = [
  ...words('{ } {"a":} {\'a\':1} {"a":1,} NaN undefined \ufeff{} "\\x" {"__proto__":{"x":1}} {"\\u005f_proto__":1}'),
  ...['', ' ', '{} {}', '{"a":"\n"}', '{"constructor":1}', '{"domain":"a.example.com","domain":7}'],
  ...[nested(65), nested(100_000), '['.repeat(100_000), `{"service_toml":"${'x'.repeat(900_000)}"}`],
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`)}}`,
  Uint8Array.of(0x7b, 0xff, 0x7d),
  // Cut off within a character, overlong, a surrogate in UTF-8, and UTF-16.
  Uint8Array.of(0x22, 0xf0, 0x9f, 0xa6),
  Uint8Array.of(0x22, 0xc0, 0xaf, 0x22),
  Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
  Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
]
const TYPES = [
  ...words(
    'text/plain application/xml application/jsonx application/problem+json multipart/form-data APPLICATION/JSON ;',
  ),
  ...words(
    'application/json;charset=UTF-8 application/json;charset=utf-16 application/json;charset= application/json;;',
  ),
  ...['application/json; charset="utf-8"', ', application/json', '', '\u00ff', LONG],
]
const HEADERS: [name: string, value: string][] = [
  ['Origin', 'https://app.example.com'],
  ['Origin', 'null'],
  ['Access-Control-Request-Method', 'PATCH'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'identity'],
  ['Content-Length', '99999999999'],
  ['Content-Length', '-1'],
  ['Content-Length', 'abc'],
  ['Transfer-Encoding', 'chunked, gzip'],
  ['Host', 'evil.example.com'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Accept', 'text/html;q=x'],
  ['Cookie', LONG],
  ['X-Forwarded-For', '127.0.0.1'],
]
const RANGES = [
  ...words('bytes=0-0 bytes=0- bytes=-1 bytes=-0 bytes=- bytes=9-3 bytes=0-1,4-5 bytes=99999999- BYTES=0-9 bytes=a-b'),
  ...words('bytes=-99999999999999999999999 bytes=99999999999999999999999- lines=0-1'),
  ...['', 'bytes= 0-1', LONG, `bytes=${'0-0,'.repeat(5_000)}`],
]
const SPOILS: ((url: string) => string)[] = [
  (url) => url.replace(/signature=..../, 'signature=0000'),
  (url) => url.replace(/expires=\d+/, 'expires=99999999999'),
  (url) => url.replace(/expires=\d+/, 'expires=%ZZ'),
  (url) => url.replace(/signature=.*/, 'signature=%00%ff'),
  (url) => url.replace(/\?.*/, ''),
  (url) => `${url}&signature=0&expires=0`,
  (url) => url.replace('.zip', '%00.zip'),
  (url) => url.replace('.zip', '%ZZ.zip'),
  (url) => url.replace('/archives/', '/archives//..%2f'),
  (url) => url.replace('.zip', '/x.zip'),
  (url) => url.replace(/[^/]+\.zip/, '.zip'),
]

/** Over any limit that a service may be expected to have for JSON. */
const TOO_LONG = bytes(`{"service_toml":"${'x'.repeat(1_100_000)}"}`)

function words(text: string): string[] {
  return text.split(' ')
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

/** Each makes one thing of a request wrong, or at least odd. */
const MUTATIONS: readonly Mutation[] = [
  function oddMethod(draft, random) {
    draft.method = random.pick(METHODS)
  },
  function oddSegment(draft, random) {
    draft.path[random.below(draft.path.length)] = random.pick(SEGMENTS)
  },
  function oddPath(draft, random) {
    const place = random.below(draft.path.length + 1)
    draft.path = random.pick([
      [...draft.path.slice(0, place), random.pick(['', '.', '..', 'x', ...ENCODINGS]), ...draft.path.slice(place)],
      draft.path.slice(0, place),
      draft.path.map((segment) => segment.toUpperCase()),
      draft.path.map((segment) => segment.replace('a', '%61')),
      [random.pick(['favicon.ico', 'v1', '../../etc/passwd', 'archives/x.zip', 'archives', '?', '#', '__proto__'])],
    ])
  },
  function oddEscape(draft, random) {
    draft.path.push(`${draft.path.pop() ?? ''}${random.pick(ENCODINGS)}`)
  },
  function oddQuery(draft, random) {
    const names = [...draft.query.map(([name]) => name), ...NAMES, ...ENCODINGS, ...words('page limit month filename')]
    draft.query.push([random.pick(names), random.pick(QUERY_VALUES)])
  },
  function valueOfQuery(draft, random) {
    if (draft.query.length === 0) return draft.query.push(['page', random.pick(QUERY_VALUES)])
    const place = random.below(draft.query.length)
    draft.query = draft.query.with(place, [draft.query[place]?.[0] ?? '', random.pick(QUERY_VALUES)])
  },
  function repeatedQuery(draft, random) {
    const pair = draft.query[0] ?? [random.pick(NAMES), 'x']
    draft.query.push(pair, pair)
  },
  function oddHeader(draft, random) {
    const [name, value] = random.pick(HEADERS)
    draft.headers[name] = value
  },
  function oddCredential(draft, random) {
    const { Authorization = '' } = draft.headers
    draft.headers.Authorization = random.pick([
      ...['', 'Bearer', 'Bearer  ', 'Basic Og==', 'Bearer a b', 'Bearer \u00ff', `Bearer ${LONG}`, `bearer\t${LONG}`],
      ...[
        `${Authorization}, ${Authorization}`,
        `${Authorization}x`,
        Authorization.toLowerCase(),
        `Bearer ${Authorization}`,
      ],
    ])
  },
]

/** The same for the body and what is said of it. */
const BODY_MUTATIONS: readonly Mutation[] = [
  function unknownField(draft, random) {
    if (isObject(draft.body)) draft.body = { ...draft.body, [random.pick(NAMES)]: 1 }
  },
  function oddField(draft, random) {
    if (!isObject(draft.body)) return
    const name = random.pick([...Object.keys(draft.body), 'dependencies', 'shellCommands', 'compute', 'domain'])
    const others = Object.entries(draft.body).filter(([other]) => other !== name)
    const fields = others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`)
    draft.raw = `{${[...fields, `${JSON.stringify(name)}:${random.pick(FIELDS)}`].join(',')}}`
  },
  function oddBody(draft, random) {
    draft.raw = random.chance(0.2) ? TOO_LONG : random.pick(BODIES)
  },
  function oddType(draft, random) {
    draft.headers['Content-Type'] = random.pick(TYPES)
    draft.raw ??= draft.body === undefined ? '{}' : JSON.stringify(draft.body)
  },
  function noType({ headers }) {
    delete headers['Content-Type']
  },
]
