import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { parseArgs } from 'node:util'
import { checkBaseUrl } from '../../../client/checks.ts'
import { UsageError } from '../../../command.ts'

export const ACCESS_OPTIONS = {
  'control-token': { type: 'string' },
  'open-control': { type: 'boolean', default: false },
  'allow-origin': { type: 'string', multiple: true },
  'public-url': { type: 'string' },
} as const

export const ACCESS_HELP = `\
  --control-token TOKEN
                   lets requests with the header X-Sandbox-Control-Token: TOKEN use /_sandbox/… (reset, clock, faults,
                   switches) from anywhere (default: the environment variable SANDBOX_CONTROL_TOKEN, which other users
                   of this machine cannot see; without a token, only direct requests from this machine)
  --open-control   lets other machines use /_sandbox/… without a token, if they are not behind a proxy and the URL
                   contains an IP address or the name in --host; never web pages of other origins. Excludes a control
                   token
  --allow-origin ORIGIN
                   lets only web pages of this origin, such as https://app.example.com, read responses, also if they
                   send credentials ('include'); can be repeated (default: all pages, without credentials)
  --public-url URL
                   public URL of the sandbox behind a proxy, such as https://example.com/sandbox: used in download URLs
                   and in the links that the command prints. The proxy must strip its path (default: the URL of each
                   request)`

type AccessValues = ReturnType<typeof parseArgs<{ options: typeof ACCESS_OPTIONS }>>['values']

/**
 * Checks the options of {@link ACCESS_OPTIONS}. An empty environment variable sets no token.
 *
 * @throws UsageError; its message does not contain the token
 */
export function accessOptions(values: AccessValues, env: NodeJS.ProcessEnv) {
  const { 'open-control': openControl, 'allow-origin': allowOrigins } = values
  const [name, controlToken] =
    values['control-token'] === undefined
      ? ['SANDBOX_CONTROL_TOKEN', env.SANDBOX_CONTROL_TOKEN || undefined]
      : ['--control-token', values['control-token']]
  if (controlToken !== undefined && !/^[!-~]+$/.test(controlToken)) {
    throw new UsageError(`${name} needs a token of printable ASCII characters without spaces.`)
  }
  if (openControl && controlToken !== undefined) {
    throw new UsageError(`--open-control lets other machines in without the token of ${name}; use one of them.`)
  }
  if (openControl && values['public-url'] !== undefined) {
    throw new UsageError(
      '--open-control lets no request in behind a proxy, which --public-url announces; use a control token.',
    )
  }
  for (const origin of allowOrigins ?? []) {
    const problem = originProblem('--allow-origin', origin)
    if (problem) throw new UsageError(problem)
  }
  return { controlToken, openControl, allowOrigins, publicUrl: publicUrlOf(values['public-url']) }
}

function publicUrlOf(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : checkBaseUrl('--public-url', text)
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause })
  }
}

/** Says why browsers cannot send an Origin header with this value, if so. Apps in a shell have schemes such as `capacitor:`. */
export function originProblem(option: string, text: string): string | undefined {
  const isOrigin = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*\\]+$/.test(text) && URL.canParse(text)
  const { origin } = isOrigin ? new URL(text) : { origin: undefined }
  // URL knows the origins of only some schemes.
  if (isOrigin && (origin === text || origin === 'null')) return undefined
  const wanted = 'a scheme and a host without a path, such as https://app.example.com or http://localhost:3000'
  return `${option} must be ${wanted}; it is "${text}".`
}

export function exposureWarning(
  url: string,
  { controlToken, openControl, publicUrl }: ReturnType<typeof accessOptions>,
): string {
  const allowed = [
    ...(publicUrl ? [] : ['requests from this machine']),
    ...(controlToken ? ['requests with the control token'] : []),
  ]
  const controls = openControl
    ? '--open-control also lets them use /_sandbox (reset, clock, faults, switches), except through a web page of another origin'
    : allowed.length === 0
      ? 'nobody can use /_sandbox, because --public-url needs a control token for it'
      : `/_sandbox stays limited to ${allowed.join(' and ')}`
  return `Warning: everyone who can reach port ${new URL(url).port || (url.startsWith('https') ? 443 : 80)} of this machine can use the API, with public tokens unless the seed has its own; ${controls}.`
}

/** What lets requests use `/_sandbox/…` besides the control token. */
export interface Openness {
  /** Also lets requests from other machines use the controls; never those of proxies and of web pages of other origins. */
  openControl?: boolean
  /** Address or name that the server listens on: with `openControl`, a valid host of the URL, like every IP address. */
  host?: string
  /** Origins of web pages that may read responses. Default: all. */
  allowOrigins?: readonly string[] | undefined
  /** Public URL behind a proxy, which makes every client look local: then no request may use the controls without the token. */
  publicUrl?: string | undefined
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
  { openControl = false, host, allowOrigins, publicUrl }: Openness,
): boolean {
  if (publicUrl !== undefined || OF_PROXIES.some((name) => name in headers)) return false
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
  const scheme = 'encrypted' in socket ? 'https' : 'http'
  if (origin.toLowerCase() === `${scheme}://${authority}`.toLowerCase()) return true
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
