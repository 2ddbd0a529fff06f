import { inline, Markup, markup } from '../../html/markup.ts'
import { asset, page } from '../../html/page.ts'
import type { Finding, Ledger, Observation } from '../engine/ledger.ts'
import { badge, header, kindsOf, matrix } from './html/overview.ts'
import { jsonForScript } from './ledger-json.ts'
import {
  count,
  evidenceInWords,
  exchangeInWords,
  grouped,
  observedInWords,
  openQuestions,
  type Register,
  WORST_FIRST,
} from './words.ts'

export interface HtmlOptions {
  /** Adds the question of each entry that was observed. */
  register?: Register
  /** Shown above the report if it is a page of a site. */
  banner?: Markup
}

/**
 * Writes a run as one self-contained HTML page. Without JavaScript it shows the matrix, the contradicted facts and the
 * observations; with JavaScript it lists all facts with their reasons and exchanges.
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
${filter(ledger.facts)}
<div id="list">${contradictions(ledger)}</div>
</section>
${unknowns(ledger, register)}
</main>
<dialog aria-labelledby="dialog-title"><div class="bar"><h2 id="dialog-title">Exchange</h2><button type="button" class="control close">Close</button></div><div class="inside"></div></dialog>
<script type="application/json" id="ledger">${new Markup(jsonForScript(ledger))}</script>`,
  })
}

/** The filter of the list of facts, which works only with JavaScript. */
function filter(facts: Finding[]): Markup {
  const operations = [...new Set(facts.map(({ operationId }) => operationId))]
  const select = (name: string, values: string[]) =>
    markup`<label class="field">${name}<select name="${name}" class="control"><option value="">every ${name}</option>${values.map((value) => markup`<option value="${value}">${value}</option>`)}</select></label>`
  return markup`<form class="filter scripted" role="search" hidden>
<label class="field wide">search<input type="search" class="control" name="q" autocomplete="off"></label>
${select('operation', operations)}
${select('kind', kindsOf(facts))}
<fieldset><legend>verdict</legend>${WORST_FIRST.map((verdict) => markup`<label class="chip"><input type="checkbox" name="verdict" value="${verdict}">${badge(verdict)}</label>`)}</fieldset>
</form>
<div class="bar scripted" hidden><output class="status"></output><button type="button" class="control clear">Clear the filter</button></div>`
}

/** The contradicted facts. The script replaces them with the list of all facts. */
function contradictions(ledger: Ledger): Markup {
  const contradicted = (['contradicted', 'assumption contradicted'] as const).flatMap((verdict) =>
    ledger.facts.filter((finding) => finding.verdict === verdict),
  )
  if (contradicted.length === 0) return markup`<p>Nothing is contradicted.</p>`
  return markup`<ul class="facts">${contradicted.map(
    (finding) => markup`
<li class="fact"><div class="fact-head">${badge(finding.verdict)} <code class="id">${finding.id}</code> <span class="says">${inline(finding.says)}</span></div>
<div class="fact-body"><p>${finding.reason}</p>${finding.restsOn ? markup`<p>${openQuestions(finding.restsOn)}</p>` : undefined}${evidenceInWords(ledger, finding).map((line) => markup`<p><code>${line}</code></p>`)}</div></li>`,
  )}
</ul>`
}

/** The observations by entry of the register of unknowns. */
function unknowns(ledger: Ledger, register?: Register): Markup {
  const observed = observedInWords(ledger, register)
  return markup`<section aria-labelledby="unknowns-title">
<h2 id="unknowns-title">Open questions</h2>
<p class="hint">${
    observed
      ? `The run made observations on ${observed}. They settle nothing by themselves: a person decides what the document will say.`
      : 'The run made no observations on the open questions of the document.'
  }</p>
${[...Map.groupBy(ledger.unknowns, ({ unknown }) => unknown)].map(([id, seen]) => entry(ledger, id, seen, register))}
</section>`
}

function entry(ledger: Ledger, id: string, seen: Observation[], register?: Register): Markup {
  const question = register?.[id]?.question ?? ''
  return markup`<details class="entry"><summary><code class="id">${id}</code> <span class="says">${inline(question)}</span> <small>${count(seen.length, 'observation')}</small></summary>
${table(
  markup`aria-label="Observations on ${id}"`,
  ['operation', 'where', 'observed', 'times', 'exchange'],
  seen.map(({ operationId, at, saw, count: times, evidence = -1 }) => {
    const exchange = ledger.exchanges[evidence]
    return markup`<td>${operationId}</td><td>${at}</td><td><code>${saw}</code></td><td class="number">${grouped(times)}</td>${exchange ? markup`<td data-exchange="${evidence}"><code>${exchangeInWords(exchange)}</code></td>` : markup`<td></td>`}`
  }),
)}</details>
`
}

/** What the run could not undo, and what a person can do about it. */
function leftovers({ leftovers }: Ledger): Markup | undefined {
  if (leftovers.length === 0) return undefined
  return markup`<section aria-labelledby="leftovers-title">
<h2 id="leftovers-title">Left behind</h2>
<p class="hint">What the run created or changed and could not undo.</p>
${table(
  markup`aria-labelledby="leftovers-title"`,
  ['what', 'why', 'what to do'],
  leftovers.map(({ what, why, remedy }) => markup`<td>${what}</td><td>${why}</td><td>${remedy}</td>`),
)}
</section>`
}

function table(label: Markup, head: string[], rows: Markup[]): Markup {
  return markup`<div class="scroller" tabindex="0" role="region" ${label}><table class="rows"><thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => markup`\n<tr>${cells}</tr>`)}
</tbody></table></div>`
}
