/** Formats openapi.yaml in its single layout, so that a proposed patch changes only the lines that it concerns. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../src/command.ts'
import { parseSource, printSource } from '../src/document/source.ts'
import { writeFileAtomic } from '../src/files.ts'

const file = fileURLToPath(new URL('../openapi.yaml', import.meta.url))

await runCommand(async () => {
  const text = await readFile(file, 'utf8')
  const printed = printSource(parseSource(text))
  if (printed !== text) await writeFileAtomic(file, printed)
}, Error)
