/** Building blocks of faults. Each concerns one operation and passes all other calls through. */
import { JSON_TYPE } from '../../document/document.ts'
import { parseJson } from '../engine/json.ts'
import type { Answer, Call, Mutant, Original } from './mutant.ts'

type Apply = Mutant['apply']
type Awaitable<Value> = Value | Promise<Value>

/** Changes responses of an operation. A response that `change` returns as it is counts as no fault. */
export function changesAnswer(
  operationId: string,
  change: (answer: Answer, call: Call, original: Original) => Awaitable<Answer>,
): Apply {
  return (original) => async (call) => {
    const answer = await original.answer(call)
    return call.operationId === operationId ? change(answer, call, original) : answer
  }
}

/** Changes the bodies of an operation's successful responses; undefined leaves a body as it is. */
export function changesBody<Body>(
  operationId: string,
  change: (body: Body, call: Call, original: Original) => unknown,
): Apply {
  return changesAnswer(operationId, async (answer, call, original) => {
    if (answer.status >= 300 || answer.text === '') return answer
    const changed = await change(JSON.parse(answer.text), call, original)
    return changed === undefined ? answer : { ...answer, text: JSON.stringify(changed) }
  })
}

/** Changes some fields of the bodies of an operation's successful responses. */
export function changesFields<Body extends object>(
  operationId: string,
  change: (body: Body, call: Call, original: Original) => Awaitable<object>,
): Apply {
  return changesBody<Body>(operationId, async (body, ...rest) => ({ ...body, ...(await change(body, ...rest)) }))
}

/** Replaces calls of an operation, usually by the same call with another value. */
export function changesCall(
  operationId: string,
  change: (call: Call, original: Original) => Awaitable<Call | undefined>,
): Apply {
  return (original) => async (call) => {
    const changed = call.operationId === operationId ? await change(call, original) : undefined
    return original.answer(changed ?? call)
  }
}

/** Changes the query of an operation's calls. */
export const changesQuery = (operationId: string, change: (query: URLSearchParams) => unknown): Apply =>
  changesCall(operationId, (call) => withQuery(call, change))

/** Responds to some calls of an operation without asking the service. */
export function answersItself(
  operationId: string,
  answer: (call: Call, original: Original) => Awaitable<Answer | undefined>,
): Apply {
  return (original) => async (call) => {
    const own = call.operationId === operationId ? await answer(call, original) : undefined
    return own ?? original.answer(call)
  }
}

/** Responds correctly, but undoes the effect of the call. */
export function forgets(operationId: string): Apply {
  return (original) => async (call) => {
    const before = original.state()
    const answer = await original.answer(call)
    if (call.operationId === operationId && answer.status < 300) {
      // The counter of created objects is kept: two objects with the same ID would be another fault.
      await original.changeState(({ created }) => ({ ...before, created }))
    }
    return answer
  }
}

/** Which calls a fault concerns, by the correct response. */
type IsMeant = (call: Call, answer: Answer, original: Original) => boolean

/** Where the operation should reject a call, repeats its last successful response. */
export function acceptsAgain(operationId: string, isMeant: IsMeant): Apply {
  return changesAnswer(operationId, (answer, call, original) =>
    answer.status >= 400 && isMeant(call, answer, original)
      ? (original.lastSuccess(operationId)?.answer ?? answer)
      : answer,
  )
}

/** Where the operation should reject a call, responds with 500. */
export function failsInstead(operationId: string, isMeant: IsMeant): Apply {
  return changesAnswer(operationId, (answer, call, original) =>
    answer.status >= 400 && isMeant(call, answer, original) ? refusal(500) : answer,
  )
}

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
