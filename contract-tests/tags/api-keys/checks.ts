import type { ApiKey } from '../../../generated/types.ts'
import type { Client } from '../../../src/client/index.ts'
import { only } from '../../../src/verifier/http/safety.ts'
import { affecting, changeList } from '../../faults.ts'
import { faultsIn, isMissing, withToken } from '../../mutants/faults.ts'
import type { Call, Original } from '../../mutants/mutant.ts'
import { differences, listedOnce, problemsIf, shown, unless } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, refused, refusedElsewhere, succeeded, type Tag } from '../../service.ts'
import { apiKeyFinders } from './discovery.ts'
import { apiKeyProbes, expires } from './probes.ts'
import { tokenDenied } from './token-denied.ts'

const rfc3339 = (moment: number) => new Date(moment).toISOString()

const has = (keys: ApiKey[], key: string) => keys.some(({ id }) => id === key)
/** Checks that the deletion of a key by `caller` is rejected, and that all keys are still listed afterwards. */
async function staysListed(api: Client, caller: Client, api_key_id: string, fixture: string, what: string) {
  const before = await api.listApiKeys()
  if (!has(before, api_key_id)) throw new Inconclusive(`the key in ${fixture} is not listed`)
  const call = caller.deleteApiKey({ api_key_id })
  const problems = await refused(call, what)
  const now = await api.listApiKeys()
  const gone = before.flatMap(({ id }) => (has(now, id) ? [] : [id])).join(', ')
  const shownBy = [before, call, now]
  return [...problems, ...unless(gone === '', `after ${what}, ${gone} is no longer listed`, shownBy)]
}

const list = faultsIn<ApiKey[]>('listApiKeys')
const deletion = faultsIn('deleteApiKey')

/** Creates a fault that reorders the keys that expire. Keys that never expire stay last. */
const sorting = (sort: (keys: ApiKey[]) => ApiKey[]) =>
  list.body((keys) => [...sort(keys.filter(expires)), ...keys.filter((key) => !expires(key))])

/** Swaps the last two keys that expire. */
const swapped = (keys: ApiKey[]) => {
  const [first, second] = keys.filter(expires).slice(-2)
  return keys.map((key) => (key === first ? second : key === second ? first : key))
}

/** The keys of all other projects, from the state of the service. */
export const strangers = ({ state, fixtures }: Original): ApiKey[] =>
  state().apiKeys.filter(({ projectId }) => projectId !== fixtures.project_id)

/** @param open entries that leave open the type of `projectId` */
export function ofProject(keys: { id: string; projectId: string }[], project: string, open: string[] = []) {
  const found = keys.map(({ projectId }) => differences({ projectId: project }, { projectId }, open))
  return found.find((problems) => problems.length > 0) ?? []
}

/** Returns the keys, the first one with the projectId of another project. */
export const withStranger = <Key extends { projectId: string }>(keys: Key[]): Key[] =>
  keys.map((key, index) => (index === 0 ? { ...key, projectId: 'p-other' } : key))

const isMember = ({ headers }: Call, { fixtures }: Original) =>
  headers.authorization === `Bearer ${fixtures.tokens.member}`
const isOfServiceAccount = ({ path }: Call, { fixtures }: Original) => path.api_key_id === fixtures.refused.api_key_id

/** Creates a fault: the deletion of a key is rejected correctly, but the key is removed, or another one. */
const removing = (
  isMeant: (call: Call, original: Original) => boolean,
  isRemoved = (key: ApiKey, call: Call) => key.id === call.path.api_key_id,
) =>
  affecting(
    deletion,
    'apiKeys',
    (call, { status }, original) => status !== 401 && isMeant(call, original),
    (keys, call) => keys.filter((key) => !isRemoved(key, call)),
  )

export const apiKeys: Tag<'listApiKeys' | 'deleteApiKey'> = {
  finders: apiKeyFinders,
  safety: {
    deleteApiKey: {
      lowest: 'destructive',
      permit: ({ path }, { fixtures }) =>
        only(
          'destructive',
          path.api_key_id,
          ...(['disposable', 'refused', 'foreign'] as const).map((group) => fixtures[`${group}.api_key_id`]),
        ),
    },
  },

  calls: {
    listApiKeys: ({ api }) => api.listApiKeys(),
    deleteApiKey: ({ api, need }) => api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }),
  },

  intrusions: {
    async deleteApiKey({ api, need, eventually }, intruder) {
      const api_key_id = need('disposable.api_key_id')
      const before = await api.listApiKeys()
      const deleting = intruder.deleteApiKey({ api_key_id })
      if (!has(before, api_key_id) || !(await succeeded(deleting))) return undefined
      let now = before
      const isLeft = await eventually(async () => {
        now = await api.listApiKeys()
        return unless(!has(now, api_key_id), 'still listed')
      })
      return isLeft.length > 0 ? undefined : [before, deleting, now]
    },
  },

  rules: {
    'listApiKeys/sorted-by-expiry': {
      check: async ({ api }) => {
        const dated = (await api.listApiKeys()).filter(expires).map(({ expiresAt }) => Date.parse(expiresAt))
        if (new Set(dated).size < 2) throw new Inconclusive('no two keys of the project expire at different times')
        const late = dated.findIndex((moment, index) => index > 0 && moment < (dated[index - 1] ?? moment))
        const earlier = rfc3339(dated[late] ?? 0)
        const later = rfc3339(dated[late - 1] ?? 0)
        return unless(late < 0, `a key that expires at ${earlier} is listed after one that expires at ${later}`)
      },
      faults: {
        'the keys that expire are in reverse order': sorting((keys) => keys.toReversed()),
        'two keys are swapped': list.body(swapped),
        'the keys are sorted by creation time': sorting((keys) =>
          keys.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
        ),
        'the keys are sorted by name': list.body((keys) => keys.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
      },
    },
    'listApiKeys/of-project': {
      check: async ({ api, need }) => {
        const keys = await api.listApiKeys()
        if (keys.length === 0) throw new Inconclusive('the project has no keys')
        return ofProject(keys, need('project_id'))
      },
      faults: {
        'the keys of all projects are listed': list.body((keys, _, original) => [...keys, ...strangers(original)]),
        'a key has a wrong projectId': list.body(withStranger),
      },
    },
    'listApiKeys/ids-differ': {
      check: async ({ api }) => listedOnce((await api.listApiKeys()).map(({ id }) => id)),
      faults: {
        'a key is listed twice': list.body((keys) => [...keys.slice(0, 1), ...keys]),
        'two keys have the same ID': list.body((keys) =>
          keys.map((key, index) => (index === 1 ? { ...key, id: keys[0]?.id } : key)),
        ),
      },
    },
    'listApiKeys/principal-of-service-account': {
      check: async (service) => {
        const { api, need } = service
        const accounts = [need('service_account_id'), ...service.list('further.service_account_ids')]
        const lists = await inTurn(accounts, (service_account_id) =>
          ifAccepted(api.listServiceAccountKeys({ service_account_id })),
        )
        const keys = await api.listApiKeys()
        const listOf = (key: string) => lists.find((each) => each?.keys.some(({ id }) => id === key))
        const listed = keys.filter(({ id }) => listOf(id))
        if (listed.length === 0) throw new Inconclusive('no key of a known service account is listed')
        const wrong = listed.find(({ principalId }) => typeof principalId !== 'string' || principalId === '')
        const text = `the principalId of the service account's key ${wrong?.id} is missing, empty or not a string`
        return unless(!wrong, text, [wrong && listOf(wrong.id), keys])
      },
      faults: {
        'principalId is missing from every key': list.body((keys) => keys.map(({ principalId, ...key }) => key)),
        'principalId is missing from one key': list.body((keys) => {
          const last = keys.findLastIndex(({ principalId }) => principalId !== undefined)
          return keys.map((key, index) => (index === last ? { ...key, principalId: undefined } : key))
        }),
        'principalId is empty': list.body((keys) =>
          keys.map((key) => (key.principalId === undefined ? key : { ...key, principalId: '' })),
        ),
      },
    },
    'deleteApiKey/owner-only': {
      // Runs before the baseline request, which deletes the key.
      isPrior: true,
      check: ({ api, as, need }) => {
        const id = need('disposable.api_key_id')
        return staysListed(api, as('tokens.member'), id, 'disposable.api_key_id', 'the deletion by a non-owner')
      },
      faults: {
        'a caller who is not an owner can delete the key': deletion.call((call, original) =>
          isMember(call, original) ? withToken(call, original.fixtures.tokens.owner) : undefined,
        ),
        'a caller who is not an owner is rejected, but the key is gone': removing(isMember),
        'the rejection has status 500': deletion.fails((call, _, original) => isMember(call, original)),
      },
    },
    'deleteApiKey/service-account-key-refused': {
      // Runs before the baseline request, whose deletion may take a moment to show in the list.
      isPrior: true,
      check: ({ api, need }) => {
        const id = need('refused.api_key_id')
        return staysListed(api, api, id, 'refused.api_key_id', "the deletion of a service account's key")
      },
      faults: {
        "a service account's key is deleted": deletion.call(async (call, original) => {
          if (!isOfServiceAccount(call, original)) return undefined
          await changeList(original, 'apiKeys', (keys) => keys.map(({ principalId, ...key }) => key))
          return call
        }),
        'the deletion returns success, but the key stays': deletion.response((correct, call, original) =>
          correct.status !== 401 && isOfServiceAccount(call, original) ? { ...correct, status: 200 } : correct,
        ),
        'the rejection has status 500': deletion.fails(
          (call, { status }, original) => status !== 401 && isOfServiceAccount(call, original),
        ),
        'the deletion is rejected, but the key is gone': removing(isOfServiceAccount),
        'the deletion is rejected, but a key that never expires is gone': removing(
          isOfServiceAccount,
          (key) => !expires(key),
        ),
      },
    },
    'deleteApiKey/scoped': {
      check: (service) => {
        const remove = (api_key_id: string) => service.api.deleteApiKey({ api_key_id })
        return refusedElsewhere(service, remove, service.need('foreign.api_key_id'), 'a key')
      },
      faults: deletion.wrongRefusal(
        'a key of another project is deleted',
        ({ path }, { status }, { fixtures }) => status === 404 && path.api_key_id === fixtures.foreign.api_key_id,
      ),
    },
    'deleteApiKey/removed': {
      before: ({ api }) => api.listApiKeys(),
      check: ({ api, need, eventually }, earlier) =>
        eventually(async () => {
          const gone = need('disposable.api_key_id')
          const now = await api.listApiKeys()
          const others = (earlier as ApiKey[]).flatMap(({ id }) => (id === gone || has(now, id) ? [] : [id]))
          const problems = problemsIf({
            [`the deleted key ${gone} is still listed`]: has(now, gone),
            [`the deletion of ${gone} also removed ${others.join(', ')}`]: others.length > 0,
          })
          return shown([now], problems)
        }),
      faults: {
        'the deletion returns success, but the key stays': deletion.forgets,
        'the key is deleted, but still listed': (original) => {
          const gone = original.state().apiKeys.find(({ id }) => id === original.fixtures.disposable.api_key_id)
          const without = (keys: ApiKey[]) => gone && !keys.some(({ id }) => id === gone.id)
          return list.body((keys) => (without(keys) ? [gone, ...keys] : undefined))(original)
        },
        'another key is deleted as well': affecting(
          deletion,
          'apiKeys',
          ({ path }, { status }, { fixtures }) => status < 300 && path.api_key_id === fixtures.disposable.api_key_id,
          (keys, { path }) =>
            keys.toSpliced(
              keys.findLastIndex(({ projectId }) => projectId === path.project_id),
              1,
            ),
        ),
      },
    },
    'deleteApiKey/token-denied': tokenDenied,
    'deleteApiKey/inference-denied': {
      unprovable: 'inference requests are sent to deployed apps, which are not part of this API',
    },
  },

  probes: apiKeyProbes,

  expectations: {
    'listApiKeys/never-last': {
      says: 'Keys that never expire are listed after keys that expire.',
      restsOn: ['api-keys-never-order'],
      check: async ({ api }) => {
        const isNever = (await api.listApiKeys()).map((key) => !expires(key))
        if (new Set(isNever).size < 2) throw new Inconclusive('either all keys of the project expire, or none do')
        const message = 'a key that never expires is listed before a key that expires'
        return unless(isNever.lastIndexOf(false) < isNever.indexOf(true), message)
      },
      faults: {
        'keys that never expire come first': list.body((keys) => [
          ...keys.filter((key) => !expires(key)),
          ...keys.filter(expires),
        ]),
        'a key that never expires is listed among keys that expire': list.body((keys) => {
          const last = keys.at(-1)
          return last && !expires(last) ? [keys[0], last, ...keys.slice(1, -1)] : undefined
        }),
      },
    },
    'deleteApiKey/second-refused': {
      says: 'Deleting a key a second time fails.',
      restsOn: ['error-status-codes'],
      check: ({ api, need, eventually }) =>
        eventually(() =>
          refused(api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }), 'the second deletion'),
        ),
      faults: deletion.wrongRefusal('a second deletion succeeds', isMissing),
    },
  },
}
