/** Writes the docs to dist/docs: start page, guides, reference, limits, unknowns, verification, Markdown and the document. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { startEmbedded } from '../contract-tests/start.ts'
import { suite } from '../contract-tests/suite.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { document } from '../src/document/openapi.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { buildDocs } from './docs/build.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'
import { RedoclyFailed } from './redocly.ts'
import { readLedger } from './verify/results.ts'

/** The folder that `npm run sandbox` serves. */
const IN_CHECKOUT = 'dist/docs'

const HELP = `Usage: npm run docs [-- options]

Builds the docs from openapi.yaml and the guides: pages that open without a server and send no requests. Start with index.html; a
running sandbox serves them at /docs.

  --ledger FILE    the ledger.json to publish (default: verifies the sandbox now). It is published as it is, with the requests
                   and responses of the run
  --output FOLDER  output folder: missing, empty, or written by this command, which replaces only its own files there
                   (default dist/docs)
  --help           show this text

Exit code: 0 written, 2 bad usage, or the docs cannot be built.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ledger: { type: 'string' },
      output: { type: 'string', default: IN_CHECKOUT },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  if (values.output === '') throw new UsageError('--output needs the name of a folder.')
  if (values.ledger === '') throw new UsageError('--ledger needs the name of a file.')
  const output = { path: resolve(values.output), command: 'npm run docs' }
  await checkFresh()
  const tell = (what: string) => console.error(`docs: ${what}`)
  const given = values.ledger === undefined ? undefined : await readLedger(values.ledger)
  // Fail before the build, which takes seconds.
  await prepareOutputFolder(output)
  if (!given) tell('verification of the sandbox')
  const ledger = given ?? (await sandboxLedger())
  const files = await buildDocs({ document, ledger, tell })
  await writeOutputFolder(output, files)
  const served = values.output === IN_CHECKOUT ? 'npm run sandbox' : `npm run sandbox -- --docs ${output.path}`
  console.log(`Docs: ${output.path}/index.html, ${Object.keys(files).length} files. ${served} serves them at /docs.`)
}, RedoclyFailed)

/** The docs are built from openapi.yaml and generated/, which must agree. */
async function checkFresh(): Promise<void> {
  const { 'x-generated': _, ...generated } = document as typeof document & { 'x-generated'?: string }
  const text = await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8')
  // `npm run generate` also reports invalid YAML, with its line.
  const written = parseDocument(text)
  if (written.errors.length === 0 && isDeepStrictEqual(written.toJS(), generated)) return
  throw new UsageError('generated/ is out of date with openapi.yaml; run `npm run generate` first.')
}

async function sandboxLedger(): Promise<Ledger> {
  const { options, stop } = await startEmbedded.sandbox()
  try {
    return await createVerifier(suite).verify(createTarget(options))
  } finally {
    await stop()
  }
}
