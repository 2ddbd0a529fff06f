import type { Evidence } from '../engine/ledger.ts'

/** The variable for the run's own token; the other tokens have variables such as `MEMBER_TOKEN`. */
const OWN_TOKEN = 'API_TOKEN'

/**
 * Formats a shell command that repeats a request. Tokens are read from variables.
 *
 * @param target base URL of the service; for a name, such as `sandbox`, the command reads `$API_URL`
 * @returns undefined if the request cannot be repeated, because a part of it was redacted or cut, or a ledger edited by hand
 *   has a method or a token name that no run writes
 */
export function curlOf({ request }: Evidence, target: string): string | undefined {
  const { method, path, credential, body } = request
  if ([path, body].some((text) => text && /\*\*\*|…/.test(text))) return undefined
  if (!/^[A-Z]+$/.test(method) || !/^(tokens\.)?[\w, ]+$/.test(credential)) return undefined
  const url = URL.canParse(target) ? quoted(target.replace(/\/+$/, '') + path) : `"$API_URL"${quoted(path)}`
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    url,
    ...headerOf(credential),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `--data-raw ${quoted(body)}`]),
  ].join(' ')

  function headerOf(name: string): string[] {
    if (name === 'none') return []
    const invalid = { malformed: 'Basic bm9ib2R5Om5vdGhpbmc=', 'an unknown token': 'Bearer an-unknown-token' }[name]
    if (invalid) return [`-H 'Authorization: ${invalid}'`]
    const variable = name.startsWith('tokens.') ? `${name.slice('tokens.'.length).toUpperCase()}_TOKEN` : OWN_TOKEN
    return [`-H "Authorization: Bearer $${variable}"`]
  }
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
