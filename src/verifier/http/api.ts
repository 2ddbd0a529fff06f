/** What sending requests to an API depends on, beyond its document. */
export interface Api {
  /**
   * The path parameter with the ID of what a run stays within, such as a project, and the name of the fixture with that ID. Requests
   * for another one are refused.
   */
  tenant: string
  /**
   * Literal segments of documented paths in whose place a service may have other text. Each is the name of a fixture; without the
   * fixture, requests have the documented text.
   */
  openSegments: readonly string[]
  /** Whether a fixture is a token, which no report may show. */
  isToken(fixture: string): boolean
}

/** A path as segments, each with the name of the parameter or of the open segment that it is, if it is one. */
export function segmentsOf(path: string, { openSegments }: Pick<Api, 'openSegments'>) {
  return path.split('/').map((text) => {
    const isParameter = text.startsWith('{')
    const name = isParameter ? text.slice(1, -1) : openSegments.includes(text) ? text : undefined
    return { text, name, isParameter }
  })
}
