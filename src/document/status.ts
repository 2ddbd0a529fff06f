/** The key of the documented response for a status: the status, its range such as `2XX`, or `default` for an error; undefined if none. */
export function documentedStatus({ responses }: { responses: object }, status: number): string | undefined {
  const keys = [...codesOf(status), ...(status >= 400 && status < 600 ? ['default'] : [])]
  return keys.find((key) => Object.hasOwn(responses, key))
}

/** The keys that a document may have for a status in particular: the status and its range. */
export const codesOf = (status: number) => [String(status), `${Math.floor(status / 100)}XX`]
