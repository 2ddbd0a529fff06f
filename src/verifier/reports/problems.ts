/** One row per kind of problem: its words, what to do about it, and which problems have the same cause. */
import { keysOf, pointerOf } from '../../document/walk.js'
import { statusInWords } from '../http/exchange.ts'
import type { Finding, Gap } from '../model/ledger.ts'
import type { Problem, ProblemKind, RuleProblem, StatusProblem, ValueProblem } from '../model/problem.ts'
import { hasStatus } from '../model/status.ts'

/** Which contradictions have one cause. */
export interface Causes {
  /** Groups that a contradiction may belong to, from narrow to wide. It belongs to a wide one that has many narrow ones. */
  levels: string[]
  /** Further groups that it belongs to. */
  also?: string[]
}

type ProblemOf<Kind extends ProblemKind> = Problem extends infer One
  ? One extends { kind: infer Kinds }
    ? Kind extends Kinds
      ? One
      : never
    : never
  : never

interface Row<Of extends Problem> {
  /** The problem as a phrase, such as `expected 401, got 403`. */
  words(problem: Of): string
  /** What the service should do instead, as the start of a sentence. */
  remedy(problem: Of): string
  /** The groups of a finding whose first problem this is. */
  causes(problem: Of, finding: Finding): Causes
}

const FOLLOW_FACT = 'Make the service do what the fact says'

/** The last exchange of a finding: several problems of one response have one cause, such as a page of a gateway. */
const responseOf = ({ evidence }: Finding) => `exchange ${evidence.at(-1)}`

/** The side of a documented status or range: that of a success, or of an error. */
const sideOf = ({ response = '2XX' }: { response?: string }) => (response.startsWith('2') ? 'success' : 'error')

/** For problems with a whole response: those with errors are one cause in all operations, as most have one source. */
function ofWhole(problem: { response?: string }, what: string, finding: Finding): Causes {
  const side = sideOf(problem)
  const general = `${side} ${what}`
  const levels = side === 'error' ? [general] : [`${finding.operationId} ${general}`, general]
  return { levels, also: [responseOf(finding)] }
}

const located: Row<ValueProblem> = {
  words: ({ place, expected, got }) => `${place || 'the body'}: expected ${expected}, got ${got}`,
  remedy: ({ kind, keyword, expected }) => {
    if (kind === 'missing field') return 'Return the field'
    if (kind === 'undocumented field') return 'Leave out the rest'
    return `Return ${LIMITS.includes(keyword) ? `a value that is ${expected}` : expected}`
  },
  causes: (problem, finding) => {
    const { kind, place, expected, type } = problem
    const { operationId } = finding
    const anywhere = inAnyItem(place)
    const side = sideOf(problem)
    // Many fields may be wrong in one way, such as `null` instead of left out.
    const way = `${side} ${kind} ${expected} ${type}`
    // A misnamed field shows as a missing and an undocumented field of the same object.
    const object = kind === 'missing field' ? inAnyItem(pointerOf(keysOf(place).slice(0, -1))) : anywhere
    const isName = kind !== 'value'
    return {
      levels: [`${operationId} ${side} ${anywhere}`, `${operationId} ${way}`, way],
      also: [`${anywhere} ${expected} ${type}`, ...(isName ? [`${responseOf(finding)} ${object}`] : [])],
    }
  },
}

/** Keywords whose words say what a value is, not which value. */
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'minLength', 'maxLength']

/** A JSON pointer without the indexes of lists. */
const inAnyItem = (pointer: string) => pointerOf(keysOf(pointer).map((key) => (/^\d+$/.test(key) ? '[]' : key)))

/** A row for each kind of problem. */
export const PROBLEMS: { [Kind in ProblemKind]: Row<ProblemOf<Kind>> } = {
  status: {
    words: ({ sent, expected, got, although, ...response }) => {
      const status = statusInWords({ status: got, ...response })
      return `${sent === undefined ? '' : `${sent}: `}expected ${expected}, got ${status}${although ? proofInWords(although) : ''}`
    },
    remedy: ({ expected, got }) => {
      if (isAbout('4XX', expected) || isAbout('5XX', expected))
        return hasStatus('2XX', got) ? 'Reject the request' : `Respond with ${expected.replace('4XX', 'a 4XX status')}`
      return hasStatus('4XX', got) ? 'Accept the request' : `Respond with ${expected}: the request is valid`
    },
    causes: ({ expected, got }, finding) => {
      const { id, operationId, kind, at } = finding
      const text = `status ${expected} ${got}`
      // A service that returns a wrong error status usually does so everywhere: one cause.
      if (!isAbout('2XX', expected) && got >= 400) return { levels: [text], also: [responseOf(finding)] }
      // Each rule is about something else, even if it is broken by the same status; one of many operations is one cause.
      if (kind === 'rule' || kind === 'expectation') return { levels: [id, `${id.slice(operationId.length)} ${text}`] }
      const input = at && at.in !== 'answer' ? at.path[0] : undefined
      const place = input === undefined ? (kind === 'auth' ? kind : id) : `${at?.in}.${input}`
      const way = `${kind} ${text}`
      return {
        levels: [`${operationId} ${place}`, `${operationId} ${way}`, way],
        also: input === undefined ? [responseOf(finding)] : [],
      }
    },
  },
  'undocumented status': {
    words: ({ got }) => `got ${got}, which is undocumented`,
    remedy: () => 'Respond with a documented status',
    causes: ({ got }, finding) => ofWhole({}, `undocumented status ${got}`, finding),
  },
  'server error': {
    words: () => 'a valid request got 500',
    remedy: () => 'Accept the request',
    causes: ({ kind }) => ({ levels: [kind] }),
  },
  'no response': {
    words: ({ got }) => got,
    remedy: () => 'Send the whole response',
    causes: ({ kind, got }) => ({ levels: [`${kind} ${got}`] }),
  },
  'content type': {
    words: ({ expected, got }) => `expected ${expected}, got ${got}`,
    remedy: ({ expected }) => `Return ${expected}`,
    // A service or gateway that sets a wrong content type usually does so everywhere.
    causes: ({ kind, expected, got }, finding) => ({
      levels: [`${kind} ${expected} ${got}`],
      also: [responseOf(finding)],
    }),
  },
  body: {
    words: ({ got, characters, because }) => `expected a JSON body, got ${BODIES[got](characters, because)}`,
    remedy: () => 'Return a JSON body',
    causes: (problem, finding) => ofWhole(problem, `${problem.kind} ${problem.got} ${problem.because ?? ''}`, finding),
  },
  'unexpected body': {
    words: ({ characters }) => `expected no body, got ${characters ?? 'undecodable'} characters`,
    remedy: () => 'Return no body',
    causes: (problem, finding) => ofWhole(problem, problem.kind, finding),
  },
  value: located,
  'missing field': located,
  'undocumented field': located,
  boundary: {
    words: ({ sent, got, other, otherGot }) => `got ${got} for ${sent}, but ${otherGot} for ${other}`,
    remedy: () => FOLLOW_FACT,
    causes: ({ kind, sent, got, other, otherGot }) => ({ levels: [[kind, sent, got, other, otherGot].join(' ')] }),
  },
  default: {
    words: () => 'omitting the parameter gives a different response than sending its default',
    remedy: () => FOLLOW_FACT,
    causes: ({ kind }) => ({ levels: [kind] }),
  },
  access: {
    words: ({ token, did, of, unless }) => {
      const who = token === undefined ? 'the token of the run' : `\`${token}\``
      const what = did === 'reads' ? 'reads data of' : did
      return `${who} ${what} ${of}: the service wrongly lets it in, or ${unless}; check the fixture`
    },
    remedy: () => 'Reject the request, or correct the fixture',
    // One token that reaches too much is one cause, whatever it reaches.
    causes: ({ kind, token, did, of }) => ({ levels: [`${kind} ${token ?? ''} ${did} ${of}`] }),
  },
  rule: {
    words: ({ what, place, expected, got }) => {
      const values = expected === undefined ? got : `expected ${expected}, got ${got}`
      const about = what ?? (expected === undefined ? undefined : place)
      return about === undefined ? values : `${about}: ${values}`
    },
    remedy: () => FOLLOW_FACT,
    causes: (problem, finding) => (problem.place === undefined ? ofRule(problem) : ofRuleAt(problem, finding)),
  },
}

const ofRule = ({ kind, what, expected, got }: RuleProblem): Causes => ({
  levels: [[kind, what, expected, got].join(' ')],
})

/** A rule about a wrong value has the cause of the value. */
const ofRuleAt = ({ place = '', expected = '' }: RuleProblem, { operationId }: Finding): Causes => ({
  levels: [`${operationId} success ${inAnyItem(place)}`],
  also: [`${inAnyItem(place)} ${expected}`],
})

const BODIES: Record<ProblemOf<'body'>['got'], (characters?: number, because?: string) => string> = {
  nothing: () => 'none',
  'HTML or XML': (characters) => `${characters} characters of HTML or XML`,
  'truncated JSON': (characters) => `JSON that breaks off after ${characters} characters`,
  'not JSON': (characters, because) =>
    `${characters} characters that are not JSON${because ? `, because ${because}` : ''}`,
  undecodable: (_, because) => `one that is ${because}`,
}

const isAbout = (range: string, expected: string) => expected === range || hasStatus(range, Number(expected))

function proofInWords(although: NonNullable<StatusProblem['although']>): string {
  if ('worksOn' in although) {
    const { worksOn } = although
    return `, although the token works on ${worksOn} other operation${worksOn > 1 ? 's' : ''}`
  }
  return although.exists === 'every ID'
    ? ', although every ID in the path exists'
    : ', although the resource should exist'
}

const rowOf = (problem: Problem) => PROBLEMS[problem.kind] as Row<Problem>

/** Formats a problem as a phrase, such as `/0/createdAt: expected an RFC 3339 timestamp, got 1767225600`. */
export function problemInWords(problem: Problem): string {
  const { waitedMs } = problem
  const words = rowOf(problem).words(problem)
  return waitedMs === undefined ? words : `${words} (after ${Math.round(waitedMs / 100) / 10} s)`
}

/** As {@link problemInWords}, with what qualifies the problem. */
function problemInFull(problem: Problem): string {
  const { restsOn, more } = problem
  const isNeverThere = problem.kind === 'missing field' && problem.isNeverThere
  const isAssumed = problem.kind === 'status' && problem.isAssumed
  return [
    isNeverThere ? 'no response of the operation has this field: ' : '',
    problemInWords(problem),
    isAssumed ? `, but the expected status is only assumed (${restsOn.join(', ')})` : '',
    more === undefined ? '' : `; and ${more} more`,
  ].join('')
}

/** Says why a fact was not tested, as a phrase. */
export const gapInWords = ({ why, isPartial }: Gap): string => (isPartial ? `only partly tested: ${why}` : why)

/** Says why a finding has its verdict: what is wrong, or why the fact was not tested; `undefined` if it is verified. */
export function reasonOf({ problems, gap }: Pick<Finding, 'problems' | 'gap'>): string | undefined {
  if (problems) return [...new Set(problems.map(problemInFull))].join('; ')
  return gap && gapInWords(gap)
}

/** Says what the service should do instead, as the start of a sentence. */
export const remedyOf = (problem: Problem): string => rowOf(problem).remedy(problem)

/** The groups of contradictions with one cause to which a finding belongs. */
export const causesIn = (problem: Problem, finding: Finding): Causes => rowOf(problem).causes(problem, finding)

/** What two problems that differ only in the place in a list and the wrong value have in common. */
export function samenessOf(problem: Problem): string {
  if (problem.kind === 'rule' && problem.place !== undefined) return `${inAnyItem(problem.place)} ${problem.expected}`
  if (!('type' in problem)) return problemInWords(problem)
  const { place, expected, type } = problem
  return `${inAnyItem(place)} ${expected} ${type}`
}
