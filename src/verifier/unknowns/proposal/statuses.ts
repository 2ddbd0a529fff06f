import { follow, JSON_TYPE, type ResponseObject, unknownsOf } from '../../../document/document.ts'
import { foldSpace } from '../../../printable.ts'
import type { Observation } from '../../engine/ledger.ts'
import { answersOf, type Context, statusIn } from './context.ts'

/** Statuses without a body. */
const EMPTY = ['204', '205']
/** Where the document has one of them, Prism answers it to every invalid request instead of 400. */
const OF_PRISM = ['415', '422']
const LONGEST_WORDS = 160

/** An operation whose every success was answered with one status has that status. */
export function proposeSuccess({ edits, places, seen, date, note, touch }: Context): void {
  for (const [operationId, { path, operation }] of places.operations) {
    const response = operation.responses['2XX']
    if (!response || '$ref' in response) continue
    for (const id of unknownsOf(response)) {
      const of = seen.filter((each) => each.unknown === id && each.operationId === operationId && each.at === '2XX')
      const statuses = new Set(of.map(statusIn))
      const [status] = statuses
      if (status === undefined) continue
      if (statuses.size > 1) {
        note(`${operationId}: success was answered with ${[...statuses].join(' and ')}.`)
      } else if (EMPTY.includes(status) && response.content?.[JSON_TYPE]) {
        note(`${operationId}: success was answered with ${status}, which has no body; the document has one.`)
      } else {
        const node = [...path, 'responses', '2XX']
        if (!edits.drop(node, id)) continue
        edits.add(node, `Seen in ${answersOf(countOf(of), date)}.`)
        edits.rename(node, status)
        touch(id)
      }
    }
  }
}

/** A status of an error that came, other than the documented ones, stands in front of `default`. */
export function proposeErrors({ edits, places, seen, date, note, touch }: Context): void {
  for (const [operationId, { path, operation }] of places.operations) {
    const given = operation.responses.default
    if (!given || !('$ref' in given)) continue
    const ids = unknownsOf(follow<ResponseObject>(edits.document, given))
    const of = seen.filter(({ unknown, operationId: own }) => own === operationId && ids.includes(unknown))
    for (const [status, observations] of Map.groupBy(of, statusIn)) {
      if (status === undefined || status in operation.responses) continue
      const [first] = observations
      if (!status.startsWith('4') || OF_PRISM.includes(status)) {
        const why = status.startsWith('4') ? 'the mock would answer it to every invalid request' : 'the service failed'
        note(`${operationId}: ${status} was answered to "${first?.at}" and is not proposed: ${why}.`)
        continue
      }
      const description = `Seen in ${answersOf(countOf(observations), date)}, first to this: ${wordsOf(first)}`
      for (const id of ids) touch(id)
      edits.insert([...path], 'responses', { [status]: { description, $ref: given.$ref } }, 'default')
    }
  }
}

/** Without what would look like the name of an entry. */
function wordsOf(observation: Observation | undefined): string {
  const words = foldSpace(observation?.at ?? '').replaceAll('`', "'")
  const short = words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)} …` : words
  return short.endsWith('.') ? short : `${short}.`
}

const countOf = (observations: Observation[]) => observations.reduce((sum, { count }) => sum + count, 0)
