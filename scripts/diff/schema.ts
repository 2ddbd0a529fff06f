import { below, follow, type JsonObject, type Located, listed, targetOf } from './document.ts'
import type { Bound } from './narrows.ts'
import {
  encoded,
  enter,
  type Readers,
  readAs,
  readersOf,
  readKeys,
  type Scope,
  type Statements,
  state,
} from './statements.ts'

/** Reads the statements of a schema: one for each keyword at each place that it describes. */
export function readSchema(scope: Scope, given: Located): void {
  if ((given.node as unknown) === true) return
  const node: JsonObject = (given.node as unknown) === false ? { not: {} } : modernized(given.node)
  readKeys(scope, { ...given, node }, KEYWORDS, 'assertion')
}

/** Converts OpenAPI 3.0's `nullable` and boolean exclusive bounds to JSON Schema 2020-12. */
function modernized({ nullable, ...schema }: JsonObject): JsonObject {
  if (nullable === true && schema.type !== undefined) schema.type = [schema.type, 'null'].flat()
  for (const bound of ['Minimum', 'Maximum']) {
    const [inclusive, exclusive] = [bound.toLowerCase(), `exclusive${bound}`]
    const { [exclusive]: isExclusive, [inclusive]: limit } = schema
    if (typeof isExclusive !== 'boolean') continue
    delete schema[isExclusive ? inclusive : exclusive]
    if (isExclusive) schema[exclusive] = limit
  }
  return schema
}

/** Creates a reader of an assertion whose value `normal` computes. */
const assertion = (keyword: string, normal: (value: never) => unknown): Readers[string] => {
  return (scope, own, property) => {
    const value = normal(own.node[property] as never)
    state(scope, own, { id: `${scope.id}/${keyword}`, kind: 'assertion', keyword, value, property })
  }
}

/** Creates a reader of an assertion about fields. */
const ofFields = (
  end: string,
  keyword: string,
  namesIn: (value: never) => [name: string, value: unknown][],
): Readers[string] => {
  return (scope, own, property) => {
    for (const [name, value] of namesIn(own.node[property] as never)) {
      const field = `${scope.id}.${encoded(name)}`
      const raw = value === true ? [name] : value
      state(scope, own, { id: `${field}/${end}`, kind: 'assertion', keyword, value, raw, property, field })
    }
  }
}

const KEYWORDS: Readers = {
  $ref(scope, own) {
    const { $ref } = own.node
    const { trail, id } = scope
    const target = targetOf(own)
    if (!trail.includes($ref)) return readSchema({ ...scope, trail: [...trail, $ref] }, target)
    state(scope, own, { id: `${id}/$ref`, kind: 'opaque', keyword: '$ref', value: trail.length - trail.indexOf($ref) })
  },
  allOf: (scope, own, key) => listed(own, key).forEach((member) => void readSchema(scope, member)),
  ...readersOf('oneOf anyOf', readAlternatives),
  properties(scope, own, key) {
    const properties = below(own, key)
    for (const name of Object.keys(properties.node)) {
      const field = below(properties, name)
      const isHidden = scope.sides.some((side) => isMarked(field, side === 'callers' ? 'readOnly' : 'writeOnly'))
      const inner = enter(scope, field, `${scope.id}.${encoded(name)}`, isHidden ? 'hidden' : 'property')
      if (!isHidden) readSchema(inner, field)
    }
  },
  items: (scope, own, key) => readSchema({ ...scope, id: `${scope.id}[]` }, below(own, key)),
  additionalProperties(scope, own, key) {
    if (own.node[key] !== false) return readSchema({ ...scope, id: `${scope.id}.*` }, below(own, key))
    // Readers use only the fields that they know.
    const sides = scope.sides.filter((side) => side === 'callers')
    assertion('nothing-else', () => true)({ ...scope, sides }, own, key)
  },
  required: ofFields('present', 'required', (names: string[]) => names.map((name) => [name, true])),
  dependentRequired: ofFields('only-with', 'dependentRequired', (all: object) => Object.entries(all)),
  type: assertion('type', (type: string | string[]) => {
    const types = [type].flat().sort()
    return types.includes('number') ? types.filter((each) => each !== 'integer') : types
  }),
  enum: assertion('enum', (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort()),
  const: assertion('enum', (value) => [JSON.stringify(value)]),
  minimum: assertion('minimum', (limit): Bound => [limit, 0]),
  exclusiveMinimum: assertion('minimum', (limit): Bound => [limit, 1]),
  maximum: assertion('maximum', (limit): Bound => [limit, 0]),
  exclusiveMaximum: assertion('maximum', (limit): Bound => [limit, 1]),
  ...readersOf('readOnly writeOnly $schema $id $anchor', readAs('note')),
  // They change what a value means, so adding one does not only narrow what is allowed.
  ...readersOf('contentEncoding contentMediaType contentSchema discriminator minContains', readAs('opaque')),
  // 0 and false assert nothing.
  ...readersOf('minLength minItems minProperties uniqueItems', (scope, own, key) => {
    if (own.node[key]) readAs('assertion')(scope, own, key)
  }),
  default: (scope, own, key) => readAs(scope.sides.includes('callers') ? 'promise' : 'note')(scope, own, key),
}

const isMarked = (field: Located, keyword: string) => [field, follow(field)].some(({ node }) => node[keyword] === true)

/** Reads a `oneOf` or `anyOf`; one that only lists values or types as such a list. */
function readAlternatives(scope: Scope, own: Located, property: string): void {
  const { id } = scope
  const branches = listed(own, property).map((branch) => {
    const statements: Statements = new Map()
    readSchema({ ...scope, statements }, branch)
    return normalized(statements)
  })
  const idsOf = (branch: Statements) =>
    [...branch.values()].filter(({ kind }) => kind !== 'note').map((each) => each.id)
  const ids = [...new Set(branches.map((branch) => idsOf(branch).sort().join()))].join(' ')
  if (ids !== `${id}/type` && ids !== `${id}/enum,${id}/type`) {
    state(scope, own, {
      id: `${id}/alternatives`,
      kind: 'assertion',
      keyword: 'alternatives',
      value: branches,
      property,
    })
    return
  }
  for (const keyword of ['type', 'enum']) {
    const values = branches.flatMap((branch) => (branch.get(`${id}/${keyword}`)?.value ?? []) as string[])
    const stated = {
      id: `${id}/${keyword}`,
      kind: 'assertion' as const,
      keyword,
      value: [...new Set(values)].sort(),
      property,
    }
    if (values.length > 0) state(scope, own, stated)
  }
}

/** Applies what the statements of a place mean together, and drops fields that a side does not see. */
export function normalized(statements: Statements): Statements {
  for (const [id, { field = '' }] of statements) if (statements.get(field)?.keyword === 'hidden') statements.delete(id)
  for (const [id, statement] of statements) {
    const { keyword, value } = statement
    const typeId = `${id.slice(0, id.lastIndexOf('/'))}/type`
    const types = statements.get(typeId)?.value as string[] | undefined
    if (keyword === 'hidden') statements.delete(id)
    if ((keyword === 'minimum' || keyword === 'maximum') && types?.join() === 'integer') {
      const [limit, isExclusive] = value as Bound
      const [lowest, highest] = isExclusive
        ? [Math.floor(limit) + 1, Math.ceil(limit) - 1]
        : [Math.ceil(limit), Math.floor(limit)]
      statements.set(id, { ...statement, value: [keyword === 'minimum' ? lowest : highest, 0] })
    } else if (keyword === 'enum') {
      const values = (value as string[]).filter((each) => !types || typesOf(each).some((type) => types.includes(type)))
      statements.set(id, { ...statement, value: values })
      const ofValues = [...new Set(values.map((each) => typesOf(each)[0]))].sort()
      if (!types) statements.set(typeId, { ...statement, id: typeId, keyword: 'type', value: ofValues })
    }
  }
  return statements
}

/** The types of a value in JSON. */
function typesOf(json: string): string[] {
  const value: unknown = JSON.parse(json)
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}
