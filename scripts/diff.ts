/** Says of two versions of openapi.yaml what changed and whom it breaks. */
import { writeFile } from 'node:fs/promises'
import { runCommand, UsageError } from '../src/command.ts'
import { parseSource } from './diff/document.ts'
import { asJson } from './diff/json.ts'
import { judge } from './diff/judge.ts'
import { asMarkdown } from './diff/markdown.ts'
import { HELP, readOptions } from './diff/options.ts'
import { readDocument, readWorkingTree } from './diff/source.ts'
import { breaksSomebody } from './diff/summary.ts'
import { asText } from './diff/text.ts'
import { RedoclyFailed } from './redocly.ts'

const WRITERS = { text: asText, markdown: asMarkdown, json: asJson }

await runCommand(async () => {
  const command = readOptions()
  if ('help' in command) return console.log(HELP)
  const { old, now, format, output } = command
  const sources = await Promise.all([readDocument(old), now === undefined ? readWorkingTree() : readDocument(now)])
  const [before, after] = sources.map(parseSource) as [ReturnType<typeof parseSource>, ReturnType<typeof parseSource>]
  const report = await judge(before, after)
  const text = WRITERS[format](report)
  // Before anything is printed: whoever reads the output may close it at any line.
  process.exitCode = breaksSomebody(report) ? 1 : 0
  if (output === undefined) return console.log(text)
  await writeFile(output, `${text}\n`).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new UsageError(`--output must be a file that can be written; ${output} cannot (${code ?? message}).`)
  })
}, RedoclyFailed)
