import { readFileSync } from 'node:fs'
import { Markup, markup } from './markup.ts'

/** Content security policy that blocks all requests of a page, because it may contain text from a service. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/** Matches the start of every page from {@link page}. */
export const FRAME_START =
  /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; /

interface PageOptions {
  title: string
  main: Markup
  /** Site header, with a button that switches between light and dark mode. */
  banner?: Markup
  /** Source text of an additional style sheet. */
  style: string
}

/** Renders a self-contained page with a content security policy in the shared style, for light and dark mode. */
export function page({ title, main, banner, style }: PageOptions): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>
${new Markup(BASE_STYLE + style)}</style>
${banner && markup`<script>\n${new Markup(MODE_SCRIPT)}</script>\n`}
</head>
<body>
${banner}
${main}
</body>
</html>
`.html
}

/** Reads a text file by its path relative to a module. @param beside `import.meta.url` of the module */
export function asset(beside: string, file: string): string {
  return readFileSync(new URL(file, beside), 'utf8')
}

const BASE_STYLE = asset(import.meta.url, 'base.css')
const MODE_SCRIPT = asset(import.meta.url, 'mode.js')
