import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { createSecureContext } from 'node:tls'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { UsageError, withUsageErrors } from '../../command.ts'
import { DroppedConnection, Refusal } from '../errors.ts'
import { errorResponse } from '../http/responses.ts'
import type { Sandbox } from '../sandbox.ts'
import { isLoopback, mayControl, type Openness } from './access.ts'
import type { Docs } from './docs.ts'

export interface ServeOptions extends Openness {
  /** TCP port; 0 chooses a free one. */
  port: number
  host: string
  /** Token that lets every request use `/_sandbox/…`. Default: there is none. */
  controlToken?: string | undefined
  /** Lets the server replace the global Request and Response with faster ones. Only for a process that does nothing else. */
  ownProcess?: boolean
  docs?: Docs | undefined
  /** Serves HTTPS instead of HTTP. */
  tls?: Tls | undefined
}

export interface Served {
  /** Base URL with the actual port. */
  url: string
  /** Whether only this machine can reach the server. */
  isLocal: boolean
  /** Stops listening and closes every connection. */
  close(): Promise<void>
}

/** Serves a sandbox over HTTP. @throws the socket's error, such as `EADDRINUSE`, if the server cannot listen */
export async function serveSandbox(
  sandbox: Sandbox,
  { port, ownProcess = false, docs, tls, ...options }: ServeOptions,
): Promise<Served> {
  const { host, controlToken, allowOrigins } = options
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        const access = {
          controlToken,
          allowOrigins,
          // Few requests need it.
          get mayControl() {
            return mayControl(incoming as IncomingMessage, options)
          },
        }
        return await (docs?.respond(request) ?? sandbox.respond(request, access))
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { hostname: host, overrideGlobalObjects: ownProcess, errorHandler: onError },
  )
  // Node itself rejects malformed and late requests.
  const limits = { requestTimeout: 30_000, connectionsCheckingInterval: 1000 }
  const server = tls ? createTlsServer({ ...limits, ...tls }, listener) : createServer(limits, listener)
  // Unlike `closeAllConnections()`, they include those that have not finished the TLS handshake.
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { address, port: taken, family } = server.address() as AddressInfo
  // Not all clients can connect to a wildcard address.
  const callable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  return {
    url: `${tls ? 'https' : 'http'}://${family === 'IPv6' ? `[${callable}]` : callable}:${taken}`,
    isLocal: isLoopback(address),
    /** Stops listening and ends every connection. */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function onError(error: unknown): Response {
  const message = `The request has no valid URL: ${(error as Error).message}.`
  return errorResponse(error instanceof RequestError ? new Refusal(400, message) : (error as Error))
}

/** A certificate, or a chain of them, and its private key, in PEM. */
type Tls = Record<'cert' | 'key', string>

/** Reads the files of `--tls-cert` and `--tls-key`. @throws UsageError if they do not match */
export async function readTls(certFile?: string, keyFile?: string): Promise<Tls | undefined> {
  if (certFile === undefined && keyFile === undefined) return undefined
  if (!certFile || !keyFile) throw new UsageError('--tls-cert and --tls-key each need the name of a file; give both.')
  const read = (file: string) =>
    withUsageErrors(
      () => readFile(file, 'utf8'),
      (code) => `The file ${file} of --tls-cert or --tls-key cannot be read (${code}).`,
    )
  const tls = { cert: await read(certFile), key: await read(keyFile) }
  try {
    createSecureContext(tls)
    // An empty file counts as none there.
    new X509Certificate(tls.cert).checkPrivateKey(createPrivateKey(tls.key))
  } catch (cause) {
    const wanted = `the private key of the certificate ${certFile}. Both must be in PEM`
    throw new UsageError(`${keyFile} is not ${wanted}, and the key must have no passphrase.`, { cause })
  }
  return tls
}
