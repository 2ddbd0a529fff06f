import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './processes.ts'

const CONSUMERS = fileURLToPath(new URL('../package/testing/consumers/', import.meta.url))

/** Copies package/testing/consumers into a folder, and installs the tools that it pins. Needs the network. */
export async function installGenerators(folder: string): Promise<void> {
  await cp(CONSUMERS, folder, { recursive: true })
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
}

/** Runs an installed tool in the folder. @returns its standard output @throws Error with its output if it fails */
export const runTool = (folder: string, name: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'node_modules/.bin', name), ...args], folder)

/** Generates a client with hey-api and its recommended client for fetch. */
export const generateHeyApi = (folder: string, input: string, output: string) =>
  runTool(folder, 'openapi-ts', '-i', input, '-o', output, '-c', '@hey-api/client-fetch', '--no-log-file')
