/** Vitest global setup of the package tests: installs the package, and the runtimes and tools to test it with. */
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../../../src/testing/run-script.ts'
import { installPackage, installTools, RUNTIMES, TOOLS } from '../install.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed package. */
    tarball: string
    /** A folder with the installed package and the files of `apps/`. */
    app: string
    /** A folder with the runtimes, whose `node_modules` contains the packages. */
    runtimes: string
    /** A folder with the tools, like that of the runtimes. */
    tools: string
  }
}

/** Installs them in temporary folders, and provides their paths. @returns the teardown */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Use the real paths, because compilers print them.
  const makeFolder = async (name: string) => realpath(await mkdtemp(join(tmpdir(), `${name}-`)))
  const app = await makeFolder('package')
  const runtimes = await makeFolder('runtimes')
  const tools = await makeFolder('tools')
  await cp(join(import.meta.dirname, 'apps'), app, { recursive: true })
  // React and TanStack Query are development dependencies of the project.
  await mkdir(join(app, 'react'))
  await symlink(join(root, 'node_modules'), join(app, 'react/node_modules'))
  const [tarball] = await Promise.all([
    installPackage(app),
    // Two at once, because npm uses one core.
    installTools(runtimes, RUNTIMES),
    installTools(tools, TOOLS),
  ])
  provide('tarball', tarball)
  provide('app', app)
  provide('runtimes', runtimes)
  provide('tools', tools)
  return async () => {
    for (const folder of [app, runtimes, tools]) await rm(folder, { recursive: true })
  }
}
