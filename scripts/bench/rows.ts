/** What one round measured of both. */
export interface Sample {
  sandbox: number
  prism: number
}

/** How the figure of the sandbox, divided by that of Prism, must turn out. */
export type Target = { atLeast: number } | { atMost: number }

/** One thing that is measured. */
export interface Measure {
  name: string
  target: Target
}

export interface Row extends Measure {
  /** Medians of the rounds. */
  sandbox: number
  prism: number
  /** Median of the ratios of the rounds, sandbox to Prism: what slows the machine down for a while slows both. */
  ratio: number
  met: boolean
  samples: readonly Sample[]
}

export function rowOf({ name, target }: Measure, samples: readonly Sample[]): Row {
  const ratio = median(samples.map(({ sandbox, prism }) => sandbox / prism))
  return {
    name,
    target,
    sandbox: median(samples.map(({ sandbox }) => sandbox)),
    prism: median(samples.map(({ prism }) => prism)),
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
