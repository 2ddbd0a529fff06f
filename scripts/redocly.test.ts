import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { root, startScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { descendantsOf, isRunning } from './testing/processes.ts'

test.runIf(process.platform === 'linux')('a terminated command ends Redocly and leaves no files behind', async () => {
  const folder = temporaryFolder(onTestFinished)
  const TMPDIR = temporaryFolder(onTestFinished)
  const from = (file: string) => JSON.stringify(join(root, file))
  const main = `import { withTemporaryFolder } from ${from('scripts/ending.ts')}
    import { redocly } from ${from('scripts/redocly.ts')}
    const build = (folder) => redocly('build-docs', 'openapi.yaml', '--output', folder + '/built.html')
    await withTemporaryFolder('redocly', build)`
  writeFileSync(join(folder, 'command.ts'), main)
  const { child, finished } = startScript(join(folder, 'command.ts'), [], { env: { TMPDIR } })
  let children: number[] = []
  while (children.length === 0) {
    await delay(10)
    children = descendantsOf(child.pid)
  }
  expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^redocly-/)])
  child.kill('SIGTERM')
  expect((await finished).code).toBe(143)
  expect(readdirSync(TMPDIR)).toEqual([])
  while (children.some(isRunning)) await delay(10)
})

test('the score that Redocly gives openapi.yaml does not drop', () => {
  const bin = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const { stdout } = spawnSync(process.execPath, [bin, 'score', 'openapi.yaml', '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const { agentReadiness, subscores } = JSON.parse(stdout)
  expect(subscores).toMatchObject({ exampleCoverage: 1, errorClarity: 1 })
  // Not 1: a property whose name says everything that is known has no description.
  expect(subscores.documentationQuality).toBeGreaterThanOrEqual(0.81)
  // Raise the minimum when the score improves. A full score would need constraints that the service does not document.
  expect(agentReadiness).toBeGreaterThanOrEqual(84)
})
