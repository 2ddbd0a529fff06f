import { FACT_KINDS } from '../../../document/facts.ts'
import { type Markup, markup } from '../../../html/markup.ts'
import { countVerdicts, type Finding } from '../../engine/ledger.ts'
import { grouped, SYMBOLS, verdictsInWords, WORST_FIRST } from '../words.ts'
import { classOf, proportions } from './verdict.ts'

/** The whole run at a glance: operations by kinds of facts, each cell as bad as its worst fact. */
export function matrix(facts: Finding[]): Markup {
  const kinds = FACT_KINDS.filter((kind) => facts.some((finding) => finding.kind === kind))
  const ofKinds = (some: Finding[]) => kinds.map((kind) => some.filter((finding) => finding.kind === kind))
  return markup`<section aria-labelledby="matrix-title">
<h2 id="matrix-title">Operations by kind of fact</h2>
<p class="hint">Each cell has its worst verdict and how many facts ended so; a bar below has the others, too.<span class="scripted" hidden> Choose a cell to see its facts; arrow keys move from cell to cell. <a href="#facts">Skip to the facts</a></span></p>
<div class="scroller" tabindex="0" role="region" aria-labelledby="matrix-title">
<table id="matrix" class="matrix">
<thead><tr><th scope="col">operation</th><th scope="col">all</th>${kinds.map((kind) => markup`<th scope="col">${kind}</th>`)}</tr></thead>
<tbody>${[...Map.groupBy(facts, ({ operationId }) => operationId)].map(
    ([operationId, ofOperation]) => markup`
<tr><th scope="row">${operationId}</th>${cell(ofOperation, operationId)}${ofKinds(ofOperation).map((some, column) =>
      cell(some, operationId, kinds[column]),
    )}</tr>`,
  )}
</tbody>
<tfoot><tr><th scope="row">all</th>${cell(facts)}${ofKinds(facts).map((some, column) => cell(some, '', kinds[column]))}</tr></tfoot>
</table>
</div>
</section>`
}

function cell(facts: Finding[], operationId = '', kind = ''): Markup {
  const counts = countVerdicts(facts)
  const worst = WORST_FIRST.find((verdict) => counts[verdict] > 0)
  if (!worst) return markup`<td class="empty"><span aria-hidden="true">·</span><span class="unseen">none</span></td>`
  const isMixed = counts[worst] < facts.length
  const of = isMixed ? markup`<small>/${grouped(facts.length)}</small>` : undefined
  const mix = isMixed ? proportions(facts, 'mix') : undefined
  // The name of a cell holds what can be read in it.
  const inWords = verdictsInWords(facts, isMixed ? { of: facts.length } : {})
  const title = [operationId || 'all operations', kind, inWords].filter(Boolean).join(': ')
  return markup`<td class="${classOf(worst)}" data-operation="${operationId}" data-kind="${kind}" title="${title}"><span class="figure"><span aria-hidden="true">${SYMBOLS[worst]}</span><span class="unseen">${worst}</span> <b>${grouped(counts[worst])}</b>${of}</span>${mix}</td>`
}
