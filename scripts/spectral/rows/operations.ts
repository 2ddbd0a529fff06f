import { addParameter, addPath, change, collection, drop, type Rows, some } from '../breaking.ts'

export const operations: Rows = {
  'no-ambiguous-paths': {
    'a fixed segment against a template': (places) =>
      addPath(places, `${collection}/hot`, { method: 'patch', name: 'updateHot' }),
    'templates in different segments': (places) => {
      addPath(places, `${collection}/more/{id}`, { ids: ['id'] })
      addPath(places, `${collection}/{id}/last`, { ids: ['id'], name: 'getLast' })
    },
  },
  'retry-safe': {
    'nothing said': ({ list }) => drop(list, 'x-retry-safe'),
    'no boolean': ({ list }) => change(list, { 'x-retry-safe': 'true' }),
    'a GET that is not': ({ list }) => change(list, { 'x-retry-safe': false }),
    'a POST that is': ({ create }) => change(create, { 'x-retry-safe': true }),
    'a PATCH that is': ({ update }) => change(update, { 'x-retry-safe': true }),
    'a DELETE that is': ({ remove }) => change(remove, { 'x-retry-safe': true }),
    'a computation that is not': ({ compute }) => change(compute, { 'x-retry-safe': false }),
  },
  'list-parameter-commas': {
    'no style': ({ labels }) => drop(labels, 'style'),
    'another style': ({ labels }) => change(labels, { style: 'pipeDelimited' }),
    'no explode': ({ labels }) => drop(labels, 'explode'),
    'explode true': ({ labels }) => change(labels, { explode: true }),
    'a list by reference': (places) => {
      change(places.schemas, { Words: some({ type: 'array', items: some({ type: 'string' }) }) })
      addParameter(places, { schema: { $ref: '#/components/schemas/Words' }, example: ['a'] })
    },
  },
  'path-parameter-is-string': {
    'an integer': ({ parameters }) => change(parameters.ThingId, { schema: { type: 'integer' }, example: 1 }),
    'no type': ({ parameters }) => drop(parameters.ThingId.schema, 'type'),
  },
  'bearer-security': {
    'no security': ({ document }) => drop(document, 'security'),
    'an empty list': ({ document }) => change(document, { security: [] }),
    'an alternative': ({ document }) => document.security.push({}),
    'a second scheme': ({ document, securitySchemes }) => {
      change(securitySchemes, { other: securitySchemes.bearerAuth })
      change(document.security[0], { other: [] })
    },
    'a scheme beside it that nothing uses': ({ securitySchemes }) =>
      change(securitySchemes, { other: securitySchemes.bearerAuth }),
    'a scope': [
      ({ document }) => change(document.security[0], { bearerAuth: ['all'] }),
      'oas3-operation-security-defined',
    ],
    'another HTTP scheme': ({ securitySchemes }) => change(securitySchemes.bearerAuth, { scheme: 'basic' }),
    'another type': ({ securitySchemes }) =>
      change(securitySchemes, { bearerAuth: { type: 'apiKey', in: 'header', name: 'Key', description: 'A key.' } }),
  },
  'no-operation-security': {
    'none needed': ({ list }) => change(list, { security: [] }),
    'the same again': ({ list, document }) => change(list, { security: document.security }),
  },
}
