import { type Finding, isContradicted, type Ledger } from '../model/ledger.ts'
import { isKnown } from './words.ts'

/** Contradictions that a reader fixes together, such as the same wrong status of 13 operations. */
export interface Cause {
  /** `contradicted` if it contradicts any fact, otherwise `assumption contradicted`. */
  verdict: 'contradicted' | 'assumption contradicted'
  /** Whether an earlier run had all of its contradictions as well, so that it does not fail this run. */
  isKnown: boolean
  /** What is wrong, such as `expected 401, got 403`. */
  says: string
  /** Other problems of the findings, each with one fact, such as `/end: expected a string, got 7 (getRun/2XX.end/type)`. */
  also: string[]
  /** The finding that reports show for the cause. */
  main: Finding
  findings: Finding[]
  /** The operations of the contradicted facts; of the assumptions, if there are no facts. */
  operationIds: string[]
}

/** Number of places with the same problem above which they have one cause. */
const COMMON = 2

/** What the text of a finding says about its cause. */
interface Traits {
  /** Groups that the finding may belong to, from narrow to wide. It belongs to a wide one that has many narrow ones. */
  levels: string[]
  /** Further groups that it belongs to. */
  also: string[]
}

/**
 * Groups contradictions by what is wrong. Contradictions with the same text have one cause, as have those of one wrong field, of
 * one parameter, of one unreadable response, and of many fields that are wrong in the same way. Contradictions come before
 * contradicted assumptions, new causes before known ones, access and broken rules before single values, and rare causes before
 * common ones.
 */
export function causesOf(ledger: Pick<Ledger, 'facts' | 'baseline'>): Cause[] {
  const findings = ledger.facts.filter(isContradicted)
  const traits = new Map(findings.map((finding) => [finding, traitsOf(finding)]))
  const groups = createGroups(findings)
  for (const [finding, { levels, also }] of traits) {
    for (const key of [levels[0] ?? finding.id, ...also]) groups.join(key, finding)
  }
  for (const level of [1, 2]) {
    const wide = Map.groupBy(findings, (finding) => traits.get(finding)?.levels[level])
    for (const [key, members] of wide) {
      const narrow = new Set(members.map((finding) => traits.get(finding)?.levels[level - 1]))
      if (key !== undefined && narrow.size > COMMON) for (const finding of members) groups.join(key, finding)
    }
  }
  return groups
    .all()
    .map((group) => causeOf(ledger, group))
    .sort(orderOf)
}

/** Ranks access first, then the behaviour of the service, then single values and statuses. */
function rankOf(finding: Finding): number {
  if (finding.kind === 'access') return 0
  return finding.kind === 'rule' || isBehaviour(finding) ? 1 : 2
}

/** Whether a finding is about what the service does, rather than about a value or a status. */
function isBehaviour({ kind, pointer, reason = '' }: Finding): boolean {
  return (kind === 'rule' || kind === 'expectation') && pointer === undefined && !STATUS.test(reason)
}

const STATUS = /^expected (\dXX|\d{3}), got (\d)\d\d/
const WHOLE = /^(expected (a JSON body|application\/json|no body)|got \d{3}, which is undocumented)/

function traitsOf(finding: Finding): Traits {
  const { operationId, kind, pointer, evidence } = finding
  const text = firstOf(finding)
  // One token that reaches too much is one cause, whatever it reaches.
  if (kind === 'access') return { levels: [`access ${text.replace(/:.*/s, '')}`], also: [] }
  const about = aboutOf(finding)
  // Several problems of one response have one cause, such as a page of a gateway.
  const response = `exchange ${evidence.at(-1)}`
  const side = /^[3-5d]/.test(about) ? 'error' : 'success'
  const [status, expected = '', got = ''] = STATUS.exec(text) ?? []
  if (status) {
    // A service that returns a wrong error status usually does so everywhere: one cause.
    if (/^[45]/.test(expected) && /^[45]/.test(got)) return { levels: [text], also: [response] }
    // Each rule is about something else, even if it is broken by the same status.
    if (kind === 'rule' || kind === 'expectation') return { levels: [`${operationId} ${about}`], also: [] }
    const input = /^(query|body|path)\.([^/[.]*)/.exec(about)?.[2]
    const place = input ?? about.replace(/\/.*/, '')
    const way = `${kind} ${text}`
    return { levels: [`${operationId} ${place}`, `${operationId} ${way}`, way], also: input ? [] : [response] }
  }
  // A service or gateway that sets a wrong content type usually does so everywhere.
  if (about.endsWith('/content-type')) return { levels: [text], also: [response] }
  if (WHOLE.test(text)) {
    const general = `${side} ${text.replace(/\d+ characters/, 'characters')}`
    return { levels: side === 'error' ? [general] : [`${operationId} ${general}`, general], also: [response] }
  }
  if (pointer === undefined) return { levels: [text], also: [] }
  const place = generic(pointer)
  // A misnamed field shows as a missing and an undocumented field of the same object.
  const isName = /: expected (this field|only the documented fields), got/.test(text)
  const object = /: expected this field/.test(text) ? place.replace(/\/[^/]*$/, '') : place
  // Many fields may be wrong in one way, such as `null` instead of left out.
  const problem = problemOf(text)
  const way = `${side}${problem.replace(/^.*?(?=: expected)/, '')}`
  return {
    levels: [`${operationId} ${side} ${place}`, `${operationId} ${way}`, way],
    also: [problem, ...(isName ? [`${response} ${object}`] : [])],
  }
}

/** The first problem of a finding, without what differs between findings with the same cause. */
function firstOf({ reason = '' }: Finding): string {
  return reason
    .replace(/^no response of the operation has this field: /, '')
    .replace(/, but the expected status is only assumed .*/, '')
    .replace(/; .*/s, '')
}

/** The first problem of a finding, without the place in a list and the wrong value. */
function textOf(finding: Finding): string {
  const text = firstOf(finding)
  return finding.pointer === undefined ? text : problemOf(text)
}

/** What a finding is about: its ID without the operation, such as `2XX.name/type`. */
const aboutOf = ({ id, operationId }: Finding) => id.slice(operationId.length + 1)

const generic = (text: string) => text.replace(/\/\d+(?=[/:]|$)/g, '/[]')

/** The text about a wrong value, without its place in a list and with its kind instead of the value. */
const problemOf = (text: string) => generic(text).replace(/(, got) .*/s, `$1 ${kindOf(text)}`)

/** The kind of the value that a message quotes. */
function kindOf(text: string): string {
  const got = text.replace(/^.*?, got /s, '')
  if (got.startsWith('"')) return 'string'
  return /^-?\d/.test(got) ? 'number' : got
}

function causeOf(ledger: Pick<Ledger, 'baseline'>, findings: Finding[]): Cause {
  const facts = findings.filter(({ verdict }) => verdict === 'contradicted')
  const sorted = [...facts, ...findings.filter((finding) => !facts.includes(finding))]
  const decisive = facts.length > 0 ? facts : findings
  // A fact with evidence says more than one without.
  const weight = (finding: Finding) =>
    rankOf(finding) + (finding.evidence.length > 0 ? 0 : 3) + (isKnown(ledger, finding) ? 6 : 0)
  const [main] = decisive.toSorted((a, b) => weight(a) - weight(b))
  if (!main) throw new Error('A cause needs a finding.')
  const texts = new Map(sorted.toReversed().map((finding) => [textOf(finding), finding]))
  texts.delete(textOf(main))
  return {
    verdict: facts.length > 0 ? 'contradicted' : 'assumption contradicted',
    isKnown: decisive.every((finding) => isKnown(ledger, finding)),
    says: firstOf(main) || main.says,
    also: [...texts.values()].reverse().map((finding) => `${firstOf(finding) || finding.says} (${finding.id})`),
    main,
    findings: sorted,
    operationIds: [...new Set(decisive.map(({ operationId }) => operationId))],
  }
}

/** The order that {@link causesOf} describes. */
function orderOf(a: Cause, b: Cause): number {
  const rank = ({ verdict, isKnown, main }: Cause) =>
    rankOf(main) + (isKnown ? 3 : 0) + (verdict === 'contradicted' ? 0 : 6)
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
