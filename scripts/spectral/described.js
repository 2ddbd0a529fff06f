import { walk } from '../../src/document/walk.js'

const names = {
  operation: 'operation',
  parameter: 'parameter',
  requestBody: 'request body',
  response: 'response',
  tag: 'tag',
  rule: 'rule',
  schema: 'schema',
}

/** Whatever a reader may look up says what it is, in sentences. */
export default function described(document) {
  return [...walk(document)].filter(needsDescription).flatMap(({ kind, node, path }) => {
    const text = String(node.description ?? '').trim()
    if (text === '') {
      return [{ message: `Expected a description, found none; say what this ${names[kind]} is`, path }]
    }
    if (text.endsWith('.')) return []
    const end = text.slice(-20)
    return [{ message: `Expected a full stop at the end, found "${end}"; add it`, path: [...path, 'description'] }]
  })
}

function needsDescription(found) {
  const { kind, node, parent } = found
  if (!(kind in names) || node.$ref !== undefined) return false
  if (kind !== 'schema') return true
  if (Object.keys(node).length === 0) return false
  return !isOfParameter(found) && !(isPlainItem(found) && isOfParameter(parent))
}

/** The schema directly under a parameter, and its items if they have no more than a type: the parameter describes both. */
const isOfParameter = ({ slot, parent }) => slot === 'schema' && parent.kind === 'parameter'
const isPlainItem = ({ slot, node }) => slot === 'items' && Object.keys(node).join() === 'type'
