import { FACT_KINDS } from '../../document/facts.ts'
import { inline, type Markup, markup } from '../../html/markup.ts'
import { asset, page } from '../../html/page.ts'
import { countVerdicts, type Evidence, type Finding, type Ledger, type Verdict } from '../engine/ledger.ts'
import { linesOf } from '../evidence/excerpt.ts'
import type { Changes } from './baseline.ts'
import { type Cause, causesOf } from './causes.ts'
import { anchorOf, causeList, changeList, codeLines, docsLinks, verdictOf } from './html-causes.ts'
import type { Register, Sources } from './sources.ts'
import {
  byOperation,
  count,
  exchangeInWords,
  grouped,
  observedInWords,
  openQuestions,
  requestsInWords,
  share,
  utc,
  VERDICT_STYLES,
  verdictsInWords,
  WORST_FIRST,
} from './words.ts'

/**
 * Formats a run as one self-contained HTML page. JavaScript adds a filter, links to filtered views, and the exchanges of facts.
 *
 * @param options.changes what changed since an earlier run
 * @param options.banner content to show above the report, such as the site header
 */
export function htmlReport(ledger: Ledger, options: Sources & { changes?: Changes; banner?: Markup } = {}): string {
  const causes = causesOf(ledger)
  const wrong = new Map<number, string[]>()
  for (const { evidence, pointer } of ledger.facts) {
    const last = evidence.at(-1)
    if (pointer !== undefined && last !== undefined) wrong.set(last, [...(wrong.get(last) ?? []), pointer])
  }
  return page({
    title: `${ledger.target}: verification of openapi.yaml`,
    styles: [asset(import.meta.url, 'html/report.css')],
    scripts: [asset(import.meta.url, 'html/report.js')],
    ...(options.banner && { banner: options.banner }),
    main: markup`<main>
${header(ledger, causes)}
${causeList(ledger, causes, options)}
${changeList(options.changes)}
${tiles(ledger.facts)}
${matrix(ledger.facts)}
${leftovers(ledger)}
<section aria-labelledby="facts">
<h2 id="facts" tabindex="-1">Facts</h2>
${filter(ledger.facts)}
${list(ledger, options)}
</section>
${unknowns(ledger, options.register)}
</main>
${ledger.exchanges.map((exchange, index) => popover(exchange, index, wrong.get(index)))}`,
  })
}

function header(ledger: Ledger, causes: Cause[]): Markup {
  const { target, tier, run, leftovers } = ledger
  const { version, sha256 } = ledger.document
  const details: [string, string | Markup][] = [
    ['Tier', tier],
    ['Document', markup`${version} <code title="SHA-256 ${sha256}">${sha256.slice(0, 12)}</code>`],
    ['Started', markup`<time datetime="${run.startedAt}">${utc(run.startedAt)}</time>`],
    ['Duration', requestsInWords(ledger)],
    ['Run', markup`<code>${run.id}</code>`],
  ]
  return markup`<header>
<p class="eyebrow">Verification of openapi.yaml</p>
<h1>${target}</h1>
${verdictOf(ledger, causes)}
<dl class="details">${details.map(([term, what]) => markup`<div><dt>${term}</dt><dd>${what}</dd></div>`)}</dl>
${leftovers.length === 0 ? undefined : markup`<p class="banner v-assumption-contradicted"><strong>${count(leftovers.length, 'item')} left behind.</strong> <a href="#leftovers-title">What to do</a></p>`}
</header>`
}

function tiles(facts: Finding[]): Markup {
  const counts = countVerdicts(facts)
  return markup`<section aria-labelledby="verdicts-title">
<h2 id="verdicts-title">${count(facts.length, 'documented fact')}</h2>
${proportions(facts, 'proportions')}
<ul class="tiles">${WORST_FIRST.map(
    (verdict) => markup`
<li class="tile" data-verdict="${verdict}">${badge(verdict)} <span class="amount"><b>${grouped(counts[verdict])}</b> <small>${share(counts[verdict], facts.length)}</small></span> <span class="meaning">${VERDICT_STYLES[verdict].meaning}</span></li>`,
  )}
</ul>
</section>`
}

/** A table of operations by kind of fact. Each cell has the colour of its worst verdict. */
function matrix(facts: Finding[]): Markup {
  const kinds = kindsOf(facts)
  const cells = (some: Finding[], operationId = '') =>
    ['', ...kinds].map((kind) => cell(kind ? some.filter((finding) => finding.kind === kind) : some, operationId, kind))
  return markup`<section aria-labelledby="matrix-title">
<h2 id="matrix-title">Operations by kind of fact</h2>
<p class="hint">Each cell shows its worst verdict and the number of facts with that verdict. If the verdicts differ, a bar shows their shares.<span class="scripted" hidden> Select a cell to list its facts; the arrow keys move between cells. <a href="#facts">Skip to the facts</a></span></p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="matrix-title">
<table id="matrix" class="matrix">
<thead><tr><th scope="col">operation</th><th scope="col">all</th>${kinds.map((kind) => markup`<th scope="col">${kind}</th>`)}</tr></thead>
<tbody>${byOperation(facts).map(
    ([operationId, ofOperation]) => markup`
<tr><th scope="row">${operationId}</th>${cells(ofOperation, operationId)}</tr>`,
  )}
</tbody>
<tfoot><tr><th scope="row">all</th>${cells(facts)}</tr></tfoot>
</table>
</div>
</section>`
}

/** The kinds of facts that occur, in the order of {@link FACT_KINDS}. */
function kindsOf(facts: Finding[]): string[] {
  return FACT_KINDS.filter((kind) => facts.some((finding) => finding.kind === kind))
}

function cell(facts: Finding[], operationId: string, kind: string): Markup {
  const counts = countVerdicts(facts)
  const worst = WORST_FIRST.find((verdict) => counts[verdict] > 0)
  if (!worst) return markup`<td class="empty"><span aria-hidden="true">·</span><span class="unseen">none</span></td>`
  const isMixed = counts[worst] < facts.length
  const [of, mix] = isMixed ? [markup`<small>/${grouped(facts.length)}</small>`, proportions(facts, 'mix')] : []
  const inWords = isMixed ? verdictsInWords(facts).replace(' ', `/${grouped(facts.length)} `) : verdictsInWords(facts)
  const title = [operationId || 'all operations', kind, inWords].filter(Boolean).join(': ')
  return markup`<td class="${classOf(worst)}" data-operation="${operationId}" data-kind="${kind}" title="${title}"><span class="figure"><span aria-hidden="true">${VERDICT_STYLES[worst].symbol}</span><span class="unseen">${worst}</span> <b>${grouped(counts[worst])}</b>${of}</span>${mix}</td>`
}

function badge(verdict: Verdict): Markup {
  return markup`<span class="badge ${classOf(verdict)}"><span aria-hidden="true">${VERDICT_STYLES[verdict].symbol}</span> ${verdict}</span>`
}

/** A bar that shows the share of each verdict. Screen readers skip it, so nearby text must contain the same information. */
function proportions(facts: Finding[], className: string): Markup {
  const counts = countVerdicts(facts)
  const parts = WORST_FIRST.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => markup`<i class="${classOf(verdict)}" style="flex-grow:${counts[verdict]}"></i>`,
  )
  return markup`<span class="${className}" aria-hidden="true">${parts}</span>`
}

/** The CSS class that sets the colours of a verdict, such as `v-unprovable-here`. */
function classOf(verdict: Verdict): string {
  return `v-${verdict.replaceAll(' ', '-')}`
}

/** The form that filters the facts, and a bar with the number of matches. Both are hidden without JavaScript. */
function filter(facts: Finding[]): Markup {
  const select = (name: string, values: string[]) =>
    markup`<label class="field">${name}<select name="${name}" class="control"><option value="">any ${name}</option>${values.map((value) => markup`<option value="${value}">${value}</option>`)}</select></label>`
  return markup`<form class="filter scripted" role="search" hidden>
<label class="field wide">search<input type="search" class="control" name="q" autocomplete="off"></label>
${select(
  'operation',
  byOperation(facts).map(([operationId]) => operationId),
)}
${select('kind', kindsOf(facts))}
<fieldset><legend>verdict</legend>${WORST_FIRST.map((verdict) => markup`<label class="chip"><input type="checkbox" name="verdict" value="${verdict}">${badge(verdict)}</label>`)}</fieldset>
</form>
<div class="bar scripted" hidden><output class="status" data-of="of ${count(facts.length, 'fact')}"></output><button type="button" class="control clear">Clear the filter</button></div>`
}

/** The facts, worst first. The script adds the exchanges, because several facts may share one. */
function list({ facts, exchanges }: Ledger, sources: Sources): Markup {
  const worstFirst = WORST_FIRST.flatMap((verdict) => facts.filter((finding) => finding.verdict === verdict))
  return markup`<div id="list">${worstFirst.map((finding) => {
    const { id, operationId, kind, says, verdict, reason, restsOn, evidence } = finding
    return markup`
<details class="fact" id="${anchorOf(id)}" data-operation="${operationId}" data-kind="${kind}" data-verdict="${verdict}"><summary class="fact-head">${badge(verdict)} <code class="id">${id}</code> <span class="says">${inline(says)}</span></summary>
<div class="fact-body"><p class="muted"><a href="#${encodeURIComponent(anchorOf(id).toWellFormed())}">Link to this fact</a>${verdict === 'contradicted' && sources.lineOf?.(finding) ? markup` <code>${sources.lineOf(finding)}</code>` : undefined}${docsLinks(finding, sources)}</p>${reason && markup`<p class="reason">${reason}</p>`}${restsOn && markup`<p>${openQuestions(restsOn)}</p>`}${evidence.length === 0 ? markup`<p class="muted">No exchange was recorded.</p>` : markup`<h3>${count(evidence.length, 'exchange')}</h3>`}${evidence.map(
      (place, nth) =>
        markup`<details class="evidence" data-exchange="${place}"${nth === 0 ? markup` open` : undefined}><summary><code>${exchanges[place] && exchangeInWords(exchanges[place])}</code></summary></details>`,
    )}</div></details>`
  })}
</div>
<p class="muted none" hidden>No facts match.</p>
<button type="button" class="control more" hidden></button>`
}

function popover({ tried, request, response }: Evidence, index: number, wrong: string[] = []): Markup {
  return markup`<div popover id="exchange-${index}" role="dialog" aria-label="Exchange"><div class="bar"><h2>Exchange</h2><button type="button" class="control close" popovertarget="exchange-${index}">Close</button></div><div class="exchange"><p>${tried}</p>
<h4>Request</h4><p class="line"><code>${request.method} ${request.path}</code></p><p class="muted">Credential: ${request.credential}</p>${request.body === undefined ? undefined : codeLines(linesOf(request.body), 'Request body')}
<h4>Response</h4><p class="line"><code>${response.status} ${response.contentType}</code></p>${response.body === '' ? markup`<p class="muted">No body.</p>` : codeLines(linesOf(response.body, wrong), 'Response body')}</div></div>
`
}

/** The observations, by entry of the register of unknowns; undocumented fields without an entry are one group. */
function unknowns(ledger: Ledger, register?: Register): Markup {
  const observed = observedInWords(ledger, register)
  const hint = observed
    ? `The run made observations on ${observed}. They do not answer the questions by themselves: a person decides how to change the document.`
    : 'The run made no observations on the open questions of the document.'
  return markup`<section aria-labelledby="unknowns-title">
<h2 id="unknowns-title">Open questions</h2>
<p class="hint">${hint}</p>
${[...Map.groupBy(ledger.unknowns, ({ unknown }) => unknown)].map(
  ([
    id,
    seen,
  ]) => markup`<details class="entry"><summary><code class="id">${id}</code> <span class="says">${inline(register?.[id]?.question ?? '')}</span> <small>${count(seen.length, 'observation')}</small></summary>
${table(
  markup`aria-label="Observations on ${id}"`,
  ['operation', 'where', 'observed', 'times', 'exchange'],
  seen.map(({ operationId, at, saw, count: times, evidence = -1 }) => {
    const exchange = ledger.exchanges[evidence]
    return markup`<td>${operationId}</td><td>${at}</td><td><code>${saw}</code></td><td class="number">${grouped(times)}</td>${exchange ? markup`<td><button type="button" class="link" popovertarget="exchange-${evidence}"><code>${exchangeInWords(exchange)}</code></button></td>` : markup`<td></td>`}`
  }),
)}</details>
`,
)}
</section>`
}

function leftovers({ leftovers }: Ledger): Markup | undefined {
  if (leftovers.length === 0) return undefined
  return markup`<section aria-labelledby="leftovers-title">
<h2 id="leftovers-title">Left behind</h2>
<p class="hint">Items that the run created or changed, and could not delete or restore.</p>
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
