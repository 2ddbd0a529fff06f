import { describe, expect, test } from 'vitest'
import { documentPages } from '../pages/pages.ts'
import { context } from '../pages/testing/context.ts'
import { searchEntries } from './entries.ts'
import { createFind } from './find.ts'

const find = createFind(searchEntries(context, documentPages(context)))

describe('among the first three results', () => {
  test.each([
    ['page size', /listContainerEvents\.html#query\.limit|chapters\/paging|read-all-events/],
    ['gpu types', /updateApp\.html#body\.compute|ComputeType|limits\.html#values|scale-an-app/],
    ['list apps', /#further-operations/],
    ['nullable', /optional-and-null-fields|#null-or-omitted/],
    ['python', /use-another-language/],
    ['PHP', /use-another-language/],
    ['postman', /use-another-language|call-from-the-command-line/],
    ['H100', /updateApp\.html#body\.compute|ComputeType|limits\.html#values|scale-an-app/],
    ['proxy', /call-the-api|verify-a-service/],
    ['retry', /errors-and-retries|call-the-api/],
    ['logs', /getBuildLogs/],
    ['CORS', /share-a-sandbox|run-the-sandbox|handle-tokens/],
    ['undici', /call-the-api/],
    ['permission', /chapters\/authentication|#role-model|deleteApiKey/],
    ['yaml', /index\.html#files|use-another-language|use-your-own-data/],
    ['403', /errors-and-retries|chapters\/errors|#error-status-codes|#error-not-owner/],
    ['timeout', /errors-and-retries|call-the-api/],
    ['token expired', /handle-tokens|errors-and-retries|#token-scope/],
    ['invoice', /getProjectCost|getBillingGraph/],
    ['oom killed', /why-a-container-restarted|getContainer|listContainerEvents/],
    ['rate limit', /#usage-limits|chapters\/limits/],
    ['how do I scale to zero', /scale-an-app|updateApp\.html#body\.minReplicaCount/],
    ['why is my container not ready', /listContainerReadiness/],
    ['autoscalling', /scale-an-app|updateApp/],
    ['wildcard domain', /createDomain|chapters\/domains/],
    ['webhook', /webhook|#push-notifications|chapters\/events/i],
  ])('%s', (query, page) => {
    const found = find(query).slice(0, 3)
    expect(
      found.some(({ url }) => page.test(url)),
      found.map(({ url }) => url).join('\n'),
    ).toBe(true)
  })
})

test.each(['xyzzy', 'xyzzy container', '', '…'])('nothing is found for %j', (query) => {
  expect(find(query)).toEqual([])
})

test('of three words or more, one may be missing', () => {
  expect(find('xyzzy wildcard domain').map(({ title }) => title)).toEqual(
    find('wildcard domain').map(({ title }) => title),
  )
})

test('an excerpt shows what matches', () => {
  const [found] = find('dispatcher of another')
  expect(found?.excerpt).toMatch(/^… .*dispatcher/)
  expect(found?.excerpt.match(found.pattern)).toContain('dispatcher')
})
