import { addPath, addProperty, change, collection, drop, type Rows, some } from '../breaking.ts'

/** Rules of spectral:oas to which the house rules leave their part. */
export const builtIn: Rows = {
  'operation-tags': {
    'no tag': ({ list }) => drop(list, 'tags'),
    'an empty list of tags': ({ list }) => change(list, { tags: [] }),
  },
  'operation-singular-tag': {
    'two tags': ({ list, document }) => {
      document.tags.push({ name: 'More', ...some({}) })
      list.tags.push('More')
    },
  },
  'operation-tag-defined': {
    'a tag that is not defined': ({ list }) => change(list, { tags: ['More'] }),
  },
  'path-params': {
    // With a method that the other template has too, or no-ambiguous-paths would have nothing to leave to it.
    'templates equal but for names': (places) =>
      addPath(places, `${collection}/{id}`, { ids: ['id'], method: 'patch', name: 'updateMore' }),
  },
  'oas3-valid-schema-example': {
    'a default above the maximum': (places) => addProperty(places, { type: 'integer', maximum: 3, default: 4 }),
    'a default that is not in the enum': (places) => addProperty(places, { type: 'string', enum: ['a'], default: 'b' }),
    'a default of a parameter': ({ pageSize }) => change(pageSize.schema, { default: 201 }),
  },
}
