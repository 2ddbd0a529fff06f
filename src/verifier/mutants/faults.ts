import { JSON_TYPE } from '../../document/document.ts'
import { parseJson } from '../engine/json.ts'
import type { Answer, Call, Mutant, Original } from './mutant.ts'

/** The building blocks of faults. Each is about one operation and hands on what it is not about. */
type Apply = Mutant['apply']

/** Changes answers of an operation; what `change` gives back as it came is no fault. */
export function changesAnswer(
  operationId: string,
  change: (answer: Answer, call: Call, original: Original) => Answer | Promise<Answer>,
): Apply {
  return (original) => async (call) => {
    const answer = await original.answer(call)
    return call.operationId === operationId ? change(answer, call, original) : answer
  }
}

/** Changes the bodies of an operation's successes; nothing given back leaves the body as it is. */
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

/** Takes a call of an operation for another one, mostly the same with another value somewhere. */
export function changesCall(
  operationId: string,
  change: (call: Call, original: Original) => Call | undefined | Promise<Call | undefined>,
): Apply {
  return (original) => async (call) => {
    const changed = call.operationId === operationId ? await change(call, original) : undefined
    return original.answer(changed ?? call)
  }
}

/** Answers some calls of an operation without asking the service. */
export function answersItself(
  operationId: string,
  answer: (call: Call, original: Original) => Answer | undefined | Promise<Answer | undefined>,
): Apply {
  return (original) => async (call) => {
    const own = call.operationId === operationId ? await answer(call, original) : undefined
    return own ?? original.answer(call)
  }
}

/** Answers a call as it should be, but undoes what it has changed. */
export function forgets(operationId: string, isMeant: (call: Call) => boolean = () => true): Apply {
  return (original) => async (call) => {
    const before = original.state()
    const answer = await original.answer(call)
    if (call.operationId === operationId && isMeant(call) && answer.status < 300) {
      // Numbers that were given out stay so: two things with one ID would be another fault.
      await original.changeState(({ created }) => ({ ...before, created }))
    }
    return answer
  }
}

/** Where an operation refuses, it answers as it did to the last call that it took. */
export function acceptsAgain(
  operationId: string,
  isMeant: (call: Call, answer: Answer, original: Original) => boolean,
): Apply {
  return changesAnswer(operationId, (answer, call, original) =>
    answer.status >= 400 && isMeant(call, answer, original)
      ? (original.lastSuccess(operationId)?.answer ?? answer)
      : answer,
  )
}

/** An error as it should be. */
export const refusal = (status: number): Answer => ({
  status,
  contentType: JSON_TYPE,
  text: JSON.stringify({ message: 'A planted fault.' }),
})

export function withQuery(call: Call, change: (query: URLSearchParams) => void): Call {
  const url = new URL(call.url)
  change(url.searchParams)
  return { ...call, url: url.href }
}

export const queryOf = ({ url }: Call): URLSearchParams => new URL(url).searchParams

/** The same call with another segment of its path. */
export function withPath(call: Call, name: string, value: string): Call {
  const url = new URL(call.url)
  const old = encodeURIComponent(call.path[name] ?? '')
  url.pathname = url.pathname
    .split('/')
    .map((each) => (each === old ? encodeURIComponent(value) : each))
    .join('/')
  return { ...call, url: url.href, path: { ...call.path, [name]: value } }
}

/** The JSON of a call's body; none where it is malformed, or not there. */
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

/** Another value of the same type. @param allowed those of which it must be one */
export function otherThan(value: unknown, allowed?: unknown[]): unknown {
  if (allowed) return allowed.find((each) => each !== value)
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return /^\d+$/.test(String(value)) ? String(Number(value) + 1) : `${value}-other`
}
