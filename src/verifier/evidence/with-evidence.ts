import type { Finding, Ledger, Observation } from '../engine/ledger.ts'
import type { Exchange } from '../target/target.ts'
import type { Redactor } from './evidence.ts'

interface Gathered {
  /** Exchanges by index. */
  exchanges: Iterable<[number, Exchange]>
  /** Returns the check that sent the request of an exchange, as a phrase. */
  tried(index: number): string
  observations: Observation[]
}

/** Redacts findings, observations and the exchanges that they refer to. Drops other exchanges and updates the indexes. */
export function withEvidence(
  { exchanges, tried, observations }: Gathered,
  findings: Finding[],
  redactor: Redactor,
): Pick<Ledger, 'facts' | 'exchanges' | 'unknowns'> {
  const used = new Set([...findings, ...observations].flatMap(({ evidence = [] }) => evidence))
  const kept = [...exchanges].filter(([index]) => used.has(index))
  const moved = new Map(kept.map(([index], position) => [index, position]))
  const wrong = new Map<number, string[]>()
  for (const { evidence, pointer } of findings) {
    const last = evidence.at(-1)
    if (pointer !== undefined && last !== undefined) wrong.set(last, [...(wrong.get(last) ?? []), pointer])
  }
  return {
    facts: findings.map((finding) => ({
      ...finding,
      ...(finding.pointer !== undefined && { pointer: redactor.text(finding.pointer) }),
      ...(finding.reason !== undefined && { reason: redactor.text(finding.reason) }),
      evidence: finding.evidence.map((index) => moved.get(index) ?? -1),
    })),
    exchanges: kept.map(([index, exchange]) => redactor.evidence(exchange, tried(index), wrong.get(index))),
    unknowns: observations.map(({ evidence = -1, ...observation }) => {
      const position = moved.get(evidence)
      return {
        ...observation,
        at: redactor.text(observation.at),
        saw: redactor.text(observation.saw),
        ...(position !== undefined && { evidence: position }),
      }
    }),
  }
}
