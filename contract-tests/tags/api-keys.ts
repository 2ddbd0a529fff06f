import type { components } from '../../generated/types.ts'
import type { Calls } from './calls.ts'
import { type Rule, refused, unless } from './rules.ts'

type ApiKey = components['schemas']['ApiKey']

export const apiKeys: Calls<'listApiKeys' | 'deleteApiKey'> = {
  listApiKeys: (api) => api.listApiKeys(),
  deleteApiKey: (api, need) => api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }),
}

const expiry = ({ expiresAt }: ApiKey) => Date.parse(expiresAt)
const isNever = ({ expiresAt }: ApiKey) => expiresAt === 'never'

export const apiKeyRules: Rule[] = [
  {
    operationId: 'listApiKeys',
    fact: 'the keys are sorted by expiresAt, ascending',
    check: async ({ api }) => {
      const keys = await api.listApiKeys()
      const dated = keys.filter((key) => !isNever(key)).map(expiry)
      const firstNever = keys.findIndex(isNever)
      const lastDated = keys.findLastIndex((key) => !isNever(key))
      return [
        ...unless(
          dated.every((moment, index) => index === 0 || moment >= (dated[index - 1] ?? moment)),
          'a key stands behind one that expires later',
        ),
        ...unless(firstNever === -1 || lastDated < firstNever, 'a key that never expires stands before one that does', {
          assumed: true,
        }),
      ]
    },
  },
  {
    operationId: 'listApiKeys',
    fact: 'every key belongs to the project',
    check: async ({ api, need }) => {
      const strangers = (await api.listApiKeys()).filter(({ projectId }) => projectId !== need('project_id'))
      return unless(strangers.length === 0, `${strangers.length} keys have another projectId`)
    },
  },
  {
    operationId: 'deleteApiKey',
    fact: 'a caller who is no owner is refused',
    // The proper call, by an owner, then shows that the key was still there.
    isPrior: true,
    check: ({ as, need }) =>
      refused(
        as('tokens.member').deleteApiKey({ api_key_id: need('disposable.api_key_id') }),
        'a caller who is no owner',
      ),
  },
  {
    operationId: 'deleteApiKey',
    fact: "a service account's key is refused",
    check: ({ api, need }) =>
      refused(api.deleteApiKey({ api_key_id: need('refused.api_key_id') }), "the deletion of a service account's key"),
  },
  {
    operationId: 'deleteApiKey',
    fact: 'a key that was deleted is gone from the list',
    alsoCalls: ['listApiKeys'],
    check: async ({ api, need }) => {
      const keys = await api.listApiKeys()
      return unless(!keys.some(({ id }) => id === need('disposable.api_key_id')), 'the deleted key is still listed')
    },
  },
  {
    operationId: 'deleteApiKey',
    fact: 'a key that was deleted is not there to be deleted again',
    check: ({ api, need }) =>
      refused(api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }), 'the second deletion', {
        assumed: true,
      }),
  },
]
