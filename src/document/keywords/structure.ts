import { nameOf } from '../../printable.ts'
import { JSON_TYPE } from '../document.ts'
import { ABSENT, type Keyword, type ResponseFault, type Stated } from './keyword.ts'
import { typeOf } from './words.ts'

export const preset: Keyword = {
  kind: 'default',
  // A default says nothing about the values in a response.
  reads: ({ default: value }, { isResponse }) =>
    isResponse || value === undefined ? [] : [{ id: 'default', says: `defaults to ${JSON.stringify(value)}`, value }],
  asserts: () => undefined,
  // No values: engine/checks/inputs.ts checks that omitting the parameter gives the same response as sending its default.
  trials: () => [],
  requestFaults: ({ value }) => [
    { says: 'the default is one higher', assumes: Number(value) + 1 },
    { says: 'the default is one lower', assumes: Number(value) - 1 },
  ],
}

export const required: Keyword = {
  kind: 'presence',
  reads: ({ required: names = [] }, { isResponse }) =>
    isResponse
      ? names.map((name) => ({ id: 'present', says: 'is always present', value: [name], property: name }))
      : [],
  appliesTo: 'object',
  asserts: (value) => ({ required: value as string[] }),
  violation: ({ missingProperty }) => ({ field: String(missingProperty), expected: 'this field', got: 'none' }),
  responseFaults: ({ value }) =>
    (value as string[]).map((property) => ({ says: 'missing', kind: 'dropped', property, change: () => ABSENT })),
}

export const dependentRequired: Keyword = {
  kind: 'omission',
  reads: ({ dependentRequired: all = {} }, { isResponse }) =>
    Object.entries(isResponse ? all : {}).map(([property, others]) => ({
      id: 'only-with',
      says: `is present only together with ${others.map((name) => `\`${name}\``).join(', ')}`,
      value: { [property]: others },
      property,
    })),
  appliesTo: 'object',
  narrows: (names, others) => (others as string[]).every((name) => (names as string[]).includes(name)),
  asserts: (value) => ({ dependentRequired: value as Record<string, string[]> }),
  violation: ({ property }) => ({ field: String(property), got: 'none' }),
  responseFaults: ({ value }) =>
    Object.entries(value as Record<string, string[]>).flatMap(([name, others]) =>
      others.map((other) => ({
        says: `present without ${other}`,
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
      ? [{ id: 'nothing-else', says: 'has only the documented fields', value: Object.keys(properties) }]
      : [],
  appliesTo: 'object',
  asserts: (names) => ({
    properties: Object.fromEntries((names as string[]).map((name) => [name, {}])),
    additionalProperties: false,
  }),
  violation: ({ additionalProperty }) => ({ got: `also ${nameOf(String(additionalProperty))}` }),
  responseFaults: () => [
    { says: 'with an undocumented field', change: ofObject((object) => ({ ...object, code: 7 })) },
  ],
}

function ofObject(change: (object: Record<string, unknown>) => object): (value: unknown) => unknown {
  return (value) => (typeOf(value) === 'object' ? change(value as Record<string, unknown>) : value)
}

/** Creates a row for a fact about a whole body that no JSON Schema keyword can state. */
const ofBody = (kind: Keyword['kind'], states: Stated, faults: ResponseFault[]): Keyword & { states: Stated } => {
  return { kind, states, reads: () => [], asserts: () => undefined, responseFaults: () => faults }
}

export const empty = ofBody(
  'omission',
  { id: 'empty', says: 'is empty' },
  ['{}', 'Done.'].map((text) => ({ says: `with the body ${text}`, body: { text } })),
)

export const contentType = ofBody(
  'type',
  { id: 'content-type', says: `has a JSON content type, such as ${JSON_TYPE}`, value: JSON_TYPE },
  ['text/html', 'text/plain', ''].map((each) => ({
    says: each === '' ? 'without a content type' : `with the content type ${each}`,
    body: { contentType: each },
  })),
)
