import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { executablePath, launchChromium, missing } from './chromium.ts'

const BLANK = 'about:blank'

export { executablePath, launchChromium, missing }

if (missing) {
  if (process.env.CI) throw new Error(missing)
  console.warn(`Browser tests are skipped: ${missing}`)
}

/**
 * Starts Chromium for the tests of a file. A test fails if a page logs an error or a warning, such as a violation of the content
 * security policy, or requests anything that is not allowed.
 *
 * @param isAllowed says whether a page may request an address
 * @param expected matches messages that do not fail a test
 */
export function withChromium(isAllowed: (address: string) => boolean, expected?: RegExp) {
  let browser: Browser
  const complaints: string[] = []
  const shared = new Map<string, Page>()
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterEach(async () => {
    await Promise.all([...shared.values()].map(empty))
    const kept = new Set([...shared.values()].map((page) => page.context()))
    await Promise.all(browser.contexts().map((context) => kept.has(context) || context.close()))
    expect(complaints.splice(0), 'errors, warnings and requests that are not allowed').toEqual([])
  })
  afterAll(() => browser?.close())

  /** Opens a page that is closed after the test. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    context.setDefaultTimeout(60_000)
    context.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !isAllowed(request.url())) complaints.push(request.url())
    })
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type()) && !expected?.test(message.text())
      if (isProblem) complaints.push(message.text())
    })
    return context.newPage()
  }

  /**
   * Returns the blank page that the tests of the file share for these options, because opening one costs as much as most tests.
   * A test that emulates media or resizes must undo it, or use `newPage`.
   */
  async function sharedPage(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options)
    const page = shared.get(key) ?? (await newPage(options))
    shared.set(key, page)
    return page
  }

  return {
    /** What the pages of this test have done wrong so far; a test that provokes it removes it. */
    complaints,
    newPage,
    sharedPage,
  }
}

/** Leaves the page, and what it has stored, as a new one. */
async function empty(page: Page): Promise<void> {
  if (page.url() === BLANK) return
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(BLANK)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setExtraHTTPHeaders({})
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lists the violations of WCAG 2.2, A and AA, with everything open that the page shows on demand.
 *
 * @param within selector of the element to check
 * @param tags tags of further axe rules
 */
export async function violationsIn(page: Page, within = 'html', ...tags: string[]): Promise<string[]> {
  await loadAxe(page)
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...tags]
  return page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      for (const details of document.querySelectorAll('details')) details.open = true
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
      // Style sheets are applied already; axe would request them again.
      const { violations } = await axe.run(within, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    [within, runOnly] as const,
  )
}

/** Loads axe unless the page has it. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  // Unlike page.evaluate, the protocol compiles a script once, and the content security policy does not apply to it.
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe })
  await session.detach()
  if (exceptionDetails) throw new Error(`axe cannot be loaded: ${exceptionDetails.text}`)
}
