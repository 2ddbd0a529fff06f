import {
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../../src/document.ts'
import type { Exchange } from '../../target.ts'

type Request = Pick<Exchange, 'method' | 'url' | 'requestBody'>

/** Something to try of any operation that follows from the document alone. */
export interface GeneralProbe {
  observes: string[]
  says: string
  /** The token to try it with, by its name among the fixtures; left out, that of the run. */
  token?: 'tokens.member'
  /** The request to send instead of the proper one; none where it would be the same. */
  change<Given extends Request>(proper: Given): Given | undefined
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
      change: (proper) => withQuery(proper, UNLIKELY, '1'),
    },
  ]
  // What changes something is not repeated by somebody else.
  if (retrySafe) {
    probes.push({
      observes: ['role-model'],
      says: 'By a member who is no owner',
      token: 'tokens.member',
      change: (proper) => proper,
    })
  }
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || follow<Schema>(document, parameter.schema).type !== 'array') continue
    const open = unknownsOf(parameter).filter((id) => !document['x-unknowns'][id]?.assumes)
    if (open.length === 0) continue
    probes.push({
      observes: open,
      says: `${parameter.name} as an empty list`,
      change: (proper) => withQuery(proper, parameter.name, ''),
    })
  }
  if (!requestBody) return probes
  probes.push({
    observes: ['unknown-request-keys'],
    says: 'A field that the document does not have',
    change: (proper) => withBody(proper, (body) => ({ ...body, [UNLIKELY]: 1 })),
  })
  probes.push({
    observes: ['required-body-fields'],
    says: 'Without any field',
    change: (proper) => withBody(proper, () => ({})),
  })
  const { properties = {} } = follow<Schema>(document, requestBody.content[JSON_TYPE]?.schema ?? {})
  for (const name of Object.keys(properties)) {
    probes.push({
      observes: ['required-body-fields'],
      says: `Without ${name}`,
      change: (proper) => {
        if (!Object.hasOwn(JSON.parse(proper.requestBody ?? '{}'), name)) return undefined
        return withBody(proper, ({ [name]: _left, ...body }) => body)
      },
    })
  }
  return probes
}

function withQuery<Given extends Request>(proper: Given, name: string, value: string): Given {
  const url = new URL(proper.url)
  url.searchParams.set(name, value)
  return { ...proper, url: url.href }
}

function withBody<Given extends Request>(
  proper: Given,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Given {
  return { ...proper, requestBody: JSON.stringify(change(JSON.parse(proper.requestBody ?? '{}'))) }
}
