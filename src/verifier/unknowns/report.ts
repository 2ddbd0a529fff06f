import type { OpenApiDocument } from '../../document/document.ts'
import { foldSpace } from '../../printable.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { UNDOCUMENTED_FIELDS } from './observer.ts'

/** So many rows are shown of one entry; the ledger has all. */
const MOST_ROWS = 40

/** Matches the start of every {@link unknownsInWords}. */
export const UNKNOWNS_START = /^# What a run saw of the unknowns\n/

/**
 * Says in Markdown what a run has seen of each entry of the register of unknowns, in its order: where, what and how often; of
 * an entry of which nothing was seen, how it could be settled.
 */
export function unknownsInWords(document: OpenApiDocument, ledger: Ledger): string {
  const byEntry = Map.groupBy(ledger.unknowns, ({ unknown }) => unknown)
  const register = Object.entries(document['x-unknowns'])
  const seen = register.filter(([id]) => byEntry.has(id)).length
  const beyond = byEntry.get(UNDOCUMENTED_FIELDS) ?? []
  return [
    '# What a run saw of the unknowns',
    '',
    `Target ${inline(ledger.target)}, tier ${ledger.tier}, ${ledger.run.startedAt}. Of ${register.length} entries of the register, ${seen} were seen.`,
    'It is evidence of one environment at one time.',
    ...(ledger.incomplete === undefined ? [] : ['', `The run did not come to its end: ${inline(ledger.incomplete)}.`]),
    ...register.flatMap(([id, { question, settle }]) => {
      const observations = byEntry.get(id)
      const title = ['', `## ${id}`, '', foldSpace(question), '']
      return observations ? [...title, ...tableOf(observations)] : [...title, `Not seen; settle: ${foldSpace(settle)}`]
    }),
    ...(beyond.length === 0
      ? []
      : ['', `## ${UNDOCUMENTED_FIELDS}`, '', 'Fields that no entry asks about.', '', ...tableOf(beyond)]),
    '',
  ].join('\n')
}

function tableOf(observations: Observation[]): string[] {
  const more = observations.length - MOST_ROWS
  return [
    '| Operation | Where | Seen | Times |',
    '| --- | --- | --- | ---: |',
    ...observations
      .slice(0, MOST_ROWS)
      .map(
        ({ operationId, at, saw, count }) => `| ${inline(operationId)} | ${inline(at)} | ${inline(saw)} | ${count} |`,
      ),
    ...(more > 0 ? ['', `… and ${more} more rows in ledger.json.`] : []),
  ]
}

/** What came from a service stays text: it becomes neither a cell, nor a link, nor HTML. */
function inline(text: string): string {
  return foldSpace(text).replace(/[\\`*_[\]<>|&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
