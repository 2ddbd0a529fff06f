import { addParameter, addProperty, change, type Rows } from '../breaking.ts'

export const schemas: Rows = {
  'bounds-in-order': {
    'minimum above maximum': (places) => addProperty(places, { minimum: 3, maximum: 2 }),
    'minimum at exclusiveMaximum': (places) => addProperty(places, { minimum: 3, exclusiveMaximum: 3 }),
    'exclusiveMinimum at maximum': (places) => addProperty(places, { exclusiveMinimum: 3, maximum: 3 }),
    'exclusiveMinimum at exclusiveMaximum': (places) =>
      addProperty(places, { exclusiveMinimum: 3, exclusiveMaximum: 3 }),
    'minLength above maxLength': (places) => addProperty(places, { minLength: 3, maxLength: 2 }),
    'minItems above maxItems': (places) => addProperty(places, { minItems: 3, maxItems: 2 }),
    'minProperties above maxProperties': (places) => addProperty(places, { minProperties: 3, maxProperties: 2 }),
    'minimum above maximum in a parameter': (places) =>
      addParameter(places, { schema: { type: 'integer', minimum: 3, maximum: 2 }, example: undefined }),
  },
  'no-bare-object': {
    'an object': (places) => addProperty(places, { type: 'object', title: 'More' }),
    'an object or null': (places) => addProperty(places, { type: ['object', 'null'], examples: [null] }),
    'no properties': (places) => addProperty(places, { type: 'object', properties: {} }),
    'items of a list': ({ properties }) => change(properties.tags.items, { type: 'object' }),
    'an extension alone': (places) => addProperty(places, { type: 'object', 'x-order': 1 }),
    'annotations alone': (places) =>
      addProperty(places, {
        type: 'object',
        default: {},
        example: {},
        deprecated: true,
        readOnly: true,
        writeOnly: false,
      }),
  },
  'open-object-is-unknown': {
    'additionalProperties: true': (places) => addProperty(places, { type: 'object', additionalProperties: true }),
    'additionalProperties: {}': (places) => addProperty(places, { type: 'object', additionalProperties: {} }),
  },
}
