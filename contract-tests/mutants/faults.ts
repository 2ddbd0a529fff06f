import { JSON_TYPE } from '../../src/document/document.ts'
import { ABSENT } from '../../src/document/keywords/keyword.ts'
import { isObject } from '../../src/document/walk.js'
import { parseJson } from '../../src/json.ts'
import type { Call, Mutant, Original, PlainResponse } from './mutant.ts'

type Apply = Mutant['apply']
type Awaitable<Value> = Value | Promise<Value>
/** Whether a fault concerns the rejection of a call. `response` is the correct response. */
export type IsMeant = (call: Call, response: PlainResponse, original: Original) => boolean

/** Returns functions that create faults of one operation. @typeParam Body type of the bodies of its successful responses */
export function faultsIn<Body>(operationId: string) {
  /** Replaces responses with the results of `change`. */
  const response =
    (change: (correct: PlainResponse, call: Call, original: Original) => Awaitable<PlainResponse>): Apply =>
    (original) =>
    async (sent) => {
      const correct = await original.send(sent)
      return sent.operationId === operationId ? change(correct, sent, original) : correct
    }

  /** Replaces the bodies of successful responses with the results of `change`; undefined keeps the body. */
  const body = (change: (body: Body, call: Call, original: Original) => unknown): Apply =>
    response(async (correct, ...rest) => {
      if (correct.status >= 300 || correct.text === '') return correct
      const changed = await change(JSON.parse(correct.text), ...rest)
      return changed === undefined ? correct : { ...correct, text: JSON.stringify(changed) }
    })

  /** Replaces some fields of the bodies of successful responses. */
  const fields = (change: (body: Body, call: Call, original: Original) => Awaitable<object>): Apply =>
    body(async (whole, ...rest) => ({ ...whole, ...(await change(whole, ...rest)) }))

  /** Sends the call that `change` returns, or responds with the response that it returns; undefined keeps the call. */
  const call =
    (change: (call: Call, original: Original) => Awaitable<Call | PlainResponse | undefined>): Apply =>
    (original) =>
    async (sent) => {
      const changed = (sent.operationId === operationId && (await change(sent, original))) || sent
      return 'status' in changed ? changed : original.send(changed)
    }

  /** Changes the query before the service sees it. */
  const query = (change: (query: URLSearchParams) => unknown): Apply => call((sent) => withQuery(sent, change))

  /** Replaces the rejections that `isMeant` selects with the results of `instead`; undefined keeps the rejection. */
  const rejecting = (isMeant: IsMeant, instead: (original: Original) => PlainResponse | undefined): Apply =>
    response((correct, sent, original) =>
      correct.status >= 400 && isMeant(sent, correct, original) ? (instead(original) ?? correct) : correct,
    )

  /** Repeats the last successful response, if there is one, instead of rejecting a call. */
  const accepts = (isMeant: IsMeant) => rejecting(isMeant, ({ lastSuccess }) => lastSuccess(operationId)?.response)

  /** Responds with 500 instead of rejecting a call. */
  const fails = (isMeant: IsMeant) => rejecting(isMeant, () => refusal(500))

  /** Responds correctly, but undoes the effect of the call. */
  const forgets: Apply = (original) => async (sent) => {
    const before = original.state()
    const correct = await original.send(sent)
    if (sent.operationId === operationId && correct.status < 300) {
      // The counter of created objects is kept: two objects with the same ID would be a different fault.
      await original.changeState(({ created }) => ({ ...before, created }))
    }
    return correct
  }

  return {
    response,
    body,
    fields,
    call,
    query,
    ignores: (name: string) => query((sent) => sent.delete(name)),
    accepts,
    fails,
    forgets,
    /** Two faults: a call that should be rejected succeeds, or returns 500. */
    wrongRefusal: (says: string, isMeant: IsMeant): Record<string, Apply> => ({
      [says]: accepts(isMeant),
      'the rejection has status 500': fails(isMeant),
    }),
  }
}

/** Whether the correct response is 404. */
export const isMissing: IsMeant = (_, { status }) => status === 404

/** A response with the given status and a well-formed error body. */
export const refusal = (status: number): PlainResponse => ({
  status,
  contentType: JSON_TYPE,
  text: JSON.stringify({ message: 'A planted fault.' }),
})

export function withQuery(call: Call, change: (query: URLSearchParams) => unknown): Call {
  const url = new URL(call.url)
  change(url.searchParams)
  return { ...call, url: url.href }
}

export const queryOf = ({ url }: Call): URLSearchParams => new URL(url).searchParams

export function withPath(call: Call, name: string, value: string): Call {
  const url = new URL(call.url)
  const old = encodeURIComponent(call.path[name] ?? '')
  const segments = url.pathname.split('/')
  url.pathname = segments.map((each) => (each === old ? encodeURIComponent(value) : each)).join('/')
  return { ...call, url: url.href, path: { ...call.path, [name]: value } }
}

/** The parsed JSON body of a call; undefined if it is missing or malformed. */
export const bodyOf = ({ body = '' }: Call): unknown => parseJson(body)

export const withBody = (call: Call, body: unknown): Call => ({
  ...call,
  headers: { ...call.headers, 'content-type': JSON_TYPE },
  body: JSON.stringify(body),
})

export const withToken = (call: Call, token: string): Call => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
})

/**
 * Returns a value of the same type that differs from `value`; for an empty array, an empty array.
 *
 * @param allowed if given, the values to choose from; the result is `undefined` if none of them differs
 */
export function otherThan(value: unknown, allowed?: unknown[]): unknown {
  if (allowed) return allowed.find((each) => each !== value)
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  // A number in a query is text, too.
  return /^\d+$/.test(String(value)) ? String(Number(value) + 1) : `${value}-other`
}

export const withLast = <Item>(list: Item[], change: (item: Item) => Item): Item[] =>
  list.map((item, index) => (index === list.length - 1 ? change(item) : item))

/**
 * Changes one value at a path, the last that `change` does not keep: a single wrong item in an array is the hardest to detect.
 *
 * @param path keys from the outside in; `[]` matches each item of an array
 * @param change returns the new value, {@link ABSENT} to remove it, or the value itself to keep it
 * @returns a changed copy of `whole`, {@link ABSENT} to remove `whole`, or `undefined` if no value at the path was changed
 */
export function changeLast(whole: unknown, path: string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) {
    const changed = change(whole)
    return changed === whole ? undefined : changed
  }
  if (key !== '[]') {
    if (!isObject(whole) || !Object.hasOwn(whole, key)) return undefined
    const changed = changeLast(whole[key], rest, change)
    if (changed !== ABSENT) return changed === undefined ? undefined : { ...whole, [key]: changed }
    const { [key]: _, ...others } = whole
    return others
  }
  if (!Array.isArray(whole)) return undefined
  for (const [index, item] of [...whole.entries()].reverse()) {
    const changed = changeLast(item, rest, change)
    if (changed !== undefined) return changed === ABSENT ? whole.toSpliced(index, 1) : whole.with(index, changed)
  }
  return undefined
}
