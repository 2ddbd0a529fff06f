/** A version as the parts by which it is ordered. */
export type Version = readonly [major: number, minor: number, patch: number]

/**
 * Reads a version as Semantic Versioning writes it. None with a prerelease or a build: npm would make the first the
 * `latest` of everybody, and drops the second.
 *
 * @returns undefined for anything else
 */
export function parseVersion(text: string): Version | undefined {
  const parts = text
    .match(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/)
    ?.slice(1)
    .map(Number)
  return parts && [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
}

/** Below 0 when the first one is the lower, as `sort` takes it. */
export function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}
