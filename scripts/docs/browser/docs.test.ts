import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium, missing } from '../../../src/testing/chromium.ts'
import { root, startScript } from '../../../src/testing/run-script.ts'

const folder = join(root, 'dist/docs')
const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESK = { width: 1400, height: 900 }
const PHONE = { width: 390, height: 844 }

describe.skipIf(missing)('in Chromium', () => {
  let browser: Browser
  let sandbox: ReturnType<typeof startScript>
  let url: string
  const complaints: string[] = []
  const requests: string[] = []

  beforeAll(async () => {
    browser = await launchChromium()
    sandbox = startScript('scripts/cli.ts', ['sandbox', '--port', '0', '--docs', 'dist/docs'], { timeout: 600_000 })
    url = (await sandbox.printed(/^Docs: (http:\S+\/docs\/)$/m))[1] ?? ''
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const [complained, requested] = [complaints.splice(0), requests.splice(0)]
    expect(complained, 'errors and warnings in the console').toEqual([])
    const files = pathToFileURL(`${folder}/`).href
    const elsewhere = requested.filter(
      (each) => ![files, url, 'data:', 'blob:'].some((start) => each.startsWith(start)),
    )
    expect(elsewhere, 'requests to other servers').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    sandbox?.child.kill()
    await sandbox?.finished
  })

  async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESK, ...options })
    context.setDefaultTimeout(60_000)
    context.on('request', (request) => requests.push(request.url()))
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    const page = await context.newPage()
    await page.goto(address)
    return page
  }

  const fromFile = (name: string) => `${pathToFileURL(folder).href}/${name}`
  const hrefs = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])

  test('every page opens from the sandbox, without console errors or requests to other servers', async () => {
    for (const name of pages) {
      const page = await open(`${url}${name}`)
      expect(await page.locator('h1').first().innerText(), name).not.toBe('')
    }
  })

  test('the pages open from the file system, too, and no link between them is broken', async () => {
    const broken: string[] = []
    const texts = new Map<string, Promise<string | undefined>>()
    const textOf = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)
    for (const name of pages) {
      for (const link of await hrefs(await open(fromFile(name)), 'a[href]')) {
        const [file = '', hash] = link.split('#')
        const target = file ? posix.join(posix.dirname(name), file) : name
        if (!texts.has(target)) texts.set(target, textOf(target))
        const text = await texts.get(target)
        const isThere =
          hash === undefined || hash.startsWith('/') || text?.includes(`id="${hash}"`) || name === 'verification.html'
        if (text === undefined || !isThere) broken.push(`${name}: ${link}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('the choice of light or dark applies to all pages', async () => {
    const page = await open(`${url}index.html`, { colorScheme: 'light' })
    await page.getByRole('button', { name: 'Dark' }).click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    expect(dark).toBe('rgb(16, 20, 26)')
    for (const name of ['unknowns.html', 'guides/release.html', 'verification.html']) {
      await page.goto(`${url}${name}`)
      expect(await background(), name).toBe(dark)
    }
    await page.goto(`${url}index.html`)
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await background()).not.toBe(dark)
  })

  describe.each([
    ['light', DESK],
    ['dark', PHONE],
  ] as const)('checked by axe, %s mode, %o', (colorScheme, viewport) => {
    /** Violations of WCAG 2.2, A or AA. */
    async function violations(page: Page): Promise<string[]> {
      await page.evaluate(axe)
      return page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        for (const mark of document.querySelectorAll('.mark')) mark.setAttribute('open', '')
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
        // Check only the first facts of a list: all are alike, and axe takes seconds for a thousand, even if it excludes them.
        for (const fact of document.querySelectorAll('.fact:nth-of-type(n + 20)')) fact.remove()
        const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
      })
    }
    // The content security policy of the pages blocks injected scripts, such as axe.
    const options = { colorScheme, viewport, bypassCSP: true }

    test.each(pages)('%s has no WCAG violation and no horizontal scrollbar', async (name) => {
      const page = await open(fromFile(name), options)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })
  })
})
