import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { readFacts } from '../../src/document/facts.ts'
import { type Markup, markup } from '../../src/html/markup.ts'
import { asset, page } from '../../src/html/page.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { identityOf } from '../../src/verifier/engine/verify.ts'
import { htmlReport } from '../../src/verifier/reports/html.ts'
import { guidePage, readGuides } from './guides.ts'
import { llmsText, operationMarkdown, unknownsMarkdown } from './markdown.ts'
import { limitsPage, startPage, unknownsPage } from './pages.ts'
import { buildReference, dereferenced } from './reference.ts'
import { codeSamples } from './samples.ts'
import { createProse, markdownFileOf, type PageName, siteBanner } from './site.ts'

export interface DocsOptions {
  document: OpenApiDocument
  ledger: Ledger
  /** Receives progress messages. */
  tell: (what: string) => void
}

const SOURCE = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

/**
 * Builds all files of the docs.
 *
 * @returns contents by path; the start page is last, so it is written after the pages it links to
 * @throws RedoclyFailed if Redocly cannot build its part
 */
export async function buildDocs({ document, ledger, tell }: DocsOptions): Promise<Record<string, string>> {
  const facts = readFacts(document)
  const samples = codeSamples(document)
  const prose = createProse(document)
  const guides = readGuides(document)
  const { title } = document.info
  const { 'x-generated': _, ...published } = document as typeof document & { 'x-generated'?: string }
  const styles = [asset(import.meta.url, 'docs.css')]
  const ownPage = (name: PageName, subject: string, main: Markup, { scripts = [] as string[], root = '' } = {}) =>
    page({ title: `${subject}: ${title}`, banner: siteBanner(title, name, root), main, styles, scripts })
  const first = samples.listApiKeys ?? []
  tell('pages')
  const files: Record<string, string> = {
    'limits.html': ownPage('limits.html', 'Limits', limitsPage(document, facts, prose)),
    'unknowns.html': ownPage('unknowns.html', 'Unknowns', unknownsPage(document), {
      scripts: [asset(import.meta.url, 'unknowns.js')],
    }),
    'verification.html': htmlReport(ledger, {
      register: document['x-unknowns'],
      banner: markup`${siteBanner(title, 'verification.html')}${notes(document, ledger)}`,
    }),
    'llms.txt': llmsText(document, first, guides),
    'unknowns.md': unknownsMarkdown(document),
    'openapi.yaml': await readFile(SOURCE, 'utf8'),
    'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
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
  tell('document without references')
  files['openapi.dereferenced.json'] = await dereferenced(SOURCE)
  tell('reference')
  files['reference.html'] = await buildReference(document, samples)
  files['index.html'] = ownPage('index.html', 'Start', startPage({ document, prose, guides, samples: first }))
  return files
}

/** Caveats of a verification, shown above it. */
function notes(document: OpenApiDocument, { target, document: verified }: Ledger): Markup[] {
  const isOwn = ['sandbox', 'in-process', 'mock'].includes(target)
  const isOther = verified.sha256 !== identityOf(document).sha256
  const own =
    'This run verified a target of this project. It shows that document and checks agree, not how the service behaves.'
  const other = 'This run verified another version of the document than the one shown in these pages.'
  return [...(isOwn ? [own] : []), ...(isOther ? [other] : [])].map((text) => markup`<p class="site">${text}</p>`)
}
