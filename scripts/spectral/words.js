import { deref, walk } from '../../src/document/walk.js'

const names = {
  operation: 'operation',
  parameter: 'parameter',
  requestBody: 'request body',
  response: 'response',
  tag: 'tag',
  rule: 'rule',
  schema: 'schema',
}

const limits = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
]

/** Checks of one description, by the name of their rule in .spectral.yaml. Each returns findings. */
const checks = {
  described: (found) => {
    const { kind, node, path } = found
    if (!needsDescription(found)) return []
    const text = String(node.description ?? '').trim()
    if (text === '') return [{ message: `Expected a description, found none; describe this ${names[kind]}`, path }]
    if (text.endsWith('.')) return []
    const message = `Expected a full stop at the end, found "${text.slice(-20)}"; add it`
    return [{ message, path: [...path, 'description'] }]
  },

  /** A copy of a limit in prose goes stale. */
  'limit-once': ({ kind, node, path }, document) => {
    if (kind !== 'schema' && kind !== 'parameter') return []
    const schema = kind === 'parameter' ? deref(document, node.schema) : node
    const said = numbersIn(String(node.description ?? ''))
    return limits
      .filter((keyword) => typeof schema?.[keyword] === 'number' && said.includes(Math.abs(schema[keyword])))
      .map((keyword) => ({
        message: `Expected ${keyword} in its keyword only, found ${schema[keyword]} here too; drop it from the words`,
        path: [...path, 'description'],
      }))
  },
}

export default function checkWords(document, { check }) {
  return [...walk(document)].flatMap((found) => checks[check](found, document))
}

function needsDescription(found) {
  const { kind, node, parent } = found
  if (!(kind in names) || node.$ref !== undefined) return false
  if (kind !== 'schema') return true
  if (Object.keys(node).length === 0) return false
  return !isOfParameter(found) && !(isPlainItem(found) && isOfParameter(parent))
}

/** A parameter describes its schema, and the schema's items if they have only a type. */
const isOfParameter = ({ slot, parent }) => slot === 'schema' && parent.kind === 'parameter'
const isPlainItem = ({ slot, node }) => slot === 'items' && Object.keys(node).join() === 'type'

/** Numbers that are words of their own (not the 2 of `v2`); 1,000 is 1000. */
function numbersIn(text) {
  const plain = text.replace(/(?<=\d),(?=\d{3}\b)/g, '')
  return (plain.match(/(?<![\w.])\d+(\.\d+)?(?!\w|\.\d)/g) ?? []).map(Number)
}
