import {
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Case } from '../values/cases.ts'

/** A probe that can be derived for any operation from the document alone. */
export interface GeneralProbe {
  observes: string[]
  says: string
  /** Name of the token in the fixtures. Default: the token of the run. */
  token?: 'tokens.member'
  /** The change to the baseline request. Default: none. */
  change?: Pick<Case, 'place' | 'name' | 'value'>
}

/** A name that no service uses. */
const UNLIKELY = 'no_such_key_of_the_verifier'

/** Probes for the unknowns that concern every operation. DELETE operations have none. */
export function generalProbes(document: OpenApiDocument, operation: Operation): GeneralProbe[] {
  const { method, parameters, requestBody, retrySafe } = operation
  if (method === 'DELETE') return []
  const probe = (unknowns: string | string[], says: string, place: Case['place'], name: string, value: unknown) => {
    return { observes: [unknowns].flat(), says, change: { place, name, value } }
  }
  const probes: GeneralProbe[] = [
    probe('unknown-request-keys', 'An undocumented query parameter', 'query', UNLIKELY, '1'),
  ]
  // The probe repeats the baseline request, so only operations that are safe to retry have it.
  if (retrySafe) {
    probes.push({ observes: ['role-model'], says: 'As a member who is not an owner', token: 'tokens.member' })
  }
  for (const { name, schema, ...parameter } of parameters) {
    if (parameter.in !== 'query' || follow<Schema>(document, schema).type !== 'array') continue
    const open = unknownsOf(parameter).filter((id) => !document['x-unknowns'][id]?.assumes)
    if (open.length > 0) probes.push(probe(open, `${name} as an empty list`, 'query', name, ''))
  }
  if (!requestBody) return probes
  const { properties = {} } = follow<Schema>(document, requestBody.content[JSON_TYPE]?.schema ?? {})
  return [
    ...probes,
    probe('unknown-request-keys', 'An undocumented field', 'body', UNLIKELY, 1),
    probe('required-body-fields', 'Without any fields', 'body', '', {}),
    ...Object.keys(properties).map((name) => probe('required-body-fields', `Without ${name}`, 'body', name, undefined)),
  ]
}
