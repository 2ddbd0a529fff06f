import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../engine/json.ts'
import { documentedStatus } from '../engine/responses.ts'
import { NOBODY } from '../target/tiers.ts'
import { faultsIn, refusal } from './faults.ts'
import { type Answer, breaking, type Mutant } from './mutant.ts'

/** Wrong statuses in place of a success and of 400. */
const INSTEAD_OF_SUCCESS = [302, 400, 401, 404, 500]
const INSTEAD_OF_400 = [200, 404, 422, 500]

/** Bodies that are not JSON. */
const NO_JSON: Record<string, (text: string) => string> = {
  'with a body that is no JSON': (text) => text.slice(0, -1),
  'with an empty body': () => '',
  'with a body in HTML': () => '<h1>An answer</h1>',
}

const emptyAnswer = (status: number): Answer => ({ status, contentType: '', text: '' })

/** Services that return an undocumented status, or leave out the body of a status. */
export function statusMutants(operations: Operation[]): Mutant[] {
  return operations.flatMap((operation) => [...ofSuccess(operation), ...ofErrors(operation), ...ofBodies(operation)])
}

function ofSuccess(operation: Operation): Mutant[] {
  const { id, success } = operation
  const isSuccess = (status: number) => documentedStatus(operation, status) === success.status
  const instead = (answer: Answer) =>
    breaking(
      // Responses to undocumented requests are left alone.
      `${id}/${answer.status < 400 && !isSuccess(answer.status) ? 'operation' : success.status}`,
      'status',
      `${answer.status} instead${answer.text === '' ? ', with nothing in the body' : ''}`,
      faultsIn(id).answer((old) => (old.status < 300 ? answer : old)),
    )
  // Where the document has a single success code, any other is wrong.
  const others = success.status.endsWith('XX') ? [emptyAnswer(204)] : [refusal(200), emptyAnswer(200)]
  return [...INSTEAD_OF_SUCCESS.map((status) => refusal(status)), ...others].map(instead)
}

function ofErrors({ id, parameters, requestBody }: Operation): Mutant[] {
  const service = faultsIn(id)
  const statuses = INSTEAD_OF_400.map((status) =>
    breaking(
      `${id}/400`,
      'status',
      `${status} instead`,
      service.answer((answer, _, { lastSuccess }) => {
        if (answer.status !== 400) return answer
        return status < 300 ? (lastSuccess(id)?.answer ?? answer) : refusal(status)
      }),
    ),
  )
  const query = service.call((call) =>
    isMalformed(call.url) ? { ...call, url: call.url.replace(/\?.*/, '') } : undefined,
  )
  const body = service.call((call, { lastSuccess }) =>
    call.body !== undefined && parseJson(call.body) === undefined
      ? { ...call, body: lastSuccess(id)?.call.body ?? '{}' }
      : undefined,
  )
  return [
    ...statuses,
    breaking(`${id}/400`, 'malformed', 'a malformed query is taken', query),
    ...(requestBody ? [breaking(`${id}/400`, 'malformed', 'a body that is no JSON is taken', body)] : []),
    ...parameters
      .filter(({ in: place }) => place === 'path')
      .flatMap(({ name }) => {
        const taken = service.accepts(({ path }) => path[name] === NOBODY)
        const failing = service.instead(({ path }) => (path[name] === NOBODY ? refusal(500) : undefined))
        return [
          breaking(`${id}/path.${name}`, 'parameter', 'one that nothing has is taken', taken),
          breaking(`${id}/path.${name}`, 'status', 'one that nothing has is answered with 500', failing),
        ]
      }),
  ]
}

function ofBodies(operation: Operation): Mutant[] {
  const { id, responses, success } = operation
  const statuses = Object.keys(responses).filter((status) => responses[status]?.content)
  return statuses.flatMap((status) =>
    Object.entries(NO_JSON).map(([says, change]) => {
      const apply = faultsIn(id).answer((answer) =>
        documentedStatus(operation, answer.status) === status ? { ...answer, text: change(answer.text) } : answer,
      )
      return breaking(`${id}/${status}`, status === success.status ? 'value' : 'error', says, apply)
    }),
  )
}

/** Undocumented methods that are handled like the documented one of the path. */
export function methodMutants(operations: Operation[], facts: Fact[]): Mutant[] {
  return facts
    .filter(({ id }) => id.endsWith('/expectation/no-other-method'))
    .flatMap(({ id, operationId }) => {
      const isOther = (method: string) => !operations.some((each) => each.id === operationId && each.method === method)
      const answering = (says: string, answer: (last: Answer) => Answer) =>
        breaking(id, 'method', says, (original) => async (call) => {
          const last = original.lastSuccess(operationId)
          const isMeant =
            call.operationId === undefined && isOther(call.method) && original.pathOf(operationId, call.url)
          return isMeant && last ? answer(last.answer) : original.answer(call)
        })
      return [answering('another one is taken', (last) => last), answering('another one fails', () => refusal(500))]
    })
}

function isMalformed(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).search)
    return false
  } catch {
    return true
  }
}
