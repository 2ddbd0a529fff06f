import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { parseDocument } from 'yaml'
import { createSources } from '../../contract-tests/reports.ts'
import manifest from '../../package.json' with { type: 'json' }
import { UsageError } from '../../src/command.ts'
import { document } from '../../src/document/openapi.ts'
import { deref } from '../../src/document/walk.js'
import { markup } from '../../src/html/markup.ts'
import type { Ledger } from '../../src/verifier/model/ledger.ts'
import { htmlReport } from '../../src/verifier/reports/html.ts'
import { markdownOf } from './links.ts'
import { changelogPage } from './pages/changelog.ts'
import { createDocsContext } from './pages/context.ts'
import { documentPages } from './pages/pages.ts'
import { caveats, REPORT, verdictOf, verificationPage } from './pages/verification.ts'
import { textWithSamples, withSamples } from './published.ts'
import { type SearchEntry, type SearchRow, searchEntries } from './search/entries.ts'
import { homeLink, MODE_BUTTON, renderPage, type Site, sitemap } from './site/page.ts'

export const SOURCE = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const GENERATED = new URL('../../generated/', import.meta.url)

const { 'x-generated': _, ...written } = document as typeof document & { 'x-generated'?: string }
/** The document as openapi.yaml states it. */
export const published = written

/** Checks that generated/openapi.json matches openapi.yaml: the docs are built from both. @throws {@link UsageError} if not */
export function checkFresh(source: string): void {
  // Invalid YAML gets the same advice, because `npm run generate` reports the line.
  const written = parseDocument(source)
  if (written.errors.length === 0 && isDeepStrictEqual(written.toJS(), published)) return
  throw new UsageError('generated/ is out of date with openapi.yaml; run `npm run generate` first.')
}

interface DocsOptions {
  ledger: Ledger
  /** Public URL of the docs, with a final slash. */
  url: string | undefined
  log: (what: string) => void
}

/** Builds all files of the docs, by path. The start page is last, so it is written after the pages it links to. */
export async function buildDocs(options: DocsOptions): Promise<Record<string, string>> {
  const { ledger, url, log } = options
  log('pages')
  const context = await createDocsContext(document, (id) => verdictOf(ledger, id))
  const further = [verificationPage(context, ledger, createSources()), await changelogPage(context, log)]
  const site: Site = {
    title: document.info.title,
    versions: `package ${manifest.version}, document ${document.info.version}`,
    url,
    pages: documentPages(context, further),
  }
  const sampled = withSamples(published, context.samples)
  const files: Record<string, string> = {
    ...(await siteAssets(searchEntries(context, site.pages))),
    ...(url && { 'sitemap.xml': sitemap(site) }),
    [REPORT]: reportOf(site, ledger),
    'openapi.yaml': textWithSamples(await readFile(SOURCE, 'utf8'), published, context.samples),
    'openapi.json': asJson(sampled),
    'openapi.dereferenced.json': asJson(withoutReferences(sampled)),
  }
  for (const name of (await readdir(GENERATED)).filter((name) => name.startsWith('openapi.compat'))) {
    files[name] = await readFile(new URL(name, GENERATED), 'utf8')
  }
  for (const page of site.pages.toReversed()) {
    if (page.markdown) files[markdownOf(page.file)] = page.markdown
    files[page.file] = renderPage(site, page)
  }
  return files
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Copies a node, with the targets of its references, which are never circular. Keys beside a reference override its target's. */
function withoutReferences(given: unknown): unknown {
  const node = deref(published, given)
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(withoutReferences)
  const { $ref: _, ...beside } = given as { $ref?: string }
  return Object.fromEntries(
    Object.entries({ ...node, ...beside }).map(([key, child]) => [key, withoutReferences(child)]),
  )
}

function reportOf({ title }: Site, ledger: Ledger): string {
  const notes = caveats(document, ledger).map((text) => markup`<p class="site">${text}</p>`)
  return htmlReport(ledger, {
    ...createSources(),
    banner: markup`<header><div class="site">${homeLink(title)}
<nav aria-label="Docs"><a href="verification.html">Verification</a></nav>
${MODE_BUTTON}</div>${notes}</header>`,
  })
}

/** The files in assets/: those that every page loads, the search and the console. @param entries what the search can find */
async function siteAssets(entries: SearchEntry[]): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [
      { in: 'site/styles/site.css', out: 'site' },
      { in: 'site/browser/main.ts', out: 'site' },
      { in: 'site/styles/start.css', out: 'start' },
      { in: '../../src/verifier/reports/html/report.css', out: 'verification' },
      { in: 'search/browser/main.ts', out: 'search' },
      { in: 'search/browser/search.css', out: 'search' },
      { in: '../../src/console/docs.tsx', out: 'console' },
      { in: '../../src/console/form.css', out: 'console' },
    ],
    outdir: 'assets',
    // Classic scripts, because module scripts do not run in pages opened as files.
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    write: false,
    legalComments: 'none',
  })
  const rows = entries.map(({ kind, title, context, url, text, isRow }): SearchRow => {
    return isRow ? [kind, title, context, url, text, isRow] : [kind, title, context, url, text]
  })
  return {
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [`assets/${basename(path)}`, text])),
    'assets/search-index.js': `globalThis.projectResourcesEntries = ${JSON.stringify(rows)}\n`,
  }
}
