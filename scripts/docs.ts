/** Writes the docs to dist/docs: start page, guides, reference, limits, unknowns, verification, Markdown and the document. */
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { suite } from '../contract-tests/suite.ts'
import { startEmbedded } from '../contract-tests/targets.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { readFacts } from '../src/document/facts.ts'
import { identityOf } from '../src/document/identity.ts'
import { document } from '../src/document/openapi.ts'
import { type Markup, markup } from '../src/html/markup.ts'
import { asset, page } from '../src/html/page.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { htmlReport } from '../src/verifier/reports/html.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { guidePage, readGuides } from './docs/guides.ts'
import { llmsText, operationMarkdown, unknownsMarkdown } from './docs/markdown.ts'
import { limitsPage, startPage, unknownsPage } from './docs/pages.ts'
import { buildReference, dereferenced } from './docs/reference.ts'
import { codeSamples } from './docs/samples.ts'
import { createProse, markdownFileOf, type PageName, siteBanner } from './docs/site.ts'
import { prepareOutputFolder, writeOutputFolder } from './output-folder.ts'
import { readLedger } from './verify/results.ts'
import { createSources } from './verify/sources.ts'

/** The folder that `npm run sandbox` serves. */
const IN_CHECKOUT = 'dist/docs'
const SOURCE = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const GENERATED = new URL('../generated/', import.meta.url)
const { 'x-generated': _, ...published } = document as typeof document & { 'x-generated'?: string }

const HELP = `Usage: npm run docs [-- options]

Builds the docs from openapi.yaml and the guides: pages that open without a server and send no requests. Start with index.html; a
running sandbox serves them at /docs.

  --ledger FILE    the ledger.json to publish (default: verifies the sandbox now). It is published unchanged, with the
                   requests and responses of the run
  --output FOLDER  output folder: missing, empty, or written by this command, which replaces only its own files there
                   (default dist/docs)
  --help           show this help

Exit code: 0 if the docs are written, 2 for bad usage or if they cannot be built.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ledger: { type: 'string' },
      output: { type: 'string', default: IN_CHECKOUT },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  if (values.output === '') throw new UsageError('--output needs a folder name.')
  if (values.ledger === '') throw new UsageError('--ledger needs a file name.')
  const output = { path: resolve(values.output), command: 'npm run docs' }
  await checkFresh()
  const given = values.ledger === undefined ? undefined : await readLedger(values.ledger)
  // Fail before the build, which takes seconds, if the folder cannot be written.
  await prepareOutputFolder(output)
  if (!given) logProgress('verification of the sandbox')
  const ledger = given ?? (await sandboxLedger())
  const files = await buildDocs(ledger)
  await writeOutputFolder(output, files)
  const served = values.output === IN_CHECKOUT ? 'npm run sandbox' : `npm run sandbox -- --docs ${output.path}`
  console.log(`Docs: ${output.path}/index.html, ${Object.keys(files).length} files. ${served} serves them at /docs.`)
})

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

/** Builds all files of the docs, by path. The start page is last, so it is written after the pages it links to. */
async function buildDocs(ledger: Ledger): Promise<Record<string, string>> {
  const facts = readFacts(document)
  const samples = codeSamples(document)
  const prose = createProse(document)
  const guides = readGuides(document)
  const { title } = document.info
  const styles = ['docs', 'marks'].map((name) => asset(import.meta.url, `docs/${name}.css`))
  const ownPage = (name: PageName, subject: string, main: Markup, { scripts = [] as string[], root = '' } = {}) =>
    page({ title: `${subject}: ${title}`, banner: siteBanner(title, name, root), main, styles, scripts })
  const first = samples.listApiKeys ?? []
  logProgress('pages')
  const files: Record<string, string> = {
    'limits.html': ownPage('limits.html', 'Limits', limitsPage(document, facts, prose)),
    'unknowns.html': ownPage('unknowns.html', 'Unknowns', unknownsPage(document), {
      scripts: [asset(import.meta.url, 'docs/unknowns.js')],
    }),
    'verification.html': htmlReport(ledger, {
      ...createSources('.'),
      banner: markup`${siteBanner(title, 'verification.html')}${notes(ledger)}`,
    }),
    'llms.txt': llmsText(document, first, guides),
    'unknowns.md': unknownsMarkdown(document),
    'openapi.yaml': await readFile(SOURCE, 'utf8'),
    'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
  }
  for (const name of (await readdir(GENERATED)).filter((name) => name.startsWith('openapi.compat'))) {
    files[name] = await readFile(new URL(name, GENERATED), 'utf8')
  }
  for (const operation of listOperations(document)) {
    files[markdownFileOf(operation)] = operationMarkdown({ document, facts, samples }, operation)
  }
  const proseOfGuides = createProse(document, '../')
  for (const guide of guides) {
    const main = guidePage(guide, guides, proseOfGuides)
    files[`${guide.file}.md`] = guide.markdown
    files[`${guide.file}.html`] = ownPage('guides/call-the-api.html', guide.title, main, { root: '../' })
  }
  logProgress('document without references')
  files['openapi.dereferenced.json'] = await dereferenced(SOURCE)
  logProgress('reference')
  files['reference.html'] = await buildReference(document, samples)
  files['index.html'] = ownPage('index.html', 'Start', startPage({ document, prose, guides, samples: first }))
  return files
}

/** Caveats about the ledger, shown at the top of the verification page. */
function notes({ target, document: verified }: Ledger): Markup[] {
  const isOwn = ['sandbox', 'in-process', 'mock'].includes(target)
  const isOther = verified.sha256 !== identityOf(document).sha256
  const own =
    'This run verified a target of this project. It shows that the document and the checks agree, not how the service behaves.'
  const other = 'This run verified a different version of the document from the one on these pages.'
  return [...(isOwn ? [own] : []), ...(isOther ? [other] : [])].map((text) => markup`<p class="site">${text}</p>`)
}
