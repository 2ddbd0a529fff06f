import { checkToken } from './checks.ts'

/**
 * A service account token, or a function that returns one. The function runs before each request; concurrent calls share
 * its result. After a 401 it runs once more, with `renew` true, and the call is sent again with the new token.
 */
export type Token = string | ((renew?: boolean) => string | Promise<string>)

/**
 * Sets the Authorization header of a request.
 *
 * @param renew whether the service rejected the previous token
 * @returns the token
 * @throws InvalidArgument if the token cannot be sent in a header; the error of the token function
 */
export type Authorize = (request: Request, renew?: boolean) => string | Promise<string>

/** Creates an {@link Authorize} function. @throws InvalidArgument if a string token cannot be sent in a header */
export function createAuthorize(token: Token): Authorize {
  const setHeader = (request: Request, given: string) => {
    request.headers.set('Authorization', `Bearer ${given}`)
    return given
  }
  if (typeof token !== 'function') {
    checkToken('token', token)
    return (request) => setHeader(request, token)
  }
  // Renewals have their own entry, because a pending `token(false)` call may return the rejected token.
  const pending: Record<number, Promise<string>> = {}
  return async (request, renew = false) => {
    const key = Number(renew)
    pending[key] ??= (async () => token(renew))().finally(() => delete pending[key])
    return setHeader(request, checkToken('token', await pending[key]))
  }
}
