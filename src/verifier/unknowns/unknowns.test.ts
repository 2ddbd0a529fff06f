import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OpenApiDocument } from '../../document/document.ts'
import type { Exchange } from '../http/exchange.ts'
import { exchangeOf } from '../testing/fetches.ts'
import { createObserver } from './observer.ts'
import { UNDOCUMENTED_FIELDS } from './reading.ts'
import { OTHERS } from './tally.ts'

const document: OpenApiDocument = parse(`info: {x-unknown: success}
paths:
  # The one path.
  /things/{thing_id}:
    get:
      operationId: getThing
      tags: [Things]
      responses:
        2XX:
          description: A thing.
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
  thing-types: {question: 'Which  types?', settle: Look., about: [type]}

  event-types: {question: Which types?, settle: Look., about: [fields]}
  event-nulls: {question: Left out or null?, settle: Look., about: ['null']}
  price-types: {question: Which type?, settle: Look., about: [type]}
  thing-presence: {question: Which fields?, settle: Look., about: [presence]}
  success: {question: Which?, settle: Look., about: status}
  errors: {question: Which?, settle: Look., about: status}
  thing-fields: {question: Which?, settle: Look., about: content}
  event-fields-and-values: {question: Which?, settle: Look., about: [content, enum]}
  state-values: {question: Which?, settle: Look., about: enum}
  log-shape: {question: Which?, settle: Look., about: content}
  at-formats: {question: Which?, settle: Look., about: format}
  digest-encoding: {question: Which?, settle: Look., about: encoding}
`)

function observe(exchanges: Exchange[]) {
  const observer = createObserver(document)
  for (const exchange of exchanges) observer.answered(exchange)
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
    const found = observe(exchanges).map(({ evidence: _, ...each }) => each)
    expect(JSON.stringify(found)).not.toContain('private')
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
    const other = exchangeOf({ message: 'No.' }, { status: 404 })
    observer.tried(['errors', 'closed-entry'], 'Twice', missing, 'as expected')
    observer.answered(missing, 'Twice')
    observer.answered(other, 'No such ID')
    const place = { unknown: 'errors', operationId: 'getThing', count: 1 }
    expect(observer.observations()).toEqual([
      { ...place, at: 'No such ID', saw: '404', evidence: other },
      { ...place, at: 'Twice', saw: '404, as expected', evidence: missing },
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
