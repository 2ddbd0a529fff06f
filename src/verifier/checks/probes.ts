import { ApiError } from '../../client/errors.ts'
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
import { Inconclusive } from '../model/inconclusive.ts'
import { type Change, withChange } from '../service/request.ts'
import {
  type Check,
  type CheckContext,
  type CheckKind,
  type CheckTools,
  createCheck,
  judged,
  ofOperation,
} from './check.ts'
import type { Questions } from './generic.ts'
import type { Probe } from './tag.ts'

/** The requests that are sent only to observe the response: those derived from the document, and those of the tag. */
export const probes: CheckKind = {
  checks(context) {
    const { suite, operation } = context
    const { document, costly, generic } = suite
    const { questions } = generic
    return [
      ...generalProbes(document, operation, { questions, costly: costly[operation.id] }).map((probe) =>
        ofGeneral(context, probe),
      ),
      ...ofOperation(operation.id, suite.probes).map(([name, probe]) => ofTag(context, name, probe)),
    ]
  },
}

function ofGeneral(context: CheckContext, { name, says, observes, token, change }: GeneralProbe): Check {
  return createProbe(context, name, { says, observes }, async ({ baseline, send, service }) => {
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
  /** Identifies the probe among those of its operation. */
  name: string
  observes: string[]
  says: string
  /** Name of the fixture with the token to send. Default: the token of the run. */
  token?: string
  /** The change to the baseline request. Default: none. */
  change?: Change
}

/** A name that no parameter or field has. */
const UNLIKELY = 'no_such_key_of_the_verifier'

/** What the probes of an operation are derived from, beside the document. */
interface ProbeSource {
  questions: Questions
  /** Names of fields that cost money. */
  costly?: string[] | undefined
}

/** Identifies a probe by what it asks, and where. */
const nameOf = (entry: string, { place, name }: Change) => `${entry}/${place}.${name}`

/** Derives the probes of an operation from the document. A DELETE operation has none. */
export function generalProbes(
  document: OpenApiDocument,
  operation: Operation,
  { questions, costly = [] }: ProbeSource,
): GeneralProbe[] {
  const { method, parameters, requestBody, retrySafe } = operation
  if (method === 'DELETE') return []
  const { unknownKeys, coercion, requiredProperties, roles } = questions
  const probe = (entry: string | undefined, says: string, change: Change): GeneralProbe[] =>
    entry === undefined ? [] : [{ name: nameOf(entry, change), observes: [entry], says, change }]
  const inQuery = (name: string, value: unknown): Change => ({ place: 'query', name, value })
  const inBody = (name: string, value: unknown): Change => ({ place: 'body', name, value })
  const general = probe(unknownKeys, 'With an undocumented query parameter', inQuery(UNLIKELY, '1'))
  // The request of another caller repeats the baseline request, so only operations that are safe to retry have this probe.
  if (retrySafe && roles)
    general.push({ name: roles.entry, observes: [roles.entry], says: roles.says, token: roles.token })
  for (const { name, schema, ...parameter } of parameters) {
    if (parameter.in !== 'query' || follow<Schema>(document, schema).type !== 'array') continue
    const observes = leavingOpen(document, unknownsOf(parameter), 'combination')
    if (observes.length > 0)
      general.push({
        name: `empty-list/${name}`,
        observes,
        says: `With ${name} as an empty list`,
        change: inQuery(name, ''),
      })
  }
  if (!requestBody) return general
  const { properties = {} } = follow<Schema>(document, requestBody.content[JSON_TYPE]?.schema ?? {})
  const [number, node = {}] =
    Object.entries(properties).find(([name, { type }]) => type === 'integer' && !costly.includes(name)) ?? []
  return [
    ...general,
    ...(number === undefined
      ? []
      : probe(coercion, `With ${number} as a string`, inBody(number, `${validValues(node)[0]}`))),
    ...probe(unknownKeys, 'With an undocumented field', inBody(UNLIKELY, 1)),
    ...probe(requiredProperties, 'Without any fields', inBody('', {})),
    ...Object.keys(properties).flatMap((name) => probe(requiredProperties, `Without ${name}`, inBody(name, undefined))),
  ]
}
