import { type Schema, unknownsOf } from '../../../document/document.ts'
import { foldSpace } from '../../../printable.ts'
import type { Context } from './context.ts'
import { keyOf } from './places.ts'

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']

/** An entry that only asks for types is closed where each of its fields was seen, and of the type that is stated. */
export function proposeTypes({ edits, places, seen, note, touch }: Context): void {
  const { 'x-unknowns': register } = edits.document
  for (const [id, { assumes }] of Object.entries(register)) {
    if (`${assumes}` !== 'type') continue
    const typesAt = new Map<string, Set<string>>()
    for (const observation of seen) {
      if (observation.unknown !== id || !TYPES.includes(observation.saw)) continue
      const place = places.find(observation)
      for (const { schema, path } of place?.beyond.length === 0 ? place.nodes : []) {
        if (unknownsOf(schema).includes(id)) {
          typesAt.set(keyOf(path), (typesAt.get(keyOf(path)) ?? new Set()).add(observation.saw))
        }
      }
    }
    if (typesAt.size === 0) continue
    const nodes = places.restingOn(id)
    const typesOf = (path: (string | number)[]) => [...(typesAt.get(keyOf(path)) ?? [])]
    const unseen = nodes.filter(({ path }) => typesOf(path).length === 0)
    const unfit = nodes.filter(({ schema, path }) => !typesOf(path).every((type) => fits(schema, type)))
    const named = (found: typeof nodes) => found.map(({ path }) => path.at(-1)).join(', ')
    if (unseen.length > 0) note(`${id}: stays, since these were not seen: ${named(unseen)}.`)
    else if (unfit.length > 0) note(`${id}: stays, since these were of another type: ${named(unfit)}.`)
    else if (nodes.every(({ schema, path }) => schema.type === 'number' && !typesOf(path).includes('number'))) {
      note(`${id}: stays, since whole numbers alone were seen, which does not show that there are no others.`)
    } else {
      // Where more than the type is assumed, such as the unit, having seen the type is not enough.
      const kept = nodes.filter(({ schema, path }) => asksForMore(schema, id) || !edits.drop(path, id))
      if (kept.length < nodes.length) touch(id)
      if (kept.length > 0) note(`${id}: stays at ${named(kept)}, whose words say more than the type is assumed.`)
    }
  }
}

function fits({ type }: Schema, seen: string): boolean {
  return [type].flat().some((stated) => stated === seen || (stated === 'number' && seen === 'integer'))
}

function asksForMore({ description = '' }: Schema, id: string): boolean {
  const about = foldSpace(description)
    .split(/(?<=\.)\s|; /)
    .find((clause) => clause.includes(`\`${id}\``))
  return about === undefined || /\b(unit|format|limit)s?\b/.test(about)
}
