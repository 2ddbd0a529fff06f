/** What tests read of findings: their problems and gaps in words. */
import type { Shown } from '../checks/responses.ts'
import type { Finding } from '../model/ledger.ts'
import { type Problem, placeIn, type RuleProblem } from '../model/problem.ts'
import { reasonOf } from '../reports/problems.ts'

type Found = Pick<Finding, 'problems' | 'gap'>

/** A finding with its reason in words, and the place of its first problem. */
export function inWords<Of extends Found>(finding: Of): Of & { reason?: string; pointer?: string } {
  const reason = reasonOf(finding)
  const pointer = placeIn(finding.problems?.[0])
  return { ...finding, ...(reason !== undefined && { reason }), ...(pointer !== undefined && { pointer }) }
}

/** All findings, {@link inWords}. */
export const withReasons = <Of extends Found>({ facts }: { facts: Of[] }) => facts.map(inWords)

interface ShownInWords {
  fact: string
  problem?: string
  pointer?: string
  restsOn?: string[]
}

/** What a response shows about a fact: the problems in words, the place of the first one, and what excuses it. */
export function shownInWords({ fact, problems }: Shown): ShownInWords {
  const [first] = problems
  if (!first) return { fact }
  const pointer = placeIn(first)
  const { restsOn } = first
  return { fact, problem: reasonOf({ problems }) ?? '', ...(pointer !== undefined && { pointer }), restsOn }
}

/** A problem with these words. */
export const saying = (got: string, more: Partial<RuleProblem> = {}): Problem => {
  return { kind: 'rule', got, restsOn: [], ...more }
}

export { causesOf } from '../reports/causes.ts'
export { problemInWords, reasonOf } from '../reports/problems.ts'
