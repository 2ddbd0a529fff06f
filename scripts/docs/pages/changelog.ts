import { markup } from '../../../src/html/markup.ts'
import { limited } from '../../../src/verifier/reports/words.ts'
import { type Change, inWords, type Report, summary, verdictInWords } from '../../diff/report.ts'
import { isAlarming } from '../../diff/verdicts.ts'
import { linksToPages, markdownOf, releasePage } from '../links.ts'
import { list, literal, text } from '../markdown.ts'
import type { Changelog, Release } from '../releases.ts'
import { type DocsPage, rootOf } from '../site/page.ts'
import type { Context } from './context.ts'

/** Maximum number of listed changes that break something, and of those that break nobody. */
const MAX_CHANGES = 100
/** Maximum number of operations to name per change. */
const MAX_NAMED = 4

/** The changelog: a page with the newest version and links to the others, which have pages of their own. */
export function changelogPages({ prose }: Context, { introduction, note = '', releases }: Changelog): DocsPage[] {
  const [newest, ...others] = releases
  const links = others.map(({ title, date, changes }) => {
    const name = `[${title}](${markdownOf(releasePage(title))})${date ? `, ${date}` : ''}`
    return changes instanceof Object ? `${name}: ${summary(changes)}` : name
  })
  const start = text([
    '# Changelog',
    introduction,
    note,
    ...(newest ? [`## ${nameOf(newest)}`, ...bodyOf(newest, '###')] : []),
    ...(links.length === 0 ? [] : ['## Earlier versions', list(links)]),
  ])
  return [
    pageOf('changelog.html', 'Changelog', 'What changed in each version of the package and of openapi.yaml.', start),
    ...others.map((release) => {
      const { title } = release
      const markdown = text([`# ${nameOf(release)}`, '[All versions](../changelog.md)', ...bodyOf(release, '##')])
      return pageOf(releasePage(title), `Version ${title}`, `What version ${title} changed.`, markdown)
    }),
  ]

  function pageOf(file: string, title: string, description: string, markdown: string): DocsPage {
    const root = rootOf(file)
    const main = markup`<div class="guide">\n${prose(root)(linksToPages(markdown))}</div>`
    return { file, title, description, main, markdown, ...(root === '' && { part: 'About' as const }) }
  }
}

const nameOf = ({ title, date }: Release) => (date ? `${title}, ${date}` : title)

function bodyOf({ notes, changes }: Release, heading: string): string[] {
  if (changes === undefined) return [notes]
  const title = `${heading} Changes to openapi.yaml`
  if (typeof changes === 'string') return [notes, title, literal(changes)]
  const since = literal(changes.old)
  if (changes.changes.length === 0) return [notes, title, `Nothing has changed since ${since}.`]
  return [notes, title, `Since ${since}, ${literal(summary(changes))}`, ...changeLists(changes)]
}

/** The changes that break or may break something, then the others. */
function changeLists({ changes, operations }: Report): string[] {
  const { true: alarming = [], false: others = [] } = Object.groupBy(
    changes,
    ({ verdicts }) => `${isAlarming(verdicts)}`,
  )
  const listOf = (some: Change[]) => limited(some, MAX_CHANGES, (change) => `- ${inOneLine(change)}`).join('\n')
  return [listOf(alarming), ...(others.length === 0 ? [] : ['These break nobody:', listOf(others)])].filter(Boolean)

  function inOneLine(change: Change): string {
    const { verdicts, reach, why } = change
    const isAll = operations.length > 1 && reach.length === operations.length
    const where = isAll ? 'all operations' : namesOf(reach)
    const verdict = isAlarming(verdicts) ? `**${verdictInWords(verdicts)}**: ` : ''
    return `${verdict}${literal(inWords(change))}${where && ` (${where})`}${why ? `. ${literal(why)}` : ''}`
  }
}

function namesOf(reach: Change['reach']): string {
  const names = reach.map(({ operation: { id, method, path } }) => (id ? `\`${id}\`` : literal(`${method} ${path}`)))
  const more = names.length - MAX_NAMED
  return [...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
