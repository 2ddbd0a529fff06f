import { idsOf, objects } from '../../src/document/walk.js'

/** A description names exactly the ids of its node, in backticks: who reads the rendered docs sees no extensions. */
export default function unknownNamed(document) {
  const register = Object.keys(document['x-unknowns'] ?? {})
  return [...objects(document)].flatMap(({ node, path }) => {
    const text = typeof node.description === 'string' ? node.description : ''
    const names = (id) => text.includes(`\`${id}\``)
    const ids = idsOf(node)
    const unnamed = ids.filter((id) => !names(id))
    const unmarked = register.filter((id) => names(id) && !ids.includes(id))
    return [
      ...unnamed.map((id) => ({ message: `Expected \`${id}\` in the description, found it not; name it`, path })),
      ...unmarked.map((id) => ({ message: `Expected x-unknown: ${id}, as the description names it; add it`, path })),
    ]
  })
}
