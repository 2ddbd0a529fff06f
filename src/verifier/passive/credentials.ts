import type { Operation } from '../../document/document.ts'
import type { Shown } from '../checks/responses.ts'
import type { Exchange } from '../http/exchange.ts'
import { digestOf } from '../model/digest.ts'
import { hasStatus } from '../model/status.ts'
import { isHidden } from './hidden.ts'
import type { Recorded } from './recorded.ts'

/** The token of a bearer credential; `undefined` for any other credential, or none. */
export const tokenOf = ({ authorization }: Recorded): string | undefined => authorization?.match(/^Bearer +(.*)$/i)?.[1]

/** Names of recorded credentials that are no bearer tokens. */
export const MALFORMED = 'malformed'
export const COOKIES = 'none, but cookies'

/** Creates a judge of the credentials of recorded requests. Keeps digests of tokens only. */
export function createRecordedCredentials() {
  /** Names of tokens by their digests. */
  const names = new Map<string, string>()
  /** The first success of each operation without a credential: in the present file, and in files with credentials. */
  const here = new Map<string, [Shown, Exchange]>()
  const accepted = new Map<string, [Shown, Exchange]>()
  /** Whether any request of the present file, or of any file, has credentials. Otherwise, a tool may have removed all of them. */
  let areHere = false
  let areRecorded = false

  const endFile = () => {
    if (areHere) for (const [id, success] of here) if (!accepted.has(id)) accepted.set(id, success)
    here.clear()
    areHere = false
  }

  return {
    areRecorded: () => areRecorded,
    endFile,

    /** Notes whether a request, also to another service, has credentials. */
    notice({ authorization }: Recorded): void {
      areHere ||= authorization !== undefined
      areRecorded ||= areHere
    },

    /** Names a credential without showing it. */
    nameOf(recorded: Recorded): string {
      if (recorded.authorization === undefined) return recorded.cookies.length > 0 ? COOKIES : 'none'
      const token = tokenOf(recorded)
      if (token === undefined) return MALFORMED
      const digest = digestOf(token)
      const name = names.get(digest) ?? `recorded token ${names.size + 1}`
      names.set(digest, name)
      return name
    },

    /** What a response to a request without a bearer token shows. A cookie may be a credential, too. */
    about({ id }: Operation, { authorization, cookies }: Recorded, exchange: Exchange): Shown[] {
      const { status, credential } = exchange
      const isNone = authorization === undefined
      // Tools replace credentials with words such as "REDACTED", some together with the scheme.
      const isShown = /^[a-z]+ +[\w+/=-]+$/i.test(authorization ?? '') && !isHidden(authorization)
      const isMalformed = credential === MALFORMED && isShown
      if (isNone ? cookies.length > 0 : !isMalformed) return []
      const fact = `${id}/auth/${isNone ? 'none' : 'malformed'}`
      if (status === 401) return [{ fact, problems: [] }]
      if (!hasStatus('2XX', status)) return []
      const contradicted: Shown = { fact, problems: [{ kind: 'status', expected: '401', got: status, restsOn: [] }] }
      if (!isNone) return [contradicted]
      if (!here.has(id)) here.set(id, [contradicted, exchange])
      return []
    },

    /** The first success of each operation without a credential: contradictions, but only in files with credentials. */
    accepted(): [Shown, Exchange][] {
      endFile()
      return [...accepted.values()]
    },
  }
}
