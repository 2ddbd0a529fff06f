import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Vitest global setup: the processes that tests start share compiled code. Otherwise most of them would compile for longer
 * than they work.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'))
  process.env.NODE_COMPILE_CACHE = folder
  // Not in a teardown: workers end after it and then write their compiled code.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
