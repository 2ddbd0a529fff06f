import { execFileSync } from 'node:child_process'

/** Runs git in a folder, without the settings of the person who runs the tests, such as hooks and commit signing. */
export function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_COMMITTER_DATE: '2026-11-23T12:00:00Z' },
    },
  })
}
