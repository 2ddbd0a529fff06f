import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// A finding has a state, one of ok, warning and trouble, what was found and, but for ok, what to do.

/** The project's top level. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export const ok = (what) => ({ state: 'ok', what })
export const warning = (what, todo) => ({ state: 'warning', what, todo })
export const trouble = (what, todo) => ({ state: 'trouble', what, todo })

/** Reads a JSON file of the project; undefined where there is none that can be read. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(`${root}${path}`, 'utf8'))
  } catch {
    return undefined
  }
}

/** What a program prints as its version, without a `v`; undefined where it cannot be run. */
export function versionOf(command) {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 5_000 })
  return status === 0 ? stdout.match(/\d+(\.\d+)+/)?.[0] : undefined
}

/** Whether a version is another one or later, by the numbers that the other one has. */
export function isAtLeast(version, other) {
  const [own, least] = [version, other].map((each) => each.split('.').map(Number))
  const at = least.findIndex((number, place) => (own[place] ?? 0) !== number)
  return at === -1 || (own[at] ?? 0) > least[at]
}
