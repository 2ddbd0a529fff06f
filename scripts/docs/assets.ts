import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { asset, SITE_STYLE } from '../../src/html/page.ts'

/** Style sheets of the pages, after those that reports share. */
const STYLES = ['frame', 'text', 'fields', 'code', 'start', 'print']

/** The files in assets/ that every page loads. */
export async function siteAssets(): Promise<Record<string, string>> {
  const base = [SITE_STYLE, asset(import.meta.url, '../../src/html/base.css')]
  const styles = [...base, ...STYLES.map((name) => asset(import.meta.url, `site/styles/${name}.css`))]
  const css = await build({ stdin: { contents: styles.join('\n'), loader: 'css' }, minify: true, write: false })
  return {
    'assets/site.css': css.outputFiles[0]?.text ?? '',
    'assets/site.js': await bundleForPage(new URL('site/browser/main.ts', import.meta.url)),
  }
}

/** Bundles a module as a classic script, because module scripts do not run in pages opened as files. */
export async function bundleForPage(file: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2023', charset: 'utf8', write: false },
    // package.json says that no module has side effects, but these modules have nothing else.
    ignoreAnnotations: true,
  })
  return outputFiles[0]?.text ?? ''
}
