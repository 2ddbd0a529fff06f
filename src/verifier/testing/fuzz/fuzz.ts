import { listOperations, type OpenApiDocument, type Operation } from '../../../document/document.ts'
import { documentedFacts } from '../../../document/openapi.ts'
import type { Validator } from '../../engine/validator.ts'
import { type Case, casesOf } from '../../values/cases.ts'
import { BODY_MUTATIONS, bytes, type Draft, isObject, METHODS, MUTATIONS, RANGES, SPOILS } from './hostile.ts'
import { createRandom, type Random } from './random.ts'

/** A request as a careless or hostile client may send it. */
export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** Bytes, so that no Content-Type comes by itself and nothing has to be valid UTF-8. */
  body?: Uint8Array<ArrayBuffer>
  /** Whether nothing is wrong with it except values that the document does not allow: it must not succeed. */
  forbidden: boolean
}

export interface FuzzOptions {
  baseUrl: string
  /** The same seed gives the same requests. */
  seed: number
  token: string
  /** Good values by the names of parameters and fields. */
  known: Record<string, string[]>
  /** Values for Authorization that must not, or may not always, be accepted. */
  credentials: string[]
  /** Presigned URLs of archives. */
  archives: string[]
}

/** Makes the request of a number; it follows from seed and number alone, so that any one of them can be made again. */
export function createFuzz(document: OpenApiDocument, validator: Validator, options: FuzzOptions) {
  const { baseUrl, seed, token, known, credentials, archives } = options
  const operations = listOperations(document)
  const cases = new Map(
    operations.map((operation) => [operation.id, casesOf(document, validator, documentedFacts, operation)]),
  )

  return function requestAt(number: number): FuzzRequest {
    const random = createRandom(seed * 1_000_003 + number)
    if (random.chance(0.04)) return { ...archive(random), forbidden: false }
    const operation = random.pick(operations)
    const draft = proper(operation, random)
    const wrong = (cases.get(operation.id) ?? []).filter(({ allowed }) => !allowed)
    const kind = random.below(100)
    const forbidden = kind >= 35 && kind < 50 && wrong.length > 0
    // A third stays as it is; of the others, a fifth has several things wrong at once.
    for (let left = kind < 35 ? 0 : random.chance(0.2) ? 3 : 1; left > 0; left--) {
      if (forbidden) apply(draft, random.pick(wrong))
      else random.pick(operation.requestBody && random.chance(0.5) ? BODY_MUTATIONS : MUTATIONS)(draft, random)
    }
    return { ...finish(draft), forbidden }
  }

  function proper(operation: Operation, random: Random): Draft {
    const body = operation.requestBody && Object.fromEntries(properValues(operation, 'body', random))
    return {
      method: operation.method,
      path: operation.path
        .slice(1)
        .split('/')
        .map((segment) => (segment.startsWith('{') ? idOf(segment.slice(1, -1), operation, random) : segment)),
      query: properValues(operation, 'query', random).map(([name, value]) => [name, encodeURIComponent(String(value))]),
      headers: {
        Authorization: random.chance(0.93) ? `Bearer ${token}` : random.pick(credentials),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body,
    }
  }

  /** Good values of some, or of all, parameters or fields: those that cases allow, examples, and those that are known. */
  function properValues(operation: Operation, place: Case['place'], random: Random): [string, unknown][] {
    const all = new Map<string, unknown[]>()
    const add = (name: string, ...values: unknown[]) => all.set(name, [...(all.get(name) ?? []), ...values])
    for (const { place: where, name, value, allowed } of cases.get(operation.id) ?? []) {
      if (where === place && allowed && name !== '') add(name, value)
    }
    for (const { in: where, name, example } of operation.parameters) if (where === place) add(name, example)
    for (const name of all.keys()) add(name, ...(known[name] ?? []))
    const share = random.pick([0.1, 0.5, 1])
    return [...all].filter(() => random.chance(share)).map(([name, values]) => [name, random.pick(values)])
  }

  /** A known ID or the document's example, now and then with another number at its end. */
  function idOf(name: string, { id, parameters }: Operation, random: Random): string {
    const example = parameters.find((parameter) => parameter.name === name)?.example
    const value = random.pick(known[`${id}.${name}`] ?? known[name] ?? [String(example)])
    return random.chance(0.2) ? value.replace(/\d+$/, String(random.below(14))) : value
  }

  function archive(random: Random): Omit<FuzzRequest, 'forbidden'> {
    const url = random.pick(archives)
    return {
      method: random.chance(0.8) ? 'GET' : random.pick(METHODS),
      url: random.chance(0.5) ? url : random.pick(SPOILS)(url),
      headers: {
        ...(random.chance(0.8) && { Range: random.pick(RANGES) }),
        ...(random.chance(0.1) && { 'If-Range': random.pick(['"another"', 'Tue, 10 Mar 2026 09:30:00 GMT', '']) }),
      },
    }
  }

  function finish({ method, path, query, headers, body, raw }: Draft): Omit<FuzzRequest, 'forbidden'> {
    const search = query.map(([name, value]) => `${name}=${value}`).join('&')
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const mayHaveBody = !['GET', 'HEAD'].includes(method.toUpperCase())
    return {
      method,
      url: `${baseUrl}/${path.join('/')}${search && `?${search}`}`,
      headers,
      ...(content !== undefined && mayHaveBody && { body: typeof content === 'string' ? bytes(content) : content }),
    }
  }
}

/** Puts the value of a case in its place. */
function apply(draft: Draft, { place, name, value }: Case): void {
  if (place === 'query') {
    draft.query = [...draft.query.filter(([other]) => other !== name), [name, encodeURIComponent(String(value))]]
  } else if (name === '') draft.body = value
  else if (isObject(draft.body)) draft.body = { ...draft.body, [name]: value }
}
