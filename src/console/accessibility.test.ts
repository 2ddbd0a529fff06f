import { describe, expect, test } from 'vitest'
import { missing } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'
import { testLook } from './testing/look.ts'

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()

  testLook(open, 'dark', 360)

  test('the reader chooses light or dark, and the choice stays', async () => {
    const { page } = await open('', {}, { colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Dark' }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.reload()
    expect(await background()).toBe(dark)
  })
})
