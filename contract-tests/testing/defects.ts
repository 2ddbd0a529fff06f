import { document } from '../../src/openapi.ts'
import type { Finding } from '../ledger.ts'
import type { Target } from '../target.ts'
import { mockTarget } from '../targets.ts'
import { verify } from '../verify.ts'

export type Defect = (answer: Response, request: Request) => Response | Promise<Response>

/**
 * What the verifier finds of one operation when the mock's answers pass through a defect.
 *
 * @param mock base URL of the mock
 */
export async function findingsThrough(mock: string, operationId: string, defect: Defect): Promise<Finding[]> {
  const target = mockTarget(document, mock, async (request) => defect(await fetch(request.clone()), request))
  const { findings } = await verify(document, only(target, operationId))
  return findings.filter((finding) => finding.operationId === operationId && finding.verdict !== 'unprovable here')
}

export function only(target: Target, ...operationIds: string[]): Target {
  return { ...target, operations: target.operations.filter(({ id }) => operationIds.includes(id)) }
}

/** What fetch throws when the connection breaks. */
export const broken = (reason = 'connection reset') =>
  Promise.reject(new TypeError('fetch failed', { cause: { message: reason } }))

export const verdictsOf = (findings: Finding[]) =>
  new Set(findings.map(({ verdict, reason }) => `${verdict}: ${reason}`))

export const changedBody =
  (
    change: (body: Record<string, unknown>) => unknown,
    statuses: (status: number) => boolean = (status) => status < 300,
  ) =>
  async (answer: Response) =>
    statuses(answer.status)
      ? Response.json(change((await answer.json()) as Record<string, unknown>), { status: answer.status })
      : answer
