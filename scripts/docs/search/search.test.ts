import { describe, expect, test } from 'vitest'
import { changelogPage } from '../pages/changelog.ts'
import { documentPages } from '../pages/pages.ts'
import { context } from '../pages/testing/context.ts'
import { searchEntries } from './entries.ts'
import { createFind } from './find.ts'
import { statusOf } from './status.ts'
import { SYNONYMS } from './synonyms.ts'
import { AMONG_THREE, FIRST } from './testing/queries.ts'

const pages = [...documentPages(context), await changelogPage(context, () => {})]
const find = createFind(searchEntries(context, pages))
const urlsOf = (query: string, count: number, synonyms = SYNONYMS) =>
  find(query, synonyms)
    .found.slice(0, count)
    .map(({ url }) => url)

test.each(FIRST)('%s finds the expected page first', (query, page) => {
  expect(urlsOf(query, 1)).toEqual([expect.stringMatching(page)])
})

test.each(AMONG_THREE)('%s finds the expected page among the first three', (query, page) => {
  expect(urlsOf(query, 3)).toContainEqual(expect.stringMatching(page))
})

test.each(Object.keys(SYNONYMS))('the synonyms of %s improve a result', (phrase) => {
  const { [phrase]: _, ...others } = SYNONYMS
  const isLost =
    (count: number) =>
    ([query, page]: (typeof FIRST)[number]) =>
      !urlsOf(query, count, others).some((url) => page.test(url))
  // Queries with the phrase come first, because the others take long.
  const byPhrase = (queries: typeof FIRST) =>
    [...queries].sort(([one], [other]) => Number(other.includes(phrase)) - Number(one.includes(phrase)))
  expect(byPhrase(FIRST).some(isLost(1)) || byPhrase(AMONG_THREE).some(isLost(3))).toBe(true)
})

describe('the status', () => {
  test.each(['the', 'How to …?', '…'])('asks for a word of what the reader wants after %j', (query) => {
    expect(statusOf(find(query))).toMatch(/^Type what you are looking for, such as/)
  })

  test('names the words that are nowhere', () => {
    expect(statusOf(find('xyzzy wildcard domain'))).toMatch(/^\d+ results\. “xyzzy” does not occur in these docs\.$/)
  })

  test('says that nothing has any of the words', () => {
    expect(statusOf(find('xyzzy plugh'))).toMatch(/^No results\./)
  })
})

test('a row of a table is found by its first cell, and its section is shown once', () => {
  const { found } = find('--dry-run')
  const rows = found.filter(({ title }) => title === '--dry-run')
  expect(rows).toMatchObject([{ context: 'Verify a service, Options', url: 'guides/verify-a-service.html#options' }])
  const urls = found.map(({ url }) => url)
  expect(urls).toEqual([...new Set(urls)])
})

test('a page has at most three results, so that others are seen', () => {
  const pages = find('sandbox').found.map(({ url }) => url.replace(/#.*/, ''))
  expect(Math.max(...[...Map.groupBy(pages, String).values()].map(({ length }) => length))).toBe(3)
})

test('an excerpt shows what matches', () => {
  const [found] = find('dispatcher of another').found
  expect(found?.excerpt).toMatch(/^… .*dispatcher/)
  expect(found?.excerpt.match(found.pattern)).toContain('dispatcher')
})
