import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import { launchChromium } from '../../../testing/chromium.ts'
import type { ConsolePage } from '../../http/responses.ts'
import { bundleConsole } from '../../node/bundle-console.ts'
import { serveSandbox } from '../../node/serve.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox.ts'
import { NOW } from '../../testing/call.ts'

export interface Opened {
  sandbox: Sandbox
  page: Page
  url: string
  /** Stops the server. */
  close: () => Promise<void>
}

/** Errors in the browser's console that a test expects. */
const EXPECTED = /^Failed to load resource: (the server responded with a status of|net::ERR_)/

/**
 * Starts Chromium for the tests of a file. Each test fails if the page logs an error or a warning, such as a violation of the
 * content security policy, or sends a request to another server.
 */
export function withConsole() {
  let browser: Browser
  let console: ConsolePage
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await launchChromium()
    console = await bundleConsole()
  })
  afterEach(() => expect(complaints.splice(0), 'errors of the page, and requests to other servers').toEqual([]))
  afterAll(() => browser?.close())

  /** Opens the console of a new sandbox. @param hash address in the console, such as `requests` */
  async function open(
    hash = '',
    options: SandboxOptions = {},
    { prepare, ...contextOptions }: BrowserContextOptions & { prepare?: (sandbox: Sandbox) => unknown } = {},
  ): Promise<Opened> {
    const sandbox = createSandbox({ now: NOW, page: async () => console, ...options })
    await prepare?.(sandbox)
    const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1', controlToken: 'a-control-token' })
    const context = await browser.newContext(contextOptions)
    onTestFinished(async () => {
      await context.close()
      await close()
    })
    context.setDefaultTimeout(60_000)
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text())
      if (isProblem) complaints.push(message.text())
    })
    context.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${url}/`)) complaints.push(request.url())
    })
    const page = await context.newPage()
    await page.goto(`${url}/#/${hash}`)
    await page.getByText(/^(paused|running)$/).waitFor()
    return { sandbox, page, url, close }
  }
  return open
}
