import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document as openapi } from '../../../src/document/openapi.ts'
import { launchChromium, missing } from '../../../src/testing/chromium.ts'
import { root, startScript } from '../../../src/testing/run-script.ts'
import { readGuides } from '../guides.ts'
import { referenceTo } from '../links.ts'

const folder = join(root, 'dist/docs')
const guides = readGuides(openapi).map(({ file }) => `${file}.html`)
const own = ['index.html', 'limits.html', 'unknowns.html', 'verification.html', ...guides]
const pages = [...own, 'reference.html']
const operations = listOperations(openapi)
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESK = { width: 1400, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Whether React has hydrated the reference; its HTML is visible earlier. */
function isAlive(): boolean {
  const element = document.querySelector('[data-testid="search-trigger"]')
  return Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'))
}

test('these tests cover every HTML page', async () => {
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual([...pages].sort())
})

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
    if (address.includes('reference.html')) await page.waitForFunction(isAlive)
    return page
  }

  const fromFile = (name: string) => `${pathToFileURL(folder).href}/${name}`
  /** Changes the hash of a page without loading it again. */
  const goTo = (page: Page, hash: string) =>
    page.evaluate((hash) => {
      location.hash = hash
    }, hash)
  /** Waits until an operation displays a response. */
  const showsResponse = (page: Page, operation: string, status: string) =>
    page
      .locator(`[id="${operation}/responses"] [role=tab][aria-selected=true]`, { hasText: status })
      .waitFor({ state: 'attached' })
  const hrefs = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])

  test('every page opens from the sandbox, without console errors or requests to other servers', async () => {
    for (const name of pages) {
      const page = await open(`${url}${name}`)
      expect(await page.locator('h1').first().innerText(), name).not.toBe('')
      await page.locator('nav[aria-label=Pages] [aria-current=page]').waitFor()
    }
  })

  test('the pages open from the file system, too, and no link between them is broken', async () => {
    const broken: string[] = []
    const texts = new Map<string, Promise<string | undefined>>()
    const textOf = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)
    for (const name of own) {
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

  test('every operation opens on its success response, with samples and rules', async () => {
    const page = await open(fromFile('reference.html'))
    for (const operation of operations) {
      const hash = referenceTo(operation).split('#')[1] ?? ''
      await goTo(page, hash)
      const id = hash.slice(1)
      const shown = page.locator(`[id="${id}"]`)
      await shown.waitFor()
      await showsResponse(page, id, operation.success.status)
      await shown.getByText("'Authorization: Bearer").first().waitFor()
      const text = await shown.innerText()
      for (const expected of [operation.path, `api.${operation.id}`, ...Object.keys(operation.rules)]) {
        expect(text, id).toContain(expected)
      }
    }
  })

  test('a parameter keeps its own description, and no menu opens other sites', async () => {
    const page = await open(fromFile('reference.html#/billing/getbillinggraph'))
    const month = page.locator('[id="billing/getbillinggraph/t=request&in=query&path=month"]')
    await month.locator('.undocumented').waitFor()
    expect((await month.innerText()).match(/Month to query|A calendar month|Only /g)).toHaveLength(3)
    expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0)
    expect(await page.getByText('Open in').count()).toBe(0)
  })

  test('a mark of unknowns is collapsed at first, opens with the keyboard, and links to the register', async () => {
    const page = await open(fromFile('reference.html#/apps/updateapp'))
    const mark = page.locator('[id="apps/updateapp"] .undocumented').first()
    await mark.waitFor()
    const link = mark.getByRole('link').first()
    expect(await link.isVisible()).toBe(false)
    await mark.locator('summary').press('Enter')
    await link.click()
    await page.locator('.unknown:target').waitFor()
  })

  test('a reader can choose TypeScript samples', async () => {
    const page = await open(fromFile('reference.html#/api-keys/listapikeys'))
    const shown = page.locator('[id="api-keys/listapikeys"]')
    await shown.getByText('cURL', { exact: true }).click()
    await page.getByText('TypeScript', { exact: true }).first().click()
    await shown.getByText('createClient').first().waitFor()
    expect(await shown.innerText()).toContain('await api.listApiKeys(')
  })

  test('every link of the limits page leads to its field', async () => {
    const links = await hrefs(await open(fromFile('limits.html')), '.places a')
    const reference = await open(fromFile('reference.html'))
    for (const link of links) {
      const [, operation = '', field = ''] = link.split('#')
      await goTo(reference, `${operation}#${field}`)
      await reference.locator(`[id="${field}"]`).waitFor({ state: 'attached' })
    }
  })

  test.each([
    ['2XX', 'validationstatus'],
    ['401', 'message'],
  ])('a link to a field of the %s response shows the field', async (status, name) => {
    const field = `domains/createdomain/t=response&c=${status.toLowerCase()}&path=${name}`
    const page = await open(fromFile(`reference.html#/domains/createdomain#${field}`))
    await page.locator(`[id="${field}"]`).waitFor()
    await showsResponse(page, 'domains/createdomain', status)
    await page.waitForFunction((id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
      return top >= 0 && top < innerHeight
    }, field)
  })

  test('the search of the reference finds a field', async () => {
    const page = await open(fromFile('reference.html'))
    await page.getByTestId('search-trigger').click()
    await page.keyboard.type('validationStatus')
    await page.getByText('response 2XX fields').first().waitFor()
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
    await page.goto(`${url}reference.html`)
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
    await page.goto(`${url}index.html`)
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await background()).not.toBe(dark)
  })

  test('the unknowns page can be searched, and a link to a hidden entry shows it', async () => {
    const page = await open(fromFile('unknowns.html'))
    const shown = page.locator('.unknown:visible')
    expect(await shown.count()).toBe(Object.keys(openapi['x-unknowns']).length)
    await page.getByLabel('Find').fill('DIGEST encoded')
    expect(await shown.count()).toBe(1)
    await goTo(page, 'role-model')
    await page.locator('#role-model').waitFor()
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
        for (const mark of document.querySelectorAll('.undocumented')) mark.setAttribute('open', '')
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
        // Check only the first facts of a list: all are alike, and axe takes seconds for a thousand, even if it excludes them.
        for (const fact of document.querySelectorAll('.fact:nth-of-type(n + 20)')) fact.remove()
        const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
      })
    }
    // The content security policy of the pages blocks injected scripts, such as axe.
    const options = { colorScheme, viewport, bypassCSP: true }

    test.each(own)('%s has no WCAG violation and no horizontal scrollbar', async (name) => {
      const page = await open(fromFile(name), options)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

    test('the reference has only known WCAG violations', async () => {
      const page = await open(fromFile('reference.html'), options)
      const found: string[] = []
      for (const hash of ['/', '/domains/createdomain', '/apps/updateapp', '/billing/getbillinggraph']) {
        await goTo(page, hash)
        if (hash !== '/') await page.locator(`[id="${hash.slice(1)}"]`).waitFor()
        found.push(...(await violations(page)))
      }
      // The buttons that collapse or expand an example are only one line high.
      const known = /^target-size: <button [^>]*aria-label="(collapse|expand)"/
      expect(found.filter((each) => !known.test(each))).toEqual([])
    })
  })
})
