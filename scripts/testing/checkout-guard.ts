import { execFile } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { root } from '../../src/testing/run-script.ts'

const run = promisify(execFile)

/** Paths that may change, including the canary of .ci/run. */
const EXCLUDED = ['dist', 'node_modules', '.canary-*'].map((path) => `:(exclude)${path}`)

/** Variables that git sets in hooks. They would make git commands in tests use the checkout, whatever their folder. */
const GIT_HOOK_VARIABLES = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
  'GIT_PREFIX',
]

const MAX_LINES = 20

/**
 * Vitest global setup that must come before all others: deletes {@link GIT_HOOK_VARIABLES} and, except in watch mode, guards
 * the checkout. The returned function runs after all tests and fails the run if the checkout has changed.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  for (const name of GIT_HOOK_VARIABLES) delete process.env[name]
  // In watch mode, people edit files while the tests run.
  return vitest.config.watch ? undefined : guardCheckout(root)
}

/**
 * Records the git state of a checkout: commit, changes to tracked files, and untracked files, including ignored ones.
 *
 * @returns a function that throws an Error that lists the changes, if there are any
 */
export async function guardCheckout(folder: string): Promise<() => Promise<void>> {
  const before = await gitState(folder)
  return async () => {
    const after = await gitState(folder)
    const changes = [
      ...linesOnlyIn(before, after).map((line) => `before: ${line}`),
      ...linesOnlyIn(after, before).map((line) => `after: ${line}`),
    ]
    if (changes.length === 0) return
    throw new Error(
      `The checkout changed during the tests, which may write only to dist/ and temporary folders. If you edited it yourself, run the tests again. Changes (at most ${MAX_LINES} lines):\n${changes.slice(0, MAX_LINES).join('\n')}`,
    )
  }
}

function linesOnlyIn(one: string[], other: string[]): string[] {
  const known = new Set(other)
  return one.filter((line) => !known.has(line))
}

/** The git state as lines, or why there is none. In an unpacked archive, nothing is checked. */
async function gitState(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, '.git'))) return ['not a clone']
  // Allow a checkout that belongs to another user, and leave the index unlocked for a concurrent commit.
  const options = ['-c', 'safe.directory=*', '--no-optional-locks']
  const git = async (...args: string[]) =>
    (await run('git', [...options, ...args], { cwd: folder, maxBuffer: 2 ** 30 })).stdout
  const paths = ['--', '.', ...EXCLUDED]
  try {
    const texts = [
      `HEAD ${await git('rev-parse', 'HEAD')}`,
      await git('status', '--porcelain', ...paths),
      await git('diff', 'HEAD', '--binary', ...paths),
    ]
    const untracked = (await git('ls-files', '--others', '-z', ...paths)).split('\0').filter(Boolean)
    return [
      ...texts.flatMap((text) => text.split('\n')).filter(Boolean),
      ...untracked.map((path) => {
        const stat = lstatSync(join(folder, path), { throwIfNoEntry: false })
        return `${path}, ${stat?.size} bytes, changed at ${stat?.mtimeMs}`
      }),
    ]
  } catch (error) {
    // git fails if there is no commit yet, for example; its message is the same before and after the tests.
    return [`git: ${(error as Error).message}`]
  }
}
