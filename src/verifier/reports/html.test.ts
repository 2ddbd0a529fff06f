import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { missing, violationsIn, withChromium } from '../../testing/browser.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Ledger } from '../engine/ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const REGISTER = {
  'success-status-codes': { question: 'Which code?', meanwhile: '.', settle: '.', source: 'inferred' as const },
}

test('the HTML report has the header, causes, changes, verdicts, facts, observations and leftovers', () => {
  const ledger = exampleLedger({
    incomplete: 'the service stopped responding',
    retries: [{ operationId: 'listApiKeys', why: 'got 503', count: 3 }],
    baseline: { notes: ['The documents differ.'], contradicted: [], mended: ['listApiKeys/2XX'], untested: [] },
  })
  const html = htmlReport(ledger, { register: REGISTER, lineOf: ({ id }) => `openapi.yaml:${id.length}` })
  const text = html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
  const parts = [
    'https://api.example.com: verification of openapi.yaml Verification',
    'Tier read Document 1.0.0 ab12ab12ab12 Started 2026-11-21 15:20 UTC Duration 1,234 requests in 12.3 s Retries 3 (got 503) Run 1a2b',
    'Incomplete, not a pass: the service stopped responding. Nothing new is contradicted on https://api.example.com; 1 fact is still contradicted',
    '2 causes Contradictions with the same cause are listed once.',
    'known: listApiKeys: the body: expected an array, got an object 1 fact The body is an array. openapi.yaml:20 GET /v2/projects/p/api_keys?page=3 -> 200 { &quot;keys&quot;: [] curl',
    'Do: Return an array; or correct openapi.yaml:20, if the service is right.',
    'The documents differ. Contradicted before, now verified 1 fact listApiKeys/2XX',
    '1 item left behind. What to do',
    '12 documented facts',
    '✗ contradicted 1 8 %',
    '○ unexercised 8 67 %',
    'listApiKeys 4 facts: 1 contradicted, 1 assumption contradicted, 1 unprovable here, 1 verified',
    '✗ contradicted listApiKeys/2XX/type The body is an array. the body: expected an array, got an object',
    '/0/createdAt: expected a string, got 7; Open question: timestamp-formats.',
    '✓ listApiKeys/2XX The keys.',
    'success-status-codes Which code? 1 observation',
    'listApiKeys 2XX 200 4',
    'deletion returned 500 Delete it in the dashboard.',
  ]
  for (const part of parts) expect(text.replaceAll('&gt;', '>')).toContain(part)
  expect(html).not.toContain('<script')
})

test('a comment stands above its command', () => {
  const ledger = exampleLedger()
  for (const { request } of ledger.exchanges) request.method = 'POST'
  expect(htmlReport(ledger)).toMatch(/<code># This request changes something\.\ncurl -i -X POST/)
})

test('a share is 100 % only for all facts, and 0 % only for none', () => {
  const [verified, contradicted] = exampleLedger().facts
  const facts = [contradicted, ...Array.from({ length: 999 }, () => verified)].flatMap((finding) => finding ?? [])
  const html = htmlReport(exampleLedger({ facts }))
  expect(html.match(/<small>[^/]*%<\/small>/g)).toEqual(
    ['&lt; 1 %', '0 %', '0 %', '0 %', '&gt; 99 %'].map((share) => `<small>${share}</small>`),
  )
})

describe.skipIf(missing)('in Chromium', () => {
  const PHONE = { viewport: { width: 390, height: 844 } }
  const file = join(temporaryFolder(afterAll), 'index.html')
  const { href } = pathToFileURL(file)
  const { sharedPage } = withChromium((address) => address === href)

  /** Opens the report, with everything unfolded. */
  async function open(ledger: Ledger): Promise<Page> {
    await writeFile(file, htmlReport(ledger))
    const page = await sharedPage(PHONE)
    await page.goto(href)
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    return page
  }

  test('axe finds no accessibility problem in dark or light mode', async () => {
    const page = await open(exampleLedger())
    expect(await page.locator('mark').allTextContents()).toEqual(['{', '"createdAt": 7,'])
    // The light mode, which the shared page has by default, comes last.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsIn(page), colorScheme).toEqual([])
    }
  })

  test('HTML from a service is shown as text, and scripts in it do not run', async () => {
    const page = await open(hostileLedger())
    expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBeUndefined()
    expect(await page.locator('img, svg, iframe, script, link:not([href="data:,"]), object').count()).toBe(0)
    const attributes = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    )
    expect(attributes.filter((name) => /^on|^autofocus$|^x$/.test(name))).toEqual([])
    const shown = await page.locator('.entry li p').first().textContent()
    expect(shown).toContain('</script><script>globalThis.broken = 1</script><img src=x')
    expect(shown).toContain('\\u2028\\u2029\\u0000\\u001b[2J\\u202e\\ud800')
    // On a phone, tables scroll horizontally, but the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })

  test('the JUnit report is well-formed XML, whatever text comes from a service', async () => {
    const page = await sharedPage(PHONE)
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
