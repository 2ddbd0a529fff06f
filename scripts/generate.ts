/** Writes generated/ from openapi.yaml; with --check, reports whether it is up to date. */
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand, UsageError, withUsageErrors } from '../src/command.ts'
import { ensureFolder, writeFileAtomic } from '../src/files.ts'
import { filesOf } from './generate/files.ts'

const HELP = `Usage: npm run generate [-- --check]

Writes generated/ from openapi.yaml: the types, the client's functions, constants for forms, validators, the facts to
verify, and the document as JSON and in forms for other tools.

  --check   write nothing; report whether the files are up to date
  --help    show this help

Exit code: 0 if the files are up to date or written, 1 if --check finds one out of date, 2 for bad usage or if generating fails.`

const root = new URL('../', import.meta.url)

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)

  const text = await readFile(new URL('openapi.yaml', root), 'utf8').catch((error) => {
    throw cannotRead('openapi.yaml', error)
  })
  const stale: string[] = []
  for (const [name, content] of Object.entries(await filesOf(text))) {
    const file = new URL(`generated/${name}`, root)
    const old = await readFile(file, 'utf8').catch((error) => {
      if (error.code !== 'ENOENT') throw cannotRead(`generated/${name}`, error)
    })
    if (old === content) continue
    stale.push(`generated/${name}`)
    if (!values.check) await write(file, content)
  }

  if (stale.length === 0) return console.log('generated/ is up to date with openapi.yaml.')
  if (!values.check) return console.log(`Written: ${stale.join(', ')}`)
  console.error(`Out of date with openapi.yaml: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.`)
  process.exitCode = 1
})

async function write(file: URL, content: string): Promise<void> {
  const path = fileURLToPath(file)
  await withUsageErrors(
    () => ensureFolder(dirname(path)).then(() => writeFileAtomic(path, content)),
    (code) => `${path} cannot be written (${code}); check that you can write to its folder.`,
  )
}

function cannotRead(file: string, cause: NodeJS.ErrnoException): UsageError {
  return new UsageError(`${file} cannot be read (${cause.code}); check that it is a file you can read.`, { cause })
}
