import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { asset, SITE_STYLE } from '../../src/html/page.ts'
import type { SearchEntry } from './search/entries.ts'

/** Style sheets of the pages, after those that reports share. */
const STYLES = ['frame', 'text', 'fields', 'code', 'start', 'search', 'print']

/** The files in assets/: those that every page loads, the search and the console. @param entries what the search can find */
export async function siteAssets(entries: SearchEntry[]): Promise<Record<string, string>> {
  const base = [SITE_STYLE, asset(import.meta.url, '../../src/html/base.css')]
  const styles = [...base, ...STYLES.map((name) => asset(import.meta.url, `site/styles/${name}.css`))]
  return {
    'assets/site.css': await minified(styles.join('\n')),
    'assets/site.js': await bundleForPage('site/browser/main.ts'),
    'assets/search.js': await bundleForPage('search/browser/main.ts', { ENTRIES: JSON.stringify(entries) }),
    'assets/console.js': await bundleForPage('console/browser/main.ts'),
    'assets/console.css': await minified(asset(import.meta.url, 'console/console.css')),
  }
}

async function minified(css: string): Promise<string> {
  const { outputFiles } = await build({ stdin: { contents: css, loader: 'css' }, minify: true, write: false })
  return outputFiles[0]?.text ?? ''
}

/** Bundles a module as a classic script, because module scripts do not run in pages opened as files. @param file in this folder @param define values of global names */
async function bundleForPage(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2023', charset: 'utf8', write: false },
    define,
    legalComments: 'none',
    // package.json says that no module has side effects, but the entries have nothing else.
    ignoreAnnotations: true,
  })
  return outputFiles[0]?.text ?? ''
}
