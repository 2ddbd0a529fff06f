import {
  below,
  check,
  checkKeys,
  checkValue,
  childrenOf,
  follow,
  type Located,
  type Shape,
  shapesOf,
  targetOf,
} from './nodes.ts'
import type { Bound, Readers, StatementScope, Statements } from './statements.ts'
import { encoded, enter, readAs, readersOf, readKeys, state } from './statements.ts'

/** Reads the statements of a schema: one for each keyword at each place that it describes. */
export function readSchema(scope: StatementScope, given: Located): void {
  check(given, 'a schema')
  const node = (given.node as unknown) === false ? { not: {} } : given.node
  checkKeys(given, SHAPES)
  readKeys(scope, { ...given, node }, KEYWORDS, 'assertion')
}

/** What the values of keywords must be. */
const SHAPES: Record<string, Shape> = {
  ...shapesOf(['allOf', 'anyOf', 'enum', 'oneOf'], 'a list'),
  ...shapesOf(['additionalProperties', 'items'], 'a schema'),
  ...shapesOf(['dependentRequired', 'properties'], 'a map'),
  ...shapesOf(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'], 'a number'),
  ...shapesOf(['minLength', 'minItems', 'minProperties', 'maxLength', 'maxItems', 'maxProperties'], 'a number'),
  ...shapesOf(['readOnly', 'writeOnly', 'uniqueItems'], 'true or false'),
  ...shapesOf(['$ref', 'format', 'pattern'], 'a string'),
  required: 'a list of strings',
  type: 'a string or a list of strings',
}

/** Creates a reader of an assertion whose value `normal` computes. */
const assertion = (keyword: string, normal: (value: never) => unknown): Readers[string] => {
  return (scope, own, property) => {
    const value = normal(own.node[property] as never)
    state(scope, own, { id: `${scope.id}/${keyword}`, keyword, value, property })
  }
}

const KEYWORDS: Readers = {
  $ref(scope, own, property) {
    const { $ref } = own.node
    const { trail } = scope
    const target = targetOf(own)
    if (!trail.includes($ref)) return readSchema({ ...scope, trail: [...trail, $ref] }, target)
    // A schema that contains itself is compared by how many references lead from it back to it.
    state(scope, own, { kind: 'opaque', value: trail.length - trail.indexOf($ref), property })
  },
  allOf(scope, own, key) {
    for (const [, member] of childrenOf(own, key)) readSchema(scope, member)
  },
  ...readersOf(['oneOf', 'anyOf'], (scope, own, property) => {
    const value = childrenOf(own, property).map(([, branch]) => {
      const statements: Statements = new Map()
      readSchema({ ...scope, statements }, branch)
      return normalized(statements)
    })
    state(scope, own, { id: `${scope.id}/alternatives`, keyword: 'alternatives', value, property })
  }),
  properties(scope, own, key) {
    const properties = below(own, key)
    for (const name of Object.keys(properties.node)) {
      const field = below(properties, name)
      // Callers do not send fields that are only read, and readers do not get those that are only written.
      const isHidden = scope.sides.some((side) => isMarked(field, side === 'callers' ? 'readOnly' : 'writeOnly'))
      const own = { ...scope, object: scope.id }
      const inner = enter(own, field, `${scope.id}.${encoded(name)}`, isHidden ? 'hidden' : 'property')
      if (!isHidden) readSchema(inner, field)
    }
  },
  items: (scope, own, key) => readSchema({ ...scope, id: `${scope.id}[]` }, below(own, key)),
  additionalProperties(scope, own, property) {
    if (own.node[property] !== false) {
      return readSchema({ ...scope, id: `${scope.id}.*`, object: scope.id }, below(own, property))
    }
    // Readers use only the fields that they know.
    const sides = scope.sides.filter((side) => side === 'callers')
    assertion('nothing-else', () => true)({ ...scope, sides }, own, property)
  },
  required(scope, own, property) {
    for (const name of own.node[property]) {
      const field = `${scope.id}.${encoded(name)}`
      state(scope, own, { id: `${field}/present`, value: true, raw: name, property, field })
    }
  },
  dependentRequired(scope, own, property) {
    const map = below(own, property)
    for (const [name, value] of Object.entries(map.node)) {
      checkValue(map, name, 'a list of strings')
      const field = `${scope.id}.${encoded(name)}`
      state(scope, own, { id: `${field}/only-with`, value, raw: { [name]: value }, property, field })
    }
  },
  type: assertion('type', (type: string | string[]) => {
    const types = [type].flat().sort()
    // An integer is a number, too.
    return types.includes('number') ? types.filter((each) => each !== 'integer') : types
  }),
  enum: assertion('enum', (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort()),
  const: assertion('enum', (value) => [JSON.stringify(value)]),
  minimum: assertion('minimum', (limit): Bound => [limit, 0]),
  exclusiveMinimum: assertion('minimum', (limit): Bound => [limit, 1]),
  maximum: assertion('maximum', (limit): Bound => [limit, 0]),
  exclusiveMaximum: assertion('maximum', (limit): Bound => [limit, 1]),
  ...readersOf(['readOnly', 'writeOnly', '$schema', '$id', '$anchor'], readAs('note')),
  // They change what a value means, so adding one does not only narrow what is allowed.
  ...readersOf(
    ['contentEncoding', 'contentMediaType', 'contentSchema', 'discriminator', 'minContains', 'nullable'],
    readAs('opaque'),
  ),
  // 0 and false assert nothing.
  ...readersOf(['minLength', 'minItems', 'minProperties', 'uniqueItems'], (scope, own, key) => {
    if (own.node[key]) readAs('assertion')(scope, own, key)
  }),
  // Callers that omit the field rely on the default.
  default: (scope, own, key) => readAs(scope.sides.includes('callers') ? 'promise' : 'note')(scope, own, key),
}

const isMarked = (field: Located, keyword: string) => [field, follow(field)].some(({ node }) => node[keyword] === true)

/** Applies what the statements of a place mean together, and drops fields that a side does not see. */
export function normalized(statements: Statements): Statements {
  for (const [id, { field = '' }] of statements) if (statements.get(field)?.keyword === 'hidden') statements.delete(id)
  for (const [id, statement] of statements) {
    const { keyword, value } = statement
    const typeId = `${id.slice(0, id.lastIndexOf('/'))}/type`
    const types = statements.get(typeId)?.value as string[] | undefined
    if (keyword === 'hidden') statements.delete(id)
    // For integers, an exclusive bound and the inclusive one next to it allow the same.
    if ((keyword === 'minimum' || keyword === 'maximum') && types?.join() === 'integer') {
      const [limit, isExclusive] = value as Bound
      const [lowest, highest] = isExclusive
        ? [Math.floor(limit) + 1, Math.ceil(limit) - 1]
        : [Math.ceil(limit), Math.floor(limit)]
      statements.set(id, { ...statement, value: [keyword === 'minimum' ? lowest : highest, 0] })
      // The types of the values, so that stating them as `type` as well changes nothing.
    } else if (keyword === 'enum' && !types) {
      const ofValues = [...new Set((value as string[]).map(typeOf))].sort()
      statements.set(typeId, { ...statement, id: typeId, keyword: 'type', value: ofValues })
    }
  }
  return statements
}

/** The JSON type of a value that is given as JSON. Unlike in JSON Schema, integers are not also numbers. */
function typeOf(json: string): string {
  const value: unknown = JSON.parse(json)
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
