import type { PlainRequest } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import { type Service, serviceOf } from './service.ts'

/** Returns the baseline request of an operation. Requests that prepare it are sent through the target. */
export type Capture = (target: Target) => Promise<PlainRequest>

/** How to send the baseline request of an operation. */
interface BaselineCall {
  operationId: string
  /** Calls the operation with valid arguments. */
  call: ((service: Service) => Promise<unknown>) | undefined
  /** Whether the request must differ each time. */
  isRenewed: boolean
}

/**
 * Returns a function that captures the baseline request of an operation instead of sending it. The captured request is cached
 * unless it must differ each time. Requests that prepare the baseline request are sent through the target.
 *
 * @param used gets the name of each fixture that the call reads
 */
export function createCapture({ operationId, call, isRenewed }: BaselineCall, used?: Set<string>): Capture {
  let known: Promise<PlainRequest> | undefined
  const capture: Capture = async (target) => {
    const captured: PlainRequest[] = []
    const api = target.client({
      intercept: async (request, id) => {
        if (id !== operationId) return
        const { method, url } = request
        captured.push({ method, url, requestBody: request.body ? await request.clone().text() : undefined })
        // The call ends here. Its error is expected, and ignored below.
        throw new Error('captured instead of sent')
      },
    })
    try {
      await call?.({ ...serviceOf(target, used), api })
    } catch (error) {
      if (captured.length === 0) throw error
    }
    const [baseline] = captured
    if (!baseline) throw new Error(`No tag calls ${operationId}. Add or correct its entry in the \`calls\` of its tag.`)
    return baseline
  }
  return (target) => {
    if (isRenewed) return capture(target)
    known ??= capture(target)
    return known
  }
}
