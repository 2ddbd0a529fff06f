import { addParameter, addPath, addProperty, change, collection, gap, pointAt, type Rows, some } from '../breaking.ts'

export const names: Rows = {
  'operation-id-verb-noun': {
    'GET with a verb of POST': ({ list }) => change(list, { operationId: 'createThings' }),
    'POST with a verb of GET': ({ create }) => change(create, { operationId: 'getThing' }),
    'PATCH with another verb': ({ update }) => change(update, { operationId: 'patchThing' }),
    'DELETE with another verb': ({ remove }) => change(remove, { operationId: 'dropThing' }),
    'a verb without a noun': ({ list }) => change(list, { operationId: 'list' }),
    'a noun in lower case': ({ list }) => change(list, { operationId: 'listthings' }),
    snake_case: ({ list }) => change(list, { operationId: 'list_things' }),
    'capitals in a row': ({ list }) => change(list, { operationId: 'listAPIThings' }),
    'a method that has no verbs': (places) => addPath(places, `${collection}/more`, { method: 'put', name: 'putMore' }),
  },
  'path-below-project': {
    'no version': (places) => addPath(places, '/projects/{project_id}/more'),
    'no project': (places) => addPath(places, '/v1/more'),
    'a project under another name': (places) => addPath(places, '/v1/projects/{id}/more', { ids: ['id'] }),
  },
  'path-segments-kebab-case': {
    snake_case: (places) => addPath(places, `${collection}/all_of_them`),
    camelCase: (places) => addPath(places, `${collection}/allOfThem`),
    'a half-templated segment': (places) => addPath(places, `${collection}/more/{id}.zip`, { ids: ['id'] }),
  },
  'parameter-names-snake-case': {
    'camelCase in an operation': (places) => addParameter(places, { name: 'pageMore' }),
    'kebab-case in a path item': ({ paths, pageSize }) =>
      paths[collection].parameters.push({ ...pageSize, name: 'page-more' }),
    'camelCase in a component': (places) => {
      change(places.parameters, { More: { ...places.pageSize, name: 'pageMore' } })
      places.list.parameters.push({ $ref: '#/components/parameters/More' })
    },
  },
  'property-names': {
    'kebab-case': (places) => addProperty(places, { type: 'string' }, 'more-of-it'),
    PascalCase: (places) => addProperty(places, { type: 'string' }, 'MoreOfIt'),
    'both cases mixed': (places) => addProperty(places, { type: 'string' }, 'more_ofIt'),
  },
  'component-names-pascal-case': {
    'a schema': (places) => {
      change(places.schemas, { more_things: some({ type: 'string' }) })
      addProperty(places, { $ref: '#/components/schemas/more_things' })
    },
    'a parameter': (places) => {
      change(places.parameters, { pageMore: { ...places.pageSize, name: 'page_more' } })
      places.list.parameters.push({ $ref: '#/components/parameters/pageMore' })
    },
    'a response': ({ responses, list }) => {
      change(responses, { 'bad-request': responses.BadRequest })
      change(list.responses, { 400: { $ref: '#/components/responses/bad-request' } })
    },
  },
  'register-ids-kebab-case': {
    camelCase: ({ register, list }) => [change(register, { moreOfIt: gap }), pointAt(list, 'moreOfIt')],
  },
  'rule-names-kebab-case': {
    camelCase: ({ list }) => change(list, { 'x-rules': { inOrder: some({}) } }),
  },
}
