import { createSandbox } from '../../../src/sandbox/index.ts'
import type { Switches } from '../../../src/sandbox/state/switches.ts'
import type { Ledger } from '../../../src/verifier/engine/ledger.ts'
import { createVerifier, type VerifyOptions } from '../../../src/verifier/engine/verify.ts'
import { SANDBOX_URL } from '../../../src/verifier/mutants/broken-service.ts'
import { createTarget, type TargetOptions } from '../../../src/verifier/target/target.ts'
import { sleeper } from '../../../src/verifier/testing/fetches.ts'
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

/** Verifies a new in-process sandbox. */
export function verifySandbox({ switches = {}, through = (response) => response, ...options }: SandboxRun = {}) {
  const sandbox = createSandbox({ switches })
  const target = sandboxTarget(sandbox, async (request) => through(await sandbox.fetch(request.clone()), request))
  return verify(target, options)
}

/** Creates a target that is treated as a real environment, with a clock that moves only when the run waits. Default tier: `write`. */
export const environmentTarget = (options: Partial<TargetOptions> & Pick<TargetOptions, 'fixtures' | 'fetch'>) =>
  createTarget({
    ...environmentOptions({ baseUrl: SANDBOX_URL, token: 'sandbox-owner-token', tier: 'write', ...options }),
    runId: 'run-7',
    ...sleeper(),
    ...options,
  })

export function contradictionsOf({ facts }: Ledger): string[] {
  return facts.filter(({ verdict }) => verdict === 'contradicted').map(({ id, reason }) => `${id}: ${reason}`)
}

export const SECRETS = ['sk-live-1f9c7e2ab4d84410', 'correct horse battery staple', 'nobody@example.com']

/** Adds undocumented fields to the successful responses of four operations, as a real service may. */
export async function withMore(response: Response, { url, method }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const body = JSON.parse(await response.text())
  if (method === 'PATCH') {
    Object.assign(body.app, {
      owner: SECRETS[2],
      createdAtMs: 1_700_000_000_000,
      webhookSecret: SECRETS[0],
      limits: { maxRequestSize: 1024, note: null, nested: { deep: true } },
    })
  } else if (pathname.endsWith('/events')) {
    for (const [onPage, event] of body.events.entries()) {
      // An event is the same on pages of any size.
      const index = (body.page - 1) * body.limit + onPage
      Object.assign(event, {
        kind: ['OOMKilled', 'Evicted', 'SpotInterruption'][index % 3],
        actor: SECRETS[1],
        session: `${SECRETS[0]}${index % 3}`,
        exitCode: index % 2 === 0 ? null : 137,
        'odd name': 1,
        empty: {},
        tags: ['a', 'b'],
      })
    }
  } else if (/\/api-keys$/.test(pathname)) {
    for (const key of body) Object.assign(key, { lastUsedAt: null, scopes: ['read'], rateLimit: { perMinute: 10 } })
  } else if (/\/repos\/[^/]+\/[^/]+$/.test(pathname)) {
    Object.assign(body, { [SECRETS[1] ?? '']: true, license: 'mit' })
  }
  return Response.json(body, { status: response.status })
}

/** What a run has observed on an entry of the register, a line per observation. */
export const observedBy = ({ unknowns }: Ledger, id: string): string[] =>
  unknowns.filter(({ unknown }) => unknown === id).map(({ operationId, at, saw }) => `${operationId}, ${at}: ${saw}`)
