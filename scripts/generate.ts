/** Writes generated/ from openapi.yaml, or with --check says whether it is up to date. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '../src/command.ts'
import { filesOf } from './generate/files.ts'

const HELP = `Usage: npm run generate [-- --check]

Writes generated/ from openapi.yaml: the types, the client's methods, the facts to verify and the document as JSON.

  --check   write nothing; exit with 1 if a file is not what openapi.yaml says
  --help    show this text`

const root = new URL('../', import.meta.url)

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)

  const text = await readFile(new URL('openapi.yaml', root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`openapi.yaml cannot be read (${error.code}).`)
  })
  const stale: string[] = []
  for (const [name, content] of Object.entries(await filesOf(text))) {
    const file = new URL(`generated/${name}`, root)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue
    stale.push(`generated/${name}`)
    if (!values.check) await write(file, content)
  }

  if (stale.length === 0) return console.log('generated/ is up to date with openapi.yaml.')
  if (!values.check) return console.log(`Written: ${stale.join(', ')}`)
  console.error(`Not what openapi.yaml says: ${stale.join(', ')}\nRun \`npm run generate\` and commit the result.`)
  process.exitCode = 1
})

async function write(file: URL, content: string): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true })
    .then(() => writeFile(file, content))
    .catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file.pathname} cannot be written (${error.code}).`)
    })
}
