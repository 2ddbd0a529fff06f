import { escapeRegExp } from '../../src/printable.ts'
import { reasonOf } from '../../src/verifier/reports/problems.ts'
import type { Alarm, Judgement } from './gate.ts'
import type { Mutant } from './mutant.ts'

/**
 * Mutants that do not break the contract, although they are derived like the others. They still run, and count as killed if a
 * check detects them. An exclusion whose mutants are all detected is needless.
 */
export interface Exclusion {
  /** Pattern for the IDs of the mutants. `*` matches any text without spaces. */
  ids: string
  because: string
}

export function excludes({ ids }: Exclusion, { id }: Pick<Mutant, 'id'>): boolean {
  return new RegExp(`^${ids.split('*').map(escapeRegExp).join('\\S*')}$`).test(id)
}

/** Share of the contradictions shown by one request that must show again if the request in the report is sent again. */
const MIN_REPEATED = 0.95

export type Report = ReturnType<typeof weigh>

/**
 * Sums up a run of the gate. The run passes if every mutant is killed, unhonoured or excluded, at least one mutant
 * of each rule makes the run contradict it, nothing that a rule permits is contradicted, no exclusion is needless, there is no
 * false alarm, and the requests in reports show the contradictions again.
 *
 * @param all all mutants, even if only some were judged
 */
export function weigh(given: Judgement[], exclusions: Exclusion[], alarms: Alarm[], all: Mutant[]) {
  const [permitted, judgements] = [true, false].map((isPermitted) =>
    given.filter(({ mutant }) => (mutant.kind === 'permitted') === isPermitted),
  ) as [Judgement[], Judgement[]]
  const alarmed = permitted.filter(({ outcome }) => outcome === 'alarmed')
  const excluded = exclusions.map((exclusion) => ({
    exclusion,
    judgements: judgements.filter(({ mutant, outcome }) => outcome === 'survived' && excludes(exclusion, mutant)),
  }))
  const isExcluded = new Set(excluded.flatMap((each) => each.judgements))
  const unhonoured = judgements.filter(({ outcome }) => outcome === 'unhonoured')
  const counted = judgements.filter((judgement) => !isExcluded.has(judgement) && judgement.outcome !== 'unhonoured')
  const survived = counted.filter(({ outcome }) => outcome === 'survived')
  const notApplied = [...counted, ...permitted].filter(({ outcome }) => outcome === 'not applied')
  const tried = new Set(judgements.map(({ mutant }) => mutant.id))
  const needless = exclusions.filter((exclusion, index) => {
    const meant = all.filter((mutant) => excludes(exclusion, mutant))
    return excluded[index]?.judgements.length === 0 && meant.every(({ id }) => tried.has(id))
  })
  const ofRules = Map.groupBy([...counted, ...unhonoured], ({ mutant: { kind, aims } }) =>
    kind === 'rule' ? aims : undefined,
  )
  const uncontradicted = [...ofRules].flatMap(([rule, its]) => {
    const isWhole = all.every(({ id, aims }) => aims !== rule || tried.has(id))
    return rule === undefined || !isWhole || its.some(({ by }) => by.includes(rule)) ? [] : [rule]
  })
  const single = judgements.filter(({ isRepeated }) => isRepeated !== undefined)
  const unrepeated = single.filter(({ isRepeated }) => !isRepeated)
  const isRepeatable = unrepeated.length <= (1 - MIN_REPEATED) * single.length
  return {
    isPassed:
      isRepeatable &&
      [survived, notApplied, needless, alarms, alarmed, uncontradicted].every(({ length }) => length === 0),
    /** Number of contradictions that one request shows, and the mutants of those that it does not show again. */
    single: single.length,
    unrepeated,
    killed: counted.filter(({ outcome }) => outcome === 'killed').length,
    /** Number of judged mutants, without the excluded survivors and the unhonoured ones. */
    total: counted.length,
    survived,
    notApplied,
    /** IDs of rules that no mutant makes the run contradict, although all their mutants were judged. */
    uncontradicted,
    unhonoured,
    excluded,
    /** Exclusions that match no survivor, although all mutants that they match were judged. */
    needless,
    alarms,
    /** Number of changes that rules permit, and those that contradict a documented fact nevertheless. */
    permitted: permitted.length,
    alarmed,
    byKind: tally(counted, ({ mutant }) => mutant.kind),
    byOperation: tally(counted, ({ mutant }) => mutant.operationId),
  }
}

function tally(judgements: Judgement[], nameOf: (judgement: Judgement) => string) {
  return [...Map.groupBy(judgements, nameOf)].map(([name, ofName]) => ({
    name,
    killed: ofName.filter(({ outcome }) => outcome === 'killed').length,
    total: ofName.length,
  }))
}

/** Formats the report for a terminal: two tables, everything that needs attention, and the totals. */
export function reportInWords(report: Report): string {
  const { killed, total, survived, notApplied, uncontradicted, unhonoured, excluded, needless, alarms } = report
  const { single, unrepeated, permitted, alarmed } = report
  const section = <Item>(title: string, items: Item[], inWords: (item: Item) => string) =>
    items.length > 0 ? ['', title, ...items.map((item) => `  ${inWords(item)}`)] : []
  const count = excluded.reduce((sum, { judgements }) => sum + judgements.length, 0)
  return [
    table('kind', report.byKind),
    '',
    table('operation', report.byOperation),
    ...section(
      `${count} excluded: undetected, but no violation of the contract`,
      excluded.filter(({ judgements }) => judgements.length > 0),
      ({ exclusion: { ids, because }, judgements }) => `${judgements.length} × ${ids}\n      ${because}`,
    ),
    ...section('Survived: the run did not detect that the fact is broken', survived, ({ mutant: { id }, by }) =>
      by.length > 0 ? `${id} (other facts contradicted: ${by.slice(0, 3).join(', ')})` : id,
    ),
    ...section('Never applied: the fault changed no request, response or state', notApplied, ({ mutant }) => mutant.id),
    ...section('Never contradicted: no mutant makes the check of the rule fail', uncontradicted, String),
    ...section('Unnecessary exclusions: no surviving mutant matches', needless, ({ ids }) => ids),
    ...section(
      'False alarms: contradicted by a sandbox without faults',
      alarms,
      ({ now, finding }) => `${finding.id} at ${now}: ${reasonOf(finding)}`,
    ),
    ...section(
      'False alarms: contradicted by a change that the rule permits',
      alarmed,
      ({ mutant: { id }, by }) => `${id} (${by.join(', ')})`,
    ),
    ...section(
      'Not reproduced by the request in the report, for example because its resource no longer exists',
      unrepeated,
      ({ mutant, by }) => `${mutant.id} (${by[0]})`,
    ),
    '',
    ...(single > 0
      ? [
          `The request in the report reproduces ${single - unrepeated.length} of ${single} contradictions that one request shows.`,
        ]
      : []),
    ...(unhonoured.length > 0
      ? [`Mutants not counted, because they hide whether the service honours a parameter: ${unhonoured.length}.`]
      : []),
    ...(permitted > 0
      ? [`${permitted - alarmed.length} of ${permitted} changes that rules permit contradict nothing.`]
      : []),
    `${killed} of ${total} mutants are killed, ${alarms.length} false alarm${alarms.length === 1 ? '' : 's'}.`,
  ].join('\n')
}

function table(title: string, rows: Report['byKind']): string {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length))
  const line = (name: string, killed: string | number, total: string | number) =>
    `${name.padEnd(width)}  ${String(killed).padStart(6)}  ${String(total).padStart(6)}`
  return [
    line(title, 'killed', 'of'),
    ...rows.map(({ name, killed, total }) => `${line(name, killed, total)}${killed < total ? '  !' : ''}`),
  ].join('\n')
}
