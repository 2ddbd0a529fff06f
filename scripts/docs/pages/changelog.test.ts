import { expect, test } from 'vitest'
import { document } from '../../../src/document/openapi.ts'
import { judge } from '../../diff/judge.ts'
import { plain, plant } from '../../diff/testing/planting.ts'
import type { Changelog, Release } from '../releases.ts'
import { changelogPages } from './changelog.ts'
import { context } from './testing/context.ts'

const release = (title: string, more: Partial<Release> = {}): Release => {
  return { title, date: undefined, notes: `- About \`createDomain\` in ${title}.`, changes: undefined, ...more }
}
const pagesOf = (changelog: Partial<Changelog>) =>
  changelogPages(context, { introduction: 'Versions.', note: undefined, releases: [], ...changelog })

test('the newest version is on the changelog, which links to a page for each other version', () => {
  const releases = [release('Unreleased'), release('0.2.0', { date: '2026-11-23' }), release('0.1.0')]
  const pages = pagesOf({ note: 'No tag.', releases })
  expect(pages.map(({ file }) => file)).toEqual(['changelog.html', 'changelog/0.2.0.html', 'changelog/0.1.0.html'])
  const [start, older] = pages
  expect(start?.markdown).toBe(
    '# Changelog\n\nVersions.\n\nNo tag.\n\n## Unreleased\n\n- About `createDomain` in Unreleased.\n\n## Earlier versions\n\n- [0.2.0](changelog/0.2.0.md), 2026-11-23\n- [0.1.0](changelog/0.1.0.md)\n',
  )
  expect(start?.main.html).toContain('<a href="changelog/0.2.0.html">0.2.0</a>')
  expect(older?.markdown).toBe(
    '# 0.2.0, 2026-11-23\n\n[All versions](../changelog.md)\n\n- About `createDomain` in 0.2.0.\n',
  )
  expect(older?.main.html).toContain('<a href="../operations/createDomain.html">')
})

test('changes of the document follow the notes, breaking ones first, with the operations that they concern', () => {
  const edits =
    'drop body properties cooldownPeriodSeconds; set operation summary = "Other"; set document info title = "*A*"; drop document components securitySchemes bearerAuth scheme; repath apps -> app'
  const changes = judge(plain, plant('updateApp', edits))
  const [page] = pagesOf({ releases: [release('0.2.0', { changes: { ...changes, old: 'v0.1.0' } })] })
  expect(page?.markdown?.split('### ')[1]).toBe(`Changes to openapi.yaml

Since v0.1.0, 5 changes: 3 break callers, 1 breaks readers, 2 break nobody.

- **breaks callers and readers**: AppConfiguration.cooldownPeriodSeconds removed (\`updateApp\`). Callers may send the property, and readers may use it.
- **breaks callers**: /v2/projects/{project\\_id}/apps/{app\\_id} renamed to /v2/projects/{project\\_id}/app/{app\\_id} (\`deleteApp\`, \`updateApp\`)
- **breaks callers**: security scheme bearerAuth: scheme bearer → none (all operations)

These break nobody:

- operation: summary reworded (\`updateApp\`)
- info: title ${document.info.title} → \\*A\\*
`)
})

test.each([
  [judge(plain, plain), 'Nothing has changed since openapi.yaml.'],
  ['The *reason*.', 'The \\*reason\\*.'],
])('instead of a list, the page says that nothing has changed, or why that is unknown', (changes, text) => {
  const [page] = pagesOf({ releases: [release('0.2.0', { changes })] })
  expect(page?.markdown?.split('### ')[1]).toBe(`Changes to openapi.yaml\n\n${text}\n`)
})

test('the page lists up to 100 changes that break something, and as many others', () => {
  const report = judge(plain, plant('updateApp', 'set operation summary = "Other"'))
  const changes = { ...report, changes: report.changes.flatMap((change) => Array(103).fill(change)) }
  const [page] = pagesOf({ releases: [release('0.2.0', { changes })] })
  expect(page?.markdown).toContain('(`updateApp`)\n- … and 3 more\n')
})
