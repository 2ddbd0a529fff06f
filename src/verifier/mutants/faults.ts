import { JSON_TYPE } from '../../document/document.ts'
import { ABSENT } from '../../document/keywords/keyword.ts'
import { parseJson } from '../engine/json.ts'
import type { Answer, Call, Mutant, Original } from './mutant.ts'

type Apply = Mutant['apply']
type Awaitable<Value> = Value | Promise<Value>
/** Which rejections a fault concerns, by the call and the correct response. */
export type IsMeant = (call: Call, answer: Answer, original: Original) => boolean

/** Makes faults of one operation; all other calls pass through. @typeParam Body of its successful responses */
export function faultsIn<Body>(operationId: string) {
  /** Changes responses. A response that `change` returns as it is counts as no fault. */
  const answer =
    (change: (answer: Answer, call: Call, original: Original) => Awaitable<Answer>): Apply =>
    (original) =>
    async (call) => {
      const correct = await original.answer(call)
      return call.operationId === operationId ? change(correct, call, original) : correct
    }

  /** Changes the bodies of successful responses; undefined leaves a body as it is. */
  const body = (change: (body: Body, call: Call, original: Original) => unknown): Apply =>
    answer(async (correct, call, original) => {
      if (correct.status >= 300 || correct.text === '') return correct
      const changed = await change(JSON.parse(correct.text), call, original)
      return changed === undefined ? correct : { ...correct, text: JSON.stringify(changed) }
    })

  /** Changes some fields of the bodies of successful responses. */
  const fields = (change: (body: Body, call: Call, original: Original) => Awaitable<object>): Apply =>
    body(async (whole, ...rest) => ({ ...whole, ...(await change(whole, ...rest)) }))

  /** Replaces calls, usually by the same call with another value. */
  const call =
    (change: (call: Call, original: Original) => Awaitable<Call | undefined>): Apply =>
    (original) =>
    async (sent) =>
      original.answer((sent.operationId === operationId && (await change(sent, original))) || sent)

  const query = (change: (query: URLSearchParams) => unknown): Apply => call((sent) => withQuery(sent, change))

  /** Responds to some calls without asking the service. */
  const instead =
    (own: (call: Call, original: Original) => Answer | undefined): Apply =>
    (original) =>
    async (sent) =>
      (sent.operationId === operationId && own(sent, original)) || original.answer(sent)

  /** Where a call should be rejected, repeats the last successful response. */
  const accepts = (isMeant: IsMeant): Apply =>
    answer((correct, sent, original) =>
      correct.status >= 400 && isMeant(sent, correct, original)
        ? (original.lastSuccess(operationId)?.answer ?? correct)
        : correct,
    )

  /** Where a call should be rejected, responds with 500. */
  const fails = (isMeant: IsMeant): Apply =>
    answer((correct, ...rest) => (correct.status >= 400 && isMeant(rest[0], correct, rest[1]) ? refusal(500) : correct))

  /** Responds correctly, but undoes the effect of the call. */
  const forgets: Apply = (original) => async (sent) => {
    const before = original.state()
    const correct = await original.answer(sent)
    if (sent.operationId === operationId && correct.status < 300) {
      // The counter of created objects is kept: two objects with the same ID would be another fault.
      await original.changeState(({ created }) => ({ ...before, created }))
    }
    return correct
  }

  return {
    answer,
    body,
    fields,
    call,
    query,
    ignores: (name: string) => query((sent) => sent.delete(name)),
    instead,
    fails,
    forgets,
    /** The two ways to reject wrongly: with success, and with 500. */
    wrongRefusal: (says: string, isMeant: IsMeant): Record<string, Apply> => ({
      [says]: accepts(isMeant),
      'the refusal is a failure': fails(isMeant),
    }),
    accepts,
  }
}

/** The correct response says that something does not exist. */
export const isMissing: IsMeant = (_, { status }) => status === 404

/** A well-formed error response. */
export const refusal = (status: number): Answer => ({
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

/** The call with another value of a path parameter. */
export function withPath(call: Call, name: string, value: string): Call {
  const url = new URL(call.url)
  const old = encodeURIComponent(call.path[name] ?? '')
  url.pathname = url.pathname
    .split('/')
    .map((each) => (each === old ? encodeURIComponent(value) : each))
    .join('/')
  return { ...call, url: url.href, path: { ...call.path, [name]: value } }
}

/** The parsed JSON body of a call; undefined if it is missing or malformed. */
export function bodyOf({ body }: Call): unknown {
  return body === undefined ? undefined : parseJson(body)
}

export const withBody = (call: Call, body: unknown): Call => ({
  ...call,
  headers: { ...call.headers, 'content-type': JSON_TYPE },
  body: JSON.stringify(body),
})

export const withToken = (call: Call, token: string): Call => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
})

/** Another value of the same type. @param allowed if given, the values to choose from */
export function otherThan(value: unknown, allowed?: unknown[]): unknown {
  if (allowed) return allowed.find((each) => each !== value)
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return /^\d+$/.test(String(value)) ? String(Number(value) + 1) : `${value}-other`
}

/** A list whose last item is changed. */
export const withLast = <Item>(list: Item[], change: (item: Item) => Item): Item[] =>
  list.map((item, index) => (index === list.length - 1 ? change(item) : item))

/**
 * Changes the last value at a path: one wrong item of an array is the hardest to see.
 *
 * @param path keys from the outside in; `[]` stands for an item of an array
 * @param change returns the new value, {@link ABSENT} to remove it, or the value itself to keep it
 * @returns the whole with the change, or `undefined` if no value at the path was changed
 */
export function changeLast(whole: unknown, path: string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) {
    const changed = change(whole)
    return changed === whole ? undefined : changed
  }
  if (key === '[]') {
    if (!Array.isArray(whole)) return undefined
    for (let index = whole.length - 1; index >= 0; index--) {
      const changed = changeLast(whole[index], rest, change)
      if (changed !== undefined) return changed === ABSENT ? whole.toSpliced(index, 1) : whole.with(index, changed)
    }
    return undefined
  }
  if (whole === null || typeof whole !== 'object' || !Object.hasOwn(whole, key)) return undefined
  const changed = changeLast((whole as Record<string, unknown>)[key], rest, change)
  if (changed === undefined) return undefined
  if (changed !== ABSENT) return { ...whole, [key]: changed }
  const { [key]: _, ...others } = whole as Record<string, unknown>
  return others
}
