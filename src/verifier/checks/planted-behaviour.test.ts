/** Tests verdicts on small services whose behaviour is undocumented or contradicts a statement of their document. */

import { expect, test } from 'vitest'
import { ApiError } from '../../client/errors.ts'
import { JSON_TYPE, listOperations, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { parseJson } from '../../json.ts'
import { type Planted, plantedDocument } from '../../testing/planted.ts'
import type { Connection } from '../http/target-types.ts'
import type { Ledger } from '../model/ledger.ts'
import { unless } from '../model/problem.ts'
import { inTurn, type Service } from '../service/service.ts'
import { reasonOf } from '../testing/in-words.ts'
import { createThingsVerifier, TOKEN, thingsTarget } from '../testing/things.ts'
import type { Tag } from './tag.ts'

type Given = { query: URLSearchParams; body: Record<string, unknown> }
/** Returns the body of a success, or undefined to reject the request with 400. */
type Behaviour = (given: Given, request: number) => unknown
type Api = { send(query?: string): Promise<unknown[]> }

interface Scenario extends Planted {
  behaviour: Behaviour
  /** The body of the baseline request; with one, the operation is a PATCH. */
  update?: object
  certain?: string[]
  tag?: Partial<Tag<'getThing', string, Service<Api>>>
}

async function ledgerOf({ behaviour, update, certain = [], tag = {}, ...planted }: Scenario): Promise<Ledger> {
  const document = documentOf(planted, update)
  const tags = [{ calls: { getThing: ({ api }: Service<Api>) => api.send() }, rules: {}, ...tag }] as Tag[]
  let requests = 0
  const fetch = async (request: Request) => {
    if (request.headers.get('Authorization') !== `Bearer ${TOKEN}`)
      return Response.json({ message: '?' }, { status: 401 })
    const text = await request.text()
    const body = text === '' ? {} : parseJson(text)
    const given = { query: new URL(request.url).searchParams, body: body as Given['body'] }
    const isObject = body !== null && typeof body === 'object' && !Array.isArray(body)
    const result = isObject ? behaviour(given, requests++) : undefined
    return result === undefined ? Response.json({ message: '?' }, { status: 400 }) : Response.json(result)
  }
  const connect = ({ baseUrl, token, fetch }: Connection): Api => ({
    async send(query = '') {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': JSON_TYPE }
      const how = update ? { method: 'PATCH', headers, body: JSON.stringify(update) } : { headers }
      const response = await fetch(new Request(`${baseUrl}/things/thing-1${query}`, how))
      if (!response.ok)
        throw new ApiError({ operationId: 'getThing', method: 'GET', path: '', attempts: 1 } as never, response)
      return response.json()
    },
  })
  const safety = { getThing: { lowest: 'write' as const, permit: () => 'write' as const } }
  const planning = { operations: listOperations(document), tags: [{ safety }], fixtures: { project_id: 'p-1' } }
  const target = thingsTarget(fetch, { ...planning, connect, isOwn: true, certain })
  return createThingsVerifier(document, tags).verify(target)
}

function documentOf(planted: Planted, update?: object): OpenApiDocument {
  const document = plantedDocument(planted)
  const [[path, { get }] = ['', {}]] = Object.entries(document.paths)
  return update ? ({ ...document, paths: { [path]: { patch: get } } } as OpenApiDocument) : document
}

/** The verdicts on facts, by the ends of their IDs. */
async function verdictsOn(ends: string[], scenario: Scenario) {
  const { facts } = await ledgerOf(scenario)
  return ends.map((end) => facts.find(({ id }) => id === `getThing/${end}`)?.verdict)
}

const text: Schema = { type: 'string', description: '.' }
const THING: Schema = {
  type: 'object',
  description: '.',
  'x-unknown': 'fields',
  required: ['id', 'name'],
  properties: { id: { ...text, 'x-identifier': true }, name: text, note: text },
}
const whole = { id: 'thing-1', name: 'lamp', note: 'new' }

test.each<[string, Behaviour, expected: string[]]>([
  ['all fields', () => whole, ['verified', 'verified', 'verified']],
  ['no name', () => ({ id: 'thing-1' }), ['verified', 'contradicted', 'unexercised']],
  [
    'a name in some responses',
    (_, request) => (request % 2 ? whole : { id: 'thing-1' }),
    ['verified', 'assumption contradicted', 'verified'],
  ],
  [
    'no ID in some responses',
    (_, request) => (request % 2 ? whole : { name: 'lamp' }),
    ['contradicted', 'verified', 'verified'],
  ],
  ['null as the note', () => ({ ...whole, note: null }), ['verified', 'verified', 'unexercised']],
  ['a number as the note', () => ({ ...whole, note: 7 }), ['verified', 'verified', 'contradicted']],
])(
  'if only the presence of fields is undocumented, a service that returns %s gets these verdicts',
  async (_, behaviour, expected) => {
    const unknowns = { fields: { about: ['presence' as const, 'null' as const] } }
    const ends = ['2XX.id/present', '2XX.name/present', '2XX.note/type']
    expect(await verdictsOn(ends, { answer: THING, unknowns, behaviour })).toEqual(expected)
  },
)

const UPDATE: Schema = {
  type: 'object',
  description: '.',
  'x-unknown': 'combinations',
  properties: {
    size: { type: 'integer', description: '.', maximum: 3, examples: [2] },
    colour: { type: 'string', description: '.', enum: ['red', 'green'] },
  },
}
const isValid = ({ size = 0, colour = 'red' }: Given['body']) =>
  Number.isInteger(size) && Number(size) <= 3 && ['red', 'green'].includes(String(colour)) && typeof colour === 'string'

/** A service with an update for which only combinations of values are undocumented. */
const updating = (accepts: (body: Given['body']) => boolean): Scenario => ({
  answer: { type: 'object', description: '.' },
  operation: { requestBody: { required: true, description: '.', content: { [JSON_TYPE]: { schema: UPDATE } } } },
  unknowns: { combinations: { about: ['combination', 'value'] } },
  update: { colour: 'red' },
  behaviour: ({ body }) => (isValid(body) && accepts(body) ? {} : undefined),
})

test.each<[string, (body: Given['body']) => boolean, expected: string[]]>([
  ['every allowed value', () => true, ['verified', 'verified', 'verified']],
  ['no size of 3', ({ size }) => size !== 3, ['contradicted', 'verified', 'verified']],
  ['only one value of an enum', ({ colour }) => colour !== 'green', ['verified', 'contradicted', 'verified']],
  ['size 3 only without a colour', ({ size, colour }) => size !== 3 || !colour, ['verified', 'verified', 'verified']],
])(
  'if only combinations of values are undocumented, a service that accepts %s gets these verdicts',
  async (_, accepts, expected) => {
    const ends = ['body.size/maximum', 'body.colour/enum/green', '400']
    expect(await verdictsOn(ends, updating(accepts))).toEqual(expected)
  },
)

const limit = (minimum: number, maximum: number): Schema => ({ type: 'integer', description: '.', minimum, maximum })
test.each<[string, (body: Given['body']) => boolean, expected: string[]]>([
  ['every allowed value', () => true, ['verified', 'verified', 'verified']],
  ['no lower limit of 0', ({ lower }) => lower !== 0, ['contradicted', 'assumption contradicted', 'verified']],
  ['no upper limit of 9', ({ upper }) => upper !== 9, ['verified', 'verified', 'contradicted']],
  ['no upper limit of 1', ({ upper }) => upper !== 1, ['verified', 'contradicted', 'verified']],
  ['no upper limit but 9', ({ upper = 9 }) => upper === 9, ['verified', 'assumption contradicted', 'verified']],
])(
  'only limits that may cross are sent together, so a service that accepts %s gets these verdicts',
  async (_, accepts, expected) => {
    const schema = { ...UPDATE, properties: { lower: limit(0, 5), upper: limit(1, 9) } }
    const inRange = ({ lower = 3, upper = 4 }: { lower?: number; upper?: number }) =>
      [lower, upper].every(Number.isInteger) && 0 <= lower && lower <= Math.min(upper, 5) && upper <= 9
    const found = await verdictsOn(['body.lower/minimum', 'body.upper/minimum', 'body.upper/maximum'], {
      ...updating(accepts),
      operation: { requestBody: { required: true, description: '.', content: { [JSON_TYPE]: { schema } } } },
      tag: { alongside: { getThing: { lower: { upper: 9 }, upper: { lower: 0 } } } },
      update: { lower: 2 },
      behaviour: ({ body }) => (inRange(body) && body.upper !== 0 && accepts(body) ? {} : undefined),
    })
    expect(found).toEqual(expected)
  },
)

const accepts = (most: number) => (top: number) => top <= most
test.each<[string, accepts: (top: number) => boolean, expected: string]>([
  ['rejects every value above the maximum', accepts(3), 'verified'],
  ['accepts every value', accepts(Infinity), 'assumption contradicted'],
  ['has a higher maximum', accepts(9), 'contradicted'],
  ['rejects only the next value', (top) => top !== 4, 'contradicted'],
])(
  'if it is undocumented whether a value above a maximum is rejected, a service that %s gets this verdict: %s',
  async (_, isAccepted, expected) => {
    const schema = { type: 'integer', maximum: 3, examples: [2], 'x-unknown': 'bounds' }
    const scenario: Scenario = {
      answer: { type: 'object', description: '.' },
      operation: { parameters: [{ name: 'top', in: 'query', description: '.', schema }] },
      unknowns: { bounds: { about: ['limit'] } },
      behaviour: ({ query }) => {
        const top = query.get('top') ?? '1'
        return /^\d+$/.test(top) && isAccepted(Number(top)) ? {} : undefined
      },
    }
    expect(await verdictsOn(['query.top/maximum'], scenario)).toEqual([expected])
  },
)

const ITEMS = [1, 2, 3, 4]
/** Returns a service that returns as many items as the parameter says, plus `more`, and rejects any number above `most`. */
const honouring =
  (most: number, more: number[] = []): Behaviour =>
  ({ query }) => {
    const top = query.get('top') ?? '1'
    return /^\d$/.test(top) && Number(top) <= most ? [...ITEMS.slice(0, Number(top)), ...more] : undefined
  }

const UNEXERCISED = ['unexercised', 'unexercised', 'unexercised']
test.each<[string, Behaviour, expected: string[]]>([
  ['honours the name', honouring(3), ['verified', 'verified', 'verified']],
  ['uses another name', () => ITEMS, UNEXERCISED],
  ['rejects every parameter', ({ query }) => (query.size > 0 ? undefined : ITEMS), UNEXERCISED],
  ['never returns the same twice', (_, request) => [request], UNEXERCISED],
  ['uses another name, and whose response changes now and then', (_, request) => [request >> 2], UNEXERCISED],
  [
    'honours the name, and adds a request ID',
    (given, request) => {
      const items = honouring(3)(given, request)
      return Array.isArray(items) ? items.map((item) => ({ item, request })) : undefined
    },
    ['verified', 'verified', 'verified'],
  ],
  [
    'never returns the same twice, but repeats the value',
    ({ query }, request) => {
      const items = honouring(3)({ query, body: {} }, 0)
      return Array.isArray(items) ? items.with(0, { top: Number(query.get('top')), request }) : undefined
    },
    ['verified', 'verified', 'verified'],
  ],
  [
    'never returns the same twice, but lists all values',
    (_, request) => [{ top: 1 }, { top: 2, request }],
    UNEXERCISED,
  ],
  ['never returns the same twice, but always lists the same value', (_, request) => [{ top: 2, request }], UNEXERCISED],
  ['honours the name, but not its maximum', honouring(9), ['verified', 'contradicted', 'verified']],
  ['honours the name, but returns too much', honouring(3, [9]), ['verified', 'verified', 'contradicted']],
])(
  'if only the name of a parameter is undocumented, a service that %s gets these verdicts',
  async (_, behaviour, expected) => {
    const schema = { type: 'integer', maximum: 3, examples: [2] }
    const named = { 'x-unknown': 'names' }
    const parameters = [{ name: 'top', in: 'query', description: 'Number of items.', schema, ...named }]
    const rules = {
      'getThing/top-honoured': {
        check: async ({ api }: Service<Api>) => {
          const send = (query: string) => api.send(query).catch(() => [])
          await inTurn(['?page=1&top=1', '?page=1&top=2'], send)
          return unless((await send('?top=2')).length === 2, 'not 2 items')
        },
      },
    }
    const ends = ['query.top', 'query.top/maximum', 'rule/top-honoured']
    const scenario: Scenario = {
      answer: { type: 'array', description: '.' },
      operation: { parameters, 'x-rules': { 'top-honoured': { description: 'As many.', about: 'query.top/meaning' } } },
      unknowns: { names: { about: ['name'] } },
      behaviour,
      tag: { rules },
    }
    const { facts } = await ledgerOf(scenario)
    const found = ends.map((end) => facts.find(({ id }) => id === `getThing/${end}`))
    expect(found.map((finding) => finding?.verdict)).toEqual(expected)
    for (const finding of found.filter((each) => each?.verdict === 'unexercised'))
      expect(reasonOf(finding ?? {})).toMatch(
        /honours the query parameter top, .*\(names\): .*--name getThing.top=NAME/,
      )
    // A name that is certain needs no proof.
    const certain = await ledgerOf({ ...scenario, certain: ['getThing.top'] })
    expect(certain.facts.filter(({ gap }) => gap?.kind === 'name')).toEqual([])
    if (expected === UNEXERCISED) expect(certain.facts.some(({ verdict }) => verdict === 'contradicted')).toBe(true)
  },
)
