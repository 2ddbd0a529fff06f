import { type Finder, ifSuccessful } from '../../service.ts'

export const apiKeyFinders: Finder[] = [
  {
    finds: ['disposable.api_key_id', 'refused.api_key_id', 'foreign.api_key_id'],
    exists: async ({ api }, id) => (await api.listApiKeys()).some((key) => key.id === id),
    async vet({ service: { api, ifNamed }, tokens }) {
      const keys = await api.listApiKeys()
      const account = ifNamed('service_account_id')
      const ofAccount = account && (await ifSuccessful(api.listServiceAccountKeys({ service_account_id: account })))
      const problems: Record<string, string> = {}
      for (const name of ['disposable.api_key_id', 'refused.api_key_id', 'foreign.api_key_id'] as const) {
        const key = keys.find(({ id }) => id === ifNamed(name))
        if (!key) continue
        const isOfAccount = Boolean(key.principalId) || (ofAccount || { keys: [] }).keys.some(({ id }) => id === key.id)
        if (tokens.has(key.apiKey)) problems[name] = 'it is the key of a token that the run uses'
        else if (name === 'foreign.api_key_id') problems[name] = 'it is a key of the project, not of another one'
        else if (name === 'disposable.api_key_id' && isOfAccount)
          problems[name] = 'it belongs to a service account; is it swapped with refused.api_key_id?'
        else if (name === 'refused.api_key_id' && !isOfAccount)
          problems[name] =
            'it belongs to no service account, so the service would delete it; is it swapped with disposable.api_key_id?'
      }
      return problems
    },
  },
]
