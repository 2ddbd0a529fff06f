import { readFileSync } from 'node:fs'
import type { Ledger } from '../ledger.ts'
import { header } from './html/header.ts'
import { Markup, markup } from './html/markup.ts'
import { matrix } from './html/matrix.ts'
import { contradictions, leftovers, unknowns } from './html/tables.ts'
import { jsonForScript } from './json-line.ts'
import type { Register } from './words.ts'

export interface HtmlOptions {
  /** Gives the questions to the entries that were seen something of. */
  register?: Register
}

/** No request leaves the page, whatever a service has put into the ledger. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Writes a run as one HTML page that needs nothing else. Without its script it shows the matrix, what is contradicted, and
 * what was seen of unknowns; with it each fact opens to its reason and its exchanges.
 */
export function htmlReport(ledger: Ledger, { register }: HtmlOptions = {}): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${ledger.target}: verification of openapi.yaml</title>
<style>
${own('page.css')}</style>
</head>
<body>
<main>
${header(ledger)}
${matrix(ledger.facts)}
${leftovers(ledger)}
<section aria-labelledby="facts">
<h2 id="facts" tabindex="-1">Facts</h2>
<div id="list">${contradictions(ledger)}</div>
</section>
${unknowns(ledger, register)}
</main>
<script type="application/json" id="ledger">${new Markup(jsonForScript(ledger))}</script>
<script>
${own('page.js')}</script>
</body>
</html>
`.html
}

/** A file of the page, which goes into it as it is. */
function own(file: string): Markup {
  return new Markup(readFileSync(new URL(`html/${file}`, import.meta.url), 'utf8'))
}
