import { isObject, schemas } from '../../src/document/walk.js'

/** An object is declared open only where its inside is not shown; elsewhere leaving the keyword out says the same. */
export default function openObjectIsUnknown(document) {
  return schemas(document)
    .filter(({ node }) => isOpen(node.additionalProperties) && node['x-unknown'] === undefined)
    .map(({ path }) => ({
      message:
        'Expected x-unknown beside additionalProperties: true, found none; register the gap or list the properties',
      path: [...path, 'additionalProperties'],
    }))
}

const isOpen = (value) => value === true || (isObject(value) && Object.keys(value).length === 0)
