/** Quotes text for a POSIX shell. */
export const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A request. All but the method are words of a POSIX shell: quoted texts, which may contain variables. */
interface CurlRequest {
  method: string
  url: string
  /** Each as one word, such as `'Range: bytes=0-9'`. The Content-Type of a body is added. */
  headers: string[]
  /** JSON. */
  body?: string | undefined
  /** Whether to show the status and headers of the response. */
  showsHead?: boolean
}

/** Writes a request as a curl command: the command with the URL, then its options. Join them with spaces, or see {@link inLines}. */
export function curlCommand({ method, url, headers, body, showsHead = false }: CurlRequest): string[] {
  return [
    // Without -g, curl expands brackets and braces in the URL.
    ['curl', ...(showsHead ? ['-i'] : []), ...(/[[\]{}]/.test(url) ? ['-g'] : []), url].join(' '),
    ...(method === 'GET' && body === undefined ? [] : [`-X ${method}`]),
    ...headers.map((header) => `-H ${header}`),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `--data-raw ${body}`]),
  ]
}

/** Writes a command with each option on a line of its own. */
export function inLines(command: readonly string[]): string[] {
  return command.map((part, at) => `${at === 0 ? '' : '  '}${part}${at === command.length - 1 ? '' : ' \\'}`)
}
