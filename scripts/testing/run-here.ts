import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runCommand } from '../../src/command.ts'
import type { Finished } from '../../src/testing/run-script.ts'
import { parseLedger } from '../../src/verifier/reports/ledger-json.ts'

/**
 * Runs a verb as the command does, but in this process, because starting one takes longer than most verbs. Not for tests that run
 * concurrently: it replaces the console.
 *
 * @param env variables besides those of this process. Without API_TOKEN, there is no token
 * @returns the exit code, and what was printed
 */
export async function runHere(
  verb: (args: string[]) => Promise<void>,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  const printed = { stdout: '', stderr: '' }
  const collect = (name: keyof typeof printed) => (text: unknown) => {
    printed[name] += `${text}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(collect('stdout')),
    vi.spyOn(console, 'error').mockImplementation(collect('stderr')),
    // A command handles errors of its streams until it ends; this process goes on.
    ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'on').mockReturnThis()),
  ]
  const given = { NO_COLOR: '1', API_TOKEN: undefined, GITHUB_ACTIONS: undefined, ...env }
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  try {
    await runCommand(() => verb(args))
    return { ...printed, code: Number(process.exitCode ?? 0) }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.exitCode = undefined
  }
}

/** The ledger of the only target in a folder of reports, and its path. */
export function ledgerIn(reports: string) {
  const path = join(reports, readdirSync(reports)[0] ?? '', 'ledger.json')
  return { path, ledger: parseLedger(readFileSync(path, 'utf8'), path) }
}
