/** Formats openapi.yaml and the code. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../src/command.ts'
import { parseSource, printSource } from '../src/document/source.ts'
import { writeFileAtomic } from '../src/files.ts'

const HELP = `Usage: npm run format

Formats the code and openapi.yaml.

  --help   show this help

Exit code: 0 if all is formatted, 1 if the linter cannot fix a problem, 2 for bad usage or if openapi.yaml is invalid, unreadable or unwritable.`

const cwd = fileURLToPath(new URL('../', import.meta.url))

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  const file = `${cwd}openapi.yaml`
  const text = await readFile(file, 'utf8')
  const printed = printSource(parseSource(text))
  if (printed !== text) await writeFileAtomic(file, printed)
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  process.exitCode = spawnSync(process.execPath, [biome, 'check', '--write'], { cwd, stdio: 'inherit' }).status ?? 1
}, Error)
