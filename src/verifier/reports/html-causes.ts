import { inline, type Markup, markup } from '../../html/markup.ts'
import type { Finding, Ledger } from '../engine/ledger.ts'
import type { Line } from '../evidence/excerpt.ts'
import type { Changes } from './baseline.ts'
import type { Cause } from './causes.ts'
import { partsOf } from './details.ts'
import type { Sources } from './sources.ts'
import {
  causeInWords,
  count,
  exchangeInWords,
  findingsInWords,
  remedyInWords,
  sentence,
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
  const { exchanges, excerpt, curl } = partsOf(ledger, cause, sources)
  const place = sources.lineOf?.(main)
  return markup`<details class="cause"${isOpen ? markup` open` : undefined}><summary class="fact-head"><span class="badge v-${verdict.replace(' ', '-')}"><span aria-hidden="true">${VERDICT_STYLES[verdict].symbol}</span> ${verdict}</span> <strong>${causeInWords(cause)}</strong> <small>${findingsInWords(cause)}</small></summary>
<div class="cause-body"><p>${inline(main.says)}${place && markup` <code>${place}</code>`}${docsLinks(main, sources)}</p>
${exchanges.map((each) => markup`<p class="line"><code>${exchangeInWords(each)}</code></p>`)}${excerpt.length > 0 ? codeLines(excerpt, 'The wrong value') : undefined}${
  curl &&
  markup`<pre tabindex="0" role="region" aria-label="Command that repeats the request"><code>${curl}</code></pre>`
}
<p><strong>Do:</strong> ${remedyInWords(cause, sources)}</p>${operationIds.length > 1 ? markup`<p class="muted">Operations: ${operationIds.join(', ')}.</p>` : undefined}
<details><summary>${findingsInWords(cause)}</summary>${factLinks(findings)}</details></div></details>
`
}

/** Links to the docs of a finding's operation, and to the unknowns that it rests on. */
export function docsLinks({ operationId, restsOn = [] }: Finding, sources: Sources): Markup[] {
  const link = (href: string | undefined, text: string) => (href ? [markup` <a href="${href}">${text}</a>`] : [])
  return [
    ...link(sources.docsOf?.(operationId), 'Docs'),
    ...restsOn.flatMap((id) => link(sources.docsOfUnknown?.(id), id)),
  ]
}

/** The fragment that links to a fact in the report. */
export const anchorOf = (id: string) => `fact-${id}`

function factLinks(findings: Finding[]): Markup {
  return markup`<ul class="links">${findings.map(({ id }) => markup`<li><a href="#${encodeURIComponent(anchorOf(id).toWellFormed())}"><code>${id}</code></a></li>`)}</ul>`
}

/** Lines of a body, in which wrong values are marked. */
export function codeLines(lines: Line[], label: string): Markup {
  return markup`<pre tabindex="0" role="region" aria-label="${label}"><code>${lines.map(({ text, isMarked }) => markup`${isMarked ? marked(text) : text}\n`)}</code></pre>`
}

const marked = (text: string) => markup`${text.replace(/\S.*/, '')}<mark>${text.trimStart()}</mark>`

/** What changed since an earlier run. */
export function changeList(changes: Changes | undefined): Markup | undefined {
  if (!changes) return undefined
  const { notes, worse, fixed, lost } = changes
  const group = (title: string, findings: Finding[]) =>
    findings.length === 0
      ? undefined
      : markup`<details class="entry"><summary>${title} <small>${count(findings.length, 'fact')}</small></summary>${factLinks(findings)}</details>`
  return markup`<section aria-labelledby="changes-title">
<h2 id="changes-title">Since the earlier run</h2>
<p class="hint">${notes.map((note) => `${sentence(note)} `)}${worse.length === 0 ? 'Nothing is newly contradicted.' : undefined}</p>
${group('Newly contradicted', worse)}${group('Contradicted before, now verified', fixed)}${group('Verified before, not tested now', lost)}
</section>`
}
