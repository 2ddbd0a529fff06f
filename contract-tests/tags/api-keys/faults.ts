import type { components } from '../../../generated/types.ts'
import type { Snapshot } from '../../../src/sandbox/index.ts'
import {
  acceptsAgain,
  changesAnswer,
  changesBody,
  changesCall,
  forgets,
  refusal,
  withToken,
} from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Call, type Mutant, type Original } from '../../../src/verifier/mutants/mutant.ts'

type ApiKey = components['schemas']['ApiKey']
type Keys = components['schemas']['ServiceAccountKeyList']

const listing = (change: (keys: ApiKey[], original: Original) => unknown) =>
  changesBody<ApiKey[]>('listApiKeys', (keys, _, original) => change(keys, original))
const listingOfAccount = (change: (keys: Keys['keys'], original: Original) => Keys['keys']) =>
  changesBody<Keys>('listServiceAccountKeys', ({ keys, ...rest }, _, original) => ({
    ...rest,
    keys: change(keys, original),
  }))
const deleting =
  (name: 'disposable' | 'refused') =>
  ({ path }: Call, { fixtures }: Original) =>
    path.api_key_id === fixtures[name].api_key_id

const expires = ({ expiresAt }: ApiKey) => expiresAt !== 'never'
/** Two keys that expire, one behind the other, change places. */
const swapped = (keys: ApiKey[]) => {
  const [first, second] = keys.filter(expires).slice(-2)
  return keys.map((key) => (key === first ? second : key === second ? first : key))
}
const partedBy = (keys: ApiKey[], isFirst: (key: ApiKey) => boolean) => [
  ...keys.filter(isFirst),
  ...keys.filter((key) => !isFirst(key)),
]
const strangers = ({ state, fixtures }: Original) =>
  state().apiKeys.filter(({ projectId }) => projectId !== fixtures.project_id)
const without = (id: string | undefined) => (state: Snapshot) => ({
  ...state,
  apiKeys: state.apiKeys.filter((key) => key.id !== id),
})
const hidden = ({ apiKey: _, updatedAt: __, ...key }: ApiKey) => key as Keys['keys'][number]

/** Refuses as it should, but removes the key. */
const removing = (isMeant: (call: Call, original: Original) => boolean): Mutant['apply'] =>
  changesAnswer('deleteApiKey', async (answer, call, original) => {
    if (answer.status !== 401 && isMeant(call, original)) await original.changeState(without(call.path.api_key_id))
    return answer
  })

export function apiKeyMutants(): Mutant[] {
  const isMember = ({ headers }: Call, { fixtures }: Original) =>
    headers.authorization === `Bearer ${fixtures.tokens.member}`
  return [
    ...breakingRule('listApiKeys/rule/sorted-by-expiry', {
      'they are in reverse': listing((keys) => [
        ...keys.filter(expires).toReversed(),
        ...keys.filter((key) => !expires(key)),
      ]),
      'two are swapped': listing(swapped),
      'they are sorted by when they were created': listing((keys) => [
        ...keys.filter(expires).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
        ...keys.filter((key) => !expires(key)),
      ]),
      'they are sorted by name': listing((keys) => keys.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    }),
    ...breakingRule('listApiKeys/rule/never-last', {
      'those that never expire come first': listing((keys) => partedBy(keys, (key) => !expires(key))),
      'one that never expires stands among the others': listing((keys) => {
        const last = keys.at(-1)
        return last && !expires(last) ? [keys[0], last, ...keys.slice(1, -1)] : undefined
      }),
    }),
    ...breakingRule('listApiKeys/rule/of-project', {
      "another project's keys are listed": listing((keys, original) => [...keys, ...strangers(original)]),
      'one belongs to another project': listing((keys) =>
        keys.map((key, index) => (index === 0 ? { ...key, projectId: 'p-other' } : key)),
      ),
    }),
    ...breakingRule('listApiKeys/rule/principal-of-service-account', {
      'the principal is left out': listing((keys) => keys.map(({ principalId, ...key }) => key)),
      'the principal of one is left out': listing((keys) => {
        const last = keys.findLast(({ principalId }) => principalId !== undefined)
        return keys.map(({ principalId, ...key }) =>
          key.id === last?.id || !principalId ? key : { ...key, principalId },
        )
      }),
      'the principal is empty': listing((keys) =>
        keys.map((key) => (key.principalId === undefined ? key : { ...key, principalId: '' })),
      ),
    }),
    ...breakingRule('listApiKeys/rule/ids-differ', {
      'one is listed twice': listing((keys) => [...keys.slice(0, 1), ...keys]),
      'two have one ID': listing((keys) => keys.map((key, index) => (index === 1 ? { ...key, id: keys[0]?.id } : key))),
    }),
    ...breakingRule('deleteApiKey/rule/owner-only', {
      'anybody is an owner': changesCall('deleteApiKey', (call, original) =>
        isMember(call, original) ? withToken(call, original.fixtures.tokens.owner) : undefined,
      ),
      'another caller is refused, but the key is gone': removing(isMember),
      'the refusal is a failure': changesAnswer('deleteApiKey', (answer, call, original) =>
        isMember(call, original) ? refusal(500) : answer,
      ),
    }),
    ...breakingRule('deleteApiKey/rule/service-account-key-refused', {
      "a service account's is deleted": changesCall('deleteApiKey', async (call, original) => {
        if (!deleting('refused')(call, original)) return undefined
        await original.changeState((state) => ({
          ...state,
          apiKeys: state.apiKeys.map(({ principalId, ...key }) => key),
        }))
        return call
      }),
      'it is answered with success': acceptsAgain(
        'deleteApiKey',
        (call, { status }, original) => status !== 401 && deleting('refused')(call, original),
      ),
      'it is refused, but the key is gone': removing(deleting('refused')),
      'the refusal is a failure': changesAnswer('deleteApiKey', (answer, call, original) =>
        deleting('refused')(call, original) ? refusal(500) : answer,
      ),
    }),
    ...breakingRule('deleteApiKey/rule/removed', {
      'it is answered, but still there': forgets('deleteApiKey'),
      'it is gone, but still listed': (original) => {
        const [gone] = original.state().apiKeys.filter(({ id }) => id === original.fixtures.disposable.api_key_id)
        return listing((keys) => (gone && !keys.some(({ id }) => id === gone.id) ? [gone, ...keys] : undefined))(
          original,
        )
      },
    }),
    ...breakingRule('deleteApiKey/expectation/second-refused', {
      'a second deletion succeeds': acceptsAgain('deleteApiKey', (_, { status }) => status === 404),
      'the refusal is a failure': changesAnswer('deleteApiKey', (answer) =>
        answer.status === 404 ? refusal(500) : answer,
      ),
    }),
    ...breakingRule('listServiceAccountKeys/rule/secrets-left-out', {
      'the value stands in another field': listingOfAccount((keys, { state }) =>
        keys.map((key) => ({ ...key, token: state().apiKeys.find(({ id }) => id === key.id)?.apiKey ?? '' })),
      ),
      'the value stands in the description': listingOfAccount((keys, { state }) =>
        keys.map((key) => ({
          ...key,
          description: `${key.description} (${state().apiKeys.find(({ id }) => id === key.id)?.apiKey})`,
        })),
      ),
      'a value stands beside the list': changesBody<Keys>('listServiceAccountKeys', (list, _, { state }) => ({
        ...list,
        secrets: { first: state().apiKeys[0]?.apiKey },
      })),
    }),
    ...breakingRule('listServiceAccountKeys/rule/ids-differ', {
      'one is listed twice': listingOfAccount((keys) => [...keys.slice(0, 1), ...keys]),
      'two have one ID': listingOfAccount((keys) => keys.map((key) => ({ ...key, id: keys[0]?.id ?? '' }))),
    }),
    ...breakingRule('listServiceAccountKeys/rule/of-project', {
      "another project's keys are listed": listingOfAccount((keys, original) => [
        ...keys,
        ...strangers(original).map(hidden),
      ]),
      'one belongs to another project': listingOfAccount((keys) =>
        keys.map((key, index) => (index === 0 ? { ...key, projectId: 'p-other' } : key)),
      ),
    }),
  ]
}
