/** Writes the docs to dist/docs: start page, guides, chapters, operations, schemas, open questions, verification and files. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { suite } from '../contract-tests/tags/index.ts'
import { startEmbedded } from '../contract-tests/targets.ts'
import { httpUrl, runCommand } from '../src/command.ts'
import { createTarget } from '../src/verifier/http/target.ts'
import type { Ledger } from '../src/verifier/model/ledger.ts'
import { createVerifier } from '../src/verifier/run/verify.ts'
import { buildDocs, checkFresh, SOURCE } from './docs/build.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'
import { readLedger } from './verify/results.ts'

/** The folder that `npm run sandbox` serves. */
const IN_CHECKOUT = 'dist/docs'

const HELP = `Usage: npm run docs [-- options]

Builds the docs from openapi.yaml and the guides: pages that open without a server and send no requests. Start with index.html; a
running sandbox serves them at /docs. The changelog compares openapi.yaml with the versions that git has as tags.

  --ledger FILE    the ledger.json to publish (default: verifies the sandbox now). It is published unchanged, with the
                   requests and responses of the run
  --output FOLDER  output folder: missing, empty, or written by this command, which replaces only its own files there
                   (default ${IN_CHECKOUT})
  --url URL        public URL of the output folder: adds a sitemap.xml, and canonical URLs to the pages
  --help           show this help

Exit code: 0 if the docs are written, 2 for bad usage or if they cannot be built.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ledger: { type: 'string' },
      output: { type: 'string', default: IN_CHECKOUT },
      url: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const url = values.url === undefined ? undefined : httpUrl('--url', values.url).replace(/\/*$/, '/')
  checkFresh(await readFile(SOURCE, 'utf8'))
  const given = values.ledger === undefined ? undefined : await readLedger(values.ledger)
  const folder = { path: resolve(values.output), command: 'npm run docs' }
  // Fail before the build, which takes seconds, if the folder cannot be written.
  await prepareOutputFolder(folder)
  if (!given) logProgress('verification of the sandbox')
  const files = await buildDocs({ ledger: given ?? (await sandboxLedger()), url, log: logProgress })
  await writeOutputFolder(folder, files)
  const served = values.output === IN_CHECKOUT ? 'npm run sandbox' : `npm run sandbox -- --docs ${folder.path}`
  console.log(`Docs: ${folder.path}/index.html, ${Object.keys(files).length} files. ${served} serves them at /docs.`)
})

function logProgress(what: string): void {
  console.error(`docs: ${what}`)
}

async function sandboxLedger(): Promise<Ledger> {
  const { options, stop } = await startEmbedded.sandbox()
  try {
    return await createVerifier(suite).verify(createTarget(options))
  } finally {
    await stop()
  }
}
