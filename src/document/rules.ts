import type { OpenApiDocument, Operation, Rule, Schema } from './document.ts'
import { ASPECTS, DocumentError, follow, JSON_TYPE, leavingOpen, unknownsOf } from './document.ts'
import { type Place, placeOf, schemasFrom } from './schemas.ts'

/** A place of an operation, and the unknowns that its nodes name. */
interface Open {
  /** The place; missing for the operation itself. */
  at?: Place
  unknowns: string[]
}

/** Stands for each property of an object in the `about` of a rule. */
const PROPERTY = '{property}'

/** What a rule is about. */
export interface RuleScope {
  /** The places that the rule is about, without the operation itself. */
  places: Place[]
  /** The names of the query parameters whose effect the rule states. */
  effects: string[]
  /** For a rule about each property of an object, with `{property}` in its `about`: their names. */
  properties: string[]
}

/** Returns a function that reads what a rule is about, and checks that no unknown leaves open what it states. */
export function createRuleReader(document: OpenApiDocument, operation: Operation) {
  const places = placesOf(document, operation)
  const find = (about: string) => {
    for (const [place, open] of places)
      for (const aspect of ASPECTS) if (about === `${place}/${aspect}`) return { ...open, aspect }
    return undefined
  }
  /** The names that `{property}` stands for in an item of `about`; none if the item does not have it. */
  const propertiesIn = (item: string): string[] => {
    const [object, aspect] = item.split(`.${PROPERTY}/`)
    if (object === undefined || aspect === undefined) return []
    const start = `${object}.`
    const below = [...places.keys()]
      .filter((place) => place.startsWith(start))
      .map((place) => place.slice(start.length))
    return below.filter((name) => !/[.[]/.test(name))
  }

  /** @throws DocumentError if an item of `about` is no place and aspect, or an unknown leaves it open */
  return (name: string, { about }: Rule): RuleScope => {
    const rule = `the rule ${operation.id}/${name}`
    const properties = [about].flat().flatMap(propertiesIn)
    if ([about].flat().length === 0) throw new DocumentError(`${rule} is about nothing; name a place and an aspect`)
    const items = [about].flat().flatMap((item) => {
      const named = propertiesIn(item).map((property) => item.replace(PROPERTY, property))
      return named.length > 0 ? named : [item]
    })
    const found = items.flatMap((item) => {
      const one = find(item)
      if (!one)
        throw new DocumentError(
          `${rule} is about "${item}", which is not a place of the operation followed by / and one of ${ASPECTS.join(', ')}`,
        )
      const [unknown] = leavingOpen(document, one.unknowns, one.aspect)
      if (unknown !== undefined)
        throw new DocumentError(
          `${rule} states ${item}, which the unknown ${unknown} leaves open; state only what is known, or make it an expectation`,
        )
      return one.at ? [{ at: one.at, aspect: one.aspect }] : []
    })
    const effects = found.flatMap(({ at, aspect }) => (at.in === 'query' && aspect === 'effect' ? at.path : []))
    return { places: found.map(({ at }) => at), effects, properties: [...new Set(properties)] }
  }
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
