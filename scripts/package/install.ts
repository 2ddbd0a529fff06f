import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import { run } from '../testing/processes.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64'
/** The package with the executable for this machine. The package `node` would start npm again to install it. */
const NODE = `${isAppleSilicon ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** The runtimes in which the tests run the package. */
export const RUNTIMES = {
  // The oldest Node that the package supports, a newer one, and one that is too old.
  'node-oldest': `npm:${NODE}@22.13.0`,
  'node-22': `npm:${NODE}@22.23.3`,
  'node-too-old': `npm:${NODE}@20.20.2`,
  bun: '1.4.5',
  deno: '2.9.6',
  miniflare: '4.20260730.0',
  // The version that Miniflare needs, so that it is installed once.
  workerd: '1.20260730.1',
}

/** The outside tools that the tests of the package use, with what generated clients import. */
export const TOOLS = {
  pnpm: '10.34.5',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  typescript: '5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  '@hey-api/openapi-ts': '0.99.0',
  oazapfts: '7.5.0',
  '@oazapfts/runtime': '1.2.0',
  'openapi-zod-client': '1.18.3',
  '@zodios/core': '10.9.6',
  axios: '1.21.1',
  zod: '3.25.76',
  'swagger-typescript-api': '13.13.0',
  'dockerfile-utils': '0.16.3',
  dclint: '3.1.0',
  express: '5.3.0',
  'express-openapi-validator': '5.6.2',
}

/** The generators whose clients the bench compares with ours, with the compiler that one of them needs. */
export const CONTENDERS = {
  '@hey-api/openapi-ts': TOOLS['@hey-api/openapi-ts'],
  orval: '8.38.0',
  typescript: TOOLS.typescript,
}

// Because our versions are exact, npm need not ask for newer ones.
const INSTALL = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline']

/**
 * Packs the built package and installs it in a folder, with what `project-resources/raw` needs.
 *
 * @returns the path of the packed package, which is in the folder, too
 */
export async function installPackage(app: string): Promise<string> {
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', app], ROOT)
  const tarball = join(app, JSON.parse(packed)[0].filename)
  // The tests import the first name, and the snippets of the guides the second.
  const names = new Set(['project-resources', manifest.name])
  await installApp(app, ...[...names].map((name) => `${name}@file:${tarball}`), pinned('openapi-fetch'))
  return tarball
}

/** A development dependency of the project at its version. */
export const pinned = (name: keyof typeof manifest.devDependencies) => `${name}@${manifest.devDependencies[name]}`

/** Makes a folder an app with these packages. */
export async function installApp(folder: string, ...packages: string[]): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'app', type: 'module', private: true }))
  await run('npm', [...INSTALL, ...packages], folder)
}

/** Installs packages at their pinned versions in an empty folder, without running their scripts. Needs the network. */
export async function installTools(folder: string, dependencies: Record<string, string>): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }))
  await run('npm', [...INSTALL, '--ignore-scripts'], folder)
}

/** Runs an installed tool in the folder. @returns its standard output @throws Error with its output if it fails */
export const runTool = (folder: string, name: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'node_modules/.bin', name), ...args], folder)

export const generateHeyApi = (folder: string, input: string, output: string) =>
  runTool(folder, 'openapi-ts', '-i', input, '-o', output, '-c', '@hey-api/client-fetch', '--no-log-file')
