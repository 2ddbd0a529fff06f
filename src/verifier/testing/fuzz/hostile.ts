/** What a careless or hostile client may put into a request. */
import type { Random } from './random.ts'

/** A request in the making. */
export interface Draft {
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

export type Mutation = (draft: Draft, random: Random) => void

const LONG = 'x'.repeat(20_000)
export const METHODS = [
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
export const RANGES = [
  ...words('bytes=0-0 bytes=0- bytes=-1 bytes=-0 bytes=- bytes=9-3 bytes=0-1,4-5 bytes=99999999- BYTES=0-9 bytes=a-b'),
  ...words('bytes=-99999999999999999999999 bytes=99999999999999999999999- lines=0-1'),
  ...['', 'bytes= 0-1', LONG, `bytes=${'0-0,'.repeat(5_000)}`],
]
export const SPOILS: ((url: string) => string)[] = [
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
export const MUTATIONS: readonly Mutation[] = [
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
export const BODY_MUTATIONS: readonly Mutation[] = [
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

export function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
