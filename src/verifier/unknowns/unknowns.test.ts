import { applyPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OpenApiDocument } from '../../document/document.ts'
import { parseSource, printSource } from '../../document/source.ts'
import type { Exchange } from '../target/target.ts'
import { exchangeOf } from '../testing/fetches.ts'
import { createObserver, UNDOCUMENTED_FIELDS } from './observer.ts'
import { proposePatch, unknownsInWords } from './report.ts'
import { OTHERS } from './tally.ts'

const IDS = 'success errors thing-fields event-fields-and-values state-values log-shape at-formats digest-encoding'
const SOURCE = `paths:
  # The one path.
  /things/{thing_id}:
    get:
      operationId: getThing
      tags: [Things]
      responses:
        2XX:
          description: A thing.
          x-unknown: success
          content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}
        '400': {$ref: '#/components/responses/Error'}
        # Anything else.
        default:
          $ref: '#/components/responses/Error'
components:
  responses:
    Error:
      x-unknown: errors
      content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}
  schemas:
    Error: {type: object, additionalProperties: false, properties: {message: {type: string}}}
    # A thing.
    Thing:
      type: object
      description: |
        A thing.

        It is planted.
      x-unknown: [thing-fields, thing-presence]
      properties:
        id:
          type: string
          description: The ID.
          x-unknown: thing-types
        size: {type: number, description: Size., x-unknown: thing-types}
        price:
          type: number
          description: |
            Price.
          x-unknown: price-types
        state:
          $ref: '#/components/schemas/State' # open
        at: {type: string, x-unknown: at-formats}
        digest: {type: string, x-unknown: digest-encoding}
        logs:
          type: array
          x-unknown: log-shape
          items: {}
        events:
          type: array
          items:
            type: object
            x-unknown: [event-fields-and-values, event-types, event-nulls]
            properties:
              at: {type: integer}
    State:
      type: string
      x-unknown: state-values
      examples: [UP, 'a: b'] # two

x-unknowns:
  # What comes back.
  thing-types: {question: 'Which  types?', settle: Look., assumes: [type]}

  event-types: {question: Which types?, settle: Look., assumes: [fields]}
  event-nulls: {question: Left out or null?, settle: Look., assumes: ['null']}
  price-types: {question: Which type?, settle: Look., assumes: [type]}
  thing-presence: {question: Which fields?, settle: Look., assumes: [presence]}
${IDS.split(' ')
  .map((id) => `  ${id}: {question: Which?, settle: Look.}\n`)
  .join('')}`
const document: OpenApiDocument = parse(SOURCE)

function observe(exchanges: Exchange[]) {
  const observer = createObserver(document)
  for (const [place, exchange] of exchanges.entries()) observer.answered(exchange, place)
  return observer.observations()
}

/** Lists the observations on an entry, such as `2XX id=string`, with a count if it is above 1. */
const seenOf = (id: string, ...exchanges: Exchange[]) =>
  observe(exchanges)
    .filter(({ unknown }) => unknown === id)
    .map(({ at, saw, count }) => `${at}=${saw}${count > 1 ? ` x${count}` : ''}`)

describe('an observer', () => {
  test.each<[id: string, bodies: unknown[], seen: string[]]>([
    ['thing-fields', [{ size: 1, 'odd name': 'private' }], ['2XX (a name of 8 characters)=string']],
    ['thing-fields', [{ a: { b: [1, null] } }], ['a=object', 'a.b=array', 'a.b[]=integer', 'a.b[]=null']],
    ['thing-fields', [{ id: 'a' }], ['=no undocumented field']],
    ['log-shape', [{ logs: ['line', { at: 1 }] }], ['logs[]=object', 'logs[]=string', 'logs[].at=integer']],
    ['state-values', [{ state: 'UP' }, { state: 'X' }, { state: 'X', id: 'a' }], ['state="UP"', 'state="X" x2']],
    ['thing-types', [{ id: 7 }, { id: 'a', size: 0.5 }], ['id=integer', 'id=string', 'size=number']],
    ['event-types', [{ events: [{ at: 7, other: 8 }] }], ['events[].at=integer']],
    ['event-nulls', [{ events: [{ at: null }] }], ['events[].at=null', 'events[].at=present in 1 of 1']],
    ['at-formats', [{ at: '2026-03-10T09:30:00Z' }], ['at=date-time and iso-8601']],
    ['at-formats', [{ at: '2026-03-10' }], ['at=iso-8601 and date']],
    ['at-formats', [{ at: 'Tue Mar 10 2026' }, { at: '' }], ['at=an unrecognized format', 'at=empty']],
    ['digest-encoding', [{ digest: `sha1:${'AB'.repeat(9)}` }], ['digest="sha1:" and 18 uppercase hexadecimal digits']],
    ['digest-encoding', [{ digest: `${'aZ+/'.repeat(10)}aZ0=` }], ['digest=44 base64 characters']],
  ])('records observations on %s from the bodies %j: %j', (id, bodies, seen) => {
    const exchanges = bodies.map((body) => exchangeOf(body))
    expect(seenOf(id, ...exchanges)).toEqual(seen.map((line) => (line.startsWith('2XX') ? line : `2XX ${line}`)))
    expect(JSON.stringify(observe(exchanges))).not.toContain('private')
  })

  test('records how often a field is present, every status, and undocumented fields that no entry asks about', () => {
    const exchanges = [{ id: 'a', size: 1 }, { id: 'b' }, { id: 'b' }].map((body) => exchangeOf(body))
    const presence = seenOf('thing-presence', ...exchanges)
    for (const seen of ['size=present in 1 of 2', 'state=present in 0 of 2'])
      expect(presence).toContain(`2XX ${seen} x2`)
    expect(seenOf('success', ...exchanges)).toEqual(['2XX=200 x3'])
    expect(seenOf(UNDOCUMENTED_FIELDS, exchangeOf({ code: 1 }, { status: 404 }))).toEqual(['default code=integer'])
  })

  test('records the outcome of an attempt once, and only for entries of the register', () => {
    const observer = createObserver(document)
    const missing = exchangeOf({ message: 'No.' }, { status: 404 })
    observer.tried(['errors', 'closed-entry'], 'Twice', missing, 3, 'as expected')
    observer.answered(missing, 3, 'Twice')
    observer.answered(missing, 4, 'No such ID')
    const place = { unknown: 'errors', operationId: 'getThing', count: 1 }
    expect(observer.observations()).toEqual([
      { ...place, at: 'No such ID', saw: '404', evidence: 4 },
      { ...place, at: 'Twice', saw: '404, as expected', evidence: 3 },
    ])
  })

  // The entry also asks about fields, whose observations are types.
  const kindsOf = (...exchanges: Exchange[]) =>
    seenOf('event-fields-and-values', ...exchanges).filter((line) => line.includes('"'))
  const events = (kind: (index: number) => unknown, length = 12) =>
    Array.from({ length }, (_, index) => ({ at: index, kind: kind(index) }))

  test('records kinds of objects, and counts each object once', () => {
    const page = { events: events((index) => (index % 3 === 0 ? 'OOMKilled' : 'Evicted')) }
    const kinds = ['2XX events[].kind="Evicted" x8', '2XX events[].kind="OOMKilled" x4']
    expect(kindsOf(exchangeOf(page), exchangeOf({ ...page, id: 'again' }))).toEqual(kinds)
    const few = events((index) => `kind-${'ab'[index]}`, 2)
    expect(kindsOf(...[1, 2, 3, 4].map((id) => exchangeOf({ events: few, id })))).toEqual([])
  })

  test.each<[string, (index: number) => unknown]>([
    ['each object has a different value', (index) => `kind-${'abcdefghijkl'[index]}`],
    ['there is only one value', () => 'Evicted'],
    ['a value is not an identifier', (index) => (index === 5 ? 'the user said so' : 'Evicted')],
    ['a value is not a string', (index) => (index === 5 ? 5 : 'Evicted')],
    ['the values look like IDs', (index) => `pod-${index % 2}f9c7e2a`],
    ['the request contains the values', (index) => ['thing-1', 'thing-b'][index % 2]],
  ])('records no kinds of objects if %s', (_, kind) => {
    expect(kindsOf(exchangeOf({ events: events(kind) }))).toEqual([])
  })

  test('records a bounded number of values and places', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `v${index}`)
    const values = seenOf('state-values', ...names.map((state) => exchangeOf({ state })))
    expect(values).toHaveLength(21)
    expect(values).toContain(`2XX state=${OTHERS} x2980`)
    const fields = Object.fromEntries(names.map((name) => [name, 1]))
    expect(seenOf('thing-fields', exchangeOf(fields)).length).toBeLessThan(200)
  })
})

/** Creates a ledger from observations such as `thing-types 2XX id=string`. */
const ledgerOf = (...observations: string[]) => ({
  target: 'https://api.test',
  tier: 'read' as const,
  run: { id: 'run-1', startedAt: '2026-03-10T08:00:00Z', seconds: 1, requests: 9 },
  unknowns: observations.map((observation) => {
    const [, unknown = '', at = '', saw = ''] = /^(\S+) (.*?)=(.*)$/s.exec(observation) ?? []
    return { unknown, operationId: 'getThing', at, saw, count: 2 }
  }),
})

/** Applies the patch that follows from observations. Returns its comments and the patched document. */
function propose(...observations: string[]) {
  const [comments = '', diff] = proposePatch(SOURCE, ledgerOf(...observations)).split(/^(?=--- a\/openapi\.yaml$)/m)
  const text = diff === undefined ? SOURCE : applyPatch(SOURCE, diff)
  if (text === false) throw new Error('The patch does not apply.')
  expect(printSource(parseSource(text))).toBe(text)
  for (const comment of SOURCE.match(/# .*/g) ?? []) expect(text).toContain(comment)
  return { comments, text, schemas: (parse(text) as OpenApiDocument).components.schemas }
}

describe('a patch', () => {
  test.each<[RegExp, string[]]>([
    [/^# The observations suggest no change to the document\.$/m, []],
    [/getThing: successful requests returned 200 and 202\./, ['success 2XX=200', 'success 2XX=202']],
    [/requests returned 204, which never has a body, but the document describes one\./, ['success 2XX=204']],
    [/"Zero" returned 503\. Not proposed: it is not a 4XX/, ['errors Zero=503']],
    [/"Zero" returned 422\. Not proposed: the mock/, ['errors Zero=422']],
    [/Error\.code: not proposed: its object .*d types: integer\)/, [`${UNDOCUMENTED_FIELDS} default code=integer`]],
    [/Thing\.a: .* null\)\.\n.*Thing\.b: .* object\)/, ['thing-fields 2XX a=null', 'thing-fields 2XX b=object']],
    [/thing-types: stays open, because the run did not observe size\./, ['thing-types 2XX id=string']],
    [/because id had undocumented types\./, ['thing-types 2XX id=null', 'thing-types 2XX size=number']],
    [/price-types: stays open, because only integers were observed/, ['price-types 2XX price=integer']],
    [/suggest no change/, ['"UP"', '"***"', '{}', '"a\u202eb"'].map((saw) => `state-values 2XX state=${saw}`)],
    [/^# {3}at-formats\n# {5}getThing, 2XX at: date \(2 times\)$/m, ['at-formats 2XX at=date']],
  ])('changes nothing, but has a comment that matches %s, for the observations %j', (comment, observations) => {
    const { comments, text } = propose(...observations)
    expect(text).toBe(SOURCE)
    expect(comments).toMatch(comment)
  })

  test('replaces 2XX with the only observed status, and closes the entry', () => {
    const { comments, text } = propose('success 2XX=203')
    const response = "        '203':\n          description: A thing. Seen in 2 responses of a run on 2026-03-10.\n"
    expect(text).toBe(SOURCE.replace(/ {8}2XX:\n.*\n.*\n/, response).replace(/ {2}success: .*\n/, ''))
    expect(comments).toContain('Closed entries: success.')
  })

  test('adds error statuses before default', () => {
    const { text } = propose('errors Twice, `x`=409', 'errors No such ID=404', 'errors Again=404, as expected')
    const ref = "$ref: '#/components/responses/Error'"
    expect(text).toContain(`        '404':
          description: 'Seen in 4 responses of a run on 2026-03-10, first for: No such ID.'
          ${ref}
        '409':
          description: "Seen in 2 responses of a run on 2026-03-10, first for: Twice, 'x'."
          ${ref}
        # Anything else.
`)
  })

  test('adds fields as optional properties with the observed types', () => {
    const limits = ['limits=object', 'limits.rate=integer', 'limits.rate=null', 'limits.odd name=string']
    const { schemas, text } = propose(
      ...['createdAtMs=integer', 'webhookSecret=string', ...limits].map((seen) => `thing-fields 2XX ${seen}`),
      'log-shape 2XX logs[]=string',
      ...['kind=string', 'tags=array', 'tags[]=string'].map((seen) => `event-fields-and-values 2XX events[].${seen}`),
      ...['"Evicted"', '"***"', 'a value of 90 characters'].map(
        (saw) => `event-fields-and-values 2XX events[].kind=${saw}`,
      ),
    )
    const description = expect.stringMatching(/^Seen 2 times(.|\n)*\. In\s+milliseconds/)
    expect(schemas.Thing?.properties).toMatchObject({
      createdAtMs: { type: 'integer', description },
      webhookSecret: { type: 'string', 'x-secret': true, examples: ['example'] },
      logs: { items: { type: 'string' } },
      events: { items: { properties: { kind: { examples: ['Evicted'] }, tags: { items: { type: 'string' } } } } },
    })
    expect(Object.keys(schemas.Thing?.properties?.limits?.properties ?? {})).toEqual(['rate'])
    expect(text).toContain("type: [integer, 'null']\n")
    expect(text).not.toMatch(/.{121}/)
  })

  test('adds new values as examples, without duplicates', () => {
    const { text } = propose(...['"UP"', '"A, b"', '"A, b"'].map((saw) => `state-values 2XX state=${saw}`))
    expect(text).toBe(SOURCE.replace("'a: b'] # two", "'a: b', 'A, b'] # two"))
  })

  test('closes an entry about types once each of its fields has been observed', () => {
    const closed = SOURCE.replace(/ +x-unknown: price-types\n/, '').replace(/ {2}price-types: .*\n/, '')
    expect(propose('price-types 2XX price=number').text).toBe(closed)
    const { schemas, comments } = propose('thing-types 2XX id=string', 'thing-types 2XX size=number')
    expect(schemas.Thing?.properties?.size).toEqual({ type: 'number', description: 'Size.' })
    expect(comments).toContain('Closed entries: thing-types.')
  })
})

test('a patch from a sandbox run warns that it is not evidence, and invalid YAML is rejected', () => {
  expect(proposePatch(SOURCE, { ...ledgerOf(), target: 'sandbox' })).toMatch(/^# The target sandbox is part/m)
  expect(proposePatch(SOURCE, ledgerOf())).not.toContain('part of this project')
  expect(() => proposePatch('a: [', ledgerOf())).toThrow(/^openapi\.yaml is not valid YAML/)
})

test('the report lists every entry in the order of the register, and escapes text from the service', () => {
  const many = Array.from({ length: 60 }, (_, index) => `state-values 2XX state="v${index}"`)
  const hostile = 'thing-fields |<img src=x>\n# [a](javascript:b)=*'
  const text = unknownsInWords(document, ledgerOf(...many, hostile, `${UNDOCUMENTED_FIELDS} 2XX x=string`))
  const ids = [...Object.keys(document['x-unknowns']), UNDOCUMENTED_FIELDS]
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, id]) => id)).toEqual(ids)
  expect(text).toContain('## thing-types\n\nWhich types?\n\nNot observed. To settle it: Look.\n')
  expect(text).toContain('… and 20 more in ledger.json.')
  expect(text).toContain('| getThing | &#124;&#60;img src | x&#62; # &#91;a&#93;(javascript:b)=&#42; | 2 |')
})
