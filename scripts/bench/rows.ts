/** How our figure, divided by theirs, must turn out. */
export type Target = { atLeast: number } | { atMost: number }

/** Two that are measured side by side, by what they do; the figures of a round have them by these names. */
export interface Comparison {
  name: string
  compared: { ours: string; theirs: string }
  /** What must be reached; or why nothing must be. */
  target: Target | { none: string }
}

/** What is measured alone, in seconds: it tells of this machine as much as of the project. */
export interface Duration {
  name: string
}

export type Measure = Comparison | Duration

/** What one round measured of everything that is compared, by name. */
export type Round = Readonly<Record<string, number>>

/** From the lowest to the highest of all rounds. */
export type Spread = readonly [lowest: number, highest: number]

export interface RatioRow extends Comparison {
  /** Medians of the rounds. */
  ours: number
  theirs: number
  /** Median of the ratios of the rounds, ours to theirs: what slows the machine down for a while slows both. */
  ratio: number
  /** Of the ratios. */
  spread: Spread
  /** Left out where there is nothing to meet. */
  met?: boolean
  samples: readonly { ours: number; theirs: number }[]
}

export interface SecondsRow extends Duration {
  /** Median of the rounds. */
  seconds: number
  /** Of the seconds. */
  spread: Spread
  samples: readonly number[]
}

export type Row = RatioRow | SecondsRow

export function ratioRow(comparison: Comparison, rounds: readonly Round[]): RatioRow {
  const { compared, target } = comparison
  // What is missing makes no median.
  const figureOf = (round: Round, name: string) => round[name] ?? Number.NaN
  const samples = rounds.map((round) => ({
    ours: figureOf(round, compared.ours),
    theirs: figureOf(round, compared.theirs),
  }))
  const ratios = samples.map(({ ours, theirs }) => ours / theirs)
  const ratio = median(ratios)
  return {
    ...comparison,
    ours: median(samples.map(({ ours }) => ours)),
    theirs: median(samples.map(({ theirs }) => theirs)),
    ratio,
    spread: spreadOf(ratios),
    ...(!('none' in target) && { met: meets(ratio, target) }),
    samples,
  }
}

export function secondsRow(duration: Duration, samples: readonly number[]): SecondsRow {
  return { ...duration, seconds: median(samples), spread: spreadOf(samples), samples }
}

/** @throws RangeError when there are no numbers, or one that is not finite: no figure would follow from them */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined || !numbers.every(Number.isFinite)) {
    throw new RangeError(`There is no median of [${numbers.join(', ')}].`)
  }
  return (lower + upper) / 2
}

function spreadOf(numbers: readonly number[]): Spread {
  return [Math.min(...numbers), Math.max(...numbers)]
}

function meets(ratio: number, target: Target): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost
}
