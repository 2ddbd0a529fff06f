import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { root } from '../../testing/run-script.ts'

/**
 * Returns the start of a command that runs a program in new Linux namespaces. Undefined, with a warning, where that is not
 * permitted. @param options such as `--mount`. @throws Error if that happens as root in CI, where these tests must run
 */
export function unshare(...options: string[]): string[] | undefined {
  // Other users than root need a user namespace, which not all systems permit.
  const commands = [[], ['--user', '--map-root-user']].map((more) => ['unshare', ...more, ...options])
  const found = commands.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0)
  const problem = `Tests that need \`unshare ${options.join(' ')}\` are skipped: this system does not permit it.`
  if (!found && process.env.CI && process.getuid?.() === 0) throw new Error(problem)
  if (!found) console.warn(problem)
  return found
}

/**
 * Mounts a file system of limited size on a folder, for programs that `wrapper` runs, until the test ends.
 *
 * @param mount the result of {@link unshare} with `--mount`
 * @param size such as `512k`
 */
export async function mountDisk(mount: readonly string[], folder: string, size: string) {
  const script = 'mount -t tmpfs -o "size=$1" tmpfs "$2" && echo mounted && exec sleep infinity'
  const [command = '', ...args] = [...mount, 'sh', '-c', script, 'sh', size, folder]
  const { pid, stdout } = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void process.kill(Number(pid), 'SIGKILL'))
  await once(stdout, 'data')
  const user = mount.includes('--user') ? ['--user', '--preserve-credentials'] : []
  return {
    /** Start of a command that runs a program to which the disk is visible. */
    wrapper: ['nsenter', '--target', String(pid), '--mount', ...user, `--wd=${root}`],
    /** Path of the folder for this process. */
    path: `/proc/${pid}/root${folder}`,
  }
}
