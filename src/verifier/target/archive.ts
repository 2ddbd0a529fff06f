import type { Target } from './types.ts'

type Download = Pick<Target, 'fetchRange'>['fetchRange']

/** Returns {@link Target.fetchRange}. @param send sends a request without a credential, and retries it */
export function createDownload(
  baseUrl: string,
  send: (request: Request) => Promise<{ status: number; bytes: Buffer }>,
): Download {
  return async (url, first, last) => {
    const refusal = whyNotDownload(url, baseUrl)
    if (refusal !== undefined) return refusal
    const range = last === undefined ? `${first}` : `${first}-${last}`
    const { status, bytes } = await send(new Request(url, { headers: { Range: `bytes=${range}` } }))
    if (status === 206) return bytes
    if (status === 200) return 'the presigned URL returned the whole archive instead of the range'
    return `the presigned URL returned ${status}, expected 206`
  }
}

/** Why a run must not download from a URL in a response; `undefined` if it may. @param baseUrl of the service */
function whyNotDownload(url: string, baseUrl: string): string | undefined {
  const protocol = URL.parse(url)?.protocol
  if (protocol !== 'http:' && protocol !== 'https:') return 'the presigned URL is not an http or https URL'
  // A service on a public address must not make the run call private addresses.
  return isInside(url) && !isInside(baseUrl) ? 'the presigned URL points to a private address' : undefined
}

/** Whether a URL points to this machine or a private network, judged by the host name or IP address. */
function isInside(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {}
  return /^(localhost|.*\.localhost|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[(::1?|f[cde].*|::ffff:.*)\])$/.test(
    hostname.replace(/\.$/, ''),
  )
}
