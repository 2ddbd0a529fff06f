import { inline, type Markup, markup } from '../../html/markup.ts'
import type { Ledger } from '../engine/ledger.ts'
import type { Line } from '../evidence/excerpt.ts'
import type { Cause } from './causes.ts'
import { partsOf } from './details.ts'
import type { Sources } from './sources.ts'
import {
  causeInWords,
  count,
  exchangeInWords,
  findingsInWords,
  remedyInWords,
  VERDICT_STYLES,
  verdictInWords,
} from './words.ts'

/** Number of causes that are open at first. */
const OPEN = 3

/** The verdict in three sentences. */
export function verdictOf(ledger: Ledger, causes: Cause[]): Markup {
  const { isPass, fails, sure, next } = verdictInWords(ledger, causes)
  const capital = next.charAt(0).toUpperCase() + next.slice(1)
  return markup`<div class="verdict"${isPass ? undefined : markup` role="alert"`}><p class="banner ${isPass ? 'v-verified' : 'v-contradicted'}"><strong>${fails}</strong></p>
<p>${sure}</p>
<p><strong>Next:</strong> ${capital}</p></div>`
}

/** The causes of contradictions, each with what a reader needs to act on it. */
export function causeList(ledger: Ledger, causes: Cause[], sources: Sources): Markup | undefined {
  if (causes.length === 0) return undefined
  return markup`<section aria-labelledby="causes-title">
<h2 id="causes-title">${count(causes.length, 'cause')}</h2>
<p class="hint">Contradictions with the same cause are listed once. Rare causes come first.</p>
${causes.map((cause, index) => causeItem(ledger, cause, sources, index < OPEN))}
</section>`
}

function causeItem(ledger: Ledger, cause: Cause, sources: Sources, isOpen: boolean): Markup {
  const { verdict, main, findings, operationIds } = cause
  const { exchanges, excerpt, curl } = partsOf(ledger, cause)
  const place = sources.lineOf?.(main)
  return markup`<details class="cause"${isOpen ? markup` open` : undefined}><summary><span class="badge v-${verdict.replace(' ', '-')}"><span aria-hidden="true">${VERDICT_STYLES[verdict].symbol}</span> ${verdict}</span> <strong>${causeInWords(cause)}</strong> <small>${findingsInWords(cause)}</small></summary>
<p>${inline(main.says)}${place && markup` <code>${place}</code>`}</p>
${exchanges.map((each) => markup`<p><code>${exchangeInWords(each)}</code></p>`)}${excerpt.length > 0 ? codeLines(excerpt) : undefined}${
  curl &&
  markup`<pre tabindex="0" role="region" aria-label="Command that repeats the request"><code>${curl}</code></pre>`
}
<p><strong>Do:</strong> ${remedyInWords(cause, sources)}</p>${operationIds.length > 1 ? markup`<p class="muted">Operations: ${operationIds.join(', ')}.</p>` : undefined}
<details><summary>${findingsInWords(cause)}</summary><ul>${findings.map(({ id }) => markup`<li><code>${id}</code></li>`)}</ul></details></details>
`
}

/** Lines of a body, in which wrong values are marked. */
function codeLines(lines: Line[]): Markup {
  return markup`<pre tabindex="0" role="region" aria-label="The wrong value"><code>${lines.map(({ text, isMarked }) => markup`${isMarked ? marked(text) : text}\n`)}</code></pre>`
}

const marked = (text: string) => markup`${text.replace(/\S.*/, '')}<mark>${text.trimStart()}</mark>`
