import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { UsageError, withUsageErrors } from '../../../command.ts'
import type { Responder } from '../http/access.ts'
import { mayControl, type Openness } from './control-access.ts'
import type { Docs } from './docs.ts'
import { type HttpOptions, type Served, serveHttp, type Tls } from './http-server.ts'

export interface ServeOptions extends HttpOptions, Openness {
  host: string
  /** Token that lets every request use `/_sandbox/…`. Default: there is none. */
  controlToken?: string | undefined
  docs?: Docs | undefined
  /** Public base URL of the sandbox behind a proxy, used in links. Default: the origin of each request. */
  publicUrl?: string | undefined
}

/** Serves a sandbox over HTTP. @throws the socket's error, such as `EADDRINUSE`, if the server cannot listen */
export function serveSandbox(sandbox: Responder, options: ServeOptions): Promise<Served> {
  const { controlToken, allowOrigins, docs, publicUrl } = options
  return serveHttp(async (request, incoming) => {
    const access = {
      controlToken,
      allowOrigins,
      baseUrl: publicUrl,
      // Few requests need it.
      get mayControl() {
        return mayControl(incoming, options)
      },
    }
    return docs?.respond(request) ?? sandbox.respond(request, access)
  }, options)
}

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
    checkTls(tls)
  } catch (cause) {
    const wanted = `the private key of the certificate ${certFile}. Both must be in PEM`
    throw new UsageError(`${keyFile} is not ${wanted}, and the key must have no passphrase.`, { cause })
  }
  return tls
}

/** Checks that a server can use a certificate and its private key. @throws Error of OpenSSL if it cannot */
export function checkTls(tls: Tls): void {
  createSecureContext(tls)
  // `createSecureContext` ignores empty strings.
  new X509Certificate(tls.cert).checkPrivateKey(createPrivateKey(tls.key))
}
