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
  if (!node || deno || bun || node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) >= 0) return undefined
  return `project-resources needs Node ${OLDEST_NODE} or later; this is Node ${node}.`
}

/** Throws an Error if this version of Node is too old for the package. */
export function checkNode(): void {
  const message = oldNodeMessage()
  if (message) throw new Error(message)
}
