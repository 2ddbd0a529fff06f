import { follow, type OpenApiDocument, type Schema } from '../../src/document/document.ts'
import { typeOf } from '../../src/document/keywords/words.ts'
import { isObject } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { withoutExtensions } from '../generate/compat.ts'

/** The alternatives of a schema, mostly one, each without extensions and without `title`, `$ref`, `allOf`, `oneOf` and `anyOf` at its root. */
function alternativesOf(document: OpenApiDocument, schema: Schema): Schema[] {
  const { $ref, title: _, allOf = [], oneOf = [], anyOf = [], ...own } = withoutExtensions(schema) as Schema
  const parts = $ref === undefined ? allOf : [follow<Schema>(document, schema), ...allOf]
  const whole = parts.reduce((found, part) => combined(alternativesOf(document, part), found), [own])
  return [oneOf, anyOf]
    .filter((list) => list.length > 0)
    .reduce((found, list) => {
      const others = list.flatMap((each) => alternativesOf(document, each))
      // These are of the value, not of one alternative.
      return combined(
        found.map(({ description: _, examples: __, ...rest }) => rest),
        others,
      )
    }, whole)
}

/** Combines each of some schemas with each of others, whose keywords take precedence. */
function combined(schemas: Schema[], others: Schema[]): Schema[] {
  return schemas.flatMap((one) =>
    others.map((other) => ({
      ...one,
      ...other,
      ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
      ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
    })),
  )
}

/**
 * Copies a schema without extensions, `$ref`, `allOf`, `oneOf`, `anyOf` and lists of types: some hosts refuse all tools of a
 * server that uses them, and Gemini's function declarations take exactly one type. If there are alternatives, the copy has the
 * type of one, and its description has the others: arguments are checked against the document, which accepts each.
 */
export function plainSchema(document: OpenApiDocument, schema: Schema): Schema {
  const alternatives = alternativesOf(document, schema).map((each) => withPlainParts(document, each))
  const [first = {}, ...others] = alternatives
  if (others.length === 0) return first
  // A list can hold a single value, but a single value no list.
  const chosen = alternatives.find(({ type }) => type === 'array') ?? first
  const { type = 'string' } = chosen
  const isOnly = alternatives.filter((each) => each.type === chosen.type).length === 1
  const described = alternatives.filter((each) => !isOnly || each !== chosen)
  const { description = '', examples = [] } = { ...follow<Schema>(document, schema), ...schema }
  const accepts = `${isOnly ? 'Also accepts' : 'Accepts'} ${described.map((each) => JSON.stringify(each)).join(' or ')}.`
  return {
    ...(isOnly && chosen),
    type,
    description: [description, isOnly && chosen.description, accepts]
      .flatMap((text) => (text ? foldSpace(text) : []))
      .join(' '),
    examples: examples.filter((each) => typeOf(each) === type),
  }
}

function withPlainParts(document: OpenApiDocument, { items, properties, ...schema }: Schema): Schema {
  const plainProperties = Object.entries(properties ?? {}).map(([name, each]) => [name, plainSchema(document, each)])
  return {
    ...schema,
    ...(items && { items: plainSchema(document, items) }),
    ...(properties && { properties: Object.fromEntries(plainProperties) }),
  }
}

/**
 * Converts text to the integer, number or boolean that its schema wants, also in lists and objects: models often write `"2"`.
 * Leaves text alone that is not exactly a safe integer, `true` or `false`, or that the schema accepts.
 */
export function withTypes(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  return converted(document, alternativesOf(document, schema), value)
}

function converted(document: OpenApiDocument, alternatives: Schema[], value: unknown): unknown {
  // Undocumented values are left alone: they may be too deep for recursion.
  if (alternatives.length === 0) return value
  const below = (part: (schema: Schema) => Schema | undefined) =>
    alternatives.map(part).flatMap((schema) => (schema ? alternativesOf(document, schema) : []))
  if (Array.isArray(value)) {
    const items = below((schema) => schema.items)
    return value.map((item) => converted(document, items, item))
  }
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, field]) => {
      const found = below(({ properties = {} }) => (Object.hasOwn(properties, name) ? properties[name] : undefined))
      return [name, converted(document, found, field)]
    })
    return Object.fromEntries(fields)
  }
  // A schema without a type accepts text.
  const types = alternatives.map(({ type = 'string' }) => type)
  if (typeof value !== 'string' || types.includes('string')) return value
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  const isInteger = /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value))
  return isInteger && (types.includes('integer') || types.includes('number')) ? Number(value) : value
}
