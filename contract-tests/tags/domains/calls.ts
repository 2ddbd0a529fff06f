import type { CustomDomain as Domain } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { MissingFixture } from '../../../src/verifier/target/fixtures.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import type { Service } from '../../service.ts'
import { newDomain } from './probes.ts'

export const create = (service: Service) => service.api.createDomain({ body: newDomain(service) })

/** Adds a domain and returns its ID. A response without an ID contradicts a different fact, so it is inconclusive here. */
export async function idOfNew(service: Service): Promise<string> {
  const created: Partial<Domain> | null = await create(service)
  if (created?.id === undefined) throw new Inconclusive('createDomain, which this check needs, returned no id')
  return created.id
}

/** The status of deleting a domain that the run has deleted before; undefined if unknown. */
export async function statusOfDeleted(service: Service): Promise<number | undefined> {
  try {
    const domain_id = await idOfNew(service)
    await service.api.deleteDomain({ domain_id })
    return await statusOf(service.api.deleteDomain({ domain_id }))
  } catch (error) {
    if (error instanceof ApiError || error instanceof Inconclusive || error instanceof MissingFixture) return undefined
    throw error
  }
}

/** Returns the status of the error response to a call; undefined if the call succeeds. */
export const statusOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )
