import type { Client } from '../../../src/client/index.ts'
import { refusal, withToken } from '../../mutants/faults.ts'
import type { Call, Mutant, Original, PlainResponse } from '../../mutants/mutant.ts'
import { unless } from '../../problems.ts'
import { Inconclusive, inTurn, type Rule, statusOf } from '../../service.ts'

/** Number of times in a row that the token must be denied. */
const LOOKS = [1, 2, 3]

/** Sends listApiKeys, a harmless request without further IDs. */
async function tryOut(client: Client) {
  const call = client.listApiKeys()
  return { call, status: (await statusOf(call)) ?? 200 }
}

/** Replaces the denials of the deleted key's token with the results of `instead`; undefined keeps one. @param nth from 1 */
const insteadOfDenial =
  (instead: (call: Call, original: Original, nth: number) => Promise<PlainResponse> | PlainResponse | undefined) =>
  (original: Original): ReturnType<Mutant['apply']> => {
    const key = original.state().apiKeys.find(({ id }) => id === original.fixtures.disposable.api_key_id)
    let denials = 0
    return async (call) => {
      const correct = await original.send(call)
      const isDenial = correct.status === 401 && call.headers.authorization === `Bearer ${key?.apiKey}`
      return (isDenial && (await instead(call, original, ++denials))) || correct
    }
  }

const accept = (call: Call, { send, fixtures }: Original) => send(withToken(call, fixtures.tokens.owner))

/** Tries the value of the deleted key as a token of this API, because inference requests are not part of it. */
export const tokenDenied: Rule = {
  before: async (service) => {
    const { api, need } = service
    const key = (await api.listApiKeys()).find(({ id }) => id === need('disposable.api_key_id'))
    if (!key?.apiKey) throw new Inconclusive('listApiKeys does not return the value of disposable.api_key_id')
    const { status } = await tryOut(service.withToken(key.apiKey, 'tokens.disposable'))
    if (status === 200) return key.apiKey
    throw new Inconclusive(
      `the value of disposable.api_key_id is not accepted as a token of this API: listApiKeys returned ${status}`,
    )
  },
  check: (service, token) =>
    service.eventually(async () => {
      const own = await tryOut(service.api)
      const tries = await inTurn(LOOKS, () => tryOut(service.withToken(String(token), 'tokens.disposable')))
      const wrong = tries.find(({ status }) => status !== 401)
      const text = `with the token of the deleted key, listApiKeys returned ${wrong?.status}, expected 401`
      return [
        ...unless(!wrong, text, [wrong?.call]),
        ...unless(own.status !== 401, 'the deletion of the key also denied the token of the run', [own.call]),
      ]
    }),
  faults: {
    'the token of the deleted key still works': insteadOfDenial(accept),
    'the token of the deleted key works again later': insteadOfDenial((call, original, nth) =>
      nth > 1 ? accept(call, original) : undefined,
    ),
    'the token of the deleted key gets 403': insteadOfDenial(() => refusal(403)),
    'the deletion denies other tokens, too': (original) => async (call) =>
      original.lastSuccess('deleteApiKey') ? refusal(401) : original.send(call),
  },
}
