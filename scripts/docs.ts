/** Writes the docs to dist/docs: start page, guides, chapters, operations, schemas, open questions, verification and files. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { suite } from '../contract-tests/suite.ts'
import { startEmbedded } from '../contract-tests/targets.ts'
import manifest from '../package.json' with { type: 'json' }
import { httpUrl, runCommand, UsageError } from '../src/command.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { buildDocs, published, SOURCE } from './docs/build.ts'
import { LATEST, NEXT, prepareVersion, writeVersion } from './docs/versions.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'
import { readLedger } from './verify/results.ts'

/** The folder that `npm run sandbox` serves. */
const IN_CHECKOUT = 'dist/docs'

const { version } = manifest
const COMMAND = 'npm run docs'

const HELP = `Usage: npm run docs [-- options]

Builds the docs from openapi.yaml and the guides: pages that open without a server and send no requests. Start with index.html; a
running sandbox serves them at /docs. The changelog compares openapi.yaml with the versions that git has as tags.

  --ledger FILE    the ledger.json to publish (default: verifies the sandbox now). It is published unchanged, with the
                   requests and responses of the run
  --output FOLDER  output folder: missing, empty, or written by this command, which replaces only its own files there
                   (default ${IN_CHECKOUT})
  --site FOLDER    instead of --output, add the docs to a site with a folder per version: writes FOLDER/${version}, a copy of
                   the newest version in FOLDER/${LATEST}, and index.html, versions.html and versions.js. Other files and
                   folders in FOLDER stay as they are
  --next           with --site, write FOLDER/${NEXT} instead of FOLDER/${version}: docs of the main branch
  --url URL        public URL of the output folder or the site: adds a sitemap.xml, and canonical URLs to the pages, which in
                   a site are those in ${LATEST}
  --help           show this help

Exit code: 0 if the docs are written, 2 for bad usage or if they cannot be built.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ledger: { type: 'string' },
      output: { type: 'string' },
      site: { type: 'string' },
      next: { type: 'boolean', default: false },
      url: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const { site, next, output = IN_CHECKOUT } = values
  if (values.ledger === '') throw new UsageError('--ledger needs a file name.')
  if (site !== undefined && values.output !== undefined) throw new UsageError('Give either --output or --site.')
  if (next && site === undefined) throw new UsageError('--next needs --site.')
  if (output === '') throw new UsageError('--output needs a folder name.')
  if (site === '') throw new UsageError('--site needs a folder name.')
  const url = values.url === undefined ? undefined : httpUrl('--url', values.url).replace(/\/*$/, '/')
  await checkFresh()
  const given = values.ledger === undefined ? undefined : await readLedger(values.ledger)
  const target = site === undefined ? plainFolder(output) : versionFolder(site, next ? NEXT : version)
  // Fail before the build, which takes seconds, if the folder cannot be written.
  await target.prepare()
  if (!given) logProgress('verification of the sandbox')
  const ledger = given ?? (await sandboxLedger())
  const isVersioned = site !== undefined
  const files = await buildDocs({
    ledger,
    version: next ? NEXT : version,
    url: url && isVersioned ? `${url}${LATEST}/` : url,
    isVersioned,
    log: logProgress,
  })
  await target.write(files)
  console.log(`Docs: ${target.path}/index.html, ${Object.keys(files).length} files. ${target.hint}`)
})

interface Destination {
  path: string
  /** How to see the docs. */
  hint: string
  prepare(): Promise<void>
  write(files: Record<string, string | Uint8Array>): Promise<void>
}

function plainFolder(given: string): Destination {
  const folder = { path: resolve(given), command: COMMAND }
  const served = given === IN_CHECKOUT ? 'npm run sandbox' : `npm run sandbox -- --docs ${folder.path}`
  return {
    path: folder.path,
    hint: `${served} serves them at /docs.`,
    prepare: () => prepareOutputFolder(folder),
    write: (files) => writeOutputFolder(folder, files),
  }
}

function versionFolder(given: string, name: string): Destination {
  const site = { path: resolve(given), title: published.info.title, command: COMMAND }
  return {
    path: join(site.path, name),
    hint: `npm run sandbox -- --docs ${site.path} serves all versions at /docs.`,
    prepare: () => prepareVersion(site, name),
    write: (files) => writeVersion(site, name, files),
  }
}

function logProgress(what: string): void {
  console.error(`docs: ${what}`)
}

/** Checks that generated/openapi.json matches openapi.yaml: the docs are built from both. @throws {@link UsageError} if not */
async function checkFresh(): Promise<void> {
  // Invalid YAML gets the same advice, because `npm run generate` reports the line.
  const written = parseDocument(await readFile(SOURCE, 'utf8'))
  if (written.errors.length === 0 && isDeepStrictEqual(written.toJS(), published)) return
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
