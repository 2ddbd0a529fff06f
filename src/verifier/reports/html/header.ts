import { type Markup, markup } from '../../../html/markup.ts'
import { countVerdicts, type Ledger, type Verdict } from '../../engine/ledger.ts'
import { count, grouped, sentence, WORST_FIRST } from '../words.ts'
import { badge, proportions } from './verdict.ts'

/** What each verdict means, for who reads a report for the first time. */
const MEANINGS: Record<Verdict, string> = {
  contradicted: 'The service does not keep what the document states.',
  'assumption contradicted': 'The document had to assume this; the service does otherwise. No contract is broken.',
  unexercised: 'Not tried in this run, though it could be.',
  'unprovable here': 'This target cannot show it.',
  verified: 'Seen to hold.',
}

/** What was verified, whether the run is whole, and how the facts ended. */
export function header({ target, tier, document, seed, run, incomplete, facts, leftovers }: Ledger): Markup {
  const details: [string, string | Markup][] = [
    ['Tier', tier],
    [
      'Document',
      markup`${document.version} <code title="SHA-256 ${document.sha256}">${document.sha256.slice(0, 12)}</code>`,
    ],
    ['Started', markup`<time datetime="${run.startedAt}">${dateInWords(run.startedAt)}</time>`],
    ['Took', `${run.seconds.toFixed(1)} s, ${count(run.requests, 'request')}`],
    ...(seed === undefined ? [] : [['Seed', String(seed)] satisfies [string, string]]),
    ['Run', markup`<code>${run.id}</code>`],
  ]
  return markup`<header>
<p class="eyebrow">Verification of openapi.yaml</p>
<h1>${target}</h1>
<dl class="details">${details.map(([term, what]) => markup`<div><dt>${term}</dt><dd>${what}</dd></div>`)}</dl>
${incomplete === undefined ? undefined : markup`<p class="banner v-contradicted" role="alert"><strong>Incomplete, and no pass:</strong> ${sentence(incomplete)}</p>`}
${leftovers.length === 0 ? undefined : markup`<p class="banner v-assumption-contradicted"><strong>${count(leftovers.length, 'thing')} left behind.</strong> <a href="#leftovers-title">What to do about it</a></p>`}
</header>
${verdicts(facts)}`
}

function verdicts(facts: Ledger['facts']): Markup {
  const counts = countVerdicts(facts)
  return markup`<section aria-labelledby="verdicts-title">
<h2 id="verdicts-title">${count(facts.length, 'documented fact')}</h2>
${proportions(facts, 'proportions')}
<ul class="tiles">${WORST_FIRST.map(
    (verdict) => markup`
<li class="tile${counts[verdict] ? '' : ' none'}" data-verdict="${verdict}">${badge(verdict)} <span class="amount"><b>${grouped(counts[verdict])}</b> <small>${share(counts[verdict], facts.length)}</small></span> <span class="meaning">${MEANINGS[verdict]}</span></li>`,
  )}
</ul>
</section>`
}

/** In the time zone of nobody, so that the page says the same to everyone. */
function dateInWords(instant: string): string {
  const time = new Date(instant)
  return Number.isNaN(time.valueOf()) ? instant : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Never 0 or 100 % where it is not so. */
function share(part: number, all: number): string {
  const percent = Math.round((100 * part) / Math.max(all, 1))
  if (part > 0 && percent === 0) return '< 1 %'
  if (part < all && percent === 100) return '> 99 %'
  return `${percent} %`
}
