import { oneLine } from '../../src/printable.ts'
import { advice, groupsOf, inWords, isBreaking, type Report, type Row, summary, totalsOf } from './report.ts'
import { sidesWith, type Verdicts } from './verdicts.ts'

/** First line of a Markdown report, by which the workflow finds its comment on a pull request. */
export const MARKER = '<!-- api-changes -->'

/** Matches the start of a report in any format. */
export const REPORT_START = new RegExp(
  [
    String.raw`^From .+ to .+\. (No change\.|\d+ changes?: \d+ breaks? callers, )`,
    String.raw`^${MARKER}\n## API changes: (something breaks|something may break|nothing breaks)\n`,
    String.raw`^\{\s*"old": ".*",\s*"new": ".*",\s*"breaking": `,
  ].join('|'),
)

export function asText(report: Report): string {
  const groups = groupsOf(report).map(({ title, rows }) => [oneLine(title), ...rows.flatMap(linesOf)].join('\n'))
  const head = `From ${oneLine(report.old)} to ${oneLine(report.now)}. ${summary(report)}`
  return [head, ...groups, advice(report)].join('\n\n')
}

function linesOf({ verdict, what, where, why }: Row): string[] {
  const loud = verdict.replace(/breaks (?!nobody)|cannot be judged/g, (words) => words.toUpperCase())
  const line = `  ${loud}: ${oneLine(what)}  ${where}`
  return why === undefined ? [line] : [line, `      ${oneLine(why)}`]
}

export function asJson(report: Report): string {
  const { old, now } = report
  const withSides = <Judged extends { verdicts: Verdicts }>({ verdicts, ...rest }: Judged) => {
    return { ...rest, breaks: sidesWith('breaks', verdicts), unjudged: sidesWith('unjudged', verdicts) }
  }
  const changes = report.changes.map((change) => {
    return { what: inWords(change), ...withSides(change), reach: change.reach.map(withSides) }
  })
  const data = { old, new: now, breaking: isBreaking(report), totals: totalsOf(report), changes }
  return JSON.stringify(data, undefined, 2)
}

/** Maximum length of a Markdown report. GitHub allows 65,536 characters, but the workflow may add text. */
const LONGEST = 60_000
/** Number of characters reserved for the note that lines are left out. */
const NOTE = 200

/** Formats a report as Markdown for a comment on a pull request. */
export function asMarkdown(report: Report): string {
  const { callers, readers } = totalsOf(report)
  const outcome = isBreaking(report) ? `something ${callers + readers > 0 ? 'breaks' : 'may break'}` : 'nothing breaks'
  const names = `From ${code(report.old)} to ${code(report.now)}.`
  const head = [MARKER, `## API changes: ${outcome}`, `${names} ${summary(report)}`, '']
  const tail = ['', advice(report), '']
  const sizeOf = (lines: string[]) => lines.join('\n').length + 1
  const kept: string[] = []
  let left = LONGEST - NOTE - sizeOf([...head, ...tail])
  let cut = 0
  const groups = groupsOf(report).map((group) => ({ ...group, hasAlarm: group.rows.some((row) => row.isAlarming) }))
  // Operations with breaking changes come first, since the end of the report may be cut.
  for (const { title, rows, hasAlarm } of groups.sort((one, other) => +other.hasAlarm - +one.hasAlarm)) {
    const name = `${code(title)}: ${rows.length}`
    const start = hasAlarm ? `### ${name}` : `<details><summary>${name}, breaking nobody</summary>`
    const open = [start, '', '| breaks | change | line |', '| --- | --- | --- |']
    const close = hasAlarm ? [''] : ['', '</details>', '']
    const table: string[] = []
    let room = left - sizeOf([...open, ...close])
    for (const row of rows.map(tableRow)) {
      room -= row.length + 1
      if (cut > 0 || room < 0) cut += 1
      else table.push(row)
    }
    if (table.length === 0) continue
    left = room
    kept.push(...open, ...table, ...close)
  }
  const note = `**Lines left out: ${cut}**, because the comment would be too long; \`--format text\` shows all changes.`
  return [...head, ...kept, ...(cut === 0 ? [] : ['', note]), ...tail].join('\n')
}

function tableRow({ verdict, isAlarming, what, why, where }: Row): string {
  const sides = verdict.replace(/^breaks /, '')
  const change = [what, ...(why === undefined ? [] : [why])].map(words).join('<br>')
  return `| ${isAlarming ? `**${sides}**` : sides} | ${change} | ${words(where)} |`
}

const html = (text: string) => oneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Renders text of a document, which may come from a fork, as plain text: no links, mentions or markup. GitHub looks for
 * mentions, issues and emoji after it has rendered the Markdown and decoded the escapes; `<wbr>`, an optional line break
 * that is not copied, splits them.
 */
const words = (text: string) =>
  html(text)
    .replace(/[\\`*_~[\]|!^${}#@:]|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
    .replace(/&#(35|64);(?=\S)|&#58;(?=[^\s\d])|(?<=www)&#46;/gi, '$&<wbr>')

const code = (text: string) => `<code>${words(text)}</code>`
