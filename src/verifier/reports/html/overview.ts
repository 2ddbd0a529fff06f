import { FACT_KINDS } from '../../../document/facts.ts'
import { type Markup, markup } from '../../../html/markup.ts'
import { countVerdicts, type Finding, type Ledger, type Verdict } from '../../engine/ledger.ts'
import { count, grouped, SYMBOLS, sentence, verdictsInWords, WORST_FIRST } from '../words.ts'

/** What each verdict means, for first-time readers. */
const MEANINGS: Record<Verdict, string> = {
  contradicted: 'The service does not conform to the document.',
  'assumption contradicted': 'The service differs from an assumption of the document. No contract is broken.',
  unexercised: 'This run did not try it.',
  'unprovable here': 'This target cannot show it.',
  verified: 'The service conforms to the document.',
}

/** What was verified, whether the run is complete, and the number of facts per verdict. */
export function header({ target, tier, document, seed, run, incomplete, facts, leftovers }: Ledger): Markup {
  const details: [string, string | Markup][] = [
    ['Tier', tier],
    [
      'Document',
      markup`${document.version} <code title="SHA-256 ${document.sha256}">${document.sha256.slice(0, 12)}</code>`,
    ],
    ['Started', markup`<time datetime="${run.startedAt}">${utc(run.startedAt)}</time>`],
    ['Duration', `${run.seconds.toFixed(1)} s, ${count(run.requests, 'request')}`],
    ...(seed === undefined ? [] : [['Seed', String(seed)] satisfies [string, string]]),
    ['Run', markup`<code>${run.id}</code>`],
  ]
  return markup`<header>
<p class="eyebrow">Verification of openapi.yaml</p>
<h1>${target}</h1>
<dl class="details">${details.map(([term, what]) => markup`<div><dt>${term}</dt><dd>${what}</dd></div>`)}</dl>
${incomplete === undefined ? undefined : markup`<p class="banner v-contradicted" role="alert"><strong>Incomplete, not a pass:</strong> ${sentence(incomplete)}</p>`}
${leftovers.length === 0 ? undefined : markup`<p class="banner v-assumption-contradicted"><strong>${count(leftovers.length, 'item')} left behind.</strong> <a href="#leftovers-title">What to do</a></p>`}
</header>
${tiles(facts)}`
}

function tiles(facts: Finding[]): Markup {
  const counts = countVerdicts(facts)
  return markup`<section aria-labelledby="verdicts-title">
<h2 id="verdicts-title">${count(facts.length, 'documented fact')}</h2>
${proportions(facts, 'proportions')}
<ul class="tiles">${WORST_FIRST.map(
    (verdict) => markup`
<li class="tile" data-verdict="${verdict}">${badge(verdict)} <span class="amount"><b>${grouped(counts[verdict])}</b> <small>${share(counts[verdict], facts.length)}</small></span> <span class="meaning">${MEANINGS[verdict]}</span></li>`,
  )}
</ul>
</section>`
}

/** Operations by kind of fact. Each cell has the colour of its worst fact. */
export function matrix(facts: Finding[]): Markup {
  const kinds = kindsOf(facts)
  const cells = (some: Finding[], operationId = '') =>
    ['', ...kinds].map((kind) => cell(kind ? some.filter((finding) => finding.kind === kind) : some, operationId, kind))
  return markup`<section aria-labelledby="matrix-title">
<h2 id="matrix-title">Operations by kind of fact</h2>
<p class="hint">Each cell shows its worst verdict and the number of facts with it; the bar below shows the others.<span class="scripted" hidden> Select a cell to list its facts; the arrow keys move between cells. <a href="#facts">Skip to the facts</a></span></p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="matrix-title">
<table id="matrix" class="matrix">
<thead><tr><th scope="col">operation</th><th scope="col">all</th>${kinds.map((kind) => markup`<th scope="col">${kind}</th>`)}</tr></thead>
<tbody>${[...Map.groupBy(facts, ({ operationId }) => operationId)].map(
    ([operationId, ofOperation]) => markup`
<tr><th scope="row">${operationId}</th>${cells(ofOperation, operationId)}</tr>`,
  )}
</tbody>
<tfoot><tr><th scope="row">all</th>${cells(facts)}</tr></tfoot>
</table>
</div>
</section>`
}

/** The kinds of facts that occur, in the order of the document. */
export function kindsOf(facts: Finding[]): string[] {
  return FACT_KINDS.filter((kind) => facts.some((finding) => finding.kind === kind))
}

function cell(facts: Finding[], operationId: string, kind: string): Markup {
  const counts = countVerdicts(facts)
  const worst = WORST_FIRST.find((verdict) => counts[verdict] > 0)
  if (!worst) return markup`<td class="empty"><span aria-hidden="true">·</span><span class="unseen">none</span></td>`
  const isMixed = counts[worst] < facts.length
  const of = isMixed ? markup`<small>/${grouped(facts.length)}</small>` : undefined
  const mix = isMixed ? proportions(facts, 'mix') : undefined
  const inWords = verdictsInWords(facts, isMixed ? { of: facts.length } : {})
  const title = [operationId || 'all operations', kind, inWords].filter(Boolean).join(': ')
  return markup`<td class="${classOf(worst)}" data-operation="${operationId}" data-kind="${kind}" title="${title}"><span class="figure"><span aria-hidden="true">${SYMBOLS[worst]}</span><span class="unseen">${worst}</span> <b>${grouped(counts[worst])}</b>${of}</span>${mix}</td>`
}

/** A verdict by name, symbol and colour. */
export function badge(verdict: Verdict): Markup {
  return markup`<span class="badge ${classOf(verdict)}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${verdict}</span>`
}

/** A bar that shows the share of each verdict. Screen readers skip it, so the text beside it must say the same. */
function proportions(facts: Finding[], className: string): Markup {
  const counts = countVerdicts(facts)
  const found = WORST_FIRST.filter((verdict) => counts[verdict] > 0)
  const parts = found.map((verdict) => markup`<i class="${classOf(verdict)}" style="flex-grow:${counts[verdict]}"></i>`)
  return markup`<span class="${className}" aria-hidden="true">${parts}</span>`
}

/** The class for the colour of a verdict, such as `v-unprovable-here`. */
function classOf(verdict: Verdict): string {
  return `v-${verdict.replaceAll(' ', '-')}`
}

/** UTC, so that the page reads the same everywhere. */
function utc(instant: string): string {
  const time = new Date(instant)
  return Number.isNaN(time.valueOf()) ? instant : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** A percentage that is 0 only for none and 100 only for all. */
function share(part: number, all: number): string {
  const percent = Math.round((100 * part) / Math.max(all, 1))
  if (part > 0 && percent === 0) return '< 1 %'
  if (part < all && percent === 100) return '> 99 %'
  return `${percent} %`
}
