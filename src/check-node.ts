/** Oldest supported version of Node, the same as in package.json: earlier ones lack language features that the package uses. */
export const OLDEST_NODE = '22.13'

/**
 * Returns why the package cannot run in this version of Node; `undefined` if it can, or if this is another runtime.
 *
 * @param versions those of the runtime; Deno and Bun also have the version of a Node that they resemble
 */
export function oldNodeMessage(
  versions: Partial<NodeJS.ProcessVersions> = globalThis.process?.versions ?? {},
): string | undefined {
  const { node, deno, bun } = versions
  if (!node || deno || bun || !isOlder(node, OLDEST_NODE)) return undefined
  return `project-resources needs Node ${OLDEST_NODE} or later; this is Node ${node}.`
}

/** Compares versions by their first two numbers. `localeCompare` would take longer than the rest of the command. */
function isOlder(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major === otherMajor ? minor < otherMinor : major < otherMajor
}

/** @throws Error if this version of Node is too old */
export function checkNode(): void {
  const message = oldNodeMessage()
  if (!message) return
  const error = new Error(message)
  // With a stack, Node would print the line that throws, which is minified in the package.
  error.stack = `Error: ${message}`
  throw error
}
