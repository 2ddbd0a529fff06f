import type { OperationId } from '../generated/operations.ts'
import type { Operation } from '../src/document.ts'
import { serviceOf } from './plan.ts'
import type { Proper } from './proper.ts'
import { calls, renewed } from './tags/all-tags.ts'
import { type Target, thrownBy } from './target.ts'

/** The request of a proper call, caught before it leaves. */
class Captured extends Error {
  readonly proper: Proper

  constructor(proper: Proper) {
    super('captured')
    this.proper = proper
  }
}

/** Gives the request of a proper call of an operation without sending it; what the call builds on is sent. */
export function createCapture(target: Target, { id }: Operation): () => Promise<Proper> {
  let known: Promise<Proper> | undefined
  const capture = async (): Promise<Proper> => {
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
      if (thrown instanceof Captured) return thrown.proper
      throw thrown
    }
    throw new Error(`The proper call of ${id} does not call it.`)
  }
  return () => {
    if (renewed.includes(id)) return capture()
    known ??= capture()
    return known
  }
}
