import type { OpenApiDocument, Parameter, Schema } from '../../src/document/document.ts'
import { ASPECTS, DocumentError, follow, JSON_TYPE, METHODS, unknownsOf } from '../../src/document/document.ts'
import { isObject } from '../../src/document/walk.js'

/**
 * Checks that the document and each operation have the parts from which files are generated. Lint checks the rest.
 *
 * @throws DocumentError for the first part that is missing or invalid, or an operationId that is used twice
 */
export function checkDocument(document: OpenApiDocument): void {
  if (!isObject(document.info?.license)) throw new DocumentError('info.license is missing or not an object')
  if (!isObject(document['x-unknowns'])) throw new DocumentError('x-unknowns is missing or not an object')
  for (const [id, entry] of Object.entries(document['x-unknowns'])) {
    if (!isObject(entry)) throw new DocumentError(`the unknown ${id} is not an object`)
    const { unless = {} } = entry
    if (!isObject(unless) || !Object.values(unless).every(Array.isArray))
      throw new DocumentError(`unless of the unknown ${id} is not an object with lists of values`)
    checkUnless(document, id, Object.keys(unless))
    // Without quotes, `null` is a value of YAML instead of an aspect.
    const about = 'about' in entry ? [entry.about].flat() : []
    const wrong = about.find((each) => !ASPECTS.some((aspect) => aspect === each))
    if (wrong === undefined) continue
    const expected = `expected some of ${ASPECTS.join(', ')}`
    throw new DocumentError(`about of the unknown ${id} has ${JSON.stringify(wrong)}; ${expected}`)
  }
  const ids = new Set<string>()
  for (const [path, item] of Object.entries(document.paths)) {
    if (!isObject(item)) throw new DocumentError(`${path} is not an object`)
    const { parameters: shared = [] } = item
    for (const method of METHODS) {
      const operation = item[method]
      if (operation === undefined) continue
      const where = `${method.toUpperCase()} ${path}`
      if (!isObject(operation)) throw new DocumentError(`${where} is not an object`)
      const { operationId, tags, summary, description, responses, parameters = [], 'x-rules': rules = {} } = operation
      const texts = Object.entries({ operationId, tag: tags?.[0], summary, description })
      const lacking = texts.find(([, text]) => typeof text !== 'string')?.[0]
      if (lacking !== undefined) throw new DocumentError(`the ${lacking} of ${where} is missing or not a string`)
      if (!isObject(responses)) throw new DocumentError(`the responses of ${where} are missing or not an object`)
      const lists = [shared, parameters]
      if (!lists.every(Array.isArray)) throw new DocumentError(`the parameters of ${where} are not a list`)
      if (!isObject(rules)) throw new DocumentError(`the x-rules of ${where} are not an object`)
      if (ids.has(operationId)) throw new DocumentError(`two operations have the operationId ${operationId}`)
      ids.add(operationId)
      const defined = lists.flat().map((parameter) => follow<Parameter>(document, parameter))
      for (const [, name] of path.matchAll(/\{([^}]*)\}/g)) {
        if (defined.some((parameter) => parameter.in === 'path' && parameter.name === name)) continue
        throw new DocumentError(`${operationId} does not define the path parameter ${name}`)
      }
      const body = operation.requestBody && follow(document, operation.requestBody)
      for (const parameter of defined) checkPart(`parameter ${parameter.name} of ${where}`, parameter)
      if (body) checkPart(`JSON request body of ${where}`, { ...body, ...body.content?.[JSON_TYPE] })
      for (const [status, response] of Object.entries(responses)) {
        checkPart(`response ${status} of ${where}`, { ...follow(document, response), schema: {} })
      }
      for (const [name, rule] of Object.entries(rules)) {
        const key = (['description', 'see', 'about'] as const).find((each) => [rule?.[each]].flat().some(isNoText))
        if (key === undefined) continue
        throw new DocumentError(`the ${key} of the rule ${name} of ${operationId} is missing or not a string`)
      }
    }
  }
}

/** @throws DocumentError if an object with a property that names the unknown has none of the properties in its `unless` */
function checkUnless(document: OpenApiDocument, id: string, names: string[]): void {
  if (names.length === 0) return
  for (const [schema, node] of Object.entries(document.components.schemas)) {
    const properties = isObject(node) && isObject(node.properties) ? (node.properties as Record<string, Schema>) : {}
    const isMeant = Object.values(properties).some((property) => unknownsOf(property).includes(id))
    if (!isMeant || names.some((name) => Object.hasOwn(properties, name))) continue
    throw new DocumentError(
      `unless of the unknown ${id} names no property of ${schema}, which points to the unknown; name one of its properties`,
    )
  }
}

function checkPart(name: string, { description, schema }: Partial<Parameter>): void {
  const lacking = isNoText(description) ? 'description' : isObject(schema) ? undefined : 'schema'
  if (lacking) throw new DocumentError(`the ${lacking} of the ${name} is missing`)
}

const isNoText = (value: unknown) => typeof value !== 'string'
