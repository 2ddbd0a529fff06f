import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { withSandbox } from '../../src/sandbox/testing/server.ts'
import { listen, respondEmpty } from '../../src/testing/listen.ts'
import { root, runScript } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { examples } from '../testing/readme.ts'

const vitest = join(root, 'node_modules/vitest')
const sandbox = withSandbox({ cwd: inject('app') }, 'node_modules/.bin/project-resources')
/** The folder of a project that uses vitest and the package. */
const folder = temporaryFolder(afterAll)
beforeAll(async () => {
  const installed = join('node_modules', manifest.name)
  await mkdir(dirname(join(folder, installed)), { recursive: true })
  await symlink(join(inject('app'), installed), join(folder, installed))
  await symlink(vitest, join(folder, 'node_modules/vitest'))
  await writeFile(join(folder, 'service.test.ts'), examples.get('service.test.ts') ?? '')
})

/** Runs the tests of the guide "Verify in your tests" against a service. @param filter arguments that choose tests */
async function runTests(url: string, ...filter: string[]) {
  const env = { API_URL: url, API_TOKEN: 'sandbox-owner-token', PROJECT_ID: 'p-sandbox' }
  const args = ['run', '--root', folder, '--reporter', 'json', '--outputFile', 'result.json', ...filter]
  const { code, stdout, stderr } = await runScript(join(vitest, 'vitest.mjs'), args, { cwd: folder, env })
  const result = await readFile(join(folder, 'result.json'), 'utf8').catch(() => expect.unreachable(stdout + stderr))
  return { code, result: JSON.parse(result) }
}

test('the tests of the guide "Verify in your tests" pass on a conforming service, one per fact', async () => {
  const { code, result } = await runTests(sandbox.url)
  expect({ code, failed: result.numFailedTests }).toEqual({ code: 0, failed: 0 })
  expect(result.numPassedTests).toBeGreaterThan(700)
  const names = result.testResults[0].assertionResults.map(({ title }: { title: string }) => title)
  expect(names).toContain('listApiKeys/auth/none')
})

test('the tests of contradicted facts fail, and show the actual value', async () => {
  const fact = 'listApiKeys/auth/none'
  // The messages of all contradicted facts would take longer than the verification.
  const { code, result } = await runTests(await listen(createServer(respondEmpty)), '--testNamePattern', fact)
  const tests: { title: string; failureMessages: string[] }[] = result.testResults[0].assertionResults
  const unauthorized = tests.find(({ title }) => title === fact)
  expect({ code, messages: unauthorized?.failureMessages.join() }).toEqual({
    code: 1,
    messages: expect.stringMatching(/expected 401, got 200/i),
  })
})
