import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { document as openapi } from '../../../src/document/openapi.ts'
import { withSandbox } from '../../../src/sandbox/testing/server.ts'
import { missing, violationsIn, withChromium } from '../../../src/testing/browser.ts'
import { PAGE_BUDGET, pageWeights } from '../../bench/figures.ts'
import { FILES } from '../files.ts'
import { createDocsContext } from '../pages/context.ts'
import { documentPages } from '../pages/pages.ts'
import { codeSamples } from '../samples/samples.ts'
import { searchEntries } from '../search/entries.ts'
import { folder, fromFile, isFile, looks, opened, pages, textOf } from './testing/built-docs.ts'
import { invalidHtml } from './testing/html-validity.ts'
import { coveredCode, layoutShift } from './testing/measures.ts'
import { samplePages } from './testing/sample.ts'

const WIDTHS = [360, 768, 1000, 1440]
const MAX_SHIFT = 0.05
const WITH_CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The anchors of a page, and its links without those to other sites. */
const parsed = new Map(
  pages.map((file) => {
    // A script can contain the Markdown of the page, whose code may look like a link.
    const html = textOf(file).replace(/(<script[^>]*>).*?<\/script>/gs, '$1')
    const valuesOf = (name: string) =>
      [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
    const links = [...valuesOf('href'), ...valuesOf('src')].filter((link) => !/^(https?|mailto|data):/.test(link))
    return [file, { ids: new Set(valuesOf('id')), links }] as const
  }),
)

test('all links of all pages and of the search lead to files and anchors that exist', async () => {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const context = await createDocsContext(openapi)
  const found = searchEntries(context, documentPages(context)).map(({ url }) => url)
  parsed.set('search', { ids: new Set(), links: found })
  const broken = [...parsed].flatMap(([name, { links }]) =>
    links
      .filter((link) => {
        const [file = '', hash] = link.replaceAll('&amp;', '&').split('#')
        const target = file ? posix.join(posix.dirname(name), file) : name
        return !files.has(target) || (hash && parsed.has(target) && !parsed.get(target)?.ids.has(hash))
      })
      .map((link) => `${name}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every page is valid HTML with unique IDs and one main heading, and skips no level of headings; so is the report', () => {
  expect([...pages, 'report.html'].flatMap((file) => invalidHtml(file, textOf(file)))).toEqual([])
  expect(pages.filter((file) => !textOf(file).includes('<h1'))).toEqual([])
})

test(`every page weighs at most ${PAGE_BUDGET} bytes gzipped before the reader uses search or console`, () => {
  const weights = pageWeights(folder)
  expect(weights.map(({ file }) => file).sort()).toEqual(pages)
  expect(weights.filter(({ weight }) => weight > PAGE_BUDGET)).toEqual([])
})

test.each([
  ['console', 77_000],
  ['search', 16_000],
  ['search-index', 80_000],
])('the %s weighs at most %i bytes gzipped', (name, budget) => {
  expect(gzipSync(readFileSync(join(folder, `assets/${name}.js`))).length).toBeLessThanOrEqual(budget)
})

test('the page of the document lists all of its forms', () => {
  const forms = readdirSync(folder).filter((file) => /^(openapi\.|llms)/.test(file))
  expect(Object.keys(FILES).sort()).toEqual(forms.sort())
})

test('every page has its own title and description', () => {
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.+?)">/]) {
    const values = pages.map((file) => textOf(file).match(pattern)?.[1])
    expect(new Set(values).size, String(pattern)).toBe(pages.length)
    expect(values).not.toContain(undefined)
  }
})

test('the sample has all pages at the root, the longest of each folder, and pages with what no other has', () => {
  const pages = [
    { file: 'index.html', html: '<p>' },
    { file: 'report.html', html: '<p>' },
    { file: 'guides/long.html', html: '<p class="a b">and more text</p>' },
    { file: 'guides/same.html', html: '<p class="b a">' },
    { file: 'guides/class.html', html: '<p class="c">' },
    { file: 'guides/data.html', html: '<p><script><table></script>' },
    { file: 'schemas/one.html', html: '<p>1' },
    { file: 'schemas/tag.html', html: '<hr>' },
  ]
  const sample = ['guides/class.html', 'guides/long.html', 'index.html', 'report.html', 'schemas/one.html']
  expect(samplePages(pages).sort()).toEqual([...sample, 'schemas/tag.html'].sort())
  expect(samplePages(pages.toReversed())).toEqual(samplePages(pages))
})

describe.skipIf(missing)('in Chromium', () => {
  const sandbox = withSandbox({ timeout: 600_000 }, undefined, '--docs', 'dist/docs')
  const fromSandbox = (name: string) => `${sandbox.url}/docs/${name}`
  const { newPage, sharedPage } = withChromium((address) => isFile(address) || address.startsWith(fromSandbox('')))

  test.each(looks)(
    'pages in %s mode, %i pixels wide, are complete, do not move while they load, and have no violation of WCAG 2.2 A or AA',
    async (colorScheme, width) => {
      const addressOf = colorScheme === 'light' ? fromFile : fromSandbox
      const page = await newPage({ colorScheme, viewport: { width, height: 900 } })
      const wrong: string[] = []
      for (const name of opened) {
        await page.goto(addressOf(name))
        await page.locator('h1').waitFor()
        const shift = await page.evaluate(layoutShift)
        if (shift > MAX_SHIFT) wrong.push(`${name} moves by ${shift}`)
        wrong.push(...(await violationsIn(page)).map((each) => `${name}: ${each}`))
      }
      expect(wrong).toEqual([])
    },
  )

  test('in windows of all widths, no page is wider, and no button covers code', async () => {
    const page = await newPage()
    const wrong: string[] = []
    for (const name of opened) {
      await page.goto(fromFile(name))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) wrong.push(`${name} is ${overflow} pixels too wide for ${width}`)
        const covered = await page.evaluate(coveredCode)
        if (covered.length > 0) wrong.push(`${name}, ${width}: ${covered}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('on a phone, the first screen of an operation and of the start page shows a call', async () => {
    const page = await newPage({ viewport: { width: 360, height: 740 } })
    const hidden: string[] = []
    for (const name of ['index.html', ...pages.filter((file) => file.startsWith('operations/'))]) {
      await page.goto(fromFile(name))
      const line = await page.locator('.tab pre').first().boundingBox()
      if ((line?.y ?? Infinity) > 700) hidden.push(`${name}: ${line?.y}`)
    }
    expect(hidden).toEqual([])
  })

  test('a link to an error of the sandbox opens it, and a copy of it is JSON', async () => {
    const page = await sharedPage(WITH_CLIPBOARD)
    await page.goto(fromSandbox('operations/deleteDomain.html'))
    // The page is open already, and this case has a header.
    await page.evaluate(() => location.assign('#error-no-token'))
    await page.locator('#error-no-token').getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied).toEqual({ message: expect.any(String) })
  })

  test.each([
    ['MIDNIGHT utc', ['billing-time-zone']],
    ['runs -units', ['run-field-units']],
    ['no such question', []],
  ])('the filter of the open questions finds IDs, words and tags: %s', async (text, ids) => {
    const page = await sharedPage()
    await page.goto(fromFile('unknowns.html'))
    await page.getByRole('searchbox', { name: 'Filter' }).fill(text)
    const shown = page.locator('.unknown').filter({ visible: true })
    expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids)
  })

  test.each([true, false])(
    'every mark of an open question leads to its text (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await newPage({ javaScriptEnabled })
      await page.goto(fromFile('operations/getRun.html'))
      const marks = page.locator('[aria-label^="Open question: run-field-types"]')
      const text = page.getByText('Meanwhile: The types that their names suggest.').filter({ visible: true })
      expect(await marks.count()).toBe(1)
      expect(await text.count()).toBe(0)
      await marks.click()
      await text.waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await text.count()).toBe(1)
      expect((await text.boundingBox())?.width).toBeGreaterThan(400)
      expect(await page.locator('.mark').count()).toBeLessThan(8)
    },
  )

  test('the choice of light or dark applies to all pages, and paper is always light', async () => {
    const page = await newPage({ colorScheme: 'light' })
    await page.goto(fromSandbox('index.html'))
    await page.getByRole('button', { name: 'Dark' }).click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    for (const name of ['unknowns.html', 'guides/release.html', 'report.html']) {
      await page.goto(fromSandbox(name))
      expect(await background(), name).toBe(dark)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await background()).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await background()).not.toBe(dark)
  })

  test('the choices of mode and language reach other open tabs and pages from the back/forward cache; invalid ones are ignored', async () => {
    const page = await newPage({ colorScheme: 'light' })
    const other = await page.context().newPage()
    const opened = [page, other]
    for (const each of opened) await each.goto(fromSandbox('operations/getRun.html'))
    const shown = (each: Page) =>
      each.evaluate(() => [
        document.querySelector('.mode')?.textContent,
        getComputedStyle(document.documentElement).colorScheme,
        document.querySelector('[aria-selected=true]')?.textContent,
      ])
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.getByRole('tab', { name: 'Go', exact: true }).click()
    for (const each of opened) await expect.poll(() => shown(each)).toEqual(['Light', 'dark', 'Go'])
    expect(await other.getByRole('tabpanel', { name: 'Go', exact: true }).isVisible()).toBe(true)

    // Playwright turns off the cache. A page gets no event about what it stores itself.
    const restored = (mode: string, language: string) =>
      page.evaluate(
        ([mode = '', language = '']) => {
          localStorage.setItem('docs.mode', mode)
          localStorage.setItem('docs.language', language)
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        },
        [mode, language],
      )
    await restored('light', 'php')
    for (const each of opened) await expect.poll(() => shown(each)).toEqual(['Dark', 'light', 'PHP'])
    await restored('pink', 'cobol')
    for (const each of opened) expect(await shown(each)).toEqual(['Dark', 'light', 'PHP'])
    await page.reload()
    expect(await shown(page)).toEqual(['Dark', 'light dark', 'curl'])
    expect(await page.getByRole('tabpanel', { name: 'curl' }).isVisible()).toBe(true)
  })

  test('samples stay in the language that the reader chose, and code and pages can be copied', async () => {
    const page = await sharedPage(WITH_CLIPBOARD)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.goto(fromSandbox('operations/listApiKeys.html'))
    await page.getByRole('tab', { name: 'curl' }).press('ArrowRight')
    await page.goto(fromSandbox('operations/getRun.html'))
    expect(await page.getByRole('tabpanel').filter({ visible: true }).count()).toBe(1)
    const request = page.getByRole('region', { name: 'Request', exact: true })
    await request.getByRole('button', { name: 'Copy' }).click()
    await request.getByText('Copied').waitFor()
    expect(await clipboard()).toBe(codeSamples(openapi).getRun?.find(({ label }) => label === 'TypeScript')?.source)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await page.getByText('Copied').first().waitFor()
    expect(await clipboard()).toBe(textOf('operations/getRun.md').trim())
  })

  test('what needs a server or a click is hidden in files and on paper', async () => {
    const page = await newPage()
    await page.goto(fromFile('operations/getRun.html'))
    expect(await page.getByRole('button', { name: 'Copy as Markdown' }).isVisible()).toBe(false)
    expect(await page.locator('.copy').first().isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  })

  test('a page whose Markdown is missing says so when it is copied', async () => {
    const page = await sharedPage(WITH_CLIPBOARD)
    await page.route('**/getRun.md', (route) => route.fulfill({ contentType: 'text/html', body: 'Please log in' }))
    await page.goto(fromSandbox('operations/getRun.html'))
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await page.getByRole('button', { name: 'The file cannot be loaded' }).waitFor()
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
  })

  test('code can be copied where browsers offer no clipboard, such as over plain HTTP from another machine', async () => {
    const page = await newPage()
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
    await page.goto(fromSandbox('operations/getRun.html'))
    const sample = page.getByRole('region', { name: 'Request', exact: true })
    await sample.getByRole('button', { name: 'Copy' }).click()
    await sample.getByRole('button', { name: 'Copied' }).waitFor()
    // Pressed again before the label is back.
    await sample.getByRole('button', { name: 'Copied' }).click()
    await sample.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  })
})
