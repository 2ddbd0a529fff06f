/** Checks a release and prints its notes, for `.github/workflows/release.yml`. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { runCommand, UsageError } from '../src/command.ts'
import { oneLine } from '../src/printable.ts'

const HELP = `Usage: npm run release -- --check [v1.2.3]
       npm run release -- --notes [v1.2.3]

Checks a release or prints its notes; publishes nothing. To publish, push the tag: .github/workflows/release.yml does the rest.
The tag defaults to the version of package.json.

  --check   check that the tag, package.json and CHANGELOG.md match and that no later version exists
  --notes   print the version's section of CHANGELOG.md
  --help    show this help

Exit code: 0 if the release is fine, 1 if it is not, 2 for bad usage.`

const root = new URL('../', import.meta.url)

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, notes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  if (Boolean(values.check) === Boolean(values.notes)) throw new UsageError('Give --check or --notes. See --help.')
  if (positionals.length > 1) throw new UsageError(`Give at most one tag, not ${positionals.length}.`)

  const version = await readVersion('package.json')
  const tag = positionals[0] ?? `v${version}`
  const sections = (await read('CHANGELOG.md')).split(/^## /m).slice(1).map(readSection)
  const notes = sections.find(({ title }) => `v${title}` === tag)?.notes
  if (values.notes && notes) return console.log(notes)
  const problems = values.notes ? [`CHANGELOG.md has no section for ${oneLine(tag)}.`] : await findProblems()
  if (problems.length === 0) return console.log(`${tag}: tag, version and changelog match.`)
  console.error(values.notes ? problems[0] : [`${oneLine(tag)} cannot be released:`, ...problems].join('\n- '))
  process.exitCode = 1

  async function findProblems(): Promise<string[]> {
    if (!isVersion(version)) return [`package.json has version "${oneLine(version)}"; it must be like 1.2.3.`]
    const locked = await readVersion('package-lock.json')
    const titles = sections.map(({ title }) => title)
    // False for anything but a version.
    const isLater = (other: string) => isVersion(other) && other.localeCompare(version, 'en', { numeric: true }) > 0
    const laterTags = (await listTags()).filter((each) => each.startsWith('v') && isLater(each.slice(1)))
    const repeated = titles.filter((title, at) => titles.indexOf(title) < at)
    return [
      tag !== `v${version}` && `The tag is "${oneLine(tag)}", package.json has version ${version}.`,
      locked !== version && `package-lock.json has version ${locked}, package.json ${version}: run \`npm install\`.`,
      !titles.includes(version) && `CHANGELOG.md has no section "## ${version}".`,
      sections.some(({ title, notes }) => title === version && !notes) &&
        `The section "## ${version}" of CHANGELOG.md is empty.`,
      ...titles.filter((title) => !isVersion(title)).map((title) => `"## ${oneLine(title)}" is not a version.`),
      ...titles.filter(isLater).map((title) => `CHANGELOG.md has a later version, ${title}.`),
      ...repeated.map((title) => `CHANGELOG.md has "## ${oneLine(title)}" twice.`),
      ...laterTags.map((each) => `A later tag exists, ${each}.`),
    ].filter((problem) => problem !== false)
  }
})

function readSection(section: string): { title: string; notes: string } {
  const [title = '', ...lines] = section.split('\n')
  return { title: title.trim(), notes: lines.join('\n').trim() }
}

/** Three numbers only: npm would make a prerelease `latest`, and drops build metadata. */
function isVersion(text: string): boolean {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text)
}

async function readVersion(file: string): Promise<string> {
  const text = await read(file)
  try {
    return JSON.parse(text).version
  } catch {
    throw new UsageError(`${file} is not JSON; is there a merge conflict in it?`)
  }
}

async function read(file: string): Promise<string> {
  return readFile(new URL(file, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read ${file} (${error.code}).`)
  })
}

async function listTags(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['tag', '--list'], { cwd: root }).catch((error) => {
    throw new UsageError(`git cannot list the tags: ${oneLine(error.stderr || error.message)}`)
  })
  return stdout.split('\n').filter(Boolean)
}
