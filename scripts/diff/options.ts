import { parseArgs } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { JUDGEMENTS } from './judgements.ts'

export const FORMATS = ['text', 'markdown', 'json'] as const
export type Format = (typeof FORMATS)[number]

export const HELP = `Usage: npm run diff -- OLD [NEW] [options]

Says of two versions of openapi.yaml what changed, operation by operation, and whom each change breaks: callers, who send
requests, readers, who read answers, or nobody.

  OLD              a file, a git revision such as main or v0.1.0, of which it takes openapi.yaml, or REVISION:path; what is
                   written as a whole commit hash is never taken for a file
  NEW              likewise (default: openapi.yaml as it stands in the working tree)
  --format FORMAT  ${FORMATS.join(', ')} (default text); markdown is for a comment on a pull request
  --output FILE    writes the report to the file instead of printing it; overwrites only its own output
  --help           show this text

The judgement is that of \`redocly diff\`, asked once about requests and once about answers. Where it is known to be wrong by the
view of apps that call the API by a generated client, the report says so and counts what is right; see below.

Redocly does not look at rules (x-rules), the register of unknowns and examples of bodies. This command compares them itself: a
rule that is gone, has other words or is only assumed now counts as breaking both, since prose must be read; the others break
nobody. Not judged: prose elsewhere, and whether two patterns or schemas of different form allow the same.

Nothing is fetched, and no other file is read: a reference that leads out of its document is refused.

Exit code: 0 nothing breaks, 1 something does, 2 bad usage, or no judgement.

Judged otherwise than Redocly does (scripts/diff/judgements.ts):
${JUDGEMENTS.map(({ id, why }) => `  ${id}: ${why}`).join('\n')}`

export type Command = { help: true } | { old: string; now?: string; format: Format; output?: string }

/** Reads the command line. @throws {@link UsageError} that says what is wrong and what to do */
export function readOptions(args?: string[]): Command {
  const { values, positionals } = parseArgs({
    ...(args && { args }),
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      output: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { help: true }
  const [old, now, ...more] = positionals
  if (!old)
    throw new UsageError('OLD is missing: give a file or a git revision, such as npm run diff -- main. See --help.')
  if (more.length > 0) throw new UsageError(`Two documents are compared; ${positionals.length} came. See --help.`)
  const format = FORMATS.find((name) => name === values.format)
  if (values.output === '') throw new UsageError('--output needs the name of a file.')
  if (!format) throw new UsageError(`--format must be one of ${FORMATS.join(', ')}; it is "${values.format}".`)
  return {
    old,
    ...(now !== undefined && { now }),
    format,
    ...(values.output !== undefined && { output: values.output }),
  }
}
