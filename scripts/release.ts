/** Checks a release or prints its notes, for `.github/workflows/release.yml`. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand, UsageError, withUsageErrors } from '../src/command.ts'
import { oneLine } from '../src/printable.ts'

const HELP = `Usage: npm run release -- --check [v1.2.3]
       npm run release -- --notes

Checks a release or prints its notes; publishes nothing. To publish, push the tag: .github/workflows/release.yml does the rest.
The tag defaults to v followed by the version in package.json.

  --check   check that tag, package.json, package-lock.json and CHANGELOG.md agree on the version, and that it has notes
  --notes   print the first section of CHANGELOG.md
  --help    show this help

Exit code: 0 if the check passes or the notes are printed, 1 if the check fails, 2 for bad usage or an unreadable file.`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, notes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  if (!values.check === !values.notes) throw new UsageError('Give either --check or --notes. See --help.')
  if (positionals.length > (values.check ? 1 : 0)) {
    throw new UsageError(`--check takes at most one tag, --notes takes none; got ${positionals.length}.`)
  }

  const version = await readVersion('package.json')
  const locked = await readVersion('package-lock.json')
  const tag = oneLine(positionals[0] ?? `v${version}`)
  const [, latest = ''] = (await read('CHANGELOG.md')).split(/^## /m)
  const [title = '', ...lines] = latest.trim().split('\n')
  const notes = lines.join('\n').trim()
  if (values.notes) return console.log(notes)
  const problems = [
    // npm would tag a prerelease as `latest`, and it drops build metadata.
    !/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version) &&
      `package.json has version "${oneLine(version)}"; it must have the form 1.2.3.`,
    tag !== `v${version}` && `The tag is "${tag}"; it must be "v${version}".`,
    locked !== version && `package-lock.json has version ${locked}; it must be ${version}. Run \`npm install\`.`,
    title !== version && `The first section of CHANGELOG.md is "${oneLine(title)}"; it must be "${version}".`,
    !notes && `The first section of CHANGELOG.md is empty.`,
  ].filter((problem) => problem !== false)
  if (problems.length === 0) return console.log(`${tag}: tag, versions and changelog match.`)
  console.error([`${tag} cannot be released:`, ...problems].join('\n- '))
  process.exitCode = 1
})

async function readVersion(file: string): Promise<string> {
  const text = await read(file)
  try {
    return JSON.parse(text).version
  } catch {
    throw new UsageError(`${file} is not valid JSON; check it for merge conflicts.`)
  }
}

function read(file: string): Promise<string> {
  return withUsageErrors(
    () => readFile(new URL(`../${file}`, import.meta.url), 'utf8'),
    (code) => `Cannot read ${file} (${code}).`,
  )
}
