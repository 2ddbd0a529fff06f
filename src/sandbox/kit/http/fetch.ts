import type { Access } from './access.ts'

/**
 * Creates a function that responds in-process and takes the same arguments as the global `fetch`. Every request may use the
 * controls.
 */
export function createFetch(respond: (request: Request, from: Access) => Promise<Response>) {
  return async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    if (!globalThis.Request) {
      throw new Error(
        'The sandbox needs the globals Request and Response. Jest with jsdom has none: use jest-fixed-jsdom.',
      )
    }
    const request = input instanceof Request && init === undefined ? input : new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    try {
      // A save may never end.
      return await Promise.race([respond(request, { mayControl: true }), aborted])
    } finally {
      signal.removeEventListener('abort', abort)
      // Like the global `fetch`: an aborted call rejects with the abort reason, whatever its outcome.
      signal.throwIfAborted()
    }
  }
}
