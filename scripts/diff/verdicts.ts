/** The two sides that use the API: callers send requests, readers read responses. */
export const SIDES = ['callers', 'readers'] as const
export type Side = (typeof SIDES)[number]

/** How a change affects callers or readers: `holds` if nothing breaks, `unjudged` if that cannot be decided. */
export type Verdict = 'holds' | 'unjudged' | 'breaks'
export type Verdicts = Record<Side, Verdict>

const ORDER: Verdict[] = ['holds', 'unjudged', 'breaks']
export const worst = (...some: Verdict[]): Verdict => ORDER.findLast((one) => some.includes(one)) ?? 'holds'
export const best = (...some: Verdict[]): Verdict => ORDER.find((one) => some.includes(one)) ?? 'breaks'

export const total = (some: Verdicts[]): Verdicts => ({
  callers: worst(...some.map(({ callers }) => callers)),
  readers: worst(...some.map(({ readers }) => readers)),
})

/** Keeps the verdicts for the given sides, and sets those for all other sides to `holds`. */
export const limitedTo = (sides: readonly Side[], { callers, readers }: Verdicts): Verdicts => ({
  callers: sides.includes('callers') ? callers : 'holds',
  readers: sides.includes('readers') ? readers : 'holds',
})

export const sidesWith = (verdict: Verdict, verdicts: Verdicts): Side[] =>
  SIDES.filter((side) => verdicts[side] === verdict)

export const weightOf = ({ callers, readers }: Verdicts) => ORDER.indexOf(callers) + ORDER.indexOf(readers)

/** Whether a change breaks, or may break, callers or readers. */
export const isAlarming = (verdicts: Verdicts) => weightOf(verdicts) > 0
