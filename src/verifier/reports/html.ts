import { iconSymbol, iconUse, inline, type Markup, markup } from '../../html/markup.ts'
import { asset, page } from '../../html/page.ts'
import { inLines } from '../../shell.ts'
import type { Line } from '../evidence/excerpt.ts'
import { countVerdicts, type Finding, isDocumentedFact, type Ledger, type Verdict } from '../model/ledger.ts'
import { changesByTitle } from './baseline.ts'
import { type Cause, causeInWords, causesOf } from './causes.ts'
import { detailsOf } from './details.ts'
import { reasonOf } from './problems.ts'
import type { Register, Sources } from './sources.ts'
import { verdictInWords } from './verdict.ts'
import {
  byOperation,
  count,
  countsInWords,
  findingsInWords,
  grouped,
  openQuestions,
  runInWords,
  share,
  utc,
  VERDICT_STYLES,
  WORST_FIRST,
} from './words.ts'

/**
 * Formats a run as one self-contained HTML page without a script. Facts that are not verified have their reasons; verified ones
 * only their IDs and texts.
 *
 * @param options.banner content to show above the report, such as the site header
 */
export function htmlReport(ledger: Ledger, options: Sources & { banner?: Markup } = {}): string {
  const causes = causesOf(ledger)
  return page({
    title: `${ledger.target}: verification of openapi.yaml`,
    style: asset(import.meta.url, 'html/report.css'),
    ...(options.banner && { banner: options.banner }),
    main: markup`<main>
${iconSymbols()}${header(ledger, causes, options)}
${causeList(ledger, causes, options)}
${changes(ledger)}
${verdictCounts(ledger.facts)}
${factsOf(ledger.facts)}
${observations(ledger, options.register)}
${leftBehind(ledger)}
</main>`,
  })
}

/** The verdict, the causes and the counts of a run, for a page that shows it in short. */
export function reportSummary(ledger: Ledger, sources: Sources): Markup {
  const causes = causesOf(ledger)
  return markup`${iconSymbols()}${verdictOf(ledger, causes, sources)}
${detailsOfRun(ledger)}
${causeList(ledger, causes, sources)}
${verdictCounts(ledger.facts)}`
}

function header(ledger: Ledger, causes: Cause[], sources: Sources): Markup {
  const { target, leftovers } = ledger
  return markup`<header>
<p class="muted">Verification of openapi.yaml</p>
<h1>${target}</h1>
${verdictOf(ledger, causes, sources)}
${detailsOfRun(ledger)}
${leftovers.length === 0 ? undefined : markup`<p class="banner v-assumption-contradicted"><strong>${count(leftovers.length, 'item')} left behind.</strong> <a href="#leftovers-title">What to do</a></p>`}
</header>`
}

function detailsOfRun(ledger: Ledger): Markup {
  const { tier, run } = ledger
  const { version, sha256 } = ledger.document
  const { requests, retries } = runInWords(ledger)
  const details: [string, string | Markup][] = [
    ['Tier', tier],
    ['Document', markup`${version} <code title="SHA-256 ${sha256}">${sha256.slice(0, 12)}</code>`],
    ['Started', markup`<time datetime="${run.startedAt}">${utc(run.startedAt)}</time>`],
    ['Duration', requests],
    ...(retries ? [['Retries', retries] satisfies [string, string]] : []),
    ['Run', markup`<code>${run.id}</code>`],
  ]
  return markup`<dl class="line details">${details.map(([term, what]) => markup`<div><dt>${term}</dt><dd>${what}</dd></div>`)}</dl>`
}

function changes({ baseline }: Ledger): Markup | undefined {
  if (!baseline) return undefined
  const lists = changesByTitle(baseline).map(
    ([title, ids]) =>
      markup`<details class="panel entry"><summary>${title} <small>${count(ids.length, 'fact')}</small></summary>
<ul>${ids.map((id) => markup`<li><code>${id}</code></li>`)}</ul></details>`,
  )
  return section('changes', 'Since the earlier run', baseline.notes.join(' '), lists)
}

/** A table of operations by verdict, which counts documented facts only. */
function verdictCounts(all: Finding[]): Markup {
  const facts = all.filter(isDocumentedFact)
  const counts = countVerdicts(facts)
  // On phones, only the first columns are in sight.
  const columns: Verdict[] = ['verified', ...WORST_FIRST.filter((verdict) => verdict !== 'verified')]
  const shown = columns.filter((verdict) => counts[verdict] > 0)
  const cells = (ofOperation: Finding[]) => {
    const perVerdict = countVerdicts(ofOperation)
    return shown.map(
      (verdict) =>
        markup`<td class="number">${perVerdict[verdict] === 0 ? markup`<span class="muted">–</span>` : markup`<span class="badge ${classOf(verdict)}">${grouped(perVerdict[verdict])}</span>`}</td>`,
    )
  }
  const totals = WORST_FIRST.map(
    (verdict) => markup`
<li${counts[verdict] === 0 ? markup` class="none"` : undefined}>${badge(verdict)} <b>${grouped(counts[verdict])}</b> <small>${share(counts[verdict], facts.length)}</small> <span>${VERDICT_STYLES[verdict].meaning}</span></li>`,
  )
  const rows = byOperation(facts).map(([id, ofOperation]) => markup`<th scope="row">${id}</th>${cells(ofOperation)}`)
  return section('verdicts', count(facts.length, 'documented fact'), `${countsInWords(all)}.`, [
    markup`<ul class="verdicts">${totals}\n</ul>\n`,
    markup`<div class="verdict-table">${table('Verdicts by operation', ['operation', ...shown], rows)}</div>`,
  ])
}

/** The icons of the verdicts, which the rest of a page shows by their IDs. */
function iconSymbols(): Markup {
  const symbols = WORST_FIRST.map((verdict) => iconSymbol(iconId(verdict), VERDICT_STYLES[verdict].icon))
  return markup`<svg class="unseen" width="0" height="0">${symbols}</svg>\n`
}

const iconId = (verdict: string) => `icon-${verdict.replaceAll(' ', '-')}`

function badge(verdict: Verdict): Markup {
  return markup`<span class="badge ${classOf(verdict)}">${iconUse(iconId(verdict))}${verdict}</span>`
}

/** The CSS class that sets the colours of a verdict, such as `v-unprovable-here`. */
function classOf(verdict: Verdict): string {
  return `v-${verdict.replaceAll(' ', '-')}`
}

/** The facts by operation, worst first. */
function factsOf(facts: Finding[]): Markup {
  return markup`<section aria-labelledby="facts">
<h2 id="facts">Facts</h2>
${byOperation(facts).map(
  ([
    operationId,
    ofOperation,
  ]) => markup`<details class="panel entry"><summary><b>${operationId}</b> <small>${countsInWords(ofOperation)}</small></summary>
<ul>${WORST_FIRST.flatMap((verdict) => ofOperation.filter((finding) => finding.verdict === verdict).map(factItem))}</ul></details>
`,
)}
</section>`
}

function factItem({ id, says, verdict, restsOn, ...finding }: Finding): Markup {
  const why =
    verdict === 'verified' ? '' : [reasonOf(finding), restsOn && openQuestions(restsOn)].filter(Boolean).join('; ')
  return markup`
<li>${verdict === 'verified' ? markup`<span class="good" role="img" aria-label="verified">${iconUse(iconId(verdict))}</span>` : badge(verdict)} <code>${id}</code> ${inline(says)}${why && markup`<p class="muted">${inline(why)}</p>`}</li>`
}

/** The observations, by entry of the register of unknowns; undocumented fields without an entry are one group. */
function observations(ledger: Ledger, register?: Register): Markup {
  const { observed } = runInWords(ledger, register)
  const hint = observed
    ? `The run made observations on ${observed}. They do not answer the questions by themselves: a person decides how to change the document.`
    : 'The run made no observations on the open questions of the document.'
  const questions = [...Map.groupBy(ledger.unknowns, ({ unknown }) => unknown)].map(([id, seen]) => {
    const rows = seen.map(
      ({ operationId, at, saw, count: times }) =>
        markup`<td>${operationId}</td><td>${inline(at)}</td><td><code>${saw}</code></td><td class="number">${grouped(times)}</td>`,
    )
    return markup`<details class="panel entry"><summary><code>${id}</code> ${inline(register?.[id]?.question ?? '')} <small>${count(seen.length, 'observation')}</small></summary>
${table(`Observations on ${id}`, ['operation', 'where', 'observed', 'times'], rows)}</details>\n`
  })
  return section('unknowns', 'Open questions', hint, questions)
}

function leftBehind({ leftovers }: Ledger): Markup | undefined {
  if (leftovers.length === 0) return undefined
  const hint = 'Items that the run created or changed, and may not have deleted or restored.'
  const rows = leftovers.map(
    ({ what, why, remedy }) => markup`<td>${inline(what)}</td><td>${inline(why)}</td><td>${inline(remedy)}</td>`,
  )
  return section('leftovers', 'Left behind', hint, [table('Left behind', ['what', 'why', 'what to do'], rows)])
}

/** A section with a heading, to which `#NAME-title` leads, and a hint below it. */
function section(name: string, title: string, hint: string, content: Markup[]): Markup {
  return markup`<section aria-labelledby="${name}-title">
<h2 id="${name}-title">${title}</h2>
<p class="hint">${hint}</p>
${content}
</section>`
}

function table(label: string, head: string[], rows: Markup[]): Markup {
  return markup`<div class="scroller" tabindex="0" role="region" aria-label="${label}"><table class="rows"><thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => markup`\n<tr>${cells}</tr>`)}
</tbody></table></div>`
}

/** Number of causes that are open at first. */
const OPEN = 3

function verdictOf(ledger: Ledger, causes: Cause[], sources: Sources): Markup {
  const { worst, fails, sure, next } = verdictInWords(ledger, causes, sources)
  const capital = next.charAt(0).toUpperCase() + next.slice(1)
  const isFailed = worst === 'contradicted'
  return markup`<div class="verdict"${isFailed ? markup` role="alert"` : undefined}><p class="banner ${classOf(worst)}">${iconUse(iconId(worst))}<strong>${inline(fails)}</strong></p>
<p>${inline(sure)}</p>
<p><strong>Next:</strong> ${inline(capital)}</p></div>`
}

function causeList(ledger: Ledger, causes: Cause[], sources: Sources): Markup | undefined {
  if (causes.length === 0) return undefined
  const hint = 'Contradictions with the same cause are listed once. Rare causes come before common ones.'
  const items = causes.map((cause, index) => causeItem(ledger, cause, sources, index < OPEN))
  return section('causes', count(causes.length, 'cause'), hint, items)
}

function causeItem(ledger: Ledger, cause: Cause, sources: Sources, isOpen: boolean): Markup {
  const { verdict, main, findings, operationIds } = cause
  const { place, exchanges, excerpt, command, remedy } = detailsOf(ledger, cause, sources)
  const total = findingsInWords(findings)
  return markup`<details class="panel entry"${isOpen ? markup` open` : undefined}><summary>${badge(verdict)} <strong>${inline(causeInWords(cause))}</strong> <small>${total}</small></summary>
<p>${inline(main.says)}${place && markup` <code>${place}</code>`}</p>
${exchanges.map((line) => markup`<p><code>${line}</code></p>`)}${excerpt.length > 0 ? codeLines(excerpt) : undefined}${
  command
    ? markup`<pre tabindex="0" role="region" aria-label="Command that repeats the request"><code>${[...command.notes, ...inLines(command.curl)].map((line) => markup`${line}\n`)}</code></pre>`
    : undefined
}
<p><strong>Do:</strong> ${inline(remedy)}</p>${operationIds.length > 1 ? markup`<p class="muted">Operations: ${operationIds.join(', ')}.</p>` : undefined}
<details><summary>${total}</summary><ul>${findings.map((finding) => markup`<li><code>${finding.id}</code> ${inline(reasonOf(finding) ?? '')}</li>`)}</ul></details></details>
`
}

function codeLines(lines: Line[]): Markup {
  return markup`<pre tabindex="0" role="region" aria-label="The wrong value"><code>${lines.map(({ text, isMarked }) =>
    isMarked ? markup`${text.replace(/\S.*/, '')}<mark>${text.trimStart()}</mark>\n` : markup`${text}\n`,
  )}</code></pre>`
}
