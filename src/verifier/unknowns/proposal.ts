import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { unknownsOf } from '../../document/document.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { createNodes, type Located } from './nodes.ts'
import { createEdits } from './proposal/edits.ts'
import { proposeFields } from './proposal/fields.ts'
import { type Context, proposeErrors, proposeExamples, proposeSuccess, proposeTypes } from './proposal/refine.ts'

const FILE = 'openapi.yaml'
/** Observations that are listed per entry. */
const MAX_LINES = 6

/** Targets of this project, which are no evidence of the service. */
const OWN = ['sandbox', 'in-process', 'mock']

/** Matches the start of every {@link proposePatch}. */
export const PATCH_START = /^# Proposed by a run on /

/**
 * Proposes changes of the document that follow from a run's observations, as a patch for `git apply`. Comments in front of
 * it list the other observations. All of it is evidence of one environment on one day, for a person to judge.
 *
 * @param source the text of openapi.yaml
 * @returns comments only, if the document needs no change
 * @throws Error if the text is not valid YAML
 */
export function proposePatch(
  source: string,
  { unknowns, target, tier, run, incomplete }: Pick<Ledger, 'unknowns' | 'target' | 'tier' | 'run' | 'incomplete'>,
): string {
  const edits = createEdits(source)
  const nodes = createNodes(edits.document)
  const notes: string[] = []
  const touched = new Set<string>()
  const context: Context = {
    edits,
    nodes,
    seen: unknowns.map((observation) => {
      const place = nodes.find(observation)
      const isNaming = ({ schema }: Located) => unknownsOf(schema).includes(observation.unknown)
      return { ...observation, ...place, named: place.beyond.length > 0 ? [] : place.nodes.filter(isNaming) }
    }),
    date: run.startedAt.slice(0, 'YYYY-MM-DD'.length),
    note: (text) => notes.push(text),
    touch: (id) => touched.add(id),
  }
  for (const propose of [proposeSuccess, proposeErrors, proposeFields, proposeExamples, proposeTypes]) propose(context)
  const { text, closed } = edits.apply()
  const left = unknowns.filter(({ unknown }) => !touched.has(unknown) && !closed.includes(unknown))
  const comments = [
    `Proposed by a run on ${context.date} against ${target}, at tier ${tier}: ${run.requests} requests.`,
    'It is evidence of one environment at one time. Read every hunk before you apply it: git apply openapi.patch',
    'Then run npm run generate, npm run lint and npm test: types and tests show what still rests on a closed entry.',
    ...(OWN.includes(target)
      ? [`The ${target} is part of this project, so its responses are no evidence of the service. Do not apply this.`]
      : []),
    ...(incomplete === undefined ? [] : [`The run ended early: ${incomplete}.`]),
    ...(text === source ? ['The observations do not change the document.'] : []),
    ...(closed.length > 0 ? ['', `Closed: ${closed.join(', ')}.`] : []),
    ...(notes.length > 0 ? ['', 'Not proposed, or only in part:', ...notes.map((note) => `  ${note}`)] : []),
    ...(left.length > 0 ? ['', 'Observed, with no change to propose:', ...listed(left)] : []),
  ]
  const patch = text === source ? '' : patchOf(source, text)
  return `${comments.map((line) => `# ${line}`.trimEnd()).join('\n')}\n${patch}`
}

function listed(observations: Observation[]): string[] {
  return [...Map.groupBy(observations, ({ unknown }) => unknown)].flatMap(([id, of]) => [
    `  ${id}`,
    ...of.slice(0, MAX_LINES).map(({ operationId, at, saw, count }) => {
      return `    ${operationId}, ${at}: ${saw}${count > 1 ? ` (${count} times)` : ''}`
    }),
    ...(of.length > MAX_LINES ? [`    … ${of.length - MAX_LINES} more in ledger.json`] : []),
  ])
}

function patchOf(before: string, after: string): string {
  return createTwoFilesPatch(`a/${FILE}`, `b/${FILE}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
