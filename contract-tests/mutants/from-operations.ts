import { documentedStatus, type Operation } from '../../src/document/document.ts'
import { parseJson } from '../../src/json.ts'
import type { Suite } from '../../src/verifier/checks/suite.ts'
import { faultsIn, type IsMeant, refusal, withToken } from './faults.ts'
import { breaking, type Call, type Mutant, type Original, type PlainResponse } from './mutant.ts'

/** Wrong statuses instead of a success and of 400. */
const INSTEAD_OF_SUCCESS = [302, 400, 401, 404, 500]
const INSTEAD_OF_400 = [200, 404, 422, 500]

const NO_JSON: Record<string, (text: string) => string> = {
  'the body is not JSON': (text) => text.slice(0, -1),
  'the body is empty': () => '',
  'the body is HTML': () => '<h1>An answer</h1>',
}

const emptyResponse = (status: number): PlainResponse => ({ status, contentType: '', text: '' })

/** Mutants that return a wrong status, accept malformed requests or unknown IDs, or return a body that is not JSON. */
export function statusMutants({ operations, without400 }: Suite): Mutant[] {
  return operations.flatMap((operation) => {
    const has400 = !without400.has(`${operation.id}/400`)
    return [
      ...ofSuccess(operation),
      ...(has400 ? of400(operation) : []),
      ...ofPaths(operation),
      ...ofBodies(operation, (status) => has400 || status !== '400'),
    ]
  })
}

function ofSuccess(operation: Operation): Mutant[] {
  const { id, success } = operation
  // If the document has a single success code for the operation, all other success codes are wrong.
  const others = success.status.endsWith('XX') ? [emptyResponse(204)] : [refusal(200), emptyResponse(200)]
  return [...INSTEAD_OF_SUCCESS.map(refusal), ...others].map((instead) => {
    const { status, text } = instead
    const isUndocumented = status < 400 && documentedStatus(operation, status) !== success.status
    const says = `the response has status ${status}${text === '' ? ' and an empty body' : ''}`
    const apply = faultsIn(id).response((correct) => (correct.status < 300 ? instead : correct))
    return breaking(`${id}/${isUndocumented ? 'operation' : success.status}`, 'status', says, apply)
  })
}

function of400({ id, requestBody }: Operation): Mutant[] {
  const { response, call } = faultsIn(id)
  const statuses = INSTEAD_OF_400.map((status) => {
    const apply = response((correct, _, { lastSuccess }) => {
      if (correct.status !== 400) return correct
      return status < 300 ? (lastSuccess(id)?.response ?? correct) : refusal(status)
    })
    return breaking(`${id}/400`, 'status', `the response has status ${status}`, apply)
  })
  const body = call((sent, { lastSuccess }) =>
    sent.body !== undefined && parseJson(sent.body) === undefined
      ? { ...sent, body: lastSuccess(id)?.call.body ?? '{}' }
      : undefined,
  )
  return [
    ...statuses,
    ...(requestBody ? [breaking(`${id}/400`, 'malformed', 'a body that is not JSON is accepted', body)] : []),
  ]
}

function ofPaths({ id, parameters }: Operation): Mutant[] {
  const { accepts, fails } = faultsIn(id)
  const ofPath = parameters.filter(({ in: place }) => place === 'path')
  return ofPath.flatMap(({ name }) => {
    const isMeant: IsMeant = ({ path }, _, { lastSuccess }) => path[name] !== lastSuccess(id)?.call.path[name]
    const fact = `${id}/path.${name}`
    return [
      breaking(fact, 'parameter', 'an ID or name that does not exist is accepted', accepts(isMeant)),
      breaking(fact, 'status', 'an ID or name that does not exist returns 500', fails(isMeant)),
    ]
  })
}

function ofBodies(operation: Operation, occurs: (status: string) => boolean): Mutant[] {
  const { id, responses, success } = operation
  const statuses = Object.keys(responses).filter((status) => responses[status]?.content && occurs(status))
  return statuses.flatMap((status) =>
    Object.entries(NO_JSON).map(([says, change]) => {
      const apply = faultsIn(id).response((correct) =>
        documentedStatus(operation, correct.status) === status ? { ...correct, text: change(correct.text) } : correct,
      )
      return breaking(`${id}/${status}`, status === success.status ? 'value' : 'error', says, apply)
    }),
  )
}

/** Mutants that respond to an undocumented method with the operation's last successful response, or with 500. */
export function methodMutants(operations: Operation[]): Mutant[] {
  return operations.flatMap(({ id, method }) => {
    const responding = (says: string, respond: (last: PlainResponse) => PlainResponse) =>
      breaking(`${id}/expectation/no-other-method`, 'method', says, ({ send, pathOf, lastSuccess }) => async (call) => {
        const isMeant = call.operationId === undefined && call.method !== method && pathOf(id, call.url)
        const last = lastSuccess(id)
        return isMeant && last ? respond(last.response) : send(call)
      })
    return [
      responding('an undocumented method is accepted', (last) => last),
      responding('an undocumented method returns 500', () => refusal(500)),
    ]
  })
}

/** Whether a fact requires a call to be rejected, by the end of the fact's ID. */
const IS_BAD: Record<string, (call: Call, original: Original) => boolean> = {
  'auth/none': ({ headers }) => headers.authorization === undefined,
  'auth/malformed': ({ headers: { authorization = 'Bearer ' } }) => !authorization.startsWith('Bearer '),
  'auth/unknown': ({ headers: { authorization = '' } }, { fixtures }) =>
    authorization.startsWith('Bearer ') &&
    !Object.values(fixtures.tokens).some((token) => authorization === `Bearer ${token}`),
  'access/expired': ({ headers }, { fixtures }) => headers.authorization === `Bearer ${fixtures.tokens.expired}`,
  'access/no-access': ({ headers }, { fixtures }) => headers.authorization === `Bearer ${fixtures.tokens.no_access}`,
  'access/foreign': ({ path }, { fixtures }) => path.project_id === fixtures.foreign.project_id,
}

/** Mutants that skip or weaken a credential check of one operation, or reject a bad credential with a wrong status. */
export function credentialMutants({ verified }: Suite): Mutant[] {
  return verified.flatMap(({ id, operationId }) => {
    const name = id.slice(operationId.length + 1)
    const isMeant = IS_BAD[name]
    if (!isMeant) return []
    const { response, call } = faultsIn(operationId)
    const planted = (says: string, apply: Mutant['apply']) => breaking(id, 'credential', says, apply)
    const accepting = (isAccepted: typeof isMeant) =>
      call((sent, original) => {
        const { owner, no_access } = original.fixtures.tokens
        const valid = name === 'access/foreign' ? no_access : owner
        return isMeant(sent, original) && isAccepted(sent, original) ? withToken(sent, valid) : undefined
      })
    const isBeginning = ({ headers }: Call, { fixtures }: Original) =>
      `Bearer ${fixtures.tokens.owner}`.startsWith(headers.authorization ?? '-')
    const isLonger = ({ headers }: Call, { fixtures }: Original) =>
      headers.authorization?.startsWith(`Bearer ${fixtures.tokens.owner}`) ?? false
    // Which status a token without access gets is undocumented.
    const statuses = name.startsWith('access/') ? [] : [400, 403, 500]
    return [
      planted('the credential check is skipped', accepting(isMeant)),
      ...statuses.map((status) => {
        const apply = response((correct, sent, original) => (isMeant(sent, original) ? refusal(status) : correct))
        return planted(`the response has status ${status}`, apply)
      }),
      ...(name === 'auth/unknown'
        ? [
            planted('the beginning of a valid token is accepted', accepting(isBeginning)),
            planted('a valid token with further characters is accepted', accepting(isLonger)),
          ]
        : []),
    ]
  })
}
