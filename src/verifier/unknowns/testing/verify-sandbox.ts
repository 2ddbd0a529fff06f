import { sandboxTarget } from '../../../../contract-tests/targets.ts'
import { document } from '../../../document/openapi.ts'
import { createSandbox } from '../../../sandbox/index.ts'
import type { Switches } from '../../../sandbox/state/switches.ts'
import type { Ledger, Observation } from '../../engine/ledger.ts'
import { createVerifier, type VerifyOptions } from '../../engine/verify.ts'

const verifier = createVerifier(document)

export interface SandboxRun extends VerifyOptions {
  switches?: Partial<Switches>
  /** Stands between the sandbox and the verifier. */
  through?: (answer: Response, request: Request) => Response | Promise<Response>
}

/** Verifies a new sandbox in the process. */
export function verifySandbox({
  switches = {},
  through = (answer) => answer,
  ...options
}: SandboxRun = {}): Promise<Ledger> {
  const sandbox = createSandbox({ switches })
  const target = sandboxTarget(document, 'http://sandbox.test', sandbox.fixtures(), async (request) =>
    through(await sandbox.fetch(request.clone()), request),
  )
  return verifier(target, options)
}

/** What was seen of some entries, one line each. */
export function linesOf({ unknowns }: Pick<Ledger, 'unknowns'>, ids: readonly string[]): string[] {
  return unknowns.filter(({ unknown }) => ids.includes(unknown)).map(lineOf)
}

const lineOf = ({ unknown, operationId, at, saw }: Observation) => `${unknown}: ${operationId}, ${at}: ${saw}`

/** The answers of one path, changed. */
export function changed(
  path: RegExp,
  change: (body: never) => unknown,
): (answer: Response, request: Request) => Promise<Response> {
  return async (answer, { url }) => {
    if (!answer.ok || !path.test(new URL(url).pathname)) return answer
    return Response.json(change((await answer.json()) as never), { status: answer.status })
  }
}
