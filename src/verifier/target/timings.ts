import type { Timing } from '../engine/ledger.ts'

/** Collects the durations of complete responses by operation. */
export function createTimings() {
  const durations = new Map<string, number[]>()
  return {
    add(operationId: string, milliseconds: number) {
      const known = durations.get(operationId) ?? []
      known.push(milliseconds)
      durations.set(operationId, known)
    },
    list: (): Timing[] =>
      [...durations].map(([operationId, all]) => {
        const sorted = all.toSorted((a, b) => a - b)
        return { operationId, count: all.length, medianMs: rankOf(sorted, 0.5), p95Ms: rankOf(sorted, 0.95) }
      }),
  }
}

/** The smallest value that at least `share` of the values do not exceed (nearest rank), in whole milliseconds. */
const rankOf = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
