import type { OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { DocumentError, follow, JSON_TYPE, listOperations } from '../../src/document/document.ts'
import { propertiesOf } from '../../src/document/schemas.ts'
import { foldSpace } from '../../src/printable.ts'

/** Keywords that limit a value or set its default. */
const LIMITS = ['enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'pattern', 'format', 'default']

/**
 * Generates a constant per enum that is a component, and one per operation with the limits of its parameters and body fields.
 *
 * @throws DocumentError if an operation has a parameter and a body field of the same name
 */
export function generateConstants(document: OpenApiDocument): string {
  const enums = Object.entries(document.components.schemas).flatMap(([type, { enum: values, description }]) =>
    values ? [{ type, values, description, name: constantCase(plural(type)) }] : [],
  )
  const nameOf = new Map<unknown, string>(enums.map(({ values, name }) => [values, `=${name}`]))
  /** Writes limits as a literal, which refers to the constants of enums. */
  const literal = (limits: object) =>
    JSON.stringify(limits, (_, value) => nameOf.get(value) ?? value).replace(/"=(\w+)"/g, '$1')

  const operations = listOperations(document).flatMap((operation) => {
    const fields = Object.entries(inputsOf(document, operation)).flatMap(([name, schema]) => {
      const limits = limitsOf(document, schema)
      return limits ? [...comment(schema.description, '  '), `  ${name}: ${literal(limits)},`] : []
    })
    const name = `${constantCase(operation.id)}_LIMITS`
    return fields.length > 0 ? [{ id: operation.id, name, fields }] : []
  })

  const constants = [
    ...enums.map(({ type, values, description, name }) => [
      ...comment(description),
      `export const ${name} = ${JSON.stringify(values)} as const satisfies readonly ${type}[]`,
    ]),
    ...operations.map(({ id, name, fields }) => [
      ...comment(`Limits of \`${id}\`.`),
      `export const ${name} = {`,
      ...fields,
      '} as const',
    ]),
    [
      ...comment('Limits by operationId. To bundle those of one operation, import its own constant.'),
      'export const LIMITS = {',
      ...operations.map(({ id, name }) => `  ${id}: ${name},`),
      '} as const',
    ],
  ]
  const types = enums.map(({ type }) => type).join(', ')
  return `import type { ${types} } from './types.ts'\n\n${constants.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** The schemas of the parameters and body fields of an operation, by name. */
function inputsOf(document: OpenApiDocument, { id, parameters, requestBody }: Operation): Record<string, Schema> {
  const component = requestBody?.content[JSON_TYPE]?.schema.$ref?.split('/').at(-1)
  const fields = component === undefined ? {} : propertiesOf(document, component)
  const inputs = parameters.map(({ name, description, schema }) => [name, { ...follow(document, schema), description }])
  const taken = parameters.find(({ name }) => Object.hasOwn(fields, name))?.name
  if (taken !== undefined) throw new DocumentError(`${id} has a parameter and a body field named ${taken}.`)
  return { ...Object.fromEntries(inputs), ...fields }
}

/** The limits that a schema states, and its type; undefined if it states none. */
function limitsOf(document: OpenApiDocument, reference: Schema): object | undefined {
  const { type, items, oneOf, anyOf, ...rest } = follow<Schema>(document, reference)
  const limits = {
    ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => LIMITS.includes(keyword))),
    ...(items && { items: limitsOf(document, items) }),
    ...(oneOf && { oneOf: oneOf.map((schema) => limitsOf(document, schema) ?? {}) }),
    ...(anyOf && { anyOf: anyOf.map((schema) => limitsOf(document, schema) ?? {}) }),
  }
  return JSON.stringify(limits).length > 2 ? { ...(type && { type }), ...limits } : undefined
}

function comment(text = '', indent = ''): string[] {
  return text ? [`${indent}/** ${foldSpace(text).replaceAll('*/', '*\\/')} */`] : []
}

/** `ComputeTypes` becomes `COMPUTE_TYPES`. */
function constantCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()
}

function plural(name: string): string {
  return `${name.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|ch|sh)$/, '$1e')}s`
}
