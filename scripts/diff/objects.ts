import { methods } from '../../src/document/walk.js'
import {
  below,
  check,
  checkKeys,
  checkValue,
  follow,
  type Located,
  type ReadDocument,
  rootOf,
  type Shape,
  shapesOf,
} from './nodes.ts'

/** The keys of a path item that contain operations, with the one that OpenAPI 3.2 adds. */
export const METHODS = [...methods, 'query']

/** What the values of keys must be, in any object of a document but a schema. */
const SHAPES: Record<string, Shape> = {
  ...shapesOf([...METHODS, 'components', 'content', 'flows', 'headers', 'info', 'paths', 'requestBody'], 'a map'),
  ...shapesOf(['responses', 'scopes', 'x-rules', 'x-unknowns'], 'a map'),
  ...shapesOf(['parameters', 'security', 'servers'], 'a list'),
  ...shapesOf(['in', 'name', 'operationId', 'scheme', 'style', 'type', 'url'], 'a string'),
  ...shapesOf(['allowReserved', 'explode', 'required'], 'true or false'),
  schema: 'a schema',
}

/**
 * Follows references to an object other than a schema, and checks its keys.
 *
 * @param strings keys that it must have, each with a string
 * @throws UsageError if it is not what it must be
 */
export function objectAt(given: Located, ...strings: string[]): Located {
  const own = follow(given)
  check(own, 'a map')
  checkKeys(own, SHAPES)
  for (const key of strings) checkValue(own, key, 'a string')
  return own
}

/** The components of a kind, an empty node if there are none. @throws UsageError if they are not a map */
export function componentsOf(source: ReadDocument, kind: 'schemas' | 'securitySchemes'): Located {
  const own = below(below(rootOf(source), 'components'), kind)
  check(own, 'a map')
  return own
}
