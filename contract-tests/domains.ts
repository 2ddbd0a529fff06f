import type { Client } from '../src/client/index.ts'
import type { Calls } from './calls.ts'
import type { Need } from './fixtures.ts'

const createDisposable = (api: Client, need: Need) =>
  api.createDomain({ body: { domain: need('disposable.domain'), domainType: 'subdomain', region: need('region') } })

export const domains: Calls<'createDomain' | 'deleteDomain'> = {
  createDomain: createDisposable,
  // Only what the run itself has added is deleted.
  deleteDomain: async (api, need) => {
    const { id } = await createDisposable(api, need)
    return api.deleteDomain({ domain_id: id })
  },
}
