/**
 * IDs of builds, containers and runs that begin after the start of a live sandbox, such as `run-chat-live-12`, the twelfth run
 * of app-chat.
 */

type LiveKind = 'build' | 'container' | 'run'

export function liveId(kind: LiveKind, appId: string, ...numbers: number[]): string {
  return [kind, appId.replace(/^app-/, ''), 'live', ...numbers].join('-')
}

/** Returns the integers in such an ID of the app; an empty list for any other ID. */
export function numbersIn(kind: LiveKind, appId: string, id: string): number[] {
  const numbers = id.split('-live-').at(-1)?.split('-').map(Number) ?? []
  if (numbers.length !== (kind === 'container' ? 2 : 1)) return []
  return numbers.every(Number.isSafeInteger) && liveId(kind, appId, ...numbers) === id ? numbers : []
}

/** Returns the possible IDs of the app to which a build belongs. */
export function appIdsOf(buildId: string): string[] {
  const [, name] = /^build-(.+)-live-\d+$/.exec(buildId) ?? []
  return name === undefined ? [] : [`app-${name}`, name]
}
