import { Markup, markup } from '../../html/markup.ts'
import { asset, page } from '../../html/page.ts'
import type { Ledger } from '../engine/ledger.ts'
import { header } from './html/header.ts'
import { matrix } from './html/matrix.ts'
import { contradictions, leftovers, unknowns } from './html/tables.ts'
import { jsonForScript } from './ledger-json.ts'
import type { Register } from './words.ts'

export interface HtmlOptions {
  /** Gives the questions to the entries that were seen something of. */
  register?: Register
  /** What stands above the report where it is a page of a site. */
  banner?: Markup
}

/**
 * Writes a run as one HTML page that needs nothing else. Without its script it shows the matrix, what is contradicted, and
 * what was seen of unknowns; with it each fact opens to its reason and its exchanges.
 */
export function htmlReport(ledger: Ledger, { register, banner }: HtmlOptions = {}): string {
  return page({
    title: `${ledger.target}: verification of openapi.yaml`,
    styles: [asset(import.meta.url, 'html/report.css')],
    scripts: [asset(import.meta.url, 'html/report.js')],
    ...(banner && { banner }),
    main: markup`<main>
${header(ledger)}
${matrix(ledger.facts)}
${leftovers(ledger)}
<section aria-labelledby="facts">
<h2 id="facts" tabindex="-1">Facts</h2>
<div id="list">${contradictions(ledger)}</div>
</section>
${unknowns(ledger, register)}
</main>
<script type="application/json" id="ledger">${new Markup(jsonForScript(ledger))}</script>`,
  })
}
