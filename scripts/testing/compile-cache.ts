import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Vitest global setup: shares a compile cache among the processes that tests start. Without it, most of them would spend more
 * time compiling than working.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'))
  process.env.NODE_COMPILE_CACHE = folder
  // Not in a teardown, because workers end after it and write their compiled code when they end.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
