import { createCore, type Sandbox, type SandboxOptions } from './core.ts'
import { consolePage } from './page.ts'
import { expandSeed } from './seed/expand.ts'

export type { Sandbox, SandboxOptions } from './core.ts'

/**
 * Creates a sandbox. Sandboxes share nothing, need no port, and run wherever `fetch` does.
 *
 * @throws InvalidSeed if `seed` or `snapshot` is invalid
 * @throws RangeError if an option is unknown, `now` is not a valid moment, `live` or `latency` is invalid, or a scenario,
 *   switch or value of a switch is unknown
 * @throws TypeError if `codehost` is not one path segment
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createCore({ ...options, page: options.page ?? consolePage }, expandSeed)
}
