import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchChromium, missing } from '../../testing/chromium.ts'
import type { Ledger } from '../engine/ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const REGISTER = {
  'success-status-codes': { question: 'Which code?', meanwhile: '.', settle: '.', source: 'inferred' as const },
}

test('the HTML report has the header, the verdicts, the facts, the observations and the leftovers', () => {
  const incomplete = 'the service stopped responding'
  const html = htmlReport(exampleLedger({ incomplete }), { register: REGISTER })
  const text = html.replace(/<(style|script)>.*?<\/\1>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
  const parts = [
    'https://api.example.com: verification of openapi.yaml Verification',
    'Tier read Document 1.0.0 ab12ab12ab12 Started 2026-11-21 15:20 UTC Duration 1,234 requests in 12.3 s Run 1a2b',
    'Incomplete, not a pass: the service stopped responding. https://api.example.com breaks its contract: 1 cause, 1 contradicted fact.',
    '2 causes Contradictions with the same cause are listed once.',
    'listApiKeys: the body: expected an array, got an object 1 fact It is of type array. GET /v2/projects/p/api_keys?page=3 -> 200',
    'Do: Return an array; or correct openapi.yaml, if the service is right.',
    '1 item left behind. What to do',
    '12 documented facts',
    '✗ contradicted 1 8 %',
    '○ unexercised 8 67 %',
    '✗ contradicted 1 /2',
    '✗ contradicted listApiKeys/2XX/type It is of type array. Link to this fact the body: expected an array, got an object 3 exchanges GET /v2/projects/p/api_keys?page=1 -> 200',
    '/0/createdAt: expected a string, got 7 Open question: timestamp-formats. 1 exchange',
    'any token is accepted No exchange was recorded.',
    'success-status-codes Which code? 1 observation',
    'listApiKeys 2XX 200 4 GET /v2/projects/p/api_keys -> 200',
    'deletion returned 500 Delete it in the dashboard.',
    'a baseline call Request GET /v2/projects/p/api_keys Credential: the token of the run Response 200 application/json [ { &quot;name&quot;: &quot;one&quot;, &quot;createdAt&quot;: 7, &quot;status&quot;: &quot;active&quot; } ] ',
  ]
  for (const part of parts) expect(text.replaceAll('&gt;', '>')).toContain(part)
  expect(html).toContain('title="listApiKeys: type: 1/2 contradicted, 1 assumption contradicted"')
})

test('the HTML report links to the document and the docs, and says what changed', () => {
  const ledger = exampleLedger()
  const [status] = ledger.facts
  const html = htmlReport(ledger, {
    lineOf: ({ id }) => `openapi.yaml:${id.length}`,
    docsOf: (id) => `https://docs.test/${id}`,
    docsOfUnknown: (id) => `https://docs.test/unknowns#${id}`,
    changes: { notes: ['The earlier run started at 2026-11-20.'], worse: [], fixed: status ? [status] : [], lost: [] },
  })
  for (const part of [
    '<code>openapi.yaml:20</code> <a href="https://docs.test/listApiKeys">Docs</a>',
    '<a href="https://docs.test/unknowns#timestamp-formats">timestamp-formats</a>',
    'The earlier run started at 2026-11-20. Nothing is newly contradicted.',
    'Contradicted before, now verified <small>1 fact</small>',
    '<a href="#fact-listApiKeys%2F2XX"><code>listApiKeys/2XX</code></a>',
  ])
    expect(html).toContain(part)
})

test('a share is 100 % only for all facts, and 0 % only for none', () => {
  const [verified, contradicted] = exampleLedger().facts
  const facts = [contradicted, ...Array.from({ length: 999 }, () => verified)].flatMap((finding) => finding ?? [])
  const html = htmlReport(exampleLedger({ facts }))
  expect(html.match(/<small>[^/]*%<\/small>/g)).toEqual(
    ['&lt; 1 %', '0 %', '0 %', '0 %', '&gt; 99 %'].map((share) => `<small>${share}</small>`),
  )
})

describe.skipIf(missing)('the HTML report in Chromium', () => {
  let browser: Browser
  let page: Page
  let folder: string
  const problems: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'))
    browser = await launchChromium()
  })
  afterEach(() => expect(problems.splice(0), 'unexpected requests, console errors and console warnings').toEqual([]))
  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true })
  })

  /** Opens the report in a new page and closes the previous one. */
  async function open(ledger: Ledger, options: BrowserContextOptions = {}): Promise<void> {
    const file = join(folder, 'index.html')
    await writeFile(file, htmlReport(ledger))
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
  const listed = () => page.locator('#list .fact:visible .id').allTextContents()
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  describe('of an example run', () => {
    beforeAll(() => open(exampleLedger()))
    beforeEach(() => page.evaluate(() => location.assign('#')))

    test('a matrix cell links to its facts, and the Back button shows all facts again', async () => {
      await page.getByRole('link', { name: 'listApiKeys: type: 1/2 contradicted, 1 assumption contradicted' }).click()
      expect(await listed()).toEqual(['listApiKeys/2XX/type', 'listApiKeys/2XX[].createdAt/type'])
      expect(await status()).toBe('2 of 12 facts')
      expect(await page.locator('[name=operation]').inputValue()).toBe('listApiKeys')
      expect(await page.locator('a[aria-current=true]').count()).toBe(1)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('facts')
      await page.goBack()
      expect(await status()).toBe('12 of 12 facts')
    })

    test('the fragment of the URL sets the filter', async () => {
      await page.evaluate(() => {
        location.hash = '#operation=deleteApp&verdict=unexercised&verdict=%3Cimg%3E&q=changes'
      })
      await page.waitForFunction(() => document.querySelector('output.status')?.textContent === '2 of 12 facts')
      expect(await page.getByLabel('search').inputValue()).toBe('changes')
      expect(await page.getByRole('checkbox', { name: 'unexercised' }).isChecked()).toBe(true)
    })

    test('the arrow keys move between the matrix cells that have facts, and Tab reaches the facts', async () => {
      await page.locator('#matrix a').first().focus()
      expect(await focusedLabel()).toMatch(/^listApiKeys: 1\/4 contradicted/)
      await page.keyboard.press('ArrowRight')
      // The key skips the cell for the kind "operation", because listApiKeys has no such fact.
      expect(await focusedLabel()).toBe('listApiKeys: status: 1 verified')
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
      // Tab passes the search, operation, kind, five verdicts, the Clear button and a fact, and reaches the second fact.
      for (let tab = 0; tab < 11; tab++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.locator('.fact-body:visible').innerText()).toContain('/0/createdAt: expected a string, got 7')
      expect(await page.locator('#matrix a[tabindex="0"]').count()).toBe(1)
    })

    test('an open fact shows its exchanges, and the first of them is open', async () => {
      const fact = page.locator('details.fact').first()
      await fact.locator('summary').first().click()
      const exchanges = fact.locator('details.evidence')
      await exchanges.nth(0).locator('.exchange').waitFor()
      expect(await exchanges.nth(0).innerText()).toContain('{\n  "keys": []\n}')
      expect(await exchanges.nth(2).locator('mark').allTextContents()).toEqual(['{'])
      await exchanges.nth(1).locator('summary').click()
      expect(await exchanges.nth(1).innerText()).toContain('GET /v2/projects/p/api_keys?page=2\n')
    })

    test('a link to a fact opens it, and its wrong value is marked', async () => {
      await page.evaluate(() => {
        location.hash = encodeURIComponent('fact-listApiKeys/2XX[].createdAt/type')
      })
      const fact = page.locator('.fact[open]:has(.id:text-is("listApiKeys/2XX[].createdAt/type"))')
      await fact.locator('.exchange').waitFor()
      expect(await fact.locator('mark').allTextContents()).toEqual(['"createdAt": 7,'])
      const { hash } = new URL(
        await fact
          .getByRole('link', { name: 'Link to this fact' })
          .evaluate((link) => (link as HTMLAnchorElement).href),
      )
      expect(hash).toBe(await page.evaluate(() => location.hash))
    })

    test('facts are filtered by verdict and by words', async () => {
      await page.getByRole('checkbox', { name: 'unexercised' }).check()
      await page.getByRole('checkbox', { name: 'unprovable here' }).check()
      expect(await status()).toBe('9 of 12 facts')
      await page.getByRole('button', { name: 'Clear the filter' }).click()
      expect(await status()).toBe('12 of 12 facts')
      const search = page.getByLabel('search')
      await search.fill('TOKEN 401')
      expect(await listed()).toEqual(['listApiKeys/auth/expired'])
      await search.fill('page=3')
      expect(await listed()).toEqual(['listApiKeys/2XX/type'])
      await search.fill('no such fact')
      expect([await listed(), await page.getByText('No facts match.').isVisible()]).toEqual([[], true])
      await page.getByRole('link', { name: /^✓? ?verified/ }).click()
      expect(await listed()).toEqual(['listApiKeys/2XX'])
    })

    test('axe finds no accessibility problem in dark or light mode', async () => {
      await page.locator('.fact, .entry').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      })
      await page.waitForFunction(() => document.querySelectorAll('.evidence[open] .exchange').length > 0)
      await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
      const problemsOf = (part: string, ...runOnly: string[]) =>
        page.evaluate(
          async ([part, runOnly]) => {
            const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
            const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] })
            return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ target }) => target).join(', ')}`)
          },
          [part, runOnly] as const,
        )
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await problemsOf('body', 'color-contrast')).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
      expect(await problemsOf('html', ...rules)).toEqual([])
      await page.locator('.entry button').first().click()
      expect(await problemsOf(':popover-open', ...rules)).toEqual([])
    })
  })

  test('without JavaScript, facts and the exchanges of observations can be opened, and the filter is hidden', async () => {
    await open(exampleLedger(), { javaScriptEnabled: false })
    await page.locator('.fact summary').first().click()
    expect(await page.locator('.reason:visible').innerText()).toBe('the body: expected an array, got an object')
    await page.locator('.entry summary').first().click()
    await page.getByRole('button', { name: 'GET /v2/projects/p/api_keys -> 200' }).click()
    expect(await page.getByRole('dialog').innerText()).toContain('200 application/json')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('.scripted:visible').count()).toBe(0)
  })

  test('HTML from a service is shown as text, and scripts in it do not run', async () => {
    await open(hostileLedger(), { viewport: { width: 390, height: 844 } })
    await page.locator('details.fact summary').first().click()
    await page.locator('.evidence .exchange').first().waitFor()
    expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
    expect(await page.locator('img, svg, iframe, link:not([href="data:,"]), object').count()).toBe(0)
    const attributes = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    )
    expect(attributes.filter((name) => /^on|^autofocus$|^x$/.test(name))).toEqual([])
    const shown = await page.locator('.reason').first().textContent()
    expect(shown).toContain('</script><script>globalThis.broken = 1</script><img src=x')
    expect(shown).toContain('\\u2028\\u2029\\u0000\\u001b[2J\\u202e\\ud800')
    // On a phone, the matrix scrolls horizontally, but the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await page.locator('.scroller:has(#matrix)').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  })

  test('100 facts are visible at first, and a button shows 100 more', async () => {
    const [fact] = exampleLedger().facts
    await open(exampleLedger({ facts: Array.from({ length: 1_250 }, () => fact).flatMap((each) => each ?? []) }))
    expect([await status(), (await listed()).length]).toEqual(['1,250 of 1,250 facts', 100])
    await page.getByRole('button', { name: 'Show 100 more of 1,150' }).click()
    expect(await listed()).toHaveLength(200)
  })

  test('the JUnit report is well-formed XML, whatever text comes from a service', async () => {
    await page.goto('about:blank')
    const parse = (text: string) =>
      page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml')
        const names = ['parsererror', 'testcase', 'failure', 'error', 'skipped']
        return names.map((name) => parsed.querySelectorAll(name).length)
      }, text)
    expect(await parse('<a b="&"/>')).toEqual([1, 0, 0, 0, 0])
    expect(await parse(junit(hostileLedger(), { strict: true }))).toEqual([0, 13, 2, 1, 9])
  })
})
