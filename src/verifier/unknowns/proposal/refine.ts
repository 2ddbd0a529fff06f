import { follow, JSON_TYPE, type ResponseObject, type Schema, unknownsOf } from '../../../document/document.ts'
import { foldSpace, oneLine } from '../../../printable.ts'
import type { Observation } from '../../engine/ledger.ts'
import { keyOf, type Nodes, type Path } from '../nodes.ts'
import type { Edits } from './edits.ts'

/** What each kind of proposal reads and writes. */
export interface Context {
  edits: Edits
  nodes: Nodes
  seen: Observation[]
  /** Day of the run, such as `2026-03-10`. */
  date: string
  /** Says why an entry leads to no proposal, or not to all of it. */
  note(text: string): void
  /** Marks an entry that leads to a proposal. */
  touch(id: string): void
}

/** Statuses without a body. */
const EMPTY = ['204', '205']
/** If the document has one of these, Prism returns it for every invalid request, in place of 400. */
const PRISM_OWN = ['415', '422']
const MAX_ATTEMPT_LENGTH = 160
const MAX_EXAMPLES = 12
const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']

/** Replaces `2XX` by the one status with which an operation succeeded. */
export function proposeSuccess({ edits, nodes, seen, date, note, touch }: Context): void {
  for (const [operationId, { path, operation }] of nodes.operations) {
    const response = operation.responses['2XX']
    if (!response || '$ref' in response) continue
    for (const id of unknownsOf(response)) {
      const own = seen.filter((each) => each.unknown === id && each.operationId === operationId && each.at === '2XX')
      const statuses = new Set(own.map(statusOf))
      const [status] = statuses
      if (status === undefined) continue
      if (statuses.size > 1) {
        note(`${operationId}: success returned ${[...statuses].join(' and ')}.`)
      } else if (EMPTY.includes(status) && response.content?.[JSON_TYPE]) {
        note(`${operationId}: success returned ${status}, which has no body; the document has one.`)
      } else {
        const at = [...path, 'responses', '2XX']
        if (!edits.drop(at, id)) continue
        edits.addSentence(at, evidenceOf(own, date))
        edits.rename(at, status)
        touch(id)
      }
    }
  }
}

/** Adds the undocumented statuses of errors in front of `default`. */
export function proposeErrors({ edits, nodes, seen, date, note, touch }: Context): void {
  for (const [operationId, { path, operation }] of nodes.operations) {
    const given = operation.responses.default
    if (!given || !('$ref' in given)) continue
    const ids = unknownsOf(follow<ResponseObject>(edits.document, given))
    const own = seen.filter((each) => each.operationId === operationId && ids.includes(each.unknown))
    for (const [status, observations] of [...Map.groupBy(own, statusOf)].sort()) {
      if (status === undefined || status in operation.responses) continue
      const attempt = observations[0]?.at ?? ''
      if (!status.startsWith('4')) {
        note(`${operationId}: "${attempt}" returned ${status}. Not proposed: the service failed.`)
      } else if (PRISM_OWN.includes(status)) {
        note(
          `${operationId}: "${attempt}" returned ${status}. Not proposed: the mock would return it for every invalid request.`,
        )
      } else {
        const description = `${evidenceOf(observations, date).slice(0, -1)}, first for: ${sentenceOf(attempt)}`
        edits.insert(path, 'responses', { [status]: { description, $ref: given.$ref } }, 'default')
        for (const id of ids) touch(id)
      }
    }
  }
}

/** Adds new values of open strings to their examples. */
export function proposeExamples({ edits, nodes, seen, touch }: Context): void {
  const found = new Map<string, { id: string; path: Path; known: unknown[]; added: Set<unknown> }>()
  for (const observation of seen) {
    const { unknown: id, saw } = observation
    if (!id.endsWith('-values')) continue
    const place = nodes.find(observation)
    const node = place?.beyond.length === 0 && place.nodes.find(({ schema }) => unknownsOf(schema).includes(id))
    const value = shownValue(saw)
    if (!node || value === undefined) continue
    const { path, schema } = node
    const known = schema.examples ?? []
    const entry = found.get(keyOf(path)) ?? { id, path, known, added: new Set() }
    found.set(keyOf(path), entry)
    if (!known.includes(value)) entry.added.add(value)
  }
  for (const { id, path, known, added } of found.values()) {
    if (added.size === 0) continue
    touch(id)
    edits.addExamples(path, [...added].slice(0, Math.max(0, MAX_EXAMPLES - known.length)))
  }
}

/** Closes entries that only ask for types, if each of their fields was seen with the documented type. */
export function proposeTypes({ edits, nodes, seen, note, touch }: Context): void {
  for (const [id, { assumes }] of Object.entries(edits.document['x-unknowns'])) {
    if (`${assumes}` !== 'type') continue
    const types = new Map<string, Set<string>>()
    for (const observation of seen) {
      if (observation.unknown !== id || !TYPES.includes(observation.saw)) continue
      const place = nodes.find(observation)
      for (const { schema, path } of place?.beyond.length === 0 ? place.nodes : []) {
        if (!unknownsOf(schema).includes(id)) continue
        types.set(keyOf(path), (types.get(keyOf(path)) ?? new Set()).add(observation.saw))
      }
    }
    if (types.size === 0) continue
    const fields = nodes.naming(id).map((field) => ({ ...field, types: [...(types.get(keyOf(field.path)) ?? [])] }))
    const namesOf = (some: typeof fields) => some.map(({ path }) => path.at(-1)).join(', ')
    const unseen = fields.filter((field) => field.types.length === 0)
    const other = fields.filter((field) => !field.types.every((type) => allows(field.schema, type)))
    if (unseen.length > 0) note(`${id}: stays open, since the run did not see ${namesOf(unseen)}.`)
    else if (other.length > 0) note(`${id}: stays open, since another type was seen for ${namesOf(other)}.`)
    else if (fields.every((field) => field.schema.type === 'number' && !field.types.includes('number'))) {
      note(`${id}: stays open, since only integers were seen, and other numbers may occur.`)
    } else {
      const kept = fields.filter(({ schema, path }) => asksForMore(schema, id) || !edits.drop(path, id))
      if (kept.length < fields.length) touch(id)
      if (kept.length > 0) note(`${id}: stays open for ${namesOf(kept)}, which assumes more than the type.`)
    }
  }
}

/** The lint recognizes evidence by these words. */
function evidenceOf(observations: Observation[], date: string): string {
  const count = observations.reduce((sum, each) => sum + each.count, 0)
  return `Seen in ${count} answer${count === 1 ? '' : 's'} of a run on ${date}.`
}

/** The status at the start of an observation, such as `404, as expected`. */
const statusOf = ({ saw }: Observation) => /^\d{3}(?=,|$)/.exec(saw)?.[0]

/** Names an attempt in a description, where backticks would name an entry. */
function sentenceOf(attempt: string): string {
  const words = foldSpace(attempt).replaceAll('`', "'")
  const short = words.length > MAX_ATTEMPT_LENGTH ? `${words.slice(0, MAX_ATTEMPT_LENGTH)} …` : words
  return short.endsWith('.') ? short : `${short}.`
}

/** Reads a scalar that may become an example: not redacted, and without invisible characters, since people review it. */
function shownValue(saw: string): unknown {
  try {
    const value: unknown = saw.includes('***') ? undefined : JSON.parse(saw)
    const isHidden = typeof value === 'object' || (typeof value === 'string' && oneLine(value) !== value)
    return isHidden ? undefined : value
  } catch {
    return undefined
  }
}

function allows({ type }: Schema, seen: string): boolean {
  return [type].flat().some((stated) => stated === seen || (stated === 'number' && seen === 'integer'))
}

/** Whether the description rests on an entry for more than the type, such as the unit. */
function asksForMore({ description = '' }: Schema, id: string): boolean {
  const clauses = foldSpace(description).split(/(?<=\.)\s|; /)
  const about = clauses.find((clause) => clause.includes(`\`${id}\``))
  return about === undefined || /\b(unit|format|limit)s?\b/.test(about)
}
