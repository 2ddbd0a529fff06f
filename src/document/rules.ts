import type { OpenApiDocument, Operation, Rule, Schema } from './document.ts'
import { ASPECTS, DocumentError, follow, JSON_TYPE, leavingOpen, unknownsOf } from './document.ts'
import { type Place, placeOf, schemasFrom } from './schemas.ts'

/** A place of an operation, and the unknowns that its nodes name. */
interface Open {
  /** The place; missing for the operation itself. */
  at?: Place
  unknowns: string[]
}

/** Returns a function that checks that no unknown leaves open what a rule states, and lists the query parameters it is about. */
export function createRuleReader(document: OpenApiDocument, operation: Operation) {
  const places = placesOf(document, operation)
  const find = (about: string) => {
    for (const [place, open] of places)
      for (const aspect of ASPECTS) if (about === `${place}/${aspect}`) return { ...open, aspect }
    return undefined
  }

  /** @throws DocumentError if an item of `about` is no place and aspect, or an unknown leaves it open */
  return (name: string, { about }: Rule): string[] =>
    [about].flat().flatMap((item) => {
      const found = find(item)
      const rule = `the rule ${operation.id}/${name}`
      if (!found)
        throw new DocumentError(
          `${rule} is about "${item}", which is not a place of the operation followed by / and one of ${ASPECTS.join(', ')}`,
        )
      const [unknown] = leavingOpen(document, found.unknowns, found.aspect)
      if (unknown !== undefined)
        throw new DocumentError(
          `${rule} states ${item}, which the unknown ${unknown} leaves open; state only what is known, or make it an expectation`,
        )
      const { in: kind, path: [parameter = ''] = [] } = found.at ?? {}
      return kind === 'query' ? [parameter] : []
    })
}

/** The places of an operation by name: `operation`, and its parameters, bodies and their parts as in the IDs of facts. */
function placesOf(document: OpenApiDocument, operation: Operation): Map<string, Open> {
  const { parameters, requestBody, responses, unknowns } = operation
  const places = new Map<string, Open>([['operation', { unknowns }]])
  const add = (at: Place, own: string[]) => {
    const place = placeOf(at)
    places.set(place, { at, unknowns: [...(places.get(place)?.unknowns ?? []), ...own] })
  }
  const addSchemas = (schema: Schema | undefined, at: Omit<Place, 'path'>) => {
    for (const node of schema ? schemasFrom(document, schema, () => true) : []) add({ ...at, path: node.at }, node.own)
  }
  for (const { in: kind, name, schema, ...parameter } of parameters)
    add({ in: kind, path: [name] }, [parameter, schema, follow<Schema>(document, schema)].flatMap(unknownsOf))
  addSchemas(requestBody?.content[JSON_TYPE]?.schema, { in: 'body' })
  for (const [status, { content }] of Object.entries(responses))
    addSchemas(content?.[JSON_TYPE]?.schema, { in: 'answer', status })
  return places
}
