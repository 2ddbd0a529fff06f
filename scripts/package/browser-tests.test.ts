/** Runs the tests of the guide "Test in a browser" in an app, in which the package and the tools are installed. */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { executablePath, missing } from '../../src/testing/browser.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { examples, readme } from '../testing/readme.ts'
import { installApp, pinned, runTool } from './install.ts'

/** Instead of the tools' own limits, which a busy machine can exceed. */
const PATIENCE_MS = 120_000

describe.skipIf(missing)('the guide "Test in a browser"', () => {
  const app = temporaryFolder(afterAll)

  beforeAll(async () => {
    const tools = [pinned('@playwright/test'), pinned('vitest'), pinned('@vitest/browser-playwright')]
    await installApp(app, `${manifest.name}@file:${inject('tarball')}`, ...tools)
    const [, page = ''] = readme.match(/^```html\n(<!doctype html>\n.*?)^```/ms) ?? []
    await writeFile(join(app, 'index.html'), page)
    const launch = `launchOptions: { executablePath: '${executablePath}' }`
    const port = await freePort()
    for (const [name, code] of examples) {
      if (!name.startsWith('browser/')) continue
      const file = join(app, name.replace('browser/', ''))
      const edited = code
        .replaceAll('5173', String(port))
        .replace('use: {', `timeout: ${PATIENCE_MS}, expect: { timeout: ${PATIENCE_MS} }, use: { ${launch},`)
        .replace('webServer: {', `webServer: { timeout: ${PATIENCE_MS},`)
        .replace('playwright()', `playwright({ ${launch} })`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, edited)
    }
  })

  test('its tests with Playwright pass', async () => {
    expect(await runTool(app, 'playwright', 'test', '--reporter=line')).toMatch(/\b2 passed/)
  })

  test("its tests with Vitest's browser mode pass", async () => {
    const limits = ['testTimeout', 'hookTimeout', 'expect.poll.timeout', 'browser.connectTimeout']
    const patience = limits.map((name) => `--${name}=${PATIENCE_MS}`)
    expect(await runTool(app, 'vitest', 'run', '--no-color', ...patience)).toMatch(/Tests\s+2 passed/)
  })
})

/** Finds a port that no process listens on: the guide's server of the app has a fixed one, which may be in use here. */
async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
