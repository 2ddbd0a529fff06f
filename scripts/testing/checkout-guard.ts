import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../../src/testing/run-script.ts'

/** Name prefix of canaries: untracked files that no command may touch. */
export const CANARY_PREFIX = '.canary-'

/** Paths that may change, including canaries of other runs. */
const EXCLUDED = ['dist', 'node_modules', `${CANARY_PREFIX}*`].map((path) => `:(exclude)${path}`)

/** Vitest global setup, the first of its project: after all tests, fails the run if the checkout has changed. */
export function setup({ vitest }: TestProject): (() => void) | undefined {
  // Git hooks set these; they would make git commands in tests use the checkout, whatever their folder.
  for (const name of ['DIR', 'WORK_TREE', 'INDEX_FILE', 'OBJECT_DIRECTORY', 'COMMON_DIR', 'PREFIX']) {
    delete process.env[`GIT_${name}`]
  }
  // In watch mode, people edit files meanwhile.
  return vitest.config.watch ? undefined : guardCheckout(root)
}

/**
 * Puts a canary into a checkout and records its git state: commit, changes to tracked files, and names of untracked files,
 * including ignored ones.
 *
 * @returns a function that removes the canary and throws an Error listing any changes
 */
export function guardCheckout(folder: string): () => void {
  const before = gitState(folder)
  const canary = join(folder, CANARY_PREFIX + randomUUID())
  const remove = () => rmSync(canary, { force: true })
  // A signal ends Vitest without a teardown.
  process.once('exit', remove)
  writeFileSync(canary, 'A canary of the tests. If no test is running, delete it.\n', { flag: 'wx' })
  return () => {
    const after = [...gitState(folder), ...(existsSync(canary) ? [] : [`${canary} is gone`])]
    remove()
    process.off('exit', remove)
    const changes = [
      ...before.filter((line) => !after.includes(line)).map((line) => `before: ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `after: ${line}`),
    ]
    if (changes.length === 0) return
    throw new Error(
      `The checkout changed during the tests, which may write only to dist/ and temporary folders. If you edited it meanwhile, run them again:\n${changes.slice(0, 20).join('\n')}`,
    )
  }
}

/** The git state as lines, or why there is none: in an unpacked archive, only the canary guards. */
function gitState(folder: string): string[] {
  if (!existsSync(join(folder, '.git'))) return ['not a clone']
  // Allow a checkout of another user, and leave the index unlocked for a concurrent commit.
  const options = ['-c', 'safe.directory=*', '--no-optional-locks']
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30, stdio: 'pipe' })
  const paths = ['--', '.', ...EXCLUDED]
  try {
    const status = git('status', '--porcelain', '--ignored', '--untracked-files=all', ...paths)
    return `HEAD ${git('rev-parse', 'HEAD')}${status}${git('diff', 'HEAD', '--binary', ...paths)}`.split('\n')
  } catch (error) {
    // For example no commit yet: the same before and after.
    return [`git: ${(error as Error).message}`]
  }
}
