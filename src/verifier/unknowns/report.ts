import type { OpenApiDocument } from '../../document/document.ts'
import { foldSpace } from '../../printable.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { UNDOCUMENTED_FIELDS } from './observer.ts'

/** Rows that are shown per entry; the ledger has all. */
const MAX_ROWS = 40

/** Matches the start of every {@link unknownsInWords}. */
export const UNKNOWNS_START = /^# What a run saw of the unknowns\n/

/** Lists in Markdown what a run saw of each entry of the register of unknowns, or how to settle it, in the register's order. */
export function unknownsInWords(
  { 'x-unknowns': unknowns }: Pick<OpenApiDocument, 'x-unknowns'>,
  {
    unknowns: seen,
    target,
    tier,
    run,
    incomplete,
  }: Pick<Ledger, 'unknowns' | 'target' | 'tier' | 'run' | 'incomplete'>,
): string {
  const byEntry = Map.groupBy(seen, ({ unknown }) => unknown)
  const register = Object.entries(unknowns)
  const count = register.filter(([id]) => byEntry.has(id)).length
  const undocumented = byEntry.get(UNDOCUMENTED_FIELDS)
  const section = (id: string, text: string, ...lines: string[]) => ['', `## ${id}`, '', text, '', ...lines]
  return [
    '# What a run saw of the unknowns',
    '',
    `Target ${inline(target)}, tier ${tier}, ${run.startedAt}. The run saw ${count} of ${register.length} entries of the register.`,
    'It is evidence of one environment at one time.',
    ...(incomplete === undefined ? [] : ['', `The run ended early: ${inline(incomplete)}.`]),
    ...register.flatMap(([id, { question, settle }]) => {
      const observations = byEntry.get(id)
      const lines = observations ? tableOf(observations) : [`Not seen. To settle it: ${foldSpace(settle)}`]
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
    '| Operation | Where | Seen | Times |',
    '| --- | --- | --- | ---: |',
    ...rows,
    ...(more > 0 ? ['', `… and ${more} more rows in ledger.json.`] : []),
  ]
}

/** Escapes text of a service, so that it is neither a cell, nor a link, nor HTML. */
function inline(text: string): string {
  return foldSpace(text).replace(/[\\`*_[\]<>|&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
