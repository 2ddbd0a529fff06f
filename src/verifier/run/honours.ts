import { assumedNamesOf, type Fact } from '../../document/facts.ts'
import { parseJson } from '../../json.ts'
import { getOrAdd } from '../../maps.ts'
import type { Suite } from '../checks/suite.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import { digestOf } from '../model/digest.ts'
import type { Decision } from '../model/ledger.ts'
import { hasStatus } from '../model/status.ts'

/** The response to a request that carries a parameter with an assumed name, or leaves it out. */
interface Observed {
  /** The value of the parameter; `undefined` if it was left out. */
  value: string | undefined
  result: Result
  exchange: Exchange
}

/** A rejection by a 4XX, or a digest of the values at each path of a successful response. */
type Result = 'rejected' | Map<string, string>

/** A query parameter whose name is only assumed, and what a run has seen of it. */
export interface AssumedName {
  operationId: string
  name: string
  /** IDs of the unknowns that assume the name. */
  unknowns: string[]
  /** The responses so far, in order, by the rest of the request. */
  seen: Map<string, Observed[]>
  /** The sent values that responses repeated in a field with the name of the parameter. */
  repeated: Set<string>
  /** The proof from the responses so far; missing if there are newer ones. */
  proof?: Proof
  /** Number of requests sent to confirm a difference. */
  confirmed: number
}

/** Whether responses prove that the service honours a name; if not, the first of two responses that may differ by chance. */
type Proof = { holds: boolean; toConfirm?: Exchange | undefined }

/** Maximum number of requests per parameter that confirm a difference. */
const MAX_CONFIRMED = 5

export type Honours = ReturnType<typeof createHonours>

/**
 * Determines from the exchanges of a run which query parameters with assumed names the service honours.
 *
 * @param target why the target cannot prove anything about parameters, if it cannot, and the names that need no proof
 */
export function createHonours(
  { document, operations }: Pick<Suite, 'document' | 'operations'>,
  { keepsNothing, certain = [] }: Pick<Target, 'keepsNothing' | 'certain'> = {},
) {
  const names = operations.flatMap((operation) =>
    [...assumedNamesOf(document, operation)].map(([name, unknowns]): AssumedName => {
      return { operationId: operation.id, name, unknowns, seen: new Map(), repeated: new Set(), confirmed: 0 }
    }),
  )

  return {
    /** Records the result of a request: the body of a 2XX, or a rejection by a 4XX. Other statuses prove nothing. */
    answered: (exchange: Exchange) => record(names, exchange),

    /** The parameters with assumed names that some exchanges carry. */
    carriedBy: (exchanges: (Exchange | undefined)[]): AssumedName[] =>
      names.filter(({ operationId, name }) =>
        exchanges.some((each) => each?.operationId === operationId && new URL(each.url).searchParams.has(name)),
      ),

    /** The parameters that a service must honour for the outcome of a check to count. @param carried those that the check sent */
    neededBy({ operationId, kind, at, parameters = [] }: Fact, carried: AssumedName[]): AssumedName[] {
      const ofOperation = carried.filter((each) => each.operationId === operationId)
      if (at?.in === 'query') return ofOperation.filter(({ name }) => name === at.path[0])
      if (kind === 'expectation' || kind === 'status') return ofOperation
      return ofOperation.filter(({ name }) => parameters.includes(name))
    },

    /**
     * Returns a request for each parameter whose values got different responses, but only once: whether the difference is due
     * to the parameter or to time shows in the response to repeating the first of the requests.
     */
    toConfirm: (operationId: string): { name: string; exchange: Exchange }[] =>
      names.flatMap((each) => {
        if (each.operationId !== operationId || each.confirmed >= MAX_CONFIRMED) return []
        const { toConfirm: exchange } = proofOf(each)
        if (!exchange) return []
        each.confirmed += 1
        return [{ name: each.name, exchange }]
      }),

    /**
     * Returns the decision if nothing proves that the service honours some of the parameters; `undefined` if it honours all.
     * Proof: requests that differ only in the parameter get different responses, equal ones do not; some values are rejected
     * and others accepted; or responses repeat two of its values.
     */
    withoutProof(needed: AssumedName[]): Decision | undefined {
      const unknown = needed.filter(
        (each) => !certain.includes(`${each.operationId}.${each.name}`) && !proofOf(each).holds,
      )
      if (unknown.length === 0) return undefined
      if (keepsNothing) return { verdict: 'unprovable here', gap: { kind: 'target', why: keepsNothing } }
      return { verdict: 'unexercised', gap: { kind: 'name', why: whyUnproved(unknown) } }
    },
  }
}

function record(names: AssumedName[], exchange: Exchange): void {
  const { operationId, method, url, requestBody, credential, status, text } = exchange
  const isSuccess = hasStatus('2XX', status)
  if (!isSuccess && !hasStatus('4XX', status)) return
  const concerned = names.filter((each) => each.operationId === operationId)
  if (concerned.length === 0) return
  const body = isSuccess ? parseJson(text) : undefined
  const result = isSuccess ? digestsIn(body) : 'rejected'
  for (const each of concerned) {
    const { name, seen, repeated } = each
    const { pathname, searchParams } = new URL(url)
    const value = searchParams.has(name) ? searchParams.getAll(name).join() : undefined
    const fields = new Set(fieldsNamed(name, body).map(String))
    if (value !== undefined && fields.size === 1 && fields.has(value)) repeated.add(value)
    searchParams.delete(name)
    searchParams.sort()
    // Only requests that differ in nothing else are compared.
    const rest = JSON.stringify([method, pathname, `${searchParams}`, requestBody, credential])
    getOrAdd(seen, rest, () => []).push({ value, result, exchange })
    delete each.proof
  }
}

function whyUnproved(unknown: AssumedName[]): string {
  const all = unknown.map(({ name }) => name)
  const ids = new Set(unknown.flatMap(({ unknowns }) => unknowns))
  const [parameters, their] = all.length > 1 ? ['parameters', 'whose names are'] : ['parameter', 'whose name is']
  const hint = unknown.map(({ operationId, name }) => `--name ${operationId}.${name}=NAME`).join(' ')
  return `no response shows that the service honours the query ${parameters} ${all.join(', ')}, ${their} undocumented (${[...ids].join(', ')}): pass the name that the service uses with ${hint}`
}

function proofOf(name: AssumedName): Proof {
  name.proof ??= name.repeated.size > 1 ? { holds: true } : proofFrom([...name.seen.values()])
  return name.proof
}

function proofFrom(all: Observed[][]): Proof {
  const unstable = unstableIn(all)
  const proofs = all.map((observed) => proofIn(observed, unstable))
  return proofs.find(({ holds }) => holds) ?? proofs.find(({ toConfirm }) => toConfirm) ?? { holds: false }
}

/** The paths at which equal requests got different values, such as a time or a request ID. */
function unstableIn(all: Observed[][]): Set<string> {
  const byRequest = all.flatMap((observed) => [...Map.groupBy(observed, ({ value }) => value).values()])
  return new Set(
    byRequest.flatMap((equal) => {
      const [first, ...others] = equal.flatMap(({ result }) => (result === 'rejected' ? [] : [result]))
      return first ? others.flatMap((other) => differencesIn(first, other)) : []
    }),
  )
}

/** Looks for a proof in requests that differ only in the parameter. Rejecting all its values proves nothing: the service may reject all parameters that it does not know. */
function proofIn(observed: Observed[], unstable: Set<string>): Proof {
  const given = Map.groupBy(observed, ({ value }) => value)
  given.delete(undefined)
  const outcomes = [...given.values()].map((equal) => new Set(equal.map(({ result }) => typeof result)))
  // A value that was sometimes rejected and sometimes accepted proves nothing.
  const consistent = outcomes.filter(({ size }) => size === 1).flatMap((each) => [...each])
  if (new Set(consistent).size > 1) return { holds: true }
  const accepted = observed.flatMap(({ result, ...rest }) => (result === 'rejected' ? [] : [{ ...rest, result }]))
  let toConfirm: Exchange | undefined
  for (const [index, first] of accepted.entries()) {
    for (const [place, second] of accepted.slice(index + 1).entries()) {
      if (first.value === second.value) continue
      if (!differencesIn(first.result, second.result).some((path) => !unstable.has(path))) continue
      // The first value was sent again after the second one and got the same values at these paths, or they would be unstable:
      // the difference is due to the parameter, not to time.
      if (accepted.slice(index + place + 2).some(({ value }) => value === first.value)) return { holds: true }
      toConfirm ??= first.exchange
    }
  }
  return { holds: false, toConfirm }
}

function differencesIn(a: Map<string, string>, b: Map<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
}

/** Digests of the scalars in a body, by path; the items of an array share a path. */
function digestsIn(body: unknown): Map<string, string> {
  const scalars = new Map<string, unknown[]>()
  const add = (value: unknown, path: string) => {
    if (value === null || typeof value !== 'object') getOrAdd(scalars, path, () => []).push(value)
    else if (Array.isArray(value)) for (const item of value) add(item, `${path}[]`)
    else for (const [key, each] of Object.entries(value)) add(each, `${path}.${key}`)
  }
  add(body, '')
  return new Map([...scalars].map(([path, values]) => [path, digestOf(JSON.stringify(values))]))
}

/** The values of the fields with a name, at any depth of a body. */
function fieldsNamed(name: string, body: unknown): unknown[] {
  if (body === null || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([key, each]) => [...(key === name ? [each] : []), ...fieldsNamed(name, each)])
}
