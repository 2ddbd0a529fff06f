/** Says of two versions of openapi.yaml what changed and whom it breaks. */
import { runCommand } from '../src/command.ts'
import { parseSource } from './diff/document.ts'
import { asJson, JSON_START } from './diff/json.ts'
import { judge } from './diff/judge.ts'
import { asMarkdown, MARKDOWN_START } from './diff/markdown.ts'
import { HELP, readOptions } from './diff/options.ts'
import { readDocument, readWorkingTree } from './diff/source.ts'
import { breaksSomebody } from './diff/summary.ts'
import { asText, TEXT_START } from './diff/text.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'
import { RedoclyFailed } from './redocly.ts'

const WRITERS = { text: asText, markdown: asMarkdown, json: asJson }

/** Matches the start of a report in any format. */
const REPORT_START = new RegExp([TEXT_START, MARKDOWN_START, JSON_START].map(({ source }) => source).join('|'))

await runCommand(async () => {
  const command = readOptions()
  if ('help' in command) return console.log(HELP)
  const { old, now, format, output } = command
  const file = output === undefined ? undefined : { option: '--output', path: output, start: REPORT_START }
  if (file) await checkOutputFile(file)
  const sources = await Promise.all([readDocument(old), now === undefined ? readWorkingTree() : readDocument(now)])
  const [before, after] = sources.map(parseSource) as [ReturnType<typeof parseSource>, ReturnType<typeof parseSource>]
  const report = await judge(before, after)
  const text = WRITERS[format](report)
  // Before anything is printed: whoever reads the output may close it at any line.
  process.exitCode = breaksSomebody(report) ? 1 : 0
  if (!file) return console.log(text)
  await writeOutputFile(file, `${text}\n`)
}, RedoclyFailed)
