import { createSecrets } from '../../../src/verifier/evidence/secrets.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Tag, unless } from '../../service.ts'

/** Characters that a value must have to be looked for. */
const SHORTEST_SECRET = 12

export const serviceAccounts: Tag<'listServiceAccountKeys'> = {
  calls: {
    listServiceAccountKeys: ({ api, need }) =>
      api.listServiceAccountKeys({ service_account_id: need('service_account_id') }),
  },

  rules: {
    'listServiceAccountKeys/secrets-left-out': async ({ api, need }) => {
      // What is shorter may stand there by chance.
      const secrets = (await api.listApiKeys())
        .map(({ apiKey }) => apiKey)
        .filter(({ length }) => length >= SHORTEST_SECRET)
      const listed = await api.listServiceAccountKeys({ service_account_id: need('service_account_id') })
      if (secrets.length === 0) throw new Inconclusive('the project has no key whose value could stand there')
      const text = JSON.stringify(listed)
      const known = createSecrets()
      for (const secret of secrets) known.add(secret)
      return unless(!known.standsIn(text), 'one stands there')
    },
    'listServiceAccountKeys/ids-differ': async ({ api, need }) => {
      const { keys } = await api.listServiceAccountKeys({ service_account_id: need('service_account_id') })
      if (keys.length === 0) throw new Inconclusive('the service account has no key')
      return unless(new Set(keys.map(({ id }) => id)).size === keys.length, 'two keys have one ID')
    },
    'listServiceAccountKeys/of-project': async ({ api, need }) => {
      const { keys } = await api.listServiceAccountKeys({ service_account_id: need('service_account_id') })
      if (keys.length === 0) throw new Inconclusive('the service account has no key')
      const strangers = keys.filter(({ projectId }) => projectId !== need('project_id'))
      return unless(strangers.length === 0, `${strangers.length} keys have another projectId`)
    },
  },
}
