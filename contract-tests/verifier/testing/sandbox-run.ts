import type { Switches } from '../../../src/sandbox/api/switches.ts'
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.ts'
import { createTarget } from '../../../src/verifier/http/target.ts'
import type { TargetOptions } from '../../../src/verifier/http/target-types.ts'
import type { Ledger } from '../../../src/verifier/model/ledger.ts'
import { reasonOf } from '../../../src/verifier/reports/problems.ts'
import type { VerifyOptions } from '../../../src/verifier/run/run.ts'
import { createVerifier } from '../../../src/verifier/run/verify.ts'
import { sleeper } from '../../../src/verifier/testing/fetches.ts'
import { SANDBOX_URL } from '../../api.ts'
import { type ApiFixtures, parseFixtures } from '../../fixtures.ts'
import { suite } from '../../tags/index.ts'
import { environmentOptions, NOW, sandboxTarget } from '../../targets.ts'

/** Shared by all runs, because creating one compiles the schemas of the document. */
const verifier = createVerifier(suite)

/** Verifies a target. */
export const { verify } = verifier

/** The facts that the verifier can verify. */
export const verifiedFacts = verifier.suite.verified

export interface SandboxRun extends VerifyOptions {
  switches?: Partial<Switches>
  /** Replaces each response of the sandbox. */
  through?: (response: Response, request: Request) => Response | Promise<Response>
}

/** Creates a sandbox whose clock is stopped. */
export const newSandbox = () => createSandbox({ now: NOW })

/** All fixtures of the sandbox. */
export const FIXTURES = parseFixtures(JSON.stringify(newSandbox().fixtures()))

/** Verifies a new in-process sandbox. */
export function verifySandbox({ switches = {}, through = (response) => response, ...options }: SandboxRun = {}) {
  const sandbox = createSandbox({ switches })
  const target = sandboxTarget(sandbox, async (request) => through(await sandbox.fetch(request.clone()), request))
  return verify(target, options)
}

/** Creates a target that is treated as a real environment, with a clock that moves only when the run waits. Default tier: `write`. */
export const environmentTarget = ({
  fixtures,
  ...options
}: Partial<TargetOptions> & Pick<TargetOptions, 'fixtures' | 'fetch'>) =>
  createTarget({
    ...environmentOptions({
      baseUrl: SANDBOX_URL,
      token: 'sandbox-owner-token',
      tier: 'write',
      fixtures: fixtures as ApiFixtures,
      ...options,
    }),
    runId: 'run-7',
    ...sleeper(),
    ...options,
  })

/**
 * Verifies a new sandbox as a real environment, at tier `destructive`.
 *
 * @param change sends a request, or another one, and may replace the response
 */
export function verifyChanged(
  only: string[] | undefined,
  change: (request: Request, sandbox: Sandbox) => Promise<Response>,
  options: Partial<TargetOptions> = {},
): Promise<Ledger> {
  const sandbox = newSandbox()
  const fetch = (request: Request) => change(request, sandbox)
  const environment = { fixtures: FIXTURES, tier: 'destructive', random: () => 0.5, fetch } as const
  return verify(environmentTarget({ ...environment, ...options }), only && { only })
}

/** Verifies a live sandbox after some minutes. @returns the facts that are not verified although a run can test them, and the leftovers */
export async function verifyLive(minutes: number) {
  const sandbox = createSandbox({ now: NOW, live: true })
  sandbox.clock.advance(minutes * 60_000)
  const { facts, leftovers } = await verify(sandboxTarget(sandbox))
  const others = facts.filter(
    ({ kind, verdict, gap }) =>
      !['verified', 'unprovable here'].includes(verdict) && !(kind === 'effect' && gap?.kind === 'document'),
  )
  return [...others.map((finding) => `${finding.id} ${finding.verdict}: ${reasonOf(finding)}`), ...leftovers]
}

export function contradictionsOf({ facts }: Ledger): string[] {
  return facts
    .filter(({ verdict }) => verdict === 'contradicted')
    .map((finding) => `${finding.id}: ${reasonOf(finding)}`)
}

/** What a run has observed on an entry of the register, a line per observation. */
export const observedBy = ({ unknowns }: Ledger, id: string): string[] =>
  unknowns.filter(({ unknown }) => unknown === id).map(({ operationId, at, saw }) => `${operationId}, ${at}: ${saw}`)
