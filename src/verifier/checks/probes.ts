import { ApiError } from '../../client/index.ts'
import {
  follow,
  JSON_TYPE,
  leavingOpen,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import { validValues } from '../../document/keywords/keyword.ts'
import { Inconclusive } from '../http/errors.ts'
import type { Case } from '../inputs/cases.ts'
import { withCase } from '../service/request.ts'
import { type Attempt, attempt, type Context, judged, type Kind, type Means, ofOperation } from './check.ts'
import type { Probe } from './tag.ts'

/** The requests that are sent only to observe the response: those derived from the document, and those of the tag. */
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

/** A request that tests no fact and is sent only to observe the response. It is derived from the document alone. */
interface GeneralProbe {
  observes: string[]
  says: string
  /** Name of the fixture with the token to send. Default: the token of the run. */
  token?: 'tokens.member'
  /** The change to the baseline request. Default: none. */
  change?: Pick<Case, 'place' | 'name' | 'value'>
}

/** A name that no parameter or field has. */
const UNLIKELY = 'no_such_key_of_the_verifier'

/** Derives the probes of an operation from the document. A DELETE operation has none. @param costly names of fields that cost money */
export function generalProbes(document: OpenApiDocument, operation: Operation, costly: string[] = []): GeneralProbe[] {
  const { method, parameters, requestBody, retrySafe } = operation
  if (method === 'DELETE') return []
  const probe = (unknowns: string | string[], says: string, place: Case['place'], name: string, value: unknown) => {
    return { observes: [unknowns].flat(), says, change: { place, name, value } }
  }
  const probes: GeneralProbe[] = [
    probe('unknown-request-keys', 'With an undocumented query parameter', 'query', UNLIKELY, '1'),
  ]
  // A member's request repeats the baseline request, so only operations that are safe to retry have this probe.
  if (retrySafe) {
    probes.push({ observes: ['role-model'], says: 'As a member who is not an owner', token: 'tokens.member' })
  }
  for (const { name, schema, ...parameter } of parameters) {
    if (parameter.in !== 'query' || follow<Schema>(document, schema).type !== 'array') continue
    const open = leavingOpen(document, unknownsOf(parameter), 'combination')
    if (open.length > 0) probes.push(probe(open, `With ${name} as an empty list`, 'query', name, ''))
  }
  if (!requestBody) return probes
  const { properties = {} } = follow<Schema>(document, requestBody.content[JSON_TYPE]?.schema ?? {})
  const [number, node = {}] =
    Object.entries(properties).find(([name, { type }]) => type === 'integer' && !costly.includes(name)) ?? []
  return [
    ...probes,
    ...(number === undefined
      ? []
      : [probe('request-coercion', `With ${number} as a string`, 'body', number, `${validValues(node)[0]}`)]),
    probe('unknown-request-keys', 'With an undocumented field', 'body', UNLIKELY, 1),
    probe('required-body-fields', 'Without any fields', 'body', '', {}),
    ...Object.keys(properties).map((name) => probe('required-body-fields', `Without ${name}`, 'body', name, undefined)),
  ]
}
