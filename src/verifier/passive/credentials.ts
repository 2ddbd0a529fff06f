import type { Operation } from '../../document/document.ts'
import type { Shown } from '../engine/responses.ts'
import { hasStatus } from '../engine/status.ts'
import type { Exchange } from '../target/types.ts'
import { digestOf } from '../unknowns/tally.ts'
import type { Recorded } from './judge.ts'

/** The token of a bearer credential; `undefined` for any other credential, or none. */
export const tokenOf = ({ authorization }: Recorded): string | undefined => authorization?.match(/^Bearer +(.*)$/i)?.[1]

/** Creates names for the credentials of recorded requests that do not show them. */
export function createCredentialNames() {
  /** Names of tokens by their digests. */
  const names = new Map<string, string>()
  return (recorded: Recorded): string => {
    if (recorded.authorization === undefined) return recorded.cookies.length > 0 ? 'none, but cookies' : 'none'
    const token = tokenOf(recorded)
    if (token === undefined) return 'malformed'
    const digest = digestOf(token)
    const name = names.get(digest) ?? `recorded token ${names.size + 1}`
    names.set(digest, name)
    return name
  }
}

/** What a response to a request without a bearer token shows. A cookie may be a credential, too. */
export function aboutCredential({ id }: Operation, recorded: Recorded, { status }: Exchange): Shown[] {
  const { authorization, cookies } = recorded
  const isNone = authorization === undefined
  // Tools replace credentials with words such as "REDACTED".
  const isMalformed = !isNone && tokenOf(recorded) === undefined && /^[a-z]+ +[\w+/=-]+$/i.test(authorization)
  if (isNone ? cookies.length > 0 : !isMalformed) return []
  const fact = `${id}/auth/${isNone ? 'none' : 'malformed'}`
  if (status === 401) return [{ fact }]
  return hasStatus('2XX', status) ? [{ fact, problem: `expected 401, got ${status}` }] : []
}
