import { planRequests } from '../src/verifier/engine/dry-run.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier, type VerifyOptions } from '../src/verifier/engine/verify.ts'
import { createTarget, type Target, type TargetOptions } from '../src/verifier/target/target.ts'
import { suite } from './suite.ts'

/** Verifies a target, for the command and the package's `verify`. @param onStart is called before the first request */
export async function verifyTarget(
  options: TargetOptions,
  { onStart, ...run }: VerifyOptions & { onStart?: (target: Target) => void },
): Promise<Ledger> {
  const verifier = createVerifier(suite)
  const target = createTarget(options)
  onStart?.(target)
  const needsPlan = run.onEstimate !== undefined && !options.isOwn
  // Without the callbacks, because the plan comes from a run on an embedded target.
  const plan = run.only ? { only: run.only } : {}
  const planned = needsPlan ? (await planRequests(verifier, options, plan)).length : undefined
  return verifier.verify(target, { ...run, ...(planned !== undefined && { planned }) })
}
