import { assumedNamesOf, type Fact } from '../../document/facts.ts'
import type { Exchange } from '../target/types.ts'
import { digestOf } from '../unknowns/tally.ts'
import { parseJson } from './json.ts'
import type { Decision } from './ledger.ts'
import { hasStatus } from './status.ts'
import type { Suite } from './suite.ts'

/** The results of requests that differ only in one parameter, by its value; `undefined` if it was left out. */
type Results = Map<string | undefined, Set<string>>

/** A query parameter whose name is only assumed. */
export interface AssumedName {
  operationId: string
  name: string
  /** IDs of the unknowns that assume the name. */
  unknowns: string[]
  /** The results of requests so far, by the rest of the request. */
  seen: Map<string, Results>
  /** The sent values that responses repeated in a field with the name of the parameter. */
  repeated: Set<string>
}

export type Honours = ReturnType<typeof createHonours>

/**
 * Determines from the exchanges of a run which query parameters with assumed names the service honours.
 *
 * @param keepsNothing why the target cannot prove anything about parameters, if it cannot
 */
export function createHonours({ document, operations }: Pick<Suite, 'document' | 'operations'>, keepsNothing?: string) {
  const names = operations.flatMap((operation) =>
    [...assumedNamesOf(document, operation)].map(([name, unknowns]): AssumedName => {
      return { operationId: operation.id, name, unknowns, seen: new Map(), repeated: new Set() }
    }),
  )

  return {
    /** Records the result of a request: the body of a 2XX, or a rejection by a 4XX. Other statuses prove nothing. */
    answered({ operationId, method, url, requestBody, credential, status, text }: Exchange) {
      const isSuccess = hasStatus('2XX', status)
      if (!isSuccess && !hasStatus('4XX', status)) return
      const concerned = names.filter((each) => each.operationId === operationId)
      if (concerned.length === 0) return
      const [result, body] = isSuccess ? [digestOf(text), parseJson(text)] : [REJECTED, undefined]
      for (const { name, seen, repeated } of concerned) {
        const { pathname, searchParams } = new URL(url)
        const value = searchParams.has(name) ? searchParams.getAll(name).join() : undefined
        const fields = new Set(fieldsNamed(name, body).map(String))
        if (value !== undefined && fields.size === 1 && fields.has(value)) repeated.add(value)
        searchParams.delete(name)
        searchParams.sort()
        const rest = JSON.stringify([method, pathname, `${searchParams}`, requestBody, credential])
        const results: Results = seen.get(rest) ?? new Map()
        seen.set(rest, results.set(value, (results.get(value) ?? new Set()).add(result)))
      }
    },

    /** The parameters with assumed names that some exchanges carry. */
    carriedBy: (exchanges: (Exchange | undefined)[]): AssumedName[] =>
      names.filter(({ operationId, name }) =>
        exchanges.some((each) => each?.operationId === operationId && new URL(each.url).searchParams.has(name)),
      ),

    /** The parameters that a service must honour for the outcome of a check to count. @param carried those that the check sent */
    neededBy({ operationId, kind, at, ifHonoured = [] }: Fact, carried: AssumedName[]): AssumedName[] {
      const isOwn = (each: AssumedName) => each.operationId === operationId
      if (at?.in === 'query') return names.filter((each) => isOwn(each) && each.name === at.path[0])
      if (kind === 'expectation' || kind === 'status') return carried.filter(isOwn)
      return carried.filter(({ unknowns }) => unknowns.some((id) => ifHonoured.includes(id)))
    },

    /**
     * Returns the decision if nothing proves that the service honours some of the parameters; `undefined` if it honours all.
     * Proof: two requests that differ only in the parameter get different results, while equal requests get equal results; or
     * responses repeat two of its values.
     */
    withoutProof(needed: AssumedName[]): Decision | undefined {
      const unknown = needed.filter(({ seen, repeated }) => repeated.size < 2 && !isProven([...seen.values()]))
      if (unknown.length === 0) return undefined
      if (keepsNothing) return { verdict: 'unprovable here', reason: keepsNothing }
      const [all, ids] = [unknown.map(({ name }) => name), new Set(unknown.flatMap(({ unknowns }) => unknowns))]
      const [parameters, their] = all.length > 1 ? ['parameters', 'whose names are'] : ['parameter', 'whose name is']
      const reason = `no response shows that the service honours the query ${parameters} ${all.join(', ')}, ${their} undocumented (${[...ids].join(', ')})`
      return { verdict: 'unexercised', reason, unhonoured: true }
    },
  }
}

const REJECTED = 'rejected'

/** Whether the results prove that the value matters. If equal requests got different results, bodies prove nothing. */
function isProven(all: Results[]): boolean {
  const isStable = all.every((results) => [...results.values()].every(({ size }) => size === 1))
  return all.some((results) => isProof(results, isStable))
}

/** Rejecting every value of the parameter proves nothing: the service may reject all parameters that it does not know. */
function isProof(results: Results, isStable: boolean): boolean {
  const seen = [...results].map(([value, all]) => {
    const known = new Set([...all].map((result) => (isStable || result === REJECTED ? result : 'accepted')))
    return { value, result: known.size === 1 ? [...known][0] : undefined }
  })
  const without = seen.find(({ value }) => value === undefined)?.result
  const others = new Set(seen.flatMap(({ value, result }) => (value === undefined || !result ? [] : result)))
  return others.size > 1 || (without !== undefined && [...others].some((each) => each !== without && each !== REJECTED))
}

/** The values of the fields with a name, at any depth of a body. */
function fieldsNamed(name: string, body: unknown): unknown[] {
  if (body === null || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([key, each]) => [...(key === name ? [each] : []), ...fieldsNamed(name, each)])
}
