import type { Service } from '../service/service.ts'

/** A value for a fixture and where it was found, as a phrase, or why none was found. */
export type Find = { value: string | string[]; how: string } | { why: string }

/** What a finder uses to look for fixtures. */
export interface Search<ApiService extends Service = Service> {
  /** The service. Equal requests of one search are sent once; their number is limited. */
  service: ApiService
  /** Returns a client whose requests have other text in open segments of the path. @param path the texts by name */
  at(path: Record<string, string>): ApiService['api']
  /** Whether the run has found that a resource with this ID no longer exists. */
  isGone(id: string): boolean
  /** The token of the run and those in the fixtures. */
  tokens: ReadonlySet<string>
  /** Parses the successful responses so far, each once. @param id only those to requests with this ID in the path */
  seen(id?: string): unknown[]
}

/** A function of a service. Methods are bivariant, so a tag may require a more specific service than `Service`. */
export type OfService<Argument, Returned, Further extends unknown[] = []> = {
  call(argument: Argument, ...further: Further): Returned
}['call']

/** Finds fixtures that are not given, and checks whether given ones exist. It sends only GETs. */
export interface Finder<ApiService extends Service = Service> {
  /** Names of the fixtures to find. Given ones are replaced only if they no longer exist. */
  finds: [string, ...string[]]
  /** Names of the fixtures to which these belong, such as the app of a container. */
  needs?: string[]
  /** Looks for the fixtures. A value must be confirmed by a response that shows that the resource exists. */
  find?: OfService<Search<ApiService>, Promise<Record<string, Find>>>
  /** Whether the resource that a fixture names exists; `undefined` if unknown. A 404 means that it does not. */
  exists?(service: ApiService, id: string, name: string): Promise<boolean | undefined>
  /** Looks up fixtures that a destructive run is about to use. @returns why some must not be used, by name */
  vet?: OfService<Search<ApiService>, Promise<Record<string, string>>>
}

/** Yields every text in JSON values, with the name of the field that has it; items of a list have the name of the list. */
export function* textsIn(values: unknown[], name = ''): Generator<[name: string, text: string]> {
  for (const value of values) {
    if (typeof value === 'string') yield [name, value]
    else if (Array.isArray(value)) yield* textsIn(value, name)
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) yield* textsIn([child], key)
  }
}

/** Returns the words in texts that have the form of a known ID and its beginning: `chat-2` for `chat-17`, for example. */
export function wordsLike(id: string, texts: string[]): string[] {
  const parts = id.split(/[^A-Za-z0-9]+/)
  // A single short part would match any word.
  if (parts.length < 2) return []
  // Without the lookbehind, the time would grow with the square of the length of a word.
  const words = texts.flatMap((text) => text.match(/(?<![A-Za-z0-9])[A-Za-z0-9]+(?:[-_.:][A-Za-z0-9]+)+/g) ?? [])
  const isAlike = (word: string) => word !== id && word.startsWith(id.slice(0, 3)) && countOf(word) === parts.length
  return [...new Set(words)].filter(isAlike)
}

const countOf = (word: string) => word.split(/[^A-Za-z0-9]+/).length
