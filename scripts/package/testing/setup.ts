/** Vitest global setup of the package tests: installs the package, and the versions of Node and TypeScript and the Miniflare to test with. */
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from '../../../src/testing/run-script.ts'
import runtimes from '../../runtimes/package.json' with { type: 'json' }
import { run } from '../../testing/processes.ts'
import { INSTALL, installPackage } from '../install.ts'

/** Versions that are tested in addition to the project's own. */
const { 'node-22': OLDER_NODE, 'node-oldest': OLDEST_NODE } = runtimes.optionalDependencies
/** A version that the package does not support. */
const TOO_OLD_NODE = 'npm:node@20.20.2'
const OTHER_TYPESCRIPT = '6.0.3'
/** Runs workers locally. */
const MINIFLARE = '4.20260730.0'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed package. */
    tarball: string
    /** A folder with the installed package and the files of `apps/`. */
    app: string
    /** Node executables by version. */
    nodes: Record<string, string>
    /** Executable of the oldest Node that the package supports. */
    oldestNode: string
    /** Executable of a Node that is too old for the package. */
    tooOldNode: string
    /** TypeScript compilers by version. */
    compilers: Record<string, string>
    /** Path of the package Miniflare. */
    miniflare: string
  }
}

/** Installs the package and the tools in temporary folders, and provides their paths. @returns the teardown */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { node, typescript, 'typescript-7': newest } = manifest.devDependencies
  // Use the real path, because compilers print it.
  const app = await realpath(await mkdtemp(join(tmpdir(), 'package-')))
  const tools = await mkdtemp(join(tmpdir(), 'tools-'))
  await cp(join(import.meta.dirname, 'apps'), app, { recursive: true })
  // React and TanStack Query are development dependencies of the project.
  await mkdir(join(app, 'react'))
  await symlink(join(root, 'node_modules'), join(app, 'react/node_modules'))
  const [tarball] = await Promise.all([installPackage(app), installTools(tools)])
  const executable = (folder: string, path: string) => join(folder, 'node_modules', path)
  provide('tarball', tarball)
  provide('app', app)
  provide('nodes', {
    [OLDER_NODE.replace(/.*@/, '')]: executable(tools, 'node-22/bin/node'),
    [node]: executable(root, 'node/bin/node'),
  })
  provide('oldestNode', executable(tools, 'node-oldest/bin/node'))
  provide('tooOldNode', executable(tools, 'node-too-old/bin/node'))
  provide('compilers', {
    [typescript]: executable(root, 'typescript/bin/tsc'),
    [OTHER_TYPESCRIPT]: executable(tools, 'typescript/bin/tsc'),
    [newest.replace(/.*@/, '')]: executable(root, 'typescript-7/bin/tsc'),
  })
  provide('miniflare', executable(tools, 'miniflare'))
  return async () => {
    for (const folder of [app, tools]) await rm(folder, { recursive: true })
  }
}

async function installTools(folder: string): Promise<void> {
  // Allow the install script of the package `node`, which downloads the executable.
  const app = {
    private: true,
    dependencies: {
      ...{ 'node-22': OLDER_NODE, 'node-oldest': OLDEST_NODE, 'node-too-old': TOO_OLD_NODE },
      typescript: OTHER_TYPESCRIPT,
      miniflare: MINIFLARE,
    },
    allowScripts: { node: true },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(app))
  await run('npm', INSTALL, folder)
}
