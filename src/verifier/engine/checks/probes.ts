import { ApiError } from '../../../client/index.ts'
import { Inconclusive } from '../../target/target.ts'
import { withCase } from '../baseline.ts'
import { type GeneralProbe, generalProbes } from '../general-probes.ts'
import type { Probe } from '../tag.ts'
import { type Attempt, attempt, type Context, judged, type Kind, type Means, ofOperation } from './attempt.ts'

export const probes: Kind = (context) => {
  const { suite, operation } = context
  return [
    ...generalProbes(suite.document, operation, suite.costly[operation.id]).map((probe) => ofGeneral(context, probe)),
    ...ofOperation(operation.id, suite.probes).map(([, probe]) => ofTag(context, probe)),
  ]
}

function ofGeneral(context: Context, { says, observes, token, change }: GeneralProbe): Attempt {
  return observing(context, says, observes, async ({ baseline, send, service }) => {
    const request = await baseline()
    if (change && change.value === undefined && !Object.hasOwn(JSON.parse(request.requestBody ?? '{}'), change.name))
      throw new Inconclusive(`the baseline request has no ${change.name}`)
    await send(change ? withCase(request, change) : request, 'error', token && service.need(token))
  })
}

function ofTag(context: Context, { says, observes, probe }: Probe): Attempt {
  let result: unknown
  const tryIt = async ({ service }: Means) => {
    result = await probe(service).catch((error: unknown) => {
      // An error response is an observation, too.
      if (!(error instanceof ApiError)) throw error
    })
  }
  return {
    ...observing(context, says, observes, tryIt),
    detail: () => (typeof result === 'string' ? result : undefined),
  }
}

/** A check that tests no fact and only observes the response. */
function observing(context: Context, says: string, observes: string[], tryIt: (means: Means) => Promise<void>) {
  return attempt(context, '', says, {
    facts: [],
    observes,
    when: 'last',
    unprovable: context.target.keepsNothing,
    judge: (means) => judged(() => tryIt(means).then(() => [])),
  })
}
