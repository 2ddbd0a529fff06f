import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { readFacts } from '../../src/document/facts.ts'
import { type Markup, markup } from '../../src/html/markup.ts'
import { asset, page } from '../../src/html/page.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { identityOf } from '../../src/verifier/engine/verify.ts'
import { htmlReport } from '../../src/verifier/reports/html.ts'
import { llmsText, unknownsText } from './llms.ts'
import { operationMarkdown } from './operation-markdown.ts'
import { limitsPage } from './pages/limits.ts'
import { startPage } from './pages/start.ts'
import { unknownsPage } from './pages/unknowns.ts'
import { createProse } from './prose.ts'
import { buildReference, dereferenced } from './reference/build.ts'
import { codeSamples } from './samples.ts'
import { markdownFileOf, type PageName, siteBanner } from './site.ts'

export interface DocsOptions {
  document: OpenApiDocument
  ledger: Ledger
  /** Is told what is being built. */
  tell: (what: string) => void
}

const SOURCE = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

/**
 * Builds all files of the docs.
 *
 * @returns contents by path; the start page is last, so it is written after the pages it links to
 * @throws RedoclyFailed when Redocly cannot build its part
 */
export async function buildDocs({ document, ledger, tell }: DocsOptions): Promise<Record<string, string>> {
  const facts = readFacts(document)
  const samples = codeSamples(document)
  const prose = createProse(document)
  const { title } = document.info
  const { 'x-generated': _, ...published } = document as typeof document & { 'x-generated'?: string }
  const styles = [asset(import.meta.url, 'pages/docs.css')]
  const ownPage = (name: PageName, subject: string, main: Markup, scripts: string[] = []) =>
    page({ title: `${subject}: ${title}`, banner: siteBanner(title, name), main, styles, scripts })
  const first = samples.listApiKeys ?? []
  tell('pages')
  const files: Record<string, string> = {
    'limits.html': ownPage('limits.html', 'Limits', limitsPage(document, facts, prose)),
    'unknowns.html': ownPage('unknowns.html', 'Unknowns', unknownsPage(document), [
      asset(import.meta.url, 'pages/unknowns.js'),
    ]),
    'verification.html': htmlReport(ledger, {
      register: document['x-unknowns'],
      banner: markup`${siteBanner(title, 'verification.html')}${notes(document, ledger)}`,
    }),
    'llms.txt': llmsText(document, first),
    'unknowns.md': unknownsText(document),
    'openapi.yaml': await readFile(SOURCE, 'utf8'),
    'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
  }
  for (const operation of listOperations(document)) {
    files[markdownFileOf(operation)] = operationMarkdown({ document, facts, samples }, operation)
  }
  tell('document without references')
  files['openapi.dereferenced.json'] = await dereferenced(SOURCE)
  tell('reference')
  files['reference.html'] = await buildReference(document, samples)
  files['index.html'] = ownPage('index.html', 'Start', startPage({ document, prose, samples: first }))
  return files
}

/** What a reader must know of a run before anything else. */
function notes(document: OpenApiDocument, { target, document: verified }: Ledger): Markup[] {
  const isOwn = ['sandbox', 'in-process', 'mock'].includes(target)
  const isOther = verified.sha256 !== identityOf(document).sha256
  return [
    ...(isOwn
      ? [
          'This run was on a target of this project. It shows that document and checks fit; of the service it is no evidence.',
        ]
      : []),
    ...(isOther ? ['This run verified another state of the document than the one that these pages show.'] : []),
  ].map((text) => markup`<p class="site">${text}</p>`)
}
