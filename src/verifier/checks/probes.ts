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
import { withChange } from '../service/request.ts'
import {
  type Check,
  type CheckContext,
  type CheckKind,
  type CheckTools,
  createCheck,
  judged,
  ofOperation,
} from './check.ts'
import type { Probe } from './tag.ts'

/** The requests that are sent only to observe the response: those derived from the document, and those of the tag. */
export const probes: CheckKind = (context) => {
  const { suite, operation } = context
  return [
    ...generalProbes(suite.document, operation, suite.costly[operation.id]).map((probe) => ofGeneral(context, probe)),
    ...ofOperation(operation.id, suite.probes).map(([name, probe]) => ofTag(context, name, probe)),
  ]
}

function ofGeneral(context: CheckContext, { says, observes, token, change }: GeneralProbe): Check {
  return createProbe(context, says, { says, observes }, async ({ baseline, send, service }) => {
    const request = await baseline()
    if (change && change.value === undefined && !Object.hasOwn(JSON.parse(request.requestBody ?? '{}'), change.name))
      throw new Inconclusive(`the baseline request has no ${change.name}`)
    await send(change ? withChange(request, change) : request, 'error', token && service.need(token))
  })
}

function ofTag(context: CheckContext, name: string, { says, observes, probe }: Probe): Check {
  let result: unknown
  const check = createProbe(context, name, { says, observes }, async ({ service }) => {
    result = await probe(service).catch((error: unknown) => {
      // An error response is an observation, too.
      if (!(error instanceof ApiError)) throw error
    })
  })
  return { ...check, detail: () => (typeof result === 'string' ? result : undefined) }
}

/** Creates a check that tests no fact and only observes the response. @param name unique among the probes of the operation */
function createProbe(
  context: CheckContext,
  name: string,
  { says, observes }: Pick<Check, 'says' | 'observes'>,
  send: (tools: CheckTools) => Promise<void>,
): Check {
  return createCheck(context, `probe/${name}`, says, {
    facts: [],
    observes,
    when: 'last',
    unprovable: context.target.keepsNothing,
    judge: (tools) => judged(() => send(tools).then(() => [])),
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
