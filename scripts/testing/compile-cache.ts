import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Vitest calls it once before the tests: lets all processes that they start share what Node has compiled. Each would
 * otherwise strip the types of the same scripts, and compile the same packages, for longer than most of them then work.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'))
  process.env.NODE_COMPILE_CACHE = folder
  // Not in a teardown: the workers end after it, and then write what they have compiled themselves.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
