import type { Exchange } from '../http/exchange.ts'
import { isUnavailable } from '../http/patience.ts'
import type { StatusProblem } from '../model/problem.ts'
import { hasStatus } from '../model/status.ts'

/**
 * Judges the status of a response.
 *
 * @param expected a status or range of the document, or `error` for any 4XX
 * @param restsOn entries that excuse another status
 */
export function statusProblems(
  expected: string,
  exchange: Pick<Exchange, 'status' | 'redirect' | 'attempts'>,
  restsOn: string[] = [],
): StatusProblem[] {
  const { status: got, redirect, attempts } = exchange
  const wanted = expected === 'error' ? '4XX' : expected
  if (hasStatus(wanted, got)) return []
  return [
    {
      kind: 'status',
      expected: wanted,
      got,
      ...(redirect !== undefined && { redirect }),
      ...(attempts !== undefined && isUnavailable(got) && { attempts }),
      restsOn,
      shownBy: [exchange],
    },
  ]
}

/** Judges the status of a response. If there are `unknowns`, they excuse any 2XX or 4XX, but no other status. */
export function statusUnless(unknowns: string[], expected: string, exchange: Exchange): StatusProblem[] {
  const isExcused = unknowns.length > 0 && ['2XX', '4XX'].some((range) => hasStatus(range, exchange.status))
  const problems = statusProblems(expected, exchange, isExcused ? [...new Set(unknowns)] : [])
  return isExcused ? problems.map((problem) => ({ ...problem, isAssumed: true })) : problems
}
