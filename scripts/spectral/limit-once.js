import { deref, walk } from '../../src/document/walk.js'

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

/** A limit stands in its keyword only: a second copy in prose is the one that goes stale. */
export default function limitOnce(document) {
  return [...walk(document)].flatMap(({ kind, node, path }) => {
    if (kind !== 'schema' && kind !== 'parameter') return []
    const bound = kind === 'parameter' ? deref(document, node.schema) : node
    const said = numbersIn(String(node.description ?? ''))
    return limits
      .filter((keyword) => typeof bound?.[keyword] === 'number' && said.includes(Math.abs(bound[keyword])))
      .map((keyword) => ({
        message: `Expected ${keyword} in its keyword only, found ${bound[keyword]} here too; drop it from the words`,
        path: [...path, 'description'],
      }))
  })
}

/** Numbers that stand alone (not the 2 of `v2`); 1,000 counts as 1000. */
function numbersIn(text) {
  const plain = text.replace(/(?<=\d),(?=\d{3}\b)/g, '')
  return (plain.match(/(?<![\w.])\d+(\.\d+)?(?!\w|\.\d)/g) ?? []).map(Number)
}
