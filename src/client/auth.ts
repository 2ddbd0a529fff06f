import { checkToken } from './checks.ts'

/**
 * A service account token, or a function that is asked for one before each request; calls that start meanwhile share its
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
export type Authorize = (request: Request, renew?: boolean) => string | Promise<string>

/** @throws InvalidArgument that never tells the token, when no header can carry it */
export function createAuthorize(token: Token): Authorize {
  const put = (request: Request, given: string) => {
    request.headers.set('Authorization', `Bearer ${given}`)
    return given
  }
  if (typeof token !== 'function') {
    checkToken('token', token)
    return (request) => put(request, token)
  }
  // Two questions, so that a call whose token was refused is not given it again by one that asked before.
  const asked: Record<number, Promise<string>> = {}
  return async (request, renew = false) => {
    const key = Number(renew)
    asked[key] ??= (async () => token(renew))().finally(() => delete asked[key])
    return put(request, checkToken('token', await asked[key]))
  }
}
