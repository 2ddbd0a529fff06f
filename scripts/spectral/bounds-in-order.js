import { schemas } from '../../src/document/walk.js'

const pairs = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
]

/** Bounds leave room for a value. That a default lies within them is seen by oas3-valid-schema-example. */
export default function boundsInOrder(document) {
  return schemas(document).flatMap(({ node, path }) =>
    pairs
      .filter(([low, high]) => {
        const isExclusive = `${low} ${high}`.includes('exclusive')
        return isExclusive ? node[low] >= node[high] : node[low] > node[high]
      })
      .map(([low, high]) => ({
        message: `Expected room between ${low} and ${high}, found ${node[low]} and ${node[high]}; no value can satisfy both`,
        path: [...path, low],
      })),
  )
}
