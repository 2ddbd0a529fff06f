import { inline, type Markup, markup } from '../../../html/markup.ts'
import type { Ledger, Observation } from '../../engine/ledger.ts'
import { count, evidenceInWords, exchangeInWords, grouped, observedInWords, type Register } from '../words.ts'
import { badge } from './verdict.ts'

/** What broke, for who reads the page without its script; the script puts the list of all facts in its place. */
export function contradictions(ledger: Ledger): Markup {
  const broken = (['contradicted', 'assumption contradicted'] as const).flatMap((verdict) =>
    ledger.facts.filter((finding) => finding.verdict === verdict),
  )
  if (broken.length === 0) return markup`<p>Nothing is contradicted.</p>`
  return markup`<ul class="facts">${broken.map(
    (finding) => markup`
<li class="fact"><div class="fact-head">${badge(finding.verdict)} <code class="id">${finding.id}</code> <span class="says">${inline(finding.says)}</span></div>
<div class="fact-body"><p>${finding.reason}</p>${finding.restsOn ? markup`<p>Rests on ${finding.restsOn.join(', ')}.</p>` : undefined}${evidenceInWords(ledger, finding).map((line) => markup`<p><code>${line}</code></p>`)}</div></li>`,
  )}
</ul>`
}

/** What was seen of each entry of the register of unknowns. */
export function unknowns(ledger: Ledger, register?: Register): Markup {
  const byEntry = [...Map.groupBy(ledger.unknowns, ({ unknown }) => unknown)]
  return markup`<section aria-labelledby="unknowns-title">
<h2 id="unknowns-title">Open questions</h2>
<p class="hint">${
    byEntry.length === 0
      ? 'The run saw nothing of what the document leaves open.'
      : `The run saw something of ${observedInWords(ledger, register)}. It settles none by itself: a person decides what goes into the document.`
  }</p>
${byEntry.map(([id, seen]) => entry(ledger, id, seen, register))}
</section>`
}

function entry(ledger: Ledger, id: string, seen: Observation[], register?: Register): Markup {
  const question = register?.[id]?.question ?? ''
  return markup`<details class="entry"><summary><code class="id">${id}</code> <span class="says">${inline(question)}</span> <small>${count(seen.length, 'observation')}</small></summary>
<div class="scroller" tabindex="0" role="region" aria-label="What was seen of ${id}"><table class="rows"><thead><tr><th scope="col">operation</th><th scope="col">where</th><th scope="col">saw</th><th scope="col">times</th><th scope="col">exchange</th></tr></thead>
<tbody>${seen.map(({ operationId, at, saw, count: times, evidence }) => {
    const exchange = evidence === undefined ? undefined : ledger.exchanges[evidence]
    return markup`
<tr><td>${operationId}</td><td>${at}</td><td><code>${saw}</code></td><td class="number">${grouped(times)}</td><td${exchange ? markup` data-exchange="${evidence}"` : undefined}>${exchange ? markup`<code>${exchangeInWords(exchange)}</code>` : undefined}</td></tr>`
  })}
</tbody></table></div></details>
`
}

/** What the run could not take back, and what a person can do about it. */
export function leftovers({ leftovers }: Ledger): Markup | undefined {
  if (leftovers.length === 0) return undefined
  return markup`<section aria-labelledby="leftovers-title">
<h2 id="leftovers-title">Left behind</h2>
<p class="hint">What the run has created or changed, and could not take back.</p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="leftovers-title"><table class="rows"><thead><tr><th scope="col">what</th><th scope="col">why</th><th scope="col">what to do</th></tr></thead>
<tbody>${leftovers.map(
    ({ what, why, remedy }) => markup`
<tr><td>${what}</td><td>${why}</td><td>${remedy}</td></tr>`,
  )}
</tbody></table></div>
</section>`
}
