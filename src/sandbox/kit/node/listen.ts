import type { Responder } from '../http/access.ts'
import { checkNames, quote } from '../values.ts'
import { originProblem } from './control-access.ts'
import { checkTls, serveSandbox } from './serve.ts'

export interface ListenOptions {
  /** TCP port; 0 chooses a free one. Default: 0. */
  port?: number | undefined
  /** Address to listen on. Default: 127.0.0.1, so that only this machine can connect. */
  host?: string | undefined
  /** Origins of web pages that may read responses, such as `http://localhost:5173`. Default: all. */
  allowOrigins?: readonly string[] | undefined
  /** Serves HTTPS with this certificate, or chain of them, and its private key, both in PEM. Default: HTTP. */
  tls?: { cert: string; key: string } | undefined
}

/** A sandbox that listens on a port. `await using` closes it at the end of the block. */
export interface SandboxServer {
  /** Base URL with the actual port and without a slash at its end, such as `http://127.0.0.1:49152`. */
  readonly url: string
  /** Stops listening and closes every connection. The sandbox keeps its state, and can listen again. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** All option names; a missing one is a compile error. */
const OPTIONS: Record<keyof ListenOptions, true> = { port: true, host: true, allowOrigins: true, tls: true }

/**
 * Serves a sandbox on a port, for an app in a browser or in another process. Only direct requests from this machine can use
 * `/_sandbox`, as with the command.
 *
 * @throws TypeError if `sandbox` is not a sandbox, such as its `fetch`
 * @throws RangeError if an option is unknown or invalid
 * @throws Error if the sandbox cannot listen, such as on a port in use; its `cause` is the error of the socket
 */
export async function listen(sandbox: Responder, options: ListenOptions = {}): Promise<SandboxServer> {
  if (typeof sandbox?.respond !== 'function') {
    throw new TypeError('The first argument of listen must be a sandbox, as in listen(createSandbox()).')
  }
  checkOptions(options)
  const { port = 0, host = '127.0.0.1', allowOrigins, tls } = options
  const { url, close } = await serveSandbox(sandbox, { port, host, allowOrigins, tls }).catch((cause) => {
    const problem =
      cause.code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another one, or 0 for a free one.`
        : `The sandbox cannot listen on ${host}, port ${port} (${cause.code ?? cause.message}).`
    throw new Error(problem, { cause })
  })
  return { url, close, [Symbol.asyncDispose]: close }
}

function checkOptions(options: ListenOptions): void {
  checkNames('option', options, OPTIONS)
  const { port, host, allowOrigins, tls } = options
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new RangeError(`The option port must be a whole number from 0 to 65535; it is ${quote(port)}.`)
  }
  // With an empty host, Node would listen on all addresses.
  if (host !== undefined && (typeof host !== 'string' || host === '')) {
    throw new RangeError(`The option host must be an address, such as 127.0.0.1; it is ${quote(host)}.`)
  }
  checkOrigins(allowOrigins)
  try {
    if (tls) checkTls(tls)
  } catch (cause) {
    const problem =
      'The option tls must have cert and key: a PEM certificate and its private key, without a passphrase.'
    throw new RangeError(problem, { cause })
  }
}

function checkOrigins(origins: ListenOptions['allowOrigins']): void {
  if (origins === undefined) return
  if (!Array.isArray(origins)) {
    const wanted = 'an array of origins, such as ["http://localhost:5173"]'
    throw new RangeError(`The option allowOrigins must be ${wanted}; it is ${quote(origins)}.`)
  }
  for (const [index, origin] of origins.entries()) {
    const problem = originProblem(`The option allowOrigins[${index}]`, origin)
    if (problem) throw new RangeError(problem)
  }
}
