import { checkToken } from './checks.ts'

/**
 * A service account token, or a function that is asked for one before each call; calls that start meanwhile share its
 * answer. When the service refuses the token (401), the function is asked once more, with `renew` true, and the call is
 * sent again with what it then gives.
 */
export type Token = string | ((renew?: boolean) => string | Promise<string>)

/**
 * Puts the token into a request.
 *
 * @param renew whether the token before was refused
 * @returns the token
 * @throws InvalidArgument that never tells the token, when no header can carry it; what the function threw that gives it
 */
export type Authorize = (request: Request, renew?: boolean) => Promise<string>

/** @throws InvalidArgument that never tells the token, when no header can carry it */
export function createAuthorize(token: Token): Authorize {
  const ask = typeof token === 'function' ? token : () => token
  if (ask !== token) checkToken('token', token)
  let asked: Promise<string> | undefined
  return async (request, renew) => {
    asked ??= (async () => checkToken('token', await ask(renew)))().finally(() => {
      asked = undefined
    })
    const given = await asked
    request.headers.set('Authorization', `Bearer ${given}`)
    return given
  }
}
