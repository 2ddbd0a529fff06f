import { foldSpace } from '../../printable.ts'
import { ABSENT, allowed, type Keyword, plain, type ResponseFault, refused } from './keyword.ts'
import { itemsOf, typeOf } from './values.ts'

/** An array of a length, made of some items. */
const filled = (items: unknown[], length: number) => Array.from({ length }, (_, index) => items[index % items.length])

export const maxItems: Keyword = {
  kind: 'limit',
  reads: plain('maxItems', (limit) => `It has at most ${limit} items.`),
  speaksOf: 'array',
  inShort: (limit) => `at most ${limit} items`,
  bounds: (limit) => ({ high: limit }),
  trials({ value, schema, follow }) {
    const items = itemsOf(schema, follow)
    return [allowed(filled(items, Number(value))), refused(filled(items, Number(value) + 1))]
  },
  wrong: ({ value, schema, follow }, make) => make.longerThan(Number(value), itemsOf(schema, follow)),
  requestFaults({ value }) {
    const limit = Number(value)
    const isArray = (isMeant: (length: number) => boolean) => (given: unknown) =>
      Array.isArray(given) && isMeant(given.length)
    const instead = (given: unknown) => (given as unknown[]).slice(0, limit)
    return [
      { takes: 'a list of one item more', isMeant: isArray((length) => length === limit + 1), instead },
      { takes: 'a list of any length', isMeant: isArray((length) => length > limit), instead },
      { refuses: 'the longest list', isMeant: isArray((length) => length === limit) },
    ]
  },
  responseFaults: ({ value }) => [
    {
      says: 'one item too many',
      change: (list) => (Array.isArray(list) && list.length > 0 ? filled(list, Number(value) + 1) : list),
    },
  ],
}

export const required: Keyword = {
  kind: 'presence',
  reads: ({ required: names = [] }, { isResponse }) =>
    isResponse
      ? names.map((name) => ({ id: 'present', says: 'It is always there.', value: [name], property: name }))
      : [],
  speaksOf: 'object',
  asserts: (value) => ({ required: value as string[] }),
  responseFaults: ({ value }) =>
    (value as string[]).map((property) => ({ says: 'dropped', kind: 'dropped', property, change: () => ABSENT })),
}

export const dependentRequired: Keyword = {
  kind: 'omission',
  reads: ({ dependentRequired: all = {} }, { isResponse }) =>
    Object.entries(isResponse ? all : {}).map(([property, others]) => ({
      id: 'only-with',
      says: `It is there only where ${others.join(', ')} is.`,
      value: { [property]: others },
      property,
    })),
  speaksOf: 'object',
  asserts: (value) => ({ dependentRequired: value as Record<string, string[]> }),
  responseFaults: ({ value }) =>
    Object.entries(value as Record<string, string[]>).flatMap(([name, others]) =>
      others.map((other) => ({
        says: `there without ${other}`,
        kind: 'dropped' as const,
        change: ofObject((object) => {
          const { [other]: _, ...rest } = object
          return name in object ? rest : object
        }),
      })),
    ),
}

export const propertiesOnly: Keyword = {
  kind: 'omission',
  of: 'additionalProperties',
  reads: ({ additionalProperties, properties = {} }, { isResponse }) =>
    isResponse && additionalProperties === false
      ? [{ id: 'nothing-else', says: 'It has no other field.', value: Object.keys(properties) }]
      : [],
  speaksOf: 'object',
  asserts: (names) => ({
    properties: Object.fromEntries((names as string[]).map((name) => [name, {}])),
    additionalProperties: false,
  }),
  responseFaults: () => [{ says: 'with another field', change: ofObject((object) => ({ ...object, code: 7 })) }],
}

export const not: Keyword = {
  kind: 'omission',
  reads: ({ not: schema }, { isResponse }) =>
    isResponse && schema ? [{ id: 'not', says: `Never: ${foldSpace(schema.description ?? '')}` }] : [],
  responseFaults: ({ schema }) =>
    ['planted', null].map((value): ResponseFault => {
      const fields = Object.fromEntries((schema.not?.required ?? []).map((name) => [name, value]))
      return { says: `with ${JSON.stringify(fields)}`, change: ofObject((object) => ({ ...object, ...fields })) }
    }),
}

function ofObject(change: (object: Record<string, unknown>) => object): (value: unknown) => unknown {
  return (value) => (typeOf(value) === 'object' ? change(value as Record<string, unknown>) : value)
}
