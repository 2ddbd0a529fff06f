/** Says whether a release may go out, and with which notes; `.github/workflows/release.yml` asks both. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { runCommand, UsageError } from '../src/command.ts'
import { oneLine } from '../src/printable.ts'
import { readChangelog } from './release/changelog.ts'
import { findProblems } from './release/problems.ts'

const HELP = `Usage: npm run release -- --check [v1.2.3]
       npm run release -- --notes [v1.2.3]

What is checked of a release before it is published, and what is said of it. It publishes nothing itself: push the tag, and
.github/workflows/release.yml does. Without a tag, it is the one that the version of package.json asks for.

  --check   say whether the tag, package.json and CHANGELOG.md fit together, and no later version exists
  --notes   print the version's section of CHANGELOG.md
  --help    show this text

Exit code: 0 nothing is in the way, 1 something is, 2 bad usage.`

const root = new URL('../', import.meta.url)

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, notes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  if (Boolean(values.check) === Boolean(values.notes))
    throw new UsageError('Give one of --check and --notes. See --help.')
  if (positionals.length > 1) throw new UsageError(`Give one tag; these are ${positionals.length}.`)

  const { version } = await readJson('package.json')
  const tag = positionals[0] ?? `v${version}`
  const changelog = await read('CHANGELOG.md')
  if (values.notes) return printNotes(tag, changelog)

  const { version: lockedVersion } = await readJson('package-lock.json')
  const problems = findProblems({ tag, version, lockedVersion, changelog, tags: await listTags() })
  if (problems.length === 0) return console.log(`${tag}: tag, version and changelog fit.`)
  console.error([`${oneLine(tag)} may not be released:`, ...problems].join('\n- '))
  process.exitCode = 1
})

function printNotes(tag: string, changelog: string): void {
  const notes = readChangelog(changelog).find(({ title }) => `v${title}` === tag)?.notes
  if (notes) {
    console.log(notes)
    return
  }
  console.error(`CHANGELOG.md has nothing to say of ${oneLine(tag)}.`)
  process.exitCode = 1
}

async function readJson(file: string): Promise<{ version: string }> {
  const text = await read(file)
  try {
    return JSON.parse(text) ?? {}
  } catch {
    throw new UsageError(`${file} is not JSON; is there a conflict left in it?`)
  }
}

async function read(file: string): Promise<string> {
  return readFile(new URL(file, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${error.code}).`)
  })
}

async function listTags(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['tag', '--list'], { cwd: root }).catch((error) => {
    throw new UsageError(`git cannot list the tags: ${oneLine(error.stderr || error.message)}`)
  })
  return stdout.split('\n').filter(Boolean)
}
