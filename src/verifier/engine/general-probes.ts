import {
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Exchange } from '../target/target.ts'

type Request = Pick<Exchange, 'method' | 'url' | 'requestBody'>

/** Something to try of any operation that follows from the document alone. */
export interface GeneralProbe {
  observes: string[]
  says: string
  /** The token to try it with, by its name among the fixtures; left out, that of the run. */
  token?: 'tokens.member'
  /** The request to send instead of the baseline one; none where it would be the same. */
  change<Given extends Request>(baseline: Given): Given | undefined
}

/** Nothing has it, and nobody takes it for something else. */
const UNLIKELY = 'no_such_key_of_the_verifier'

/** What the register asks of every operation, as far as it may be tried: never of one that deletes. */
export function generalProbes(document: OpenApiDocument, { method, parameters, ...rest }: Operation): GeneralProbe[] {
  const { requestBody, retrySafe } = rest
  if (method === 'DELETE') return []
  const probes: GeneralProbe[] = [
    {
      observes: ['unknown-request-keys'],
      says: 'A query parameter that the document does not have',
      change: (baseline) => withQuery(baseline, UNLIKELY, '1'),
    },
  ]
  // What changes something is not repeated by somebody else.
  if (retrySafe) {
    probes.push({
      observes: ['role-model'],
      says: 'By a member who is no owner',
      token: 'tokens.member',
      change: (baseline) => baseline,
    })
  }
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || follow<Schema>(document, parameter.schema).type !== 'array') continue
    const open = unknownsOf(parameter).filter((id) => !document['x-unknowns'][id]?.assumes)
    if (open.length === 0) continue
    probes.push({
      observes: open,
      says: `${parameter.name} as an empty list`,
      change: (baseline) => withQuery(baseline, parameter.name, ''),
    })
  }
  if (!requestBody) return probes
  probes.push({
    observes: ['unknown-request-keys'],
    says: 'A field that the document does not have',
    change: (baseline) => withBody(baseline, (body) => ({ ...body, [UNLIKELY]: 1 })),
  })
  probes.push({
    observes: ['required-body-fields'],
    says: 'Without any field',
    change: (baseline) => withBody(baseline, () => ({})),
  })
  const { properties = {} } = follow<Schema>(document, requestBody.content[JSON_TYPE]?.schema ?? {})
  for (const name of Object.keys(properties)) {
    probes.push({
      observes: ['required-body-fields'],
      says: `Without ${name}`,
      change: (baseline) => {
        if (!Object.hasOwn(JSON.parse(baseline.requestBody ?? '{}'), name)) return undefined
        return withBody(baseline, ({ [name]: _left, ...body }) => body)
      },
    })
  }
  return probes
}

function withQuery<Given extends Request>(baseline: Given, name: string, value: string): Given {
  const url = new URL(baseline.url)
  url.searchParams.set(name, value)
  return { ...baseline, url: url.href }
}

function withBody<Given extends Request>(
  baseline: Given,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Given {
  return { ...baseline, requestBody: JSON.stringify(change(JSON.parse(baseline.requestBody ?? '{}'))) }
}
