import { oneLine } from '../../src/printable.ts'
import {
  advice,
  type Change,
  type Entry,
  groupsOf,
  isAlarming,
  isBreaking,
  type Report,
  summary,
  verdictInWords,
} from './report.ts'
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
    `## API changes: ${isBreaking(report) ? 'something breaks' : 'nothing breaks'}`,
    `From ${code(report.old)} to ${code(report.now)}. ${summary(report)}`,
    '',
  ]
  const tail = ['', advice(report), '']
  const explained = new Set<Change>()
  const tables = groupsOf(report)
    // Breaking changes come first, since the end may be cut.
    .sort((one, other) => Number(hasAlarm(other)) - Number(hasAlarm(one)))
    .map((group) => {
      const title = `${code(group.title)}: ${group.entries.length}`
      const header = ['| breaks | change | line |', '| --- | --- | --- |']
      const rows = group.entries.map((entry) => rowOf(entry, report, explained))
      return hasAlarm(group)
        ? { open: [`### ${title}`, '', ...header], rows, close: [''] }
        : {
            open: [`<details><summary>${title}, breaking nobody</summary>`, '', ...header],
            rows,
            close: ['', '</details>', ''],
          }
    })
  const kept = cutTo(tables, LONGEST - [...head, ...tail].join('\n').length)
  return [...head, ...kept, ...tail].join('\n')
}

const hasAlarm = ({ entries }: { entries: Entry[] }) => entries.some(({ effect }) => isAlarming(effect))

/** As many rows as fit, and how many are left out. */
function cutTo(tables: { open: string[]; rows: string[]; close: string[] }[], room: number): string[] {
  const sizeOf = (lines: string[]) => lines.join('\n').length + 1
  const kept: string[] = []
  let left = room - 200
  let cut = 0
  for (const { open, rows, close } of tables) {
    const fitting: string[] = []
    let size = sizeOf([...open, ...close])
    for (const row of cut > 0 ? [] : rows) {
      size += row.length + 1
      if (size > left) break
      fitting.push(row)
    }
    cut += rows.length - fitting.length
    if (fitting.length === 0) continue
    const table = [...open, ...fitting, ...close]
    left -= sizeOf(table)
    kept.push(...table)
  }
  const note = `**${cut} lines are left out**, since a comment holds no more; \`npm run diff\` shows all of them.`
  return cut === 0 ? kept : [...kept, '', note]
}

function rowOf({ change, effect }: Entry, report: Report, explained: Set<Change>): string {
  const why = explained.has(change) ? undefined : change.why
  explained.add(change)
  const verdict = verdictInWords(effect).replace(/^breaks /, '')
  const what = `${words(inWords(change))}${why === undefined ? '' : `<br>${words(why)}`}`
  return `| ${isAlarming(effect) ? `**${verdict}**` : verdict} | ${what} | ${words(whereOf(change, report))} |`
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
