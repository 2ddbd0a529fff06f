import { type Markup, markup } from '../../../html/markup.ts'
import { countVerdicts, type Finding, type Verdict } from '../../engine/ledger.ts'
import { SYMBOLS, WORST_FIRST } from '../words.ts'

/** The class that gives a verdict its colour, such as `v-unprovable-here`. */
export function classOf(verdict: Verdict): string {
  return `v-${verdict.replaceAll(' ', '-')}`
}

/** A verdict by name, symbol and colour. */
export function badge(verdict: Verdict): Markup {
  return markup`<span class="badge ${classOf(verdict)}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${verdict}</span>`
}

/** A bar of all verdicts, as long as there are many of each; what it shows must stand beside it in words. */
export function proportions(facts: Finding[], className: string): Markup {
  const counts = countVerdicts(facts)
  const found = WORST_FIRST.filter((verdict) => counts[verdict] > 0)
  const parts = found.map((verdict) => markup`<i class="${classOf(verdict)}" style="flex-grow:${counts[verdict]}"></i>`)
  return markup`<span class="${className}" aria-hidden="true">${parts}</span>`
}
