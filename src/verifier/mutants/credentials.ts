import type { CREDENTIALS, Fact } from '../../document/facts.ts'
import { changesAnswer, changesCall, refusal, withToken } from './faults.ts'
import { breaking, type Call, type Mutant, type Original } from './mutant.ts'

/** For each kind of bad credential, whether an Authorization header is one. */
const IS: Record<keyof typeof CREDENTIALS, (header: string | undefined, original: Original) => boolean> = {
  none: (header) => header === undefined,
  malformed: (header) => header !== undefined && !header.startsWith('Bearer '),
  unknown: (header, { fixtures }) =>
    header?.startsWith('Bearer ') === true &&
    !Object.values(fixtures.tokens).some((token) => header === `Bearer ${token}`),
  expired: (header, { fixtures }) => header === `Bearer ${fixtures.tokens.expired}`,
  'other-project': (header, { fixtures }) => header === `Bearer ${fixtures.tokens.other_project}`,
}

/** Services that skip one check of credentials of one operation, or reject bad ones with another status than 401. */
export function credentialMutants(facts: Fact[]): Mutant[] {
  return facts
    .filter(({ kind }) => kind === 'auth')
    .flatMap(({ id, operationId }) => {
      const name = id.split('/').at(-1) as keyof typeof CREDENTIALS
      const isMeant = ({ headers }: Call, original: Original) => IS[name](headers.authorization, original)
      // The status for a token of another project is undocumented.
      const statuses = name === 'other-project' ? [500] : [400, 403, 500]
      const isBeginning = ({ headers }: Call, { fixtures }: Original) =>
        `Bearer ${fixtures.tokens.owner}`.startsWith(headers.authorization ?? '-')
      const beginning = breaking(
        id,
        'credential',
        'the beginning of a good token is accepted',
        changesCall(operationId, (call, original) =>
          isMeant(call, original) && isBeginning(call, original)
            ? withToken(call, original.fixtures.tokens.owner)
            : undefined,
        ),
      )
      return [
        breaking(
          id,
          'credential',
          'the check is skipped',
          changesCall(operationId, (call, original) =>
            isMeant(call, original) ? withToken(call, original.fixtures.tokens.owner) : undefined,
          ),
        ),
        ...statuses.map((status) =>
          breaking(
            id,
            'credential',
            `answered with ${status}`,
            changesAnswer(operationId, (answer, call, original) =>
              isMeant(call, original) ? refusal(status) : answer,
            ),
          ),
        ),
        ...(name === 'unknown' ? [beginning] : []),
      ]
    })
}
