import { foldSpace, oneLine } from '../../printable.ts'
import { type Finding, isContradicted, type Ledger } from '../model/ledger.ts'
import { isKnown } from './failures.ts'
import { type Causes, causesIn, problemInWords, reasonOf, remedyOf, samenessOf } from './problems.ts'
import type { Sources } from './sources.ts'
import { count, findingsInWords } from './words.ts'

/** Contradictions that a reader fixes together, such as the same wrong status of 13 operations. */
export interface Cause {
  /** `contradicted` if it contradicts any fact, otherwise `assumption contradicted`. */
  verdict: 'contradicted' | 'assumption contradicted'
  /** Whether an earlier run had all of its contradictions as well, so that it does not fail this run. */
  isKnown: boolean
  /** What is wrong, such as `expected 401, got 403`. */
  says: string
  /** Other problems of the findings, each with one fact, such as `/end: expected a string, got 7 (getThing/2XX.end/type)`. */
  also: string[]
  /** The finding that reports show for the cause. */
  main: Finding
  findings: Finding[]
  /** The operations of the contradicted facts; of the assumptions, if there are no facts. */
  operationIds: string[]
}

/** Number of places with the same problem above which they have one cause. */
const COMMON = 2

/**
 * Groups contradictions by what is wrong. Contradictions with the same text have one cause, as have those of one wrong field, of
 * one parameter, of one unreadable response, and of many fields that are wrong in the same way. Contradictions come before
 * contradicted assumptions, new causes before known ones, access and broken rules before single values, and rare causes before
 * common ones.
 */
export function causesOf(ledger: Pick<Ledger, 'facts' | 'baseline'>): Cause[] {
  const findings = ledger.facts.filter(isContradicted)
  const grouping = new Map(findings.map((finding) => [finding, groupingOf(finding)]))
  const groups = createGroups(findings)
  for (const [finding, { levels, also = [] }] of grouping) {
    for (const key of [levels[0] ?? finding.id, ...also]) groups.join(key, finding)
  }
  for (const level of [1, 2]) {
    const wide = Map.groupBy(findings, (finding) => grouping.get(finding)?.levels[level])
    for (const [key, members] of wide) {
      const narrow = new Set(members.map((finding) => grouping.get(finding)?.levels[level - 1]))
      if (key !== undefined && narrow.size > COMMON) for (const finding of members) groups.join(key, finding)
    }
  }
  return groups
    .all()
    .map((group) => causeOf(ledger, group))
    .sort(orderOf)
}

/** The groups of a finding; a group of its own if it has no problem, as in a ledger that somebody has edited. */
function groupingOf(finding: Finding): Causes {
  const [problem] = finding.problems ?? []
  return problem ? causesIn(problem, finding) : { levels: [finding.id] }
}

/** Ranks access first, then the behaviour of the service, then single values and statuses. */
function rankOf(finding: Finding): number {
  if (finding.kind === 'access') return 0
  return finding.kind === 'rule' || isOfBehaviour(finding) ? 1 : 2
}

/** Whether an expectation is about what the service does, rather than about a value or a status. */
function isOfBehaviour({ kind, problems: [problem] = [] }: Finding): boolean {
  return kind === 'expectation' && problem?.kind === 'rule' && problem.place === undefined
}

/** The first problem of a finding as a phrase; the fact if there is none. */
const saysOf = ({ says, problems: [problem] = [] }: Finding) => (problem ? problemInWords(problem) : says)

/** What findings have in common if their first problems differ only in the place in a list and the wrong value. */
const likenessOf = ({ says, problems: [problem] = [] }: Finding) => (problem ? samenessOf(problem) : says)

function causeOf(ledger: Pick<Ledger, 'baseline'>, findings: Finding[]): Cause {
  const facts = findings.filter(({ verdict }) => verdict === 'contradicted')
  const sorted = [...facts, ...findings.filter((finding) => !facts.includes(finding))]
  const decisive = facts.length > 0 ? facts : findings
  // A fact with evidence says more than one without.
  const weight = (finding: Finding) =>
    rankOf(finding) + (finding.evidence.length > 0 ? 0 : 3) + (isKnown(ledger, finding) ? 6 : 0)
  const [main] = decisive.toSorted((a, b) => weight(a) - weight(b))
  if (!main) throw new Error('A cause needs a finding.')
  const texts = new Map(sorted.toReversed().map((finding) => [likenessOf(finding), finding]))
  texts.delete(likenessOf(main))
  return {
    verdict: facts.length > 0 ? 'contradicted' : 'assumption contradicted',
    isKnown: decisive.every((finding) => isKnown(ledger, finding)),
    says: saysOf(main),
    also: [...texts.values()].reverse().map((finding) => `${saysOf(finding)} (${finding.id})`),
    main,
    findings: sorted,
    operationIds: [...new Set(decisive.map(({ operationId }) => operationId))],
  }
}

/** The order that {@link causesOf} describes. */
function orderOf(a: Cause, b: Cause): number {
  const rank = (cause: Cause) =>
    rankOf(cause.main) + (cause.isKnown ? 3 : 0) + (cause.verdict === 'contradicted' ? 0 : 6)
  return rank(a) - rank(b) || a.operationIds.length - b.operationIds.length || a.findings.length - b.findings.length
}

/** Groups of findings that can be united. */
function createGroups(findings: Finding[]) {
  const groups = new Map(findings.map((finding) => [finding, [finding]]))
  const byKey = new Map<string, Finding>()
  const of = (finding: Finding) => groups.get(finding) ?? [finding]

  function unite(a: Finding, b: Finding) {
    const one = of(a)
    const other = of(b)
    if (one === other) return
    one.push(...other)
    for (const finding of other) groups.set(finding, one)
  }

  return {
    /** Adds a finding to the group of the first one that had the key. */
    join(key: string, finding: Finding) {
      const first = byKey.get(key)
      if (first) unite(first, finding)
      else byKey.set(key, finding)
    },
    /** The groups, each in the order of the findings. */
    all: () =>
      [...new Set(groups.values())].map((group) => group.toSorted((a, b) => findings.indexOf(a) - findings.indexOf(b))),
  }
}

/** Who corrects the document of an installed package. */
export const MAINTAINERS = 'the maintainers of this package'

/** States which operations a cause affects and what is wrong, such as `13 operations: expected 401, got 403`. */
export function causeInWords({ operationIds, says, verdict, ...cause }: Cause): string {
  const where = operationIds.length > 2 ? count(operationIds.length, 'operation') : operationIds.join(', ')
  return oneLine(`${cause.isKnown && verdict === 'contradicted' ? 'known: ' : ''}${where}: ${says}`)
}

/** All that is wrong with a broken rule, which may state several things; no line if the heading of the cause says it all. */
export function ruleInFull({ main, says }: Cause): string[] {
  const isRule = main.kind === 'rule' || main.kind === 'expectation'
  const reason = reasonOf(main)
  return isRule && reason !== undefined && reason !== says ? [`In full: ${reason}`] : []
}

/** States the fact that a cause contradicts, and how many more. */
export function factInWords({ main, findings }: Cause): string {
  return `${main.says} (${findingsInWords(findings)}, such as ${main.id})`
}

/** Says what to do about a cause. */
export function remedyInWords(
  { verdict, main, operationIds }: Cause,
  { lineOf, register, inPackage = false }: Sources = {},
): string {
  const line = lineOf?.(main) ?? 'openapi.yaml'
  const correct = inPackage ? `report ${main.id} to ${MAINTAINERS}` : `correct ${line}`
  const [problem] = main.problems ?? []
  const remedy = problem ? remedyOf(problem) : 'Make the service do what the fact says'
  // Access is no statement of the document.
  if (main.kind === 'access') return `${remedy}.`
  if (verdict === 'assumption contradicted') {
    const { restsOn: [id = ''] = [] } = main
    const question = register?.[id]?.question
    return `No contract is broken. ${question ? `Answer the open question: ${foldSpace(question)} Then` : 'If the service is right,'} ${correct}.`
  }
  const where = operationIds.length > 1 ? ' in each of these operations' : ''
  return `${remedy}${where}; or ${correct}, if the service is right.`
}
