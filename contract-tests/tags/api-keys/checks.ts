import type { components } from '../../../generated/types.ts'
import type { Client } from '../../../src/client/index.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { refused, type Tag, unless } from '../../service.ts'
import * as faults from './faults.ts'
import { safety } from './safety.ts'

type ApiKey = components['schemas']['ApiKey']

const expiry = ({ expiresAt }: ApiKey) => Date.parse(expiresAt)
const isNever = ({ expiresAt }: ApiKey) => expiresAt === 'never'

const isListed = async (api: Client, api_key_id: string) =>
  (await api.listApiKeys()).some(({ id }) => id === api_key_id)

export const apiKeys: Tag<'listApiKeys' | 'deleteApiKey'> = {
  safety,

  calls: {
    listApiKeys: ({ api }) => api.listApiKeys(),
    deleteApiKey: ({ api, need }) => api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }),
  },

  rules: {
    'listApiKeys/sorted-by-expiry': {
      faults: faults.sortedByExpiry,
      check: async ({ api }) => {
        const dated = (await api.listApiKeys()).filter((key) => !isNever(key)).map(expiry)
        if (new Set(dated).size < 2) throw new Inconclusive('fewer than two keys of the project expire')
        return unless(
          dated.every((moment, index) => index === 0 || moment >= (dated[index - 1] ?? moment)),
          'a key is listed after one that expires later',
        )
      },
    },
    'listApiKeys/never-last': {
      faults: faults.neverLast,
      check: async ({ api }) => {
        const keys = await api.listApiKeys()
        const firstNever = keys.findIndex(isNever)
        const lastDated = keys.findLastIndex((key) => !isNever(key))
        if (firstNever < 0 || lastDated < 0) throw new Inconclusive('the project does not have both kinds of keys')
        return unless(lastDated < firstNever, 'a key that never expires is listed before one that does')
      },
    },
    'listApiKeys/of-project': {
      faults: faults.ofProject,
      check: async ({ api, need }) => {
        const keys = await api.listApiKeys()
        if (keys.length === 0) throw new Inconclusive('the project has no keys')
        const strangers = keys.filter(({ projectId }) => projectId !== need('project_id'))
        return unless(strangers.length === 0, `${strangers.length} keys have another projectId`)
      },
    },
    'listApiKeys/ids-differ': {
      faults: faults.idsDiffer,
      check: async ({ api }) => {
        const ids = (await api.listApiKeys()).map(({ id }) => id)
        return unless(new Set(ids).size === ids.length, 'two keys have the same ID')
      },
    },
    'listApiKeys/principal-of-service-account': {
      faults: faults.principalOfServiceAccount,
      check: async ({ api, need }) => {
        const { keys } = await api.listServiceAccountKeys({ service_account_id: need('service_account_id') })
        const ofAccount = new Set(keys.map(({ id }) => id))
        const listed = (await api.listApiKeys()).filter(({ id }) => ofAccount.has(id))
        if (listed.length === 0) throw new Inconclusive('the list has no key of the service account')
        return unless(
          listed.every(({ principalId }) => typeof principalId === 'string' && principalId !== ''),
          "a service account's key has no principalId",
        )
      },
    },
    'deleteApiKey/owner-only': {
      faults: faults.ownerOnly,
      // The owner's valid request, which comes next, shows that the key still existed.
      isPrior: true,
      check: async ({ api, as, need }) => {
        const api_key_id = need('disposable.api_key_id')
        if (!(await isListed(api, api_key_id))) throw new Inconclusive('disposable.api_key_id is not listed')
        const problems = await refused(as('tokens.member').deleteApiKey({ api_key_id }), 'a caller who is not an owner')
        const stays = await isListed(api, api_key_id)
        return [...problems, ...unless(stays, 'the key is gone, though the caller is not an owner')]
      },
    },
    'deleteApiKey/service-account-key-refused': {
      faults: faults.serviceAccountKeyRefused,
      check: async ({ api, need }) => {
        const api_key_id = need('refused.api_key_id')
        if (!(await isListed(api, api_key_id))) throw new Inconclusive('refused.api_key_id is not listed')
        const problems = await refused(api.deleteApiKey({ api_key_id }), "the deletion of a service account's key")
        const stays = await isListed(api, api_key_id)
        return [...problems, ...unless(stays, 'the key is gone, though its deletion was rejected')]
      },
    },
    'deleteApiKey/removed': {
      faults: faults.removed,
      check: async ({ api, need }) =>
        unless(!(await isListed(api, need('disposable.api_key_id'))), 'the deleted key is still listed'),
    },
    'deleteApiKey/token-denied': {
      unprovable: 'inference requests are sent to deployed apps, which are not part of this API',
    },
  },

  expectations: {
    'deleteApiKey/second-refused': {
      says: 'Deleting a key a second time fails.',
      restsOn: ['deletion-repeated'],
      faults: faults.secondRefused,
      check: ({ api, need }) =>
        refused(api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }), 'the second deletion'),
    },
  },
}
