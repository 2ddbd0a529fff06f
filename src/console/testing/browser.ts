import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { bundleConsole } from '../../sandbox/api/node/bundle-console.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/api/sandbox.ts'
import type { ConsolePage } from '../../sandbox/kit/http/responses.ts'
import { NOW } from '../../sandbox/testing/call.ts'
import { serve } from '../../sandbox/testing/server.ts'
import { withChromium } from '../../testing/browser.ts'

export interface Opened {
  sandbox: Sandbox
  page: Page
  url: string
  /** Stops the server. */
  close: () => Promise<void>
}

interface OpenOptions extends BrowserContextOptions {
  prepare?: (sandbox: Sandbox) => unknown
  setUp?: (page: Page) => unknown
}

/** Errors in the browser's console that a test expects. */
const EXPECTED = /^Failed to load resource: (the server responded with a status of|net::ERR_)/

/** Starts Chromium for the tests of a file; see {@link withChromium}. */
export function withConsole() {
  let console: ConsolePage
  const own = new Set<string>()
  const { newPage, sharedPage } = withChromium((address) => own.has(new URL(address).origin), EXPECTED)
  beforeAll(async () => {
    console = await bundleConsole()
  })

  /**
   * Opens the console of a new sandbox.
   *
   * @param hash address in the console, such as `requests`
   * @param prepare prepares the sandbox
   * @param setUp prepares a page that only this test uses
   */
  async function open(
    hash = '',
    options: SandboxOptions = {},
    { prepare, setUp, ...contextOptions }: OpenOptions = {},
  ): Promise<Opened> {
    const sandbox = createSandbox({ now: NOW, page: async () => console, ...options })
    await prepare?.(sandbox)
    const { url, close } = await serve(sandbox, { controlToken: 'a-control-token' })
    own.add(url)
    const page = await (setUp ? newPage : sharedPage)(contextOptions)
    await setUp?.(page)
    await page.goto(`${url}/#/${hash}`)
    await page.getByText(/^(paused|running)$/).waitFor()
    return { sandbox, page, url, close }
  }
  return open
}
