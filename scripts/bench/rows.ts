/** What one round measured of both: of what is ours, and of what it is compared with. */
export interface Sample {
  ours: number
  theirs: number
}

/** Which two are compared, by name. */
export type Compared = Record<keyof Sample, string>

/** How our figure, divided by theirs, must turn out. */
export type Target = { atLeast: number } | { atMost: number }

/** One thing that is measured. */
export interface Measure {
  name: string
  compared: Compared
  target: Target
}

export interface Row extends Measure {
  /** Medians of the rounds. */
  ours: number
  theirs: number
  /** Median of the ratios of the rounds, ours to theirs: what slows the machine down for a while slows both. */
  ratio: number
  met: boolean
  samples: readonly Sample[]
}

export function rowOf({ name, compared, target }: Measure, samples: readonly Sample[]): Row {
  const ratio = median(samples.map(({ ours, theirs }) => ours / theirs))
  return {
    name,
    compared,
    target,
    ours: median(samples.map(({ ours }) => ours)),
    theirs: median(samples.map(({ theirs }) => theirs)),
    ratio,
    met: 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost,
    samples,
  }
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

export function inWords({ ours, theirs }: Sample): string {
  return `${Math.round(ours)} to ${Math.round(theirs)}`
}
