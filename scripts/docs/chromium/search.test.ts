import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { missing, violationsIn, withChromium } from '../../../src/testing/browser.ts'
import { fromFile, isFile, looks } from './testing/built-docs.ts'

describe.skipIf(missing)('in Chromium', () => {
  const { sharedPage } = withChromium(isFile)

  async function open(options = {}): Promise<Page> {
    const page = await sharedPage({ offline: true, ...options })
    await page.goto(fromFile('operations/getRun.html'))
    return page
  }

  test('Ctrl+K finds a field by keyboard, and leads to it', async () => {
    const page = await open()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('domain type')
    const first = page.getByRole('option', { selected: true })
    await first.getByText('createDomain, request body').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(/operations\/createDomain\.html#body\.domainType$/)
  })

  test('the button opens the search, Escape closes it, and the focus returns', async () => {
    const page = await open()
    const button = page.getByRole('button', { name: 'Search' })
    await button.click()
    await page.getByRole('combobox', { name: 'Search' }).fill('container')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test.each([
    ...['<img src=x onerror=alert(1)>', '\\', '((((', '" onload="', 'constructor'].map((query) => [query, query]),
    ['aaa…', 'a'.repeat(10_000)],
  ])('the query %j does no harm', async (_, query) => {
    const page = await open()
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill(query)
    await page
      .getByRole('status')
      .getByText(/results|Type what/)
      .waitFor()
    expect(await page.locator('dialog img').count()).toBe(0)
  })

  test.each(looks)(
    'the open search has no violation of WCAG 2.2 A or AA in %s mode, %i pixels wide',
    async (colorScheme, width) => {
      const page = await open({ colorScheme, viewport: { width, height: 800 } })
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('combobox', { name: 'Search' }).fill('key')
      expect(await violationsIn(page, 'dialog')).toEqual([])
    },
  )
})
