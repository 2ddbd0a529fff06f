import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { missing, violationsIn, withChromium } from '../../testing/browser.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Ledger } from '../model/ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

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
    expect(
      await page.locator('img, svg:not(.icon, .unseen), iframe, script, link:not([href="data:,"]), object').count(),
    ).toBe(0)
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
