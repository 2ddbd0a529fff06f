import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: the rows break the document in ways that no type of it would allow
export type Node = any

const source = readFileSync(new URL('fixture.yaml', import.meta.url), 'utf8')

export const collection = '/v1/projects/{project_id}/things'
const single = `${collection}/{thing_id}`

/** A copy of fixture.yaml, with names for the places in it that the rows change. */
export function readPlaces(): Node {
  const document = parse(source)
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

export const change = Object.assign
export const drop = Reflect.deleteProperty

// Whatever these add is named and described well, so that a row breaks no rule but its own.

export const some = (node: object) => ({ description: 'Something more.', ...node })

export function addProperty({ properties }: Node, schema: object, name = 'more') {
  properties[name] = some(schema)
  return properties[name]
}

export function addParameter({ list }: Node, parameter: object) {
  const usual = { name: 'more', in: 'query', schema: { type: 'string' }, example: 'a' }
  list.parameters.push(some({ ...usual, ...parameter }))
}

/** Adds the fixture's GET at another path, with `ids` as its path parameters besides the project's. */
export function addPath(
  { paths, list }: Node,
  path: string,
  { ids = [] as string[], method = 'get', name = 'getMore' } = {},
) {
  const { parameters: _, ...operation } = list
  const project = path.includes('{project_id}') ? [{ $ref: '#/components/parameters/ProjectId' }] : []
  const own = ids.map((id) => some({ name: id, in: 'path', required: true, schema: { type: 'string' } }))
  paths[path] = {
    parameters: [...project, ...own],
    [method]: { ...operation, operationId: name, 'x-retry-safe': method === 'get' },
  }
}

/** Moves the request body of the fixture's POST to the components. */
export function shareBody({ document, create }: Node, body: object) {
  document.components.requestBodies = { Shared: some(body) }
  create.requestBody = { $ref: '#/components/requestBodies/Shared' }
}

/** An entry of the register. */
export const gap = { question: 'What is it?', meanwhile: 'Anything.', settle: 'Ask.' }

export function pointAt(node: Node, ...ids: unknown[]) {
  const named = ids.map((id) => `\`${id}\``).join(', ')
  return change(node, { 'x-unknown': ids, description: `Not shown (${named}).` })
}

export const useThing = (response: Node) =>
  change(response.content['application/json'], { schema: { $ref: '#/components/schemas/Thing' } })

export type Break = (places: Node) => unknown

/** Rule that must report → what is broken → how; with it, where there are any, the rules that rightly report it too. */
export type Rows = Record<string, Record<string, Break | [Break, ...besides: string[]]>>
