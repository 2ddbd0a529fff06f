import { describe, expect, test } from 'vitest'
import { context } from '../pages/testing/context.ts'
import { searchEntries } from './entries.ts'
import { createIndex, find } from './find.ts'

const index = createIndex(searchEntries(context))

describe('among the first three results', () => {
  test.each([
    ['expired key', /listApiKeys|deleteApiKey|chapters\/authentication|handle-tokens|token-scope/],
    ['domain in use', /operations\/deleteDomain|delete-a-domain-safely/],
    ['rate limit', /unknowns\.html#usage-limits|chapters\/limits/],
    ['page size', /listContainerEvents\.html#query\.limit|chapters\/paging|schemas\/PageSize/],
    ['cost', /operations\/getProjectCost/],
    ['retry', /guides\/call-the-api/],
    ['zip', /getBuildDownload|read-a-file-of-a-build/],
    ['scale to zero', /updateApp\.html#body\.minReplicaCount/],
    ['pagination', /chapters\/paging/],
    ['revoke token', /operations\/deleteApiKey|handle-tokens/],
    ['H100', /updateApp\.html#body\.compute|schemas\/ComputeType/],
    ['why is my container not ready', /operations\/listContainerReadiness/],
    ['401', /chapters\/(errors|authentication)/],
    ['wildcard domain', /operations\/createDomain/],
    ['delete app', /operations\/deleteApp/],
    ['month', /getBillingGraph\.html#query\.month|getProjectCost\.html#query\.month/],
    ['replica limits', /updateApp\.html#body\.maxReplicaCount|updateApp\.html#body\.minReplicaCount/],
    ['GPU', /updateApp\.html#body\.(gpuCount|compute)/],
    ['webhook', /webhookEndpoint|push-notifications|chapters\/events/],
    ['branches', /operations\/listBranches/],
  ])('%s', (query, page) => {
    const found = find(index, query)
      .slice(0, 3)
      .map(({ url }) => url)
    expect(
      found.some((url) => page.test(url)),
      found.join('\n'),
    ).toBe(true)
  })
})
