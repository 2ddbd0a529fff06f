import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { document as openapi } from '../../document/openapi.ts'
import { launchChromium, missing } from '../../testing/chromium.ts'
import type { Ledger } from '../engine/ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { exampleLedger, hostileLedger, largeLedger } from './testing/ledgers.ts'

const register = openapi['x-unknowns']

test('hostile text is escaped everywhere', () => {
  const html = htmlReport(hostileLedger())
  expect(html.match(/<\/?script\b/g)).toHaveLength(4)
  expect(html).not.toMatch(/<(img|svg)/)
  expect(html.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
})

test('only all is 100 %, and only none is 0 %', () => {
  const [verified, contradicted] = exampleLedger().facts
  const facts = [contradicted, ...Array.from({ length: 999 }, () => verified)].flatMap((finding) => finding ?? [])
  const html = htmlReport(exampleLedger({ facts }))
  expect(html.match(/<small>[^/]*%<\/small>/g)).toEqual(
    ['&lt; 1 %', '0 %', '0 %', '0 %', '&gt; 99 %'].map((share) => `<small>${share}</small>`),
  )
})

describe.skipIf(missing)('in Chromium', () => {
  let browser: Browser
  let page: Page
  let folder: string
  const problems: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'))
    browser = await launchChromium()
  })
  afterEach(() =>
    expect(problems.splice(0), 'requests beyond the page, and errors and warnings of the console').toEqual([]),
  )
  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true })
  })

  /** Opens the report in a new page and closes the last one. */
  async function open(ledger: Ledger, options: BrowserContextOptions = {}): Promise<void> {
    const file = join(folder, 'index.html')
    await writeFile(file, htmlReport(ledger, { register }))
    await page?.context().close()
    const context = await browser.newContext(options)
    context.setDefaultTimeout(60_000)
    page = await context.newPage()
    const { href } = pathToFileURL(file)
    page.on('request', (request) => request.url() !== href && problems.push(request.url()))
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await page.goto(href)
  }

  const status = () => page.locator('output.status').textContent()
  const listed = () => page.locator('#list .fact .id').allTextContents()
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  /** How much wider the page is than its window. */
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  describe('a report of an incomplete run', () => {
    beforeAll(() => open(exampleLedger({ incomplete: 'the service stopped answering' })))
    beforeEach(() => page.evaluate(() => location.assign('#')))

    test('the header says what was verified and how it ended', async () => {
      expect(await page.title()).toBe('https://api.example.com: verification of openapi.yaml')
      expect(await page.locator('.details').innerText()).toMatch(
        /read.*1\.0\.0 ab12ab12ab12.*2026-11-21 15:20 UTC.*1,234 requests in 12\.3 s.*7.*1a2b/s,
      )
      expect(await page.getByRole('alert').textContent()).toBe('Incomplete, not a pass: the service stopped answering.')
      expect(await page.locator('.tile').allInnerTexts()).toEqual([
        expect.stringMatching(/contradicted\s+1\s+8 %/),
        expect.stringMatching(/assumption contradicted\s+1\s+8 %/),
        expect.stringMatching(/unexercised\s+8\s+67 %/),
        expect.stringMatching(/unprovable here\s+1\s+8 %/),
        expect.stringMatching(/verified\s+1\s+8 %/),
      ])
      expect(await page.getByText('1 item left behind.').count()).toBe(1)
      expect(await page.getByRole('cell', { name: 'Delete it in the dashboard.' }).count()).toBe(1)
    })

    test('a cell shows its worst verdict and links to its facts', async () => {
      const cell = page.getByRole('link', { name: 'listApiKeys: type: 1/2 contradicted, 1 assumption contradicted' })
      expect(await cell.innerText()).toMatch(/✗.*1\/2/s)
      await cell.click()
      expect(await listed()).toEqual(['listApiKeys/2XX/type', 'listApiKeys/2XX[].createdAt/type'])
      expect(await status()).toBe('2 of 12 facts')
      expect(await page.locator('[name=operation]').inputValue()).toBe('listApiKeys')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('facts')
      await page.goBack()
      expect(await status()).toBe('12 of 12 facts')
    })

    test('the address selects the view', async () => {
      await page.evaluate(() => {
        location.hash = '#operation=deleteApp&verdict=unexercised&verdict=%3Cimg%3E&q=changes'
      })
      await page.waitForFunction(() => document.querySelector('output.status')?.textContent === '2 of 12 facts')
      expect(await page.getByLabel('search').inputValue()).toBe('changes')
      expect(await page.getByRole('checkbox', { name: 'unexercised' }).isChecked()).toBe(true)
    })

    test('the keyboard reaches cells, facts and exchanges', async () => {
      await page.locator('#matrix a').first().focus()
      expect(await focusedLabel()).toMatch(/^listApiKeys: 1\/4 contradicted/)
      await page.keyboard.press('ArrowRight')
      // This operation has no fact of the kind "operation".
      expect(await focusedLabel()).toBe('listApiKeys: status: 1 verified')
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'Tab']) await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
      // Operation, kind, five verdicts, the button that clears the filter, two facts.
      for (let tab = 0; tab < 10; tab++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const fact = page.locator('details.fact').nth(1)
      expect(await fact.locator('.fact-body').innerText()).toContain('Open question: timestamp-formats')
      expect(await page.locator('#matrix a[tabindex="0"]').count()).toBe(1)
    })

    test('a fact opens to its reason and its exchanges', async () => {
      const fact = page.locator('details.fact').first()
      await fact.locator('summary').click()
      expect(await fact.locator('.reason').textContent()).toBe('got an object')
      const exchanges = fact.locator('details.evidence')
      expect(await exchanges.count()).toBe(3)
      expect(await exchanges.nth(0).innerText()).toContain('{\n  "keys": []\n}')
      expect(await exchanges.nth(1).locator('.exchange').count()).toBe(0)
      await exchanges.nth(1).locator('summary').click()
      expect(await exchanges.nth(1).locator('.exchange').innerText()).toMatch(
        /a baseline call.*GET \/v2\/projects\/p\/api_keys\?page=2.*the token of the fixtures.*200 application\/json/s,
      )
    })

    test('facts are filtered by verdict and by words', async () => {
      expect((await listed())[0]).toBe('listApiKeys/2XX/type')
      await page.getByRole('checkbox', { name: 'unexercised' }).check()
      expect(await status()).toBe('8 of 12 facts')
      await page.getByRole('checkbox', { name: 'unprovable here' }).check()
      expect(await status()).toBe('9 of 12 facts')
      await page.getByRole('button', { name: 'Clear the filter' }).click()
      expect(await status()).toBe('12 of 12 facts')
      await page.getByLabel('search').fill('TOKEN 401')
      expect(await listed()).toEqual(['listApiKeys/auth/expired'])
      await page.getByLabel('search').fill('page=3')
      expect(await listed()).toEqual(['listApiKeys/2XX/type'])
      await page.getByLabel('search').fill('no such fact')
      expect(await page.locator('#list').textContent()).toBe('No fact matches.')
      await page.getByRole('link', { name: /^✓? ?verified/ }).click()
      expect(await listed()).toEqual(['listApiKeys/2XX'])
    })

    test('an open question shows its observations, and they open to an exchange', async () => {
      const entry = page.locator('details.entry').first()
      expect(await entry.locator('summary').innerText()).toContain(register['success-status-codes']?.question)
      await entry.locator('summary').click()
      await entry.getByRole('button', { name: 'GET /v2/projects/p/api_keys -> 200' }).click()
      expect(await page.getByRole('dialog').innerText()).toContain('200 application/json')
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await page.getByRole('dialog').count()).toBe(0)
    })

    test('axe finds no problem in dark and light mode', async () => {
      await page.locator('.fact, .entry').evaluateAll((all) => {
        for (const details of all) if (details instanceof HTMLDetailsElement) details.open = true
      })
      await page.waitForFunction(() => document.querySelectorAll('.evidence[open] .exchange').length > 0)
      await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
      const problemsOf = (part: string, ...runOnly: string[]) =>
        page.evaluate(
          async ([part, runOnly]) => {
            const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
            const { violations } = await axe.run(part, { runOnly })
            return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ target }) => target).join(', ')}`)
          },
          [part, runOnly] as const,
        )
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await problemsOf('body', 'color-contrast')).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
      expect(await problemsOf('html', ...rules)).toEqual([])
      await page.locator('[data-exchange] button').first().click()
      expect(await problemsOf('dialog', ...rules)).toEqual([])
    })
  })

  test('without JavaScript it shows the matrix, the contradictions and the observations', async () => {
    await open(exampleLedger(), { javaScriptEnabled: false })
    expect(await page.locator('td.v-contradicted').first().innerText()).toMatch(/✗.*1/s)
    expect(await listed()).toEqual(['listApiKeys/2XX/type', 'listApiKeys/2XX[].createdAt/type'])
    expect(await page.locator('#list').innerText()).toContain('got an object')
    await page.locator('details.entry summary').first().click()
    expect(await page.locator('details.entry').first().innerText()).toContain('200')
    expect(await page.locator('.scripted:visible').count()).toBe(0)
  })

  test('a hostile ledger is shown as text', async () => {
    const ledger = hostileLedger()
    await open(ledger, { viewport: { width: 390, height: 844 } })
    await page.locator('details.fact summary').first().click()
    await page.locator('details.entry').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    await page.locator('[data-exchange] button').first().click()
    await page.waitForFunction(() => document.querySelector('dialog')?.open)
    expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
    expect(await page.locator('img, svg, iframe, link:not([href="data:,"]), object').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(2)
    const attributes = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    )
    expect(attributes.filter((name) => /^on|^autofocus$|^x$/.test(name))).toEqual([])
    const read = await page.evaluate(() => JSON.parse(document.getElementById('ledger')?.textContent ?? ''))
    expect(read).toEqual(JSON.parse(JSON.stringify(ledger)))
    const shown = await page.locator('.reason').first().textContent()
    expect(shown).toContain('</script><script>globalThis.broken = 1</script><img src=x')
    expect(shown).toContain('\\u2028\\u2029\\u0000\\u001b[2J\\u202e\\ud800')
    expect(await overflow()).toBe(0)
  })

  test('1,560 facts load in steps, and a phone scrolls the matrix but not the page', async () => {
    await open(largeLedger(), { viewport: { width: 390, height: 844 } })
    expect(await overflow()).toBe(0)
    expect(await page.locator('.scroller:has(#matrix)').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    expect(await listed()).toHaveLength(100)
    await page.getByRole('button', { name: 'Show 100 more of 1,460' }).click()
    expect(await listed()).toHaveLength(200)
    await page.fill('[name=q]', '/limit/')
    expect(await status()).toBe('120 of 1,560 facts')
  })

  test('an XML parser reads the JUnit report, also of a hostile ledger', async () => {
    await open(exampleLedger())
    const parse = (text: string) =>
      page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml')
        const names = ['parsererror', 'testcase', 'failure', 'error', 'skipped']
        return names.map((name) => parsed.querySelectorAll(name).length)
      }, text)
    expect(await parse('<a b="&"/>')).toEqual([1, 0, 0, 0, 0])
    expect(await parse(junit(exampleLedger(), { strict: true }))).toEqual([0, 12, 2, 0, 9])
    expect(await parse(junit(hostileLedger()))).toEqual([0, 13, 1, 1, 10])
  })
})
