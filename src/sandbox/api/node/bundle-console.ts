import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { ConsolePage } from '../../kit/http/responses.ts'

const FOLDER = fileURLToPath(new URL('../../../console/', import.meta.url))

/**
 * Bundles the console of a checkout: its page, and a content security policy that allows only the page's own script and style,
 * and requests only to the page's own origin. The policy also makes the browser refuse to parse text as HTML.
 */
export async function bundleConsole(): Promise<ConsolePage> {
  const [page, script, style] = await Promise.all([
    readFile(join(FOLDER, 'page.html'), 'utf8'),
    bundle('main.tsx'),
    bundle('console.css'),
  ])
  const html = page
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`)
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    'img-src data:',
    ...['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`),
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
  ]
  return { html, policy: policy.join('; ') }
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    minify: true,
    lineLimit: 120,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
