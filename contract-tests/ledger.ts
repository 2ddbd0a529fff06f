/** How a documented fact ended. */
export const VERDICTS = [
  'verified',
  'contradicted',
  'assumption contradicted',
  'unexercised',
  'unprovable here',
] as const

export type Verdict = (typeof VERDICTS)[number]

/** One documented fact and what the run says of it. */
export interface Finding {
  operationId: string
  /** What the document says, in words. */
  fact: string
  verdict: Verdict
  /** For everything but `verified`: what came instead, or why nothing could be said. It never carries a secret. */
  reason?: string
}

/** What a run found out, in the order in which it did. */
export interface Ledger {
  target: string
  findings: Finding[]
}

/** Number of findings per verdict; every verdict is there, with 0 where nothing ended so. */
export function countVerdicts(findings: Finding[]): Record<Verdict, number> {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  for (const { verdict } of findings) counts[verdict] += 1
  return counts
}
