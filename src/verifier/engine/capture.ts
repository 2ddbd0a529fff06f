import type { Operation } from '../../document/document.ts'
import { type Target, thrownBy } from '../target/target.ts'
import type { Baseline } from './baseline.ts'
import { serviceOf } from './plan.ts'
import type { Suite } from './suite.ts'

/** Thrown with the baseline request instead of sending it. */
class Captured extends Error {
  readonly baseline: Baseline

  constructor(baseline: Baseline) {
    super('captured')
    this.baseline = baseline
  }
}

/** Returns a function that returns the baseline request of an operation without sending it. Requests that prepare it are sent. */
export function createCapture(
  { calls, renewed }: Pick<Suite, 'calls' | 'renewed'>,
  target: Target,
  { id }: Operation,
): () => Promise<Baseline> {
  let known: Promise<Baseline> | undefined
  const capture = async (): Promise<Baseline> => {
    const api = target.client({
      intercept: async (request, operationId) => {
        if (operationId !== id) return
        const { method, url } = request
        throw new Captured({ method, url, requestBody: request.body ? await request.clone().text() : undefined })
      },
    })
    try {
      await calls[id]?.({ ...serviceOf(target), api })
    } catch (error) {
      const thrown = thrownBy(error)
      if (thrown instanceof Captured) return thrown.baseline
      throw thrown
    }
    throw new Error(`The tag's baseline call for ${id} does not call that operation.`)
  }
  return () => {
    if (renewed.includes(id)) return capture()
    known ??= capture()
    return known
  }
}
