import type { components } from '../../../generated/types.ts'
import { createSecrets } from '../../../src/verifier/evidence/secrets.ts'
import { faultsIn } from '../../../src/verifier/mutants/faults.ts'
import type { Original } from '../../../src/verifier/mutants/mutant.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Service, type Tag, unless } from '../../service.ts'
import { ofProject, strangers, uniqueIds, withStranger } from '../api-keys/checks.ts'
import { serviceAccountFinders } from './discovery.ts'

type List = components['schemas']['ServiceAccountKeyList']
type Keys = List['keys']

/** Minimum length of the key values to look for, because a shorter value may occur in a response by chance. */
const SHORTEST_SECRET = 12

const list = ({ api, need }: Service) => api.listServiceAccountKeys({ service_account_id: need('service_account_id') })

async function someKeys(service: Service): Promise<Keys> {
  const { keys } = await list(service)
  if (keys.length === 0) throw new Inconclusive('the service account has no keys')
  return keys
}

const answer = faultsIn<List>('listServiceAccountKeys')
const listing = (change: (keys: Keys, original: Original) => Keys) =>
  answer.fields(({ keys }, _, original) => ({ keys: change(keys, original) }))
const secretOf = (id: string, { state }: Original) => state().apiKeys.find((key) => key.id === id)?.apiKey

export const serviceAccounts: Tag<'listServiceAccountKeys'> = {
  finders: serviceAccountFinders,
  calls: { listServiceAccountKeys: list },

  rules: {
    'listServiceAccountKeys/secrets-left-out': {
      check: async (service) => {
        const secrets = (await service.api.listApiKeys())
          .map(({ apiKey }) => apiKey)
          .filter(({ length }) => length >= SHORTEST_SECRET)
        const listed = await list(service)
        if (listed.keys.some((key) => 'apiKey' in key)) return unless(false, 'a key has a field apiKey')
        if (secrets.length === 0) throw new Inconclusive(`no key has a value of at least ${SHORTEST_SECRET} characters`)
        const known = createSecrets()
        for (const secret of secrets) known.add(secret)
        return unless(!known.isIn(JSON.stringify(listed)), "the response contains a key's value")
      },
      faults: {
        "each key's value is in apiKey": listing((keys, original) =>
          keys.map((key) => ({ ...key, apiKey: secretOf(key.id, original) })),
        ),
        'apiKey is null': listing((keys) => keys.map((key) => ({ ...key, apiKey: null }))),
        "each key's value is in an undocumented field": listing((keys, original) =>
          keys.map((key) => ({ ...key, token: secretOf(key.id, original) ?? '' })),
        ),
        "each key's value is in the description": listing((keys, original) =>
          keys.map((key) => ({ ...key, description: `${key.description} (${secretOf(key.id, original)})` })),
        ),
        "each key's name is its value in Base64": listing((keys, original) =>
          keys.map((key) => ({ ...key, name: Buffer.from(secretOf(key.id, original) ?? '').toString('base64') })),
        ),
        "a key's value is in a field next to the list": answer.fields((_, __, { state }) => ({
          secrets: { first: state().apiKeys[0]?.apiKey },
        })),
      },
    },
    'listServiceAccountKeys/ids-differ': {
      check: async (service) => {
        const keys = await someKeys(service)
        const known = new Map((await service.api.listApiKeys()).map((key) => [key.id, key]))
        const created = (key: { createdAt: string } | undefined) => Date.parse(key?.createdAt ?? '')
        const other = keys.find((key) => known.has(key.id) && created(key) !== created(known.get(key.id)))
        return [
          ...uniqueIds(keys),
          ...unless(!other, `the key ${other?.id} has another createdAt than the API key with the same ID`),
        ]
      },
      faults: {
        'a key is listed twice': listing((keys) => [...keys.slice(0, 1), ...keys]),
        'the IDs of two keys are swapped': listing((keys) =>
          keys.map((key, index) => ({ ...key, id: keys[(index + 1) % keys.length]?.id ?? '' })),
        ),
        'all keys have the same ID': listing((keys) => keys.map((key) => ({ ...key, id: keys[0]?.id ?? '' }))),
      },
    },
    'listServiceAccountKeys/of-account': {
      check: async (service) => {
        const principals = [...new Set((await someKeys(service)).map(({ principalId }) => principalId))]
        return unless(principals.length === 1, `the keys of one account are of several: ${principals.join(', ')}`)
      },
      faults: {
        'a key has the principalId of another account': listing((keys) =>
          keys.map((key, index) => (index === 0 ? { ...key, principalId: 'sa-other' } : key)),
        ),
      },
    },
    'listServiceAccountKeys/of-project': {
      check: async (service) => ofProject(await someKeys(service), service.need('project_id')),
      faults: {
        'the keys of all projects are listed': listing((keys, original) => [
          ...keys,
          ...strangers(original).map(({ apiKey: _, updatedAt: __, ...key }) => key as Keys[number]),
        ]),
        'a key has a wrong projectId': listing(withStranger),
      },
    },
  },
}
