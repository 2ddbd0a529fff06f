import {
  follow,
  JSON_TYPE,
  listOperations,
  type ResponseObject,
  type Schema,
  unknownsOf,
} from '../../../document/document.ts'
import { foldSpace } from '../../../printable.ts'
import type { Observation } from '../../engine/ledger.ts'
import { getOrAdd } from '../tally.ts'
import { type Context, type Located, lastKey, namingNodes, shownValue } from './edits.ts'
import { proposeFields, TYPES } from './fields.ts'

const EMPTY = ['204', '205']
/** Statuses that Prism returns for every invalid request, instead of 400, if the document has them. */
const PRISM_OWN = ['415', '422']
const MAX_ATTEMPT_LENGTH = 160
const MAX_EXAMPLES = 12

/** Functions that propose changes, in the order in which their notes are listed. */
export const PROPOSALS = [proposeSuccess, proposeErrors, proposeFields, proposeExamples, proposeTypes]

/** Replaces `2XX` with the status that an operation returned whenever it succeeded. */
function proposeSuccess({ edits, seen, date, note, touch }: Context): void {
  for (const { id: operationId, pointer, source } of listOperations(edits.document)) {
    const response = source.responses['2XX']
    if (!response || '$ref' in response) continue
    for (const id of unknownsOf(response)) {
      const own = seen.filter((each) => each.unknown === id && each.operationId === operationId && each.at === '2XX')
      const [status, ...others] = new Set(own.map(statusOf))
      if (status === undefined) continue
      const at = `${pointer}/responses/2XX`
      if (others.length > 0) note(`${operationId}: successful requests returned ${[status, ...others].join(' and ')}.`)
      else if (EMPTY.includes(status) && response.content?.[JSON_TYPE]) {
        note(
          `${operationId}: successful requests returned ${status}, which never has a body, but the document describes one.`,
        )
      } else {
        edits.drop(at, id)
        edits.addSentence(at, evidenceOf(own, date))
        edits.rename(at, status)
        touch(id)
      }
    }
  }
}

/** Adds undocumented 4XX statuses before `default`. Statuses that cannot be proposed get a note. */
function proposeErrors({ edits, seen, date, note, touch }: Context): void {
  for (const { id: operationId, pointer, source } of listOperations(edits.document)) {
    const given = source.responses.default
    if (!given || !('$ref' in given)) continue
    const ids = unknownsOf(follow<ResponseObject>(edits.document, given))
    const own = seen.filter((each) => each.operationId === operationId && ids.includes(each.unknown))
    for (const [status, observations] of [...Map.groupBy(own, statusOf)].sort()) {
      if (status === undefined || status in source.responses) continue
      const attempt = observations[0]?.at ?? ''
      if (status.startsWith('4') && !PRISM_OWN.includes(status)) {
        const description = `${evidenceOf(observations, date).slice(0, -1)}, first for: ${sentenceOf(attempt)}`
        edits.insert(pointer, 'responses', { [status]: { description, $ref: given.$ref } }, 'default')
        for (const id of ids) touch(id)
      } else {
        const why = status.startsWith('4') ? 'the mock would return it for every invalid request' : 'it is not a 4XX'
        note(`${operationId}: "${attempt}" returned ${status}. Not proposed: ${why}.`)
      }
    }
  }
}

/** Adds new values to the examples of schemas whose possible values are undocumented, up to {@link MAX_EXAMPLES} in all. */
function proposeExamples({ edits, seen, touch }: Context): void {
  const found = new Map<string, { id: string; node: Located; added: Set<unknown> }>()
  for (const { unknown: id, saw, named } of seen) {
    const [node] = named
    const value = shownValue(saw)
    if (!node || !id.endsWith('-values') || value === undefined || node.schema.examples?.includes(value)) continue
    getOrAdd(found, node.pointer, () => ({ id, node, added: new Set() })).added.add(value)
  }
  for (const { id, node, added } of found.values()) {
    touch(id)
    const room = Math.max(0, MAX_EXAMPLES - (node.schema.examples?.length ?? 0))
    edits.addExamples(node.pointer, [...added].slice(0, room))
  }
}

/** Closes entries that assume only types, if each of their fields was observed with the documented type. */
function proposeTypes({ edits, seen, note, touch }: Context): void {
  const naming = namingNodes(edits.document)
  for (const [id, { assumes }] of Object.entries(edits.document['x-unknowns'])) {
    if (`${assumes}` !== 'type') continue
    const own = seen.filter(({ unknown, saw }) => unknown === id && TYPES.includes(saw))
    const typesAt = (pointer: string) =>
      own.filter(({ named }) => named.some((node) => node.pointer === pointer)).map(({ saw }) => saw)
    const fields = naming.filter((node) => node.id === id).map((node) => ({ ...node, types: typesAt(node.pointer) }))
    const namesOf = (some: typeof fields) => some.map(({ pointer }) => lastKey(pointer)).join(', ')
    const unseen = fields.filter(({ types }) => types.length === 0)
    const other = fields.filter(({ schema, types }) => !types.every((type) => allows(schema, type)))
    if (unseen.length === fields.length) continue
    if (unseen.length > 0) note(`${id}: stays open, because the run did not observe ${namesOf(unseen)}.`)
    else if (other.length > 0) note(`${id}: stays open, because ${namesOf(other)} had undocumented types.`)
    else if (fields.every(({ schema, types }) => schema.type === 'number' && !types.includes('number'))) {
      note(`${id}: stays open, because only integers were observed, and other numbers may occur.`)
    } else {
      for (const { pointer } of fields) edits.drop(pointer, id)
      touch(id)
    }
  }
}

/** States the evidence for a proposal, in words that the lint recognizes. */
function evidenceOf(observations: Observation[], date: string): string {
  const count = observations.reduce((sum, each) => sum + each.count, 0)
  return `Seen in ${count} response${count === 1 ? '' : 's'} of a run on ${date}.`
}

/** The status at the start of an observation, such as 404 in `404, as expected`. */
const statusOf = ({ saw }: Observation) => /^\d{3}(?=,|$)/.exec(saw)?.[0]

/** Formats an attempt for a description, where backticks might name an entry. */
function sentenceOf(attempt: string): string {
  const words = foldSpace(attempt).replaceAll('`', "'")
  const short = words.length > MAX_ATTEMPT_LENGTH ? `${words.slice(0, MAX_ATTEMPT_LENGTH)} …` : words
  return short.endsWith('.') ? short : `${short}.`
}

function allows({ type }: Schema, seen: string): boolean {
  return [type].flat().some((stated) => stated === seen || (stated === 'number' && seen === 'integer'))
}
