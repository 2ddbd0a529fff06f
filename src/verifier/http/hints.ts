/** Words for messages about connections and redirects: the likely cause, and what to do. */

/** Codes of TLS errors that concern the certificate of the service. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]
/** Codes of TLS errors that trusting another CA cannot mend. */
const INVALID = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'CERT_REVOKED']
const WRONG_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID'
/** Codes of TLS errors for what is no TLS at all, such as the response of a port that speaks HTTP. */
const NOT_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']
/** Path segments of pages that ask for a login. */
const LOGIN = /(^|[/._-])(log-?in|sign-?in|sso|saml|oauth2?|oidc|auth|authorize)([/._-]|$)/i

/** Whether an error of TLS is certain to come again. */
export const isTlsError = (code: string) => [...UNTRUSTED, ...INVALID, WRONG_NAME, ...NOT_TLS].includes(code)

/** The reason for a network error in words. OpenSSL's own message contains names of its source files. */
export const reasonOf = (code: string, message: string) =>
  NOT_TLS.includes(code) ? 'the port does not speak TLS' : message

/** Says what to do about a failed connection; empty if unknown. Begins with a separator. */
export function hintFor(code: string, url: string, env: NodeJS.ProcessEnv = process.env): string {
  const { protocol, hostname } = new URL(url)
  if (UNTRUSTED.includes(code)) {
    return `. If you trust the certificate, set NODE_EXTRA_CA_CERTS to a PEM file with it or its CA; it must be valid for the host name ${hostname}`
  }
  if (INVALID.includes(code)) return '. Renew the certificate; NODE_EXTRA_CA_CERTS does not help'
  if (code === WRONG_NAME) {
    return `. Use a URL with a host name of the certificate, or issue it for ${hostname}; NODE_EXTRA_CA_CERTS does not help`
  }
  if (NOT_TLS.includes(code)) return '. Use http instead of https in the URL, or the TLS port'
  const names = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  const proxy = names.find((name) => env[name])
  if (proxy === undefined) return ''
  return env.NODE_USE_ENV_PROXY === '1'
    ? `. The request goes through the proxy in ${proxy}, unless NO_PROXY names ${hostname}`
    : `. ${proxy} is set, but Node uses it only with NODE_USE_ENV_PROXY=1 (Node 22.21, 24 and later)`
}

/** Names the target of a redirect, without its query, and the likely cause; `undefined` if the response is no redirect. */
export function redirectOf(
  from: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): string | undefined {
  if (status < 300 || status > 399 || status === 304) return undefined
  const location = headers.get('location')
  if (location === null) return 'without a Location, so check the base URL'
  const to = URL.parse(location, from)
  if (!to) return 'to an invalid Location, so check the base URL'
  const was = new URL(from)
  // Without the path of the request, the redirects of all operations have the same text.
  const isSlashed = to.pathname === `${was.pathname}/`
  const isSame = to.pathname === was.pathname
  const path = isSlashed ? ', with a slash after the path' : isSame ? ', with the same path' : to.pathname
  return `to ${to.origin}${path}: ${causeOf(was, to)}`
}

function causeOf(from: URL, to: URL): string {
  const isSamePath = from.pathname === to.pathname
  if (LOGIN.test(to.pathname))
    return 'probably a login page, so check the token and whether a gateway needs its own login'
  if (isSamePath && from.hostname === to.hostname && from.protocol === 'http:' && to.protocol === 'https:')
    return 'use https in the base URL'
  if (from.hostname !== to.hostname) return 'another host, so check the base URL'
  if (`${from.pathname}/` === to.pathname) return 'the documented paths end without one'
  return from.origin === to.origin && isSamePath ? 'the same URL' : 'check the base URL'
}
