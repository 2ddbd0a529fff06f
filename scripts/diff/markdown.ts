import { oneLine } from '../../src/printable.ts'
import { type Entry, groupsOf } from './group.ts'
import type { Change, Report } from './report.ts'
import { advice, breaksSomebody, noteOf, sidesInWords, summary } from './summary.ts'
import { whereOf } from './text.ts'
import { inWords } from './words.ts'

/** By this, the workflow finds its comment again. */
export const MARKER = '<!-- api-changes -->'
/** Matches the start of {@link asMarkdown}. */
export const MARKDOWN_START = new RegExp(`^${MARKER}\\n## API changes: (some|no)thing breaks\\n`)
/** GitHub takes 65,536 characters; the rest is for what the workflow may add. */
export const LONGEST = 60_000

/** The report for a comment on a pull request. */
export function asMarkdown(report: Report): string {
  const head = [
    MARKER,
    `## API changes: ${breaksSomebody(report) ? 'something breaks' : 'nothing breaks'}`,
    `From ${code(report.old)} to ${code(report.now)}. ${summary(report)}`,
    '',
  ]
  const tail = ['', advice(report), '']
  const told = new Set<Change>()
  const lines = groupsOf(report)
    // What breaks somebody is not to be cut.
    .sort((one, other) => Number(isBreaking(other)) - Number(isBreaking(one)))
    .flatMap((group) => {
      const rows = group.entries.map((entry) => rowOf(entry, report, told))
      const title = `${code(group.title)}: ${group.entries.length}`
      const table = ['| breaks | change | line |', '| --- | --- | --- |', ...rows, '']
      return isBreaking(group)
        ? [[`### ${title}`, '', ...table]]
        : [
            [
              `<details><summary>${code(group.title)}: ${group.entries.length}, breaking nobody</summary>`,
              '',
              ...table,
              '</details>',
              '',
            ],
          ]
    })
  const kept = cutTo(lines, LONGEST - [...head, ...tail].join('\n').length)
  return [...head, ...kept, ...tail].join('\n')
}

const isBreaking = ({ entries }: { entries: Entry[] }) => entries.some(({ breaks }) => breaks.length > 0)

/** As many groups as fit, the last of them as far as it fits, and how much is left out. */
function cutTo(groups: string[][], room: number): string[] {
  const kept: string[] = []
  let left = room - 200
  let cut = 0
  for (const group of groups) {
    const size = group.join('\n').length + 1
    if (cut === 0 && size <= left) {
      kept.push(...group)
      left -= size
      continue
    }
    const rows = group.filter((line) => line.startsWith('| ') && !/^\| (breaks|---) /.test(line))
    if (cut > 0 || group[0]?.startsWith('<details>')) {
      cut += rows.length
      continue
    }
    for (const line of group) {
      const isRow = rows.includes(line)
      if (isRow && (cut > 0 || line.length + 1 > left)) cut += 1
      else {
        kept.push(line)
        left -= line.length + 1
      }
    }
  }
  if (cut === 0) return kept
  return [
    ...kept,
    '',
    `**${cut} lines are left out**, since a comment holds no more; \`npm run diff\` shows all of them.`,
  ]
}

function rowOf({ change, breaks }: Entry, report: Report, told: Set<Change>): string {
  const note = told.has(change) ? undefined : noteOf(change)
  told.add(change)
  const verdict = breaks.length === 0 ? 'nobody' : `**${sidesInWords(breaks)}**`
  const what = words(inWords(change)) + (change.by === 'own' ? ' (not judged by Redocly)' : '')
  return `| ${verdict} | ${what}${note === undefined ? '' : `<br>${words(note)}`} | ${words(whereOf(change, report))} |`
}

const html = (text: string) => oneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Words of a document, which may come from a fork, as words: no link, no mention, no markup. GitHub looks for mentions,
 * issues and emoji once more when the Markdown is HTML, where an escape is the character again; there `<wbr>`, a place for a
 * line break and nothing that is copied, keeps them apart.
 */
const words = (text: string) =>
  html(text)
    .replace(/[\\`*_~[\]|!^${}#@:]|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
    .replace(/&#(35|64);(?=\S)|&#58;(?=[^\s\d])|(?<=www)&#46;/gi, '$&<wbr>')

const code = (text: string) => `<code>${words(text)}</code>`
