import { createSandbox } from '../../sandbox/index.ts'
import type { Finding } from '../engine/ledger.ts'
import { type GateOptions, isContradicted } from './gate.ts'

/**
 * Moments for runs against a sandbox without a fault; the index is the seed of the run. They include the first and last
 * moments of months and years, and leap days, on which date code fails.
 */
export const MOMENTS = [
  '2026-03-10T09:30:00Z',
  '2026-01-01T00:00:00Z',
  '2026-12-31T23:59:59Z',
  '2026-02-28T23:59:59Z',
  '2026-03-01T00:00:00Z',
  '2026-03-31T12:00:00Z',
  '2026-05-31T23:59:59.999Z',
  '2026-07-31T00:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-30T18:45:10Z',
  '2027-01-31T06:00:00Z',
  '2027-03-01T00:00:01Z',
  '2028-02-28T12:00:00Z',
  '2028-02-29T00:00:00Z',
  '2028-02-29T23:59:59Z',
  '2028-03-01T00:00:00Z',
  '2028-03-31T23:59:59Z',
  '2032-02-29T12:00:00Z',
  '2096-02-29T10:00:00Z',
  '2100-03-01T00:00:00Z',
]

/** A contradiction in a run against a service without a fault. */
export interface Alarm {
  now: string
  seed: number
  finding: Finding
}

/** Finds contradictions on a sandbox without a fault, with random cases. @param only IDs of the operations to try; default: all */
export function createAlarmFinder({ verifier, targetOf, only }: Omit<GateOptions, 'sandbox'> & { only?: string[] }) {
  return async (now: string, seed: number): Promise<Alarm[]> => {
    const sandbox = createSandbox({ now })
    const target = targetOf(sandbox, (request) => sandbox.fetch(request))
    const { facts } = await verifier.verify(target, { seed, ...(only && { only }) })
    return facts.filter(isContradicted).map((finding) => ({ now, seed, finding }))
  }
}
