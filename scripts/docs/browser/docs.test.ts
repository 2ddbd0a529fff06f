import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document as openapi } from '../../../src/document/openapi.ts'
import { launchChromium, missing } from '../../../src/testing/chromium.ts'
import { root, startScript } from '../../../src/testing/run-script.ts'
import { referenceTo } from '../site.ts'

const folder = join(root, 'dist/docs')
const pages = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort()
const own = pages.filter((file) => file !== 'reference.html')
const operations = listOperations(openapi)
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DESK = { width: 1400, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The reference can be seen at once, but answers only when React has taken it over. */
function isAlive(): boolean {
  const element = document.querySelector('[data-testid="search-trigger"]')
  return Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'))
}

test('all pages are there', () => {
  expect(pages).toEqual(['index.html', 'limits.html', 'reference.html', 'unknowns.html', 'verification.html'])
})

describe.skipIf(missing)('in Chromium', () => {
  let browser: Browser
  let sandbox: ReturnType<typeof startScript>
  let url: string
  const complaints: string[] = []
  const asked: string[] = []

  beforeAll(async () => {
    browser = await launchChromium()
    sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0', '--docs', 'dist/docs'], { timeout: 600_000 })
    url = (await sandbox.printed(/^Docs: (http:\S+\/docs\/)$/m))[1] ?? ''
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const [complained, requested] = [complaints.splice(0), asked.splice(0)]
    expect(complained, 'errors and warnings in the console').toEqual([])
    const files = pathToFileURL(`${folder}/`).href
    const elsewhere = requested.filter(
      (each) => ![files, url, 'data:', 'blob:'].some((start) => each.startsWith(start)),
    )
    expect(elsewhere, 'requests to anywhere else').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    sandbox?.child.kill()
    await sandbox?.finished
  })

  async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESK, ...options })
    context.setDefaultTimeout(60_000)
    context.on('request', (request) => asked.push(request.url()))
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
  /** Waits until a response is the one that an operation shows. */
  const showsResponse = (page: Page, operation: string, status: string) =>
    page
      .locator(`[id="${operation}/responses"] [role=tab][aria-selected=true]`, { hasText: status })
      .waitFor({ state: 'attached' })

  describe.each([
    ['from the file system', fromFile],
    ['from the sandbox', (name: string) => `${url}${name}`],
  ])('%s', (_, at) => {
    test.each(pages)('%s opens without a request to anywhere and without a complaint', async (name) => {
      const page = await open(at(name))
      expect(await page.locator('h1').first().innerText()).not.toBe('')
      expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()).toBe(pages.length)
    })
  })

  test('every link between the pages leads somewhere', async () => {
    const broken: string[] = []
    for (const name of own) {
      const page = await open(fromFile(name))
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
      for (const link of new Set(links)) {
        const [file = '', hash] = link.split('#')
        const text = await readFile(join(folder, file || name), 'utf8').catch(() => undefined)
        const isThere =
          hash === undefined || hash.startsWith('/') || text?.includes(`id="${hash}"`) || name === 'verification.html'
        if (text === undefined || !isThere) broken.push(`${name}: ${link}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('every operation opens on its success, with samples in both languages', async () => {
    const page = await open(fromFile('reference.html'))
    for (const operation of operations) {
      const hash = referenceTo(operation).split('#')[1] ?? ''
      await page.evaluate((hash) => {
        location.hash = hash
      }, hash)
      const id = hash.slice(1)
      await page.locator(`[id="${id}"]`).waitFor()
      await showsResponse(page, id, operation.success.status)
      const shown = page.locator(`[id="${id}"]`)
      await shown.getByText("'Authorization: Bearer").first().waitFor()
      const text = await shown.innerText()
      for (const told of [operation.path, `api.${operation.id}`, ...Object.keys(operation.rules)]) {
        expect(text, id).toContain(told)
      }
    }
  })

  test('what a field says of itself is shown beside what its alternatives say, and nothing offers to call others', async () => {
    const page = await open(fromFile('reference.html#/billing/getbillinggraph'))
    const month = page.locator('[id="billing/getbillinggraph/t=request&in=query&path=month"]')
    await month.getByText('billing-graph-defaults').waitFor()
    expect(await month.innerText()).toContain('A calendar month')
    expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0)
    expect(await page.getByText('Open in').count()).toBe(0)
  })

  test('a sample is shown in TypeScript when that is chosen', async () => {
    const [operation] = operations
    if (!operation) throw new Error('There is no operation.')
    const page = await open(fromFile(referenceTo(operation)))
    const id = referenceTo(operation).split('#/')[1]
    const shown = page.locator(`[id="${id}"]`)
    await shown.getByText('cURL', { exact: true }).click()
    await page.getByText('TypeScript', { exact: true }).first().click()
    await shown.getByText('createClient').first().waitFor()
    expect(await shown.innerText()).toContain(`await api.${operation.id}(`)
  })

  test('a link to a field leads to the field', async () => {
    const page = await open(
      fromFile('reference.html#/domains/createdomain#domains/createdomain/t=response&c=2xx&path=validationstatus'),
    )
    const field = page.locator('[id="domains/createdomain/t=response&c=2xx&path=validationstatus"]')
    await field.waitFor()
    await page.waitForFunction((id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
      return top >= 0 && top < innerHeight
    }, 'domains/createdomain/t=response&c=2xx&path=validationstatus')
  })

  test('every link of a limit leads to its field', async () => {
    const page = await open(fromFile('limits.html'))
    const links = await page
      .locator('.places a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    const reference = await open(fromFile('reference.html'))
    for (const link of new Set(links)) {
      const [, operation = '', field = ''] = link.split('#')
      await reference.evaluate((hash) => {
        location.hash = hash
      }, `${operation}#${field}`)
      await reference.locator(`[id="${field}"]`).waitFor({ state: 'attached' })
    }
  })

  test('a link to a field of an error is not led away to the success', async () => {
    const page = await open(
      fromFile('reference.html#/domains/createdomain#domains/createdomain/t=response&c=401&path=message'),
    )
    await page.locator('[id="domains/createdomain/t=response&c=401&path=message"]').waitFor()
    await showsResponse(page, 'domains/createdomain', '401')
  })

  test('the search finds a field', async () => {
    const page = await open(fromFile('reference.html'))
    await page.getByTestId('search-trigger').click()
    await page.keyboard.type('validationStatus')
    await page.getByText('response 2XX fields').first().waitFor()
  })

  test('what is chosen, light or dark, holds for all pages', async () => {
    const page = await open(`${url}index.html`, { colorScheme: 'light' })
    await page.getByRole('button', { name: 'Dark' }).click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    expect(dark).toBe('rgb(16, 20, 26)')
    await page.goto(`${url}unknowns.html`)
    expect(await background()).toBe(dark)
    await page.goto(`${url}reference.html`)
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
    await page.goto(`${url}verification.html`)
    expect(await background()).toBe(dark)
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await background()).not.toBe(dark)
  })

  test('an unknown is found by its words, and a link to another leads there all the same', async () => {
    const page = await open(fromFile('unknowns.html'))
    const shown = page.locator('.unknown:visible')
    expect(await shown.count()).toBe(Object.keys(openapi['x-unknowns']).length)
    await page.getByLabel('Find').fill('DIGEST hexadecimal')
    expect(await shown.count()).toBe(1)
    await page.evaluate(() => {
      location.hash = 'role-model'
    })
    await page.locator('#role-model').waitFor()
  })

  describe.each([
    ['light', DESK],
    ['dark', PHONE],
  ] as const)('by axe, %s, %o', (colorScheme, viewport) => {
    /** What breaks a rule of WCAG 2.2, A or AA. */
    async function violations(page: Page): Promise<string[]> {
      await page.evaluate(axe)
      return page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
        const { violations } = await axe.run(document, { runOnly: tags })
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
      })
    }
    // Axe is no part of the pages, which allow no script of others.
    const options = { colorScheme, viewport, bypassCSP: true }

    test.each(own)('%s has no violation', async (name) => {
      const page = await open(fromFile(name), options)
      expect(await violations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
    })

    test('the reference has those that are known, and no other', async () => {
      const page = await open(fromFile('reference.html'), options)
      const found: string[] = []
      for (const hash of ['/', '/domains/createdomain', '/apps/updateapp', '/billing/getbillinggraph']) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, hash)
        if (hash !== '/') await page.locator(`[id="${hash.slice(1)}"]`).waitFor()
        found.push(...(await violations(page)))
      }
      // Buttons that fold parts of an example are as high as a line of it.
      const known = /^target-size: <button [^>]*aria-label="(collapse|expand)"/
      expect(found.filter((each) => !known.test(each))).toEqual([])
    })
  })
})
