import { codesOf } from '../../document/document.ts'
import { isUnavailable } from '../http/patience.ts'
import { afterAttempts, type Exchange } from '../http/types.ts'
import { unless } from '../service/service.ts'
import type { Problem } from './validator.ts'

export function statusProblems(
  expected: string,
  exchange: Pick<Exchange, 'status' | 'redirect' | 'attempts'>,
  restsOn: string[] = [],
): Problem[] {
  const wanted = expected === 'error' ? '4XX' : expected
  return unless(hasStatus(wanted, exchange.status), `expected ${wanted}, got ${gotIn(exchange)}`, [exchange], restsOn)
}

/** The status of a response in words, such as `503 after 4 attempts` or `302 (a redirect to https://…)`. */
export const gotIn = ({ status, redirect, attempts }: Pick<Exchange, 'status' | 'redirect' | 'attempts'>): string =>
  `${status}${isUnavailable(status) ? afterAttempts(attempts) : ''}${redirect === undefined ? '' : ` (a redirect ${redirect})`}`

/** Judges the status of a response. If there are `unknowns`, they excuse any 2XX or 4XX, but no other status. */
export function statusUnless(unknowns: string[], expected: string, exchange: Exchange): Problem[] {
  const isExcused = unknowns.length > 0 && ['2XX', '4XX'].some((range) => hasStatus(range, exchange.status))
  return statusProblems(expected, exchange, isExcused ? [...new Set(unknowns)] : []).map(({ text, ...rest }) => ({
    ...rest,
    text: isExcused ? `${text}, but the expected status is only assumed (${rest.restsOn.join(', ')})` : text,
  }))
}

/** Whether a status matches a documented status or range (`2XX`). */
export function hasStatus(documented: string, status: number): boolean {
  return codesOf(status).includes(documented)
}
