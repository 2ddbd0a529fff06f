import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { JSON_TYPE, listOperations, type OpenApiDocument, unknownsOf } from '../../document/document.ts'
import { createNodes, definitionOf, schemaIn } from '../../document/schemas.ts'
import { foldSpace } from '../../printable.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { UNDOCUMENTED_FIELDS } from './observer.ts'
import { type Context, createEdits, type Located, type Seen } from './proposal/edits.ts'
import { PROPOSALS } from './proposal/refine.ts'

const FILE = 'openapi.yaml'
/** Maximum number of observations per entry, in a patch and in Markdown. The ledger has all observations. */
const MAX_LINES = 6
const MAX_ROWS = 40

/** Targets that belong to this project: their responses are not evidence of how the service behaves. */
const OWN = ['sandbox', 'in-process', 'mock']

/** Match the start of every text by {@link proposePatch} and {@link unknownsInWords}, including those of earlier versions. */
export const PATCH_START = /^# Proposed by a run on /
export const UNKNOWNS_START = /^# (Observations on unknowns|What a run saw of the unknowns)\n/

type RunLedger = Pick<Ledger, 'unknowns' | 'target' | 'tier' | 'run' | 'incomplete'>

/**
 * Proposes changes to the document that follow from a run's observations, as a patch for `git apply`. Comments before the
 * patch explain how to use it, and list the closed entries and the observations that lead to no change.
 *
 * @param source the text of openapi.yaml
 * @throws Error if the text is not valid YAML
 */
export function proposePatch(source: string, { unknowns, target, tier, run, incomplete }: RunLedger): string {
  const edits = createEdits(source)
  const placeOf = placesIn(edits.document)
  const date = run.startedAt.slice(0, 'YYYY-MM-DD'.length)
  const notes: string[] = []
  const touched = new Set<string>()
  const context: Context = {
    edits,
    seen: unknowns.map((observation) => ({ ...observation, ...placeOf(observation) })),
    date,
    note: (text) => notes.push(`  ${text}`),
    touch: (id) => touched.add(id),
  }
  for (const propose of PROPOSALS) propose(context)
  const { text, closed } = edits.apply()
  const left = unknowns.filter(({ unknown }) => !touched.has(unknown) && !closed.includes(unknown))
  const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  const comments = [
    `Proposed by a run on ${date} against ${target}, at tier ${tier}: ${run.requests} requests.`,
    'The observations are from one environment at one time. Review every hunk before you apply it: git apply openapi.patch',
    'Then run npm run generate, npm run lint and npm test: types and tests show what still depends on a closed entry.',
    OWN.includes(target) &&
      `The target ${target} is part of this project, so its responses are not evidence of how the service behaves. Do not apply this patch.`,
    incomplete !== undefined && `The run is incomplete: ${incomplete}.`,
    text === source && 'The observations suggest no change to the document.',
    ...(closed.length > 0 ? ['', `Closed entries: ${closed.join(', ')}.`] : []),
    ...section('Not proposed, or only in part:', notes),
    ...section('Observed, with no change to propose:', listed(left)),
  ].filter((line) => line !== false)
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY }
  const patch = createTwoFilesPatch(`a/${FILE}`, `b/${FILE}`, source, text, undefined, undefined, options)
  return `${comments.map((line) => `# ${line}`.trimEnd()).join('\n')}\n${text === source ? '' : patch}`
}

/** Returns a function that finds the place of an observation in a document. */
function placesIn(document: OpenApiDocument) {
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const { nodesOf, childrenOf } = createNodes(document)
  return ({ operationId, at: place, unknown }: Observation): Omit<Seen, keyof Observation> => {
    const [status = '', keys = ''] = place.split(/ (.*)/s)
    const { pointer, source, responses } = operations.get(operationId) ?? {}
    const body = responses?.[status]?.content?.[JSON_TYPE]?.schema
    const response = definitionOf(source?.responses[status], `${pointer}/responses/${status}`)
    let nodes = body ? nodesOf(body, schemaIn(response)) : []
    const beyond = keys.split(/\.|(?=\[\])/).filter(Boolean)
    for (let next = nodes; beyond[0] !== undefined; beyond.shift()) {
      next = childrenOf(nodes, beyond[0])
      if (next.length === 0) break
      nodes = next
    }
    // Both a reference and its target may name the entry.
    const located = nodes.flatMap(({ given, site, ...node }): Located[] => [{ schema: given, pointer: site }, node])
    const named = located.filter(({ schema }) => unknownsOf(schema).includes(unknown))
    return { nodes, beyond, named: beyond.length > 0 ? [] : named }
  }
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

/** Lists the register of unknowns in Markdown: what a run observed about each entry, or how to settle it. */
export function unknownsInWords(
  { 'x-unknowns': unknowns }: Pick<OpenApiDocument, 'x-unknowns'>,
  { unknowns: seen, target, tier, run, incomplete }: RunLedger,
): string {
  const byEntry = Map.groupBy(seen, ({ unknown }) => unknown)
  const register = Object.entries(unknowns)
  const count = register.filter(([id]) => byEntry.has(id)).length
  const undocumented = byEntry.get(UNDOCUMENTED_FIELDS)
  const section = (id: string, text: string, ...lines: string[]) => ['', `## ${id}`, '', text, '', ...lines]
  return [
    '# Observations on unknowns',
    '',
    `Target ${inline(target)}, tier ${tier}, ${run.startedAt}. The run made observations on ${count} of ${register.length} registered unknowns.`,
    'The observations are from one environment at one time.',
    ...(incomplete === undefined ? [] : ['', `The run is incomplete: ${inline(incomplete)}.`]),
    ...register.flatMap(([id, { question, settle }]) => {
      const observations = byEntry.get(id)
      const lines = observations ? tableOf(observations) : [`Not observed. To settle it: ${foldSpace(settle)}`]
      return section(id, foldSpace(question), ...lines)
    }),
    ...(undocumented ? section(UNDOCUMENTED_FIELDS, 'Fields that no entry asks about.', ...tableOf(undocumented)) : []),
    '',
  ].join('\n')
}

function tableOf(observations: Observation[]): string[] {
  const rows = observations.slice(0, MAX_ROWS).map(({ operationId, at, saw, count }) => {
    return `| ${inline(operationId)} | ${inline(at)} | ${inline(saw)} | ${count} |`
  })
  const more = observations.length - rows.length
  return [
    '| Operation | Where | Observed | Times |',
    '| --- | --- | --- | ---: |',
    ...rows,
    ...(more > 0 ? ['', `… and ${more} more in ledger.json.`] : []),
  ]
}

/** Escapes text from a service, so that it cannot add a table cell, a link or HTML. */
function inline(text: string): string {
  return foldSpace(text).replace(/[\\`*_[\]<>|&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
