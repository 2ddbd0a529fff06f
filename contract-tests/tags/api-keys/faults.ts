import type { components } from '../../../generated/types.ts'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import {
  acceptsAgain,
  changesAnswer,
  changesBody,
  changesCall,
  failsInstead,
  forgets,
  withToken,
} from '../../../src/verifier/mutants/faults.ts'
import type { Call, Mutant, Original } from '../../../src/verifier/mutants/mutant.ts'
import type { Faults } from '../../service.ts'

type ApiKey = components['schemas']['ApiKey']

const listing = (change: (keys: ApiKey[], original: Original) => unknown) =>
  changesBody<ApiKey[]>('listApiKeys', (keys, _, original) => change(keys, original))

const expires = ({ expiresAt }: ApiKey) => expiresAt !== 'never'
/** Sorts the keys that expire; the others stay last. */
const sorting = (sort: (keys: ApiKey[]) => ApiKey[]) =>
  listing((keys) => [...sort(keys.filter(expires)), ...keys.filter((key) => !expires(key))])
/** Swaps the last two keys that expire. */
const swapped = (keys: ApiKey[]) => {
  const [first, second] = keys.filter(expires).slice(-2)
  return keys.map((key) => (key === first ? second : key === second ? first : key))
}

/** Keys of other projects. */
export const strangers = ({ state, fixtures }: Original): ApiKey[] =>
  state().apiKeys.filter(({ projectId }) => projectId !== fixtures.project_id)

/** The list with its first key assigned to another project. */
export const withStranger = <Key extends { projectId: string }>(keys: Key[]): Key[] =>
  keys.map((key, index) => (index === 0 ? { ...key, projectId: 'p-other' } : key))

const isMember = ({ headers }: Call, { fixtures }: Original) =>
  headers.authorization === `Bearer ${fixtures.tokens.member}`
const isOfServiceAccount = ({ path }: Call, { fixtures }: Original) => path.api_key_id === fixtures.refused.api_key_id

/** Rejects the deletion correctly, but removes the key. */
const removing = (isMeant: (call: Call, original: Original) => boolean): Mutant['apply'] =>
  changesAnswer('deleteApiKey', async (answer, call, original) => {
    const without = ({ apiKeys, ...rest }: Snapshot) => ({
      ...rest,
      apiKeys: apiKeys.filter(({ id }) => id !== call.path.api_key_id),
    })
    if (answer.status !== 401 && isMeant(call, original)) await original.changeState(without)
    return answer
  })

export const sortedByExpiry: Faults = {
  'they are in reverse': sorting((keys) => keys.toReversed()),
  'two are swapped': listing(swapped),
  'they are sorted by when they were created': sorting((keys) =>
    keys.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  ),
  'they are sorted by name': listing((keys) => keys.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
}

export const neverLast: Faults = {
  'those that never expire come first': listing((keys) => [
    ...keys.filter((key) => !expires(key)),
    ...keys.filter(expires),
  ]),
  'one that never expires stands among the others': listing((keys) => {
    const last = keys.at(-1)
    return last && !expires(last) ? [keys[0], last, ...keys.slice(1, -1)] : undefined
  }),
}

export const ofProject: Faults = {
  "another project's keys are listed": listing((keys, original) => [...keys, ...strangers(original)]),
  'one belongs to another project': listing(withStranger),
}

export const principalOfServiceAccount: Faults = {
  'the principal is left out': listing((keys) => keys.map(({ principalId, ...key }) => key)),
  'the principal of one is left out': listing((keys) => {
    const last = keys.findLast(({ principalId }) => principalId !== undefined)
    return keys.map(({ principalId, ...key }) => (key.id === last?.id || !principalId ? key : { ...key, principalId }))
  }),
  'the principal is empty': listing((keys) =>
    keys.map((key) => (key.principalId === undefined ? key : { ...key, principalId: '' })),
  ),
}

export const idsDiffer: Faults = {
  'one is listed twice': listing((keys) => [...keys.slice(0, 1), ...keys]),
  'two have one ID': listing((keys) => keys.map((key, index) => (index === 1 ? { ...key, id: keys[0]?.id } : key))),
}

export const ownerOnly: Faults = {
  'anybody is an owner': changesCall('deleteApiKey', (call, original) =>
    isMember(call, original) ? withToken(call, original.fixtures.tokens.owner) : undefined,
  ),
  'another caller is refused, but the key is gone': removing(isMember),
  'the refusal is a failure': failsInstead('deleteApiKey', (call, _, original) => isMember(call, original)),
}

export const serviceAccountKeyRefused: Faults = {
  "a service account's is deleted": changesCall('deleteApiKey', async (call, original) => {
    if (!isOfServiceAccount(call, original)) return undefined
    await original.changeState(({ apiKeys, ...rest }) => ({
      ...rest,
      apiKeys: apiKeys.map(({ principalId, ...key }) => key),
    }))
    return call
  }),
  'it is answered with success': acceptsAgain(
    'deleteApiKey',
    (call, { status }, original) => status !== 401 && isOfServiceAccount(call, original),
  ),
  'it is refused, but the key is gone': removing(isOfServiceAccount),
  'the refusal is a failure': failsInstead('deleteApiKey', (call, _, original) => isOfServiceAccount(call, original)),
}

export const removed: Faults = {
  'it is answered, but still there': forgets('deleteApiKey'),
  'it is gone, but still listed': (original) => {
    const [gone] = original.state().apiKeys.filter(({ id }) => id === original.fixtures.disposable.api_key_id)
    return listing((keys) => (gone && !keys.some(({ id }) => id === gone.id) ? [gone, ...keys] : undefined))(original)
  },
}

export const secondRefused: Faults = {
  'a second deletion succeeds': acceptsAgain('deleteApiKey', (_, { status }) => status === 404),
  'the refusal is a failure': failsInstead('deleteApiKey', (_, { status }) => status === 404),
}
