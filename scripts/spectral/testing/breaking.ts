import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: the rows break the document in ways that no type would allow
export type Node = any

const fixture = parse(readFileSync(new URL('fixture.yaml', import.meta.url), 'utf8'))

export const collection = '/v1/projects/{project_id}/things'
const single = `${collection}/{thing_id}`

/** A copy of fixture.yaml, with names for the places that the rows change. */
export function readPlaces(): Node {
  const document = structuredClone(fixture)
  const { paths, components } = document
  const { get: list, post: create } = paths[collection]
  const { patch: update, delete: remove } = paths[single]
  return {
    document,
    paths,
    list,
    create,
    update,
    remove,
    compute: paths[`${collection}/hash`].post,
    pageSize: list.parameters[0],
    labels: list.parameters[1],
    listed: list.responses['2XX'].content['application/json'],
    sent: create.requestBody.content['application/json'],
    created: create.responses['2XX'].content['application/json'],
    ...components,
    thing: components.schemas.Thing,
    properties: components.schemas.Thing.properties,
    register: document['x-unknowns'],
  }
}

/** Changes a copy of the fixture so that it breaks a rule. */
export type Break = (places: Node) => unknown

/** By rule and by description: a change that breaks the rule, and any further rules that also report the change. */
export type Rows = Record<string, Record<string, Break | [Break, ...besides: string[]]>>

export const change = Object.assign

const at = (places: Node, place: string) => place.split('.').reduce((node, key) => node[key], places)

/** Sets keys of the node at a dotted path of places and keys, such as `list.responses`. */
export const set =
  (place: string, values: object): Break =>
  (places) =>
    change(at(places, place), values)

/** Removes a key of the node at a dotted path of places and keys, such as `list.responses`. */
export const drop =
  (place: string, key: string): Break =>
  (places) =>
    Reflect.deleteProperty(at(places, place), key)

// Added nodes have a description, so that a row does not also break the rule `described`.

export const some = (node: object) => ({ description: 'Something more.', ...node })

export function addProperty({ properties }: Node, schema: object, name = 'more') {
  properties[name] = some(schema)
  return properties[name]
}

/** Adds a property to the schema Thing of the fixture. */
export const property =
  (schema: object, name?: string): Break =>
  (places) =>
    addProperty(places, schema, name)

/** Adds a query parameter to listThings. */
export const parameter =
  (parameter: object): Break =>
  ({ list }) =>
    list.parameters.push(some({ name: 'more', in: 'query', schema: { type: 'string' }, example: 'a', ...parameter }))

/** Adds a copy of listThings at `path`. Its only parameters are `ids`, and project_id if the path has it. */
export const addPath =
  (path: string, { ids = [] as string[], method = 'get', name = 'getMore' } = {}): Break =>
  ({ paths, list }) => {
    const { parameters: _, ...operation } = list
    const project = path.includes('{project_id}') ? [{ $ref: '#/components/parameters/ProjectId' }] : []
    const own = ids.map((id) => some({ name: id, in: 'path', required: true, schema: { type: 'string' } }))
    const added = { ...operation, operationId: name, 'x-retry-safe': method === 'get' }
    paths[path] = { parameters: [...project, ...own], [method]: added }
  }

/** A valid entry of the register of unknowns. */
export const gap = { question: 'What is it?', meanwhile: 'Anything.', settle: 'Ask.', source: 'inferred' }

export const pointAt = (node: Node, ...ids: unknown[]) => change(node, { 'x-unknown': ids })
