import { readFileSync } from 'node:fs'
import { Markup, markup } from './markup.ts'

/** Content security policy that blocks all requests of a page, because it may contain text from a service. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/** Matches the start of every page from {@link frame}. */
export const FRAME_START =
  /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; /

/** Renders a self-contained page with a content security policy. @param head elements to add to `<head>`, such as styles */
export function frame({ title, head, body }: { title: string; head: Markup; body: Markup }): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`.html
}

export interface PageOptions {
  title: string
  main: Markup
  /** Site header, with a button that switches between light and dark mode. */
  banner?: Markup
  /** Source texts of additional style sheets. */
  styles?: string[]
  /** Source texts of scripts to add at the end of the page. */
  scripts?: string[]
}

/** Renders a page in the shared style, for light and dark mode. */
export function page({ title, main, banner, styles = [], scripts = [] }: PageOptions): string {
  return frame({
    title,
    head: markup`${style(SITE_STYLE, BASE_STYLE, ...styles)}${banner && script(MODE_SCRIPT)}`,
    body: markup`${banner}
${main}
${scripts.map(script)}`,
  })
}

export function style(...sheets: string[]): Markup {
  return markup`<style>\n${sheets.map((sheet) => new Markup(sheet))}</style>\n`
}

export function script(code: string): Markup {
  return markup`<script>\n${new Markup(code)}</script>\n`
}

/** Reads a text file by its path relative to a module. @param beside `import.meta.url` of the module */
export function asset(beside: string, file: string): string {
  return readFileSync(new URL(file, beside), 'utf8')
}

/** Style sheet with the shared colours and the site header. */
export const SITE_STYLE = asset(import.meta.url, 'site.css')
const BASE_STYLE = asset(import.meta.url, 'base.css')
const MODE_SCRIPT = asset(import.meta.url, 'mode.js')
