/** Runs snippets of the guides as their readers do: in a folder where the package is installed, against a sandbox. */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/api/sandbox.ts'
import { serve } from '../../../src/sandbox/testing/server.ts'
import { root, startScript } from '../../../src/testing/run-script.ts'
import { temporaryFolder } from '../../../src/testing/temporary-folder.ts'
import { examples, writeExamples } from '../../testing/readme.ts'

/** The environment of the snippets. */
export const ENV = { API_TOKEN: 'sandbox-owner-token', PROJECT_ID: 'p-sandbox', PORT: '0' }

/** Serves a new sandbox until the test ends. */
export async function serveNew(options?: SandboxOptions) {
  const sandbox = createSandbox(options)
  return { sandbox, url: (await serve(sandbox)).url }
}

/** Prepares a folder with all snippets, which can import the package by name, for the tests of a file. */
export function withSnippets() {
  const folder = temporaryFolder(afterAll)
  beforeAll(async () => {
    const installed = join(folder, 'node_modules', manifest.name)
    await mkdir(dirname(installed), { recursive: true })
    await symlink(root, installed)
    for (const name of ['msw', 'undici', '@tanstack', 'react', 'vitest'])
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    await writeFile(join(folder, 'token.txt'), 'sandbox-owner-token\n')
    await writeExamples(folder)
  })

  /** Writes a snippet, changed by `edit`, for the sandbox at `url`. Returns its file. */
  async function writeSnippet(name: string, url: string, edit = (code: string) => code): Promise<string> {
    const file = `run-${name}`
    await writeFile(join(folder, file), edit(examples.get(name) ?? '').replaceAll('http://127.0.0.1:4010', url))
    return file
  }

  /** Starts a snippet, changed by `edit`, with the sandbox at `url`. */
  async function start(name: string, url: string, edit?: (code: string) => string) {
    const file = await writeSnippet(name, url, edit)
    const started = startScript(file, [], { cwd: folder, env: { ...ENV, API_URL: url } })
    onTestFinished(() => void started.child.kill())
    return started
  }

  return { folder, writeSnippet, start }
}
