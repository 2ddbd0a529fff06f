import type { CREDENTIALS, Fact } from '../../document/facts.ts'
import { faultsIn, refusal, withToken } from './faults.ts'
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
      const service = faultsIn(operationId)
      const planted = (says: string, apply: Mutant['apply']) => breaking(id, 'credential', says, apply)
      const isMeant = ({ headers }: Call, original: Original) => IS[name](headers.authorization, original)
      const accepting = (isAccepted: typeof isMeant) =>
        service.call((call, original) =>
          isMeant(call, original) && isAccepted(call, original)
            ? withToken(call, original.fixtures.tokens.owner)
            : undefined,
        )
      const isBeginning = ({ headers }: Call, { fixtures }: Original) =>
        `Bearer ${fixtures.tokens.owner}`.startsWith(headers.authorization ?? '-')
      // The status for a token of another project is undocumented.
      const statuses = name === 'other-project' ? [500] : [400, 403, 500]
      return [
        planted('the check is skipped', accepting(isMeant)),
        ...statuses.map((status) =>
          planted(
            `answered with ${status}`,
            service.answer((answer, call, original) => (isMeant(call, original) ? refusal(status) : answer)),
          ),
        ),
        ...(name === 'unknown' ? [planted('the beginning of a good token is accepted', accepting(isBeginning))] : []),
      ]
    })
}
