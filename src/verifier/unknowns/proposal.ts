import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { type Context, dateOf } from './proposal/context.ts'
import { createEdits } from './proposal/edits.ts'
import { proposeFields } from './proposal/fields.ts'
import { createPlaces } from './proposal/places.ts'
import { proposeErrors, proposeSuccess } from './proposal/statuses.ts'
import { proposeTypes } from './proposal/types.ts'
import { proposeValues } from './proposal/values.ts'

const FILE = 'openapi.yaml'
/** So much of what was seen of one entry is listed. */
const MOST_LINES = 6

/** Targets that are this project's own: what they answer is what we have decided. */
const OWN = ['sandbox', 'in-process', 'mock']

/** Matches the start of every {@link proposePatch}. */
export const PATCH_START = /^# Proposed by a run on /

/**
 * Proposes changes of the document by what a run has seen, as a patch that a person may apply with `git apply`. Comments in front
 * of it say what was seen besides. Nothing is taken for granted: what was seen holds for one environment on one day.
 *
 * @param source the text of openapi.yaml
 * @returns comments alone, where nothing follows from what was seen
 * @throws Error when the text is no YAML
 */
export function proposePatch(source: string, ledger: Ledger): string {
  const edits = createEdits(source)
  const notes: string[] = []
  const touched = new Set<string>()
  const context: Context = {
    edits,
    places: createPlaces(edits.document),
    seen: ledger.unknowns,
    date: dateOf(ledger),
    note: (text) => notes.push(text),
    touch: (id) => touched.add(id),
  }
  for (const propose of [proposeSuccess, proposeErrors, proposeFields, proposeValues, proposeTypes]) propose(context)
  const { text, closed } = edits.apply()
  const patch = text === source ? '' : patchOf(source, text)
  const left = ledger.unknowns.filter(({ unknown }) => !touched.has(unknown) && !closed.includes(unknown))
  const comments = [
    `Proposed by a run on ${context.date} against ${ledger.target}, at tier ${ledger.tier}: ${ledger.run.requests} requests.`,
    'It is evidence of one environment at one time. Read every hunk before you apply it: git apply openapi.patch',
    'Then: npm run generate, npm run lint, npm test. What in the code rests on an entry that is gone, the types and tests tell.',
    ...(OWN.includes(ledger.target)
      ? [`The ${ledger.target} is our own: what it answers is no evidence of the service, and not to be applied.`]
      : []),
    ...(ledger.incomplete === undefined ? [] : [`The run did not come to its end: ${ledger.incomplete}.`]),
    ...(patch === '' ? ['Nothing of what was seen changes the document.'] : []),
    ...(closed.length > 0 ? ['', `Closed: ${closed.join(', ')}.`] : []),
    ...(notes.length > 0 ? ['', 'Not proposed, or not all of it:', ...notes.map((note) => `  ${note}`)] : []),
    ...(left.length > 0 ? ['', 'Seen of entries for which nothing is proposed:', ...listed(left)] : []),
  ]
  return `${comments.map((line) => `# ${line}`.trimEnd()).join('\n')}\n${patch}`
}

function listed(observations: Observation[]): string[] {
  return [...Map.groupBy(observations, ({ unknown }) => unknown)].flatMap(([id, of]) => [
    `  ${id}`,
    ...of.slice(0, MOST_LINES).map(({ operationId, at, saw, count }) => {
      return `    ${operationId}, ${at}: ${saw}${count > 1 ? ` (${count} times)` : ''}`
    }),
    ...(of.length > MOST_LINES ? [`    … ${of.length - MOST_LINES} more in ledger.json`] : []),
  ])
}

function patchOf(before: string, after: string): string {
  return createTwoFilesPatch(`a/${FILE}`, `b/${FILE}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
