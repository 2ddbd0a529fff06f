import { calls, renewed } from '../../../contract-tests/tags/all-tags.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Operation } from '../../document/document.ts'
import { type Target, thrownBy } from '../target/target.ts'
import type { Baseline } from './baseline.ts'
import { serviceOf } from './plan.ts'

/** The request of a baseline call, caught before it leaves. */
class Captured extends Error {
  readonly baseline: Baseline

  constructor(baseline: Baseline) {
    super('captured')
    this.baseline = baseline
  }
}

/** Gives the request of a baseline call of an operation without sending it; what the call builds on is sent. */
export function createCapture(target: Target, { id }: Operation): () => Promise<Baseline> {
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
      await calls[id as OperationId]({ ...serviceOf(target), api })
    } catch (error) {
      const thrown = thrownBy(error)
      if (thrown instanceof Captured) return thrown.baseline
      throw thrown
    }
    throw new Error(`The baseline call of ${id} does not call it.`)
  }
  return () => {
    if (renewed.includes(id)) return capture()
    known ??= capture()
    return known
  }
}
