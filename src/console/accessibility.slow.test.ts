import { describe, expect, test } from 'vitest'
import { call, V2 } from '../sandbox/testing/call.ts'
import { missing } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'
import { testDialogs, testViews, VIEWS } from './testing/look.ts'

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()

  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      testViews(open, [mode, width], VIEWS)
      testDialogs(open, [mode, width])
    }
  }

  test('the user chooses light or dark, and the choice stays', async () => {
    const { page } = await open('', {}, { colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Dark' }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.reload()
    expect(await background()).toBe(dark)
  })

  test('everything can be done with the keyboard, and the focus stays while the page updates', async () => {
    const { page, sandbox } = await open()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    /** Presses Tab until an element with this text has the focus. */
    async function tabTo(name: string): Promise<void> {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        if ((await focused()) === name) return
      }
      throw new Error(`Tab does not reach ${name}.`)
    }
    await tabTo('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await tabTo('app-vision')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'App app-vision' }).waitFor()
    // After a change of the address, Tab continues in the content.
    await tabTo('Runs 5')

    await page.keyboard.press('Shift+Tab')
    await page.goto(page.url().replace(/#.*/, '#/state'))
    await page.getByRole('heading', { name: 'Reset' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('by keyboard')
    await page.keyboard.press('Enter')
    await page.getByRole('cell', { name: 'by keyboard', exact: true }).waitFor()
    expect(sandbox.snapshots.list()).toMatchObject([{ name: 'by keyboard' }])

    await call(sandbox, `DELETE ${V2}/domains/domain-docs`)
    await tabTo('Reset the sandbox…')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Reset the sandbox…')
    await page.keyboard.press('Enter')
    await tabTo('Reset')
    await page.keyboard.press('Enter')
    await page.getByText('The sandbox was reset').waitFor()
    expect(sandbox.snapshot().domains.map(({ id }) => id)).toContain('domain-docs')

    // The focus and the text of a field survive updates.
    await page.getByLabel('Name').fill('half a na')
    sandbox.snapshots.take('another')
    await page.getByRole('cell', { name: 'another', exact: true }).waitFor()
    await page.keyboard.type('me')
    expect(await page.getByLabel('Name').inputValue()).toBe('half a name')
  })
})
