import { parseArgs } from 'node:util'
import { inPackage, oneOf, UsageError } from '../src/command.ts'
import { called } from './called.ts'
import { parseSource, readDocument, readOwn, type Source } from './diff/document.ts'
import { judge } from './diff/judge.ts'
import { asJson, asMarkdown, asText, type DiffReport, isBreaking } from './diff/report.ts'

const WRITERS = { text: asText, markdown: asMarkdown, json: asJson }
const FORMATS = Object.keys(WRITERS) as (keyof typeof WRITERS)[]

const COMMAND = called('diff')

const HELP = `Usage: ${COMMAND} OLD [NEW] [options]

Compares two versions of openapi.yaml and says whom each change breaks: callers (who send requests),
readers (who read responses), or nobody.

  OLD              a file, a git revision such as main or v0.1.0 (to read its openapi.yaml), or REVISION:path; a full commit
                   hash is always a revision
  NEW              in the same form as OLD (default: openapi.yaml of ${inPackage ? 'this package' : 'the working tree'})
  --format FORMAT  ${FORMATS.join(', ')} (default text); markdown suits a comment on a pull request
  --help           show this help

Removing or rewording a rule (x-rules) counts as breaking: clients may rely on it. Other prose
and examples break nobody. A change that cannot be judged, such as another pattern, is reported as "cannot be judged: review it"
and also gives exit code 1. References outside the document are rejected; nothing is fetched.

Exit code: 0 if nothing breaks, 1 if something breaks or cannot be judged, 2 for bad usage or if comparing is impossible.`

/** Compares two versions of openapi.yaml and reports what changed and whom each change breaks. Sets the exit code. */
export async function runDiff(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  const [old, now, ...more] = positionals
  if (!old) throw new UsageError(`OLD is missing: give a file or a git revision, as in ${COMMAND} main. See --help.`)
  if (more.length > 0) throw new UsageError(`Expected one or two documents, got ${positionals.length}. See --help.`)
  const format = oneOf('--format', values.format, FORMATS)
  const [before, after] = await Promise.all([readDocument(old), now === undefined ? readOwn() : readDocument(now)])
  const report = compare(before, after)
  const text = WRITERS[format](report)
  // Set the exit code before printing, because a reader such as `head` may close the output early.
  process.exitCode = isBreaking(report) ? 1 : 0
  console.log(text)
}

/** Compares two documents. @throws UsageError for any error, because exit code 1 would look like a verdict */
function compare(before: Source, after: Source): DiffReport {
  try {
    return judge(parseSource(before), parseSource(after))
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { message } = error as Error
    throw new UsageError(`Cannot compare; check that both documents are valid (${message}).`, { cause: error })
  }
}
