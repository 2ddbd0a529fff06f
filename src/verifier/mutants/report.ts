import { type Exclusion, excludes } from './exclusions.ts'
import type { Alarm } from './false-alarms.ts'
import type { Judgement } from './gate.ts'
import type { Mutant } from './mutant.ts'

/** What the gate has found out. It is passed when nothing is left but what was killed and what is rightly excluded. */
export interface Report {
  isPassed: boolean
  killed: number
  /** Number of mutants, without those that are excluded. */
  total: number
  survived: Judgement[]
  notApplied: Judgement[]
  excluded: { exclusion: Exclusion; judgements: Judgement[] }[]
  /** Exclusions of what there is not, or of what is killed without exception. */
  needless: Exclusion[]
  alarms: Alarm[]
  byKind: Tally[]
  byOperation: Tally[]
}

/** How many of the mutants of one kind or operation were killed. */
interface Tally {
  name: string
  killed: number
  total: number
}

/** @param all every mutant there is, of which only some may have been tried */
export function weigh(judgements: Judgement[], exclusions: Exclusion[], alarms: Alarm[], all: Mutant[]): Report {
  const excluded = exclusions.map((exclusion) => ({
    exclusion,
    judgements: judgements.filter(({ mutant, outcome }) => outcome === 'survived' && excludes(exclusion, mutant)),
  }))
  const isExcluded = new Set(excluded.flatMap((each) => each.judgements))
  const counted = judgements.filter((judgement) => !isExcluded.has(judgement))
  const survived = counted.filter(({ outcome }) => outcome === 'survived')
  const notApplied = counted.filter(({ outcome }) => outcome === 'not applied')
  const tried = new Set(judgements.map(({ mutant }) => mutant.id))
  const needless = excluded
    .filter(({ exclusion, judgements: { length } }) => {
      const meant = all.filter((mutant) => excludes(exclusion, mutant))
      return length === 0 && meant.every(({ id }) => tried.has(id))
    })
    .map(({ exclusion }) => exclusion)
  return {
    isPassed: [survived, notApplied, needless, alarms].every(({ length }) => length === 0),
    killed: counted.filter(({ outcome }) => outcome === 'killed').length,
    total: counted.length,
    survived,
    notApplied,
    excluded,
    needless,
    alarms,
    byKind: tally(counted, ({ mutant }) => mutant.kind),
    byOperation: tally(counted, ({ mutant }) => mutant.operationId),
  }
}

function tally(judgements: Judgement[], nameOf: (judgement: Judgement) => string): Tally[] {
  return [...Map.groupBy(judgements, nameOf)].map(([name, ofName]) => ({
    name,
    killed: ofName.filter(({ outcome }) => outcome === 'killed').length,
    total: ofName.length,
  }))
}

/** The report for a terminal: two tables, then everything that a person must look at. */
export function reportInWords(report: Report): string {
  const { killed, total, survived, notApplied, excluded, needless, alarms } = report
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
  const count = excluded.reduce((sum, { judgements }) => sum + judgements.length, 0)
  return [
    table('kind', report.byKind),
    '',
    table('operation', report.byOperation),
    ...section(
      `${count} excluded, each of which was tried and tells nothing`,
      excluded
        .filter(({ judgements }) => judgements.length > 0)
        .map(({ exclusion: { ids, because }, judgements }) => `${judgements.length} × ${ids}\n      ${because}`),
    ),
    ...section(
      'Survived: the run has not seen what is wrong',
      survived.map(
        ({ mutant: { id }, by }) => id + (by.length > 0 ? ` (seen elsewhere: ${by.slice(0, 3).join(', ')})` : ''),
      ),
    ),
    ...section(
      'Never applied: the run has not asked for what is wrong',
      notApplied.map(({ mutant: { id } }) => id),
    ),
    ...section(
      'Exclusions of what there is not, or is killed: drop them',
      needless.map(({ ids }) => ids),
    ),
    ...section(
      'False alarms: contradicted, though nothing is wrong',
      alarms.map(({ now, seed, finding: { id, reason } }) => `${id} at ${now} with the seed ${seed}: ${reason}`),
    ),
    '',
    `${killed} of ${total} mutants are killed, ${alarms.length} false alarms.`,
  ].join('\n')
}

function table(title: string, rows: Tally[]): string {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length))
  const line = (name: string, killed: string | number, total: string | number) =>
    `${name.padEnd(width)}  ${String(killed).padStart(6)}  ${String(total).padStart(6)}`
  return [
    line(title, 'killed', 'of'),
    ...rows.map(({ name, killed, total }) => `${line(name, killed, total)}${killed < total ? '  !' : ''}`),
  ].join('\n')
}

/** Matches the start of {@link reportAsData} as JSON. */
export const REPORT_START = /^\{\s*"isPassed": (true|false),\s*"killed": /

/** The report as data: every mutant that was tried, in order, and what became of it. */
export function reportAsData(report: Report, judgements: Judgement[]): object {
  const { isPassed, killed, total, byKind, byOperation, excluded, alarms } = report
  const exclusionOf = (judgement: Judgement) =>
    excluded.find(({ judgements }) => judgements.includes(judgement))?.exclusion
  return {
    isPassed,
    killed,
    total,
    byKind,
    byOperation,
    mutants: judgements.map((judgement) => {
      const {
        mutant: { id, kind, operationId, aims, says },
        outcome,
        by,
      } = judgement
      const because = exclusionOf(judgement)?.because
      return {
        id,
        kind,
        operationId,
        ...(aims !== undefined && { aims }),
        says,
        outcome,
        by,
        ...(because && { excluded: because }),
      }
    }),
    needless: report.needless,
    alarms,
  }
}
