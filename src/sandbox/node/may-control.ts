import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** What lets requests use `/_sandbox/…` besides the control token. */
export interface Openness {
  /** Also lets requests from other machines use the controls; never those of proxies and of web pages of other origins. */
  openControl?: boolean
  /** Address or name that the server listens on: with `openControl`, a valid host of the URL, like every IP address. */
  host?: string
  /** Origins of web pages that may read responses. Default: all. */
  allowOrigins?: readonly string[] | undefined
}

/** Headers of proxies. A proxy on this machine makes every client look local. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request may use `/_sandbox/…` without the control token. The address of the client is not enough: a web page
 * could use the controls through the user's browser, from its own origin or with a host name that resolves to this machine
 * (DNS rebinding).
 */
export function mayControl(
  {
    socket,
    headers,
    url = '',
  }: Pick<IncomingMessage, 'headers' | 'url'> & { socket: { remoteAddress?: string | undefined } },
  { openControl = false, host, allowOrigins }: Openness,
): boolean {
  if (OF_PROXIES.some((name) => name in headers)) return false
  const isLocal = isLoopback(socket.remoteAddress ?? '')
  // The host of an absolute URL overrides the header (RFC 9112, section 3.2.2). HTTP/1.0 needs neither.
  const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host
  const name = authority === undefined ? undefined : hostOf(authority)
  const isKnown = (known: string) =>
    isLoopback(known) || (openControl && (isIP(known) > 0 || known === host?.toLowerCase()))
  if (!(isLocal || openControl) || !(name === undefined || isKnown(name))) return false

  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  // Browsers omit Origin when a page embeds an image or script, or the user follows a link.
  if (origin === undefined) return !['cross-site', 'same-site'].includes(String(site)) || mode === 'navigate'
  if (origin.toLowerCase() === `http://${authority}`.toLowerCase()) return true
  const isAllowed = allowOrigins?.includes(origin) ?? true
  return isLocal && isAllowed && /^https?:\/\//.test(origin) && isLoopback(hostOf(origin.replace(/^https?:\/\//, '')))
}

function hostOf(authority: string): string {
  const host = authority.toLowerCase().replace(/:\d+$/, '')
  return host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

/** Whether an address or host name is that of this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host)
}
