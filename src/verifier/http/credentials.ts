/** Name of the token of the run in reports. */
export const RUN_TOKEN = 'the token of the run'
const NONE = 'none'
const UNKNOWN = 'an unknown token'
export const LONGER_TOKEN = `${RUN_TOKEN} with a further character`
export const CHANGED_TOKEN = `${RUN_TOKEN} with another last character`

/**
 * Authorization headers that a service must reject, by their names in reports. Reports rebuild a header from its name,
 * so each name has exactly one header.
 *
 * @param token a valid token; three headers differ from it only at the end
 */
export function badCredentials(
  token: string,
): Record<'none' | 'malformed' | 'unknown', Record<string, string | undefined>> {
  const start = token.slice(0, -1)
  return {
    none: { [NONE]: undefined },
    malformed: { 'a Basic credential': 'Basic bm9ib2R5Om5vdGhpbmc=', [`${RUN_TOKEN} without "Bearer"`]: token },
    unknown: {
      [UNKNOWN]: 'Bearer a-token-that-was-never-issued',
      ...(start && {
        [`${RUN_TOKEN} without its last character`]: `Bearer ${start}`,
        [CHANGED_TOKEN]: `Bearer ${start}${token.endsWith('x') ? 'y' : 'x'}`,
      }),
      [LONGER_TOKEN]: `Bearer ${token}.`,
    },
  }
}

/**
 * Names the credentials of a run by their Authorization headers. Tokens of responses can be added.
 *
 * @param tokens those of the fixtures
 */
export function createCredentials(token: string, tokens: Iterable<[name: string, value: string]>) {
  const names = new Map<string | undefined, string>()
  for (const group of Object.values(badCredentials(token)))
    for (const [name, header] of Object.entries(group)) names.set(header, name)
  for (const [name, value] of tokens) names.set(`Bearer ${value}`, name)
  names.set(`Bearer ${token}`, RUN_TOKEN)
  return {
    add(value: string, name: string) {
      if (!names.has(`Bearer ${value}`)) names.set(`Bearer ${value}`, name)
    },
    nameOf: (header: string | null) => names.get(header ?? undefined) ?? UNKNOWN,
  }
}
