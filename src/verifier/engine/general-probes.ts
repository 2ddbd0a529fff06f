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

/** A probe of any operation that follows from the document alone. */
export interface GeneralProbe {
  observes: string[]
  says: string
  /** Name of the token in the fixtures. Default: the token of the run. */
  token?: 'tokens.member'
  /** Changes the baseline request; `undefined` if that would not differ. */
  change<Given extends Request>(baseline: Given): Given | undefined
}

/** A name that no service uses. */
const UNLIKELY = 'no_such_key_of_the_verifier'

/** Probes for the unknowns that concern every operation. Operations that delete have none. */
export function generalProbes(document: OpenApiDocument, { method, parameters, ...rest }: Operation): GeneralProbe[] {
  const { requestBody, retrySafe } = rest
  if (method === 'DELETE') return []
  const probes: GeneralProbe[] = [
    {
      observes: ['unknown-request-keys'],
      says: 'An undocumented query parameter',
      change: (baseline) => withQuery(baseline, UNLIKELY, '1'),
    },
  ]
  // Only requests that may be repeated are sent as another caller.
  if (retrySafe) {
    probes.push({
      observes: ['role-model'],
      says: 'As a member who is not an owner',
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
    says: 'An undocumented field',
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
