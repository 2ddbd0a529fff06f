import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../engine/json.ts'
import { documentedStatus } from '../engine/responses.ts'
import { NOBODY } from '../target/tiers.ts'
import { acceptsAgain, answersItself, changesAnswer, changesCall, refusal } from './faults.ts'
import { type Answer, breaking, type Mutant } from './mutant.ts'

/** Wrong statuses in place of a success, of 400, and of any other error. */
const INSTEAD_OF_SUCCESS = [302, 400, 401, 404, 500]
const INSTEAD_OF_400 = [200, 404, 422, 500]

/** Services that return an undocumented status, or leave out the body of a status. */
export function statusMutants(operations: Operation[]): Mutant[] {
  return operations.flatMap((operation) => [...ofSuccess(operation), ...ofErrors(operation), ...ofBodies(operation)])
}

function ofSuccess(operation: Operation): Mutant[] {
  const { id, success } = operation
  const isSuccess = (status: number) => documentedStatus(operation, status) === success.status
  const instead = (status: number, answer: Answer = refusal(status)) =>
    breaking(
      // Responses to undocumented requests are left alone.
      `${id}/${status < 400 && !isSuccess(status) ? 'operation' : success.status}`,
      'status',
      `${status} instead${answer.text === '' ? ', with nothing in the body' : ''}`,
      changesAnswer(id, (old) => (old.status < 300 ? answer : old)),
    )
  return [
    ...INSTEAD_OF_SUCCESS.map((status) => instead(status)),
    // Where the document has a single success code, any other is wrong.
    ...(success.status.endsWith('XX')
      ? [instead(204, { status: 204, contentType: '', text: '' })]
      : [instead(200), instead(200, { status: 200, contentType: '', text: '' })]),
  ]
}

function ofErrors({ id, parameters, requestBody }: Operation): Mutant[] {
  return [
    ...INSTEAD_OF_400.map((status) =>
      breaking(
        `${id}/400`,
        'status',
        `${status} instead`,
        changesAnswer(id, (answer, _, { lastSuccess }) => {
          if (answer.status !== 400) return answer
          return status < 300 ? (lastSuccess(id)?.answer ?? answer) : refusal(status)
        }),
      ),
    ),
    breaking(
      `${id}/400`,
      'malformed',
      'a malformed query is taken',
      changesCall(id, (call) => (isMalformed(call.url) ? { ...call, url: call.url.replace(/\?.*/, '') } : undefined)),
    ),
    ...(requestBody
      ? [
          breaking(
            `${id}/400`,
            'malformed',
            'a body that is no JSON is taken',
            changesCall(id, (call, { lastSuccess }) =>
              call.body !== undefined && parseJson(call.body) === undefined
                ? { ...call, body: lastSuccess(id)?.call.body ?? '{}' }
                : undefined,
            ),
          ),
        ]
      : []),
    ...parameters
      .filter(({ in: place }) => place === 'path')
      .flatMap(({ name }) => [
        breaking(
          `${id}/path.${name}`,
          'parameter',
          'one that nothing has is taken',
          acceptsAgain(id, ({ path }) => path[name] === NOBODY),
        ),
        breaking(
          `${id}/path.${name}`,
          'status',
          'one that nothing has is answered with 500',
          answersItself(id, ({ path }) => (path[name] === NOBODY ? refusal(500) : undefined)),
        ),
      ]),
  ]
}

/** Bodies that are not JSON. */
function ofBodies(operation: Operation): Mutant[] {
  const { id, responses, success } = operation
  return Object.entries(responses)
    .filter(([, { content }]) => content)
    .flatMap(([status]) =>
      Object.entries({
        'with a body that is no JSON': (text: string) => text.slice(0, -1),
        'with an empty body': () => '',
        'with a body in HTML': () => '<h1>An answer</h1>',
      }).map(([says, change]) =>
        breaking(
          `${id}/${status}`,
          status === success.status ? 'value' : 'error',
          says,
          changesAnswer(id, (answer) =>
            documentedStatus(operation, answer.status) === status ? { ...answer, text: change(answer.text) } : answer,
          ),
        ),
      ),
    )
}

/** Undocumented methods that are taken for the documented one of the path. */
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
