import { sandboxTarget } from '../../../contract-tests/targets.ts'
import type { OpenApiDocument, Operation } from '../../document/document.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { documentedFacts } from '../engine/facts.ts'
import type { Finding } from '../engine/ledger.ts'
import { createValidator } from '../engine/validator.ts'
import type { createVerifier } from '../engine/verify.ts'
import { seededAttempts } from '../values/seeded.ts'
import { isContradicted } from './gate.ts'
import { SANDBOX_URL } from './original.ts'

/**
 * Moments at which the sandbox is looked at as it is; the seed of a run is the place of its moment. Among them are the first
 * and last moments of months and years, and leap days, on which dates go wrong.
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

/** What a run wrongly finds of a service that is as it should be. */
export interface Alarm {
  now: string
  seed: number
  finding: Finding
}

export interface FalseAlarmOptions {
  document: OpenApiDocument
  verify: ReturnType<typeof createVerifier>
  /** The operations to try, by ID; left out, all of them. */
  only?: string[] | undefined
}

/** Creates what runs everything, random cases of a seed included, against a sandbox without a fault: it is to find nothing. */
export function createAlarmFinder({ document, verify, only }: FalseAlarmOptions) {
  const validator = createValidator(document)
  return async (now: string, seed: number): Promise<Alarm[]> => {
    const sandbox = createSandbox({ now })
    const target = sandboxTarget(document, SANDBOX_URL, sandbox.fixtures(), (request) => sandbox.fetch(request))
    const more = (operation: Operation) => seededAttempts(document, validator, documentedFacts, operation, target, seed)
    const { facts } = await verify(target, { seed, more, ...(only && { only }) })
    return facts.filter(isContradicted).map((finding) => ({ now, seed, finding }))
  }
}
