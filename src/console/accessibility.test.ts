import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { call, V2 } from '../sandbox/testing/call.ts'
import { missing, violationsIn } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'

const CHAT = 'resources/p-sandbox/apps/app-chat'

/** Addresses of the views, with a text that each shows when it is complete. */
const VIEWS = [
  ['resources/p-sandbox/apps', 'app-scratch'],
  ['resources/p-sandbox/domains', 'a'.repeat(60)],
  ['resources/p-sandbox/apiKeys', 'key-laptop'],
  [CHAT, '"service_toml"'],
  [`${CHAT}/containers`, 'SUCCEEDED'],
  [`${CHAT}/containers/container-chat-1`, 'Previous page'],
  [`${CHAT}/builds/build-chat-7`, 'Build finished'],
  ['requests/1', 'HTTP'],
  ['billing/p-sandbox?month=2026-02', '2 other apps'],
  ['faults', 'running'],
  ['state', 'before'],
  ['switches', 'missingBody'],
] as const

/** Gives every view something to show. */
async function fill(sandbox: Sandbox): Promise<void> {
  sandbox.turn({ domainNameSyntax: 'accept' })
  const domain = `${`${'a'.repeat(60)}.`.repeat(4)}example.com`
  await call(sandbox, `POST ${V2}/domains`, { body: { domain, domainType: 'subdomain', region: 'us-east-1' } })
  await call(sandbox, `GET ${V2}/${'long/'.repeat(60)}`)
  sandbox.faults.add({ operation: 'getRun', status: 500, times: 'always' })
  sandbox.scenarios.start('slow-billing', { minutes: 10 })
  sandbox.snapshots.take('before')
}

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()

  const looks = (['light', 'dark'] as const).flatMap((mode) => [1280, 360].map((width) => [mode, width] as const))
  describe.each(looks)('checked by axe, %s mode, %i pixels wide', (colorScheme, width) => {
    // The content security policy of the page blocks injected scripts, such as axe.
    const options = { colorScheme, viewport: { width, height: 800 }, bypassCSP: true }

    test('no view has a WCAG violation or a horizontal scrollbar', async () => {
      const { page } = await open('', {}, { ...options, prepare: fill })
      for (const [hash, text] of VIEWS) {
        await page.evaluate((next) => location.assign(next), `#/${hash}`)
        await page.getByText(text).filter({ visible: true }).first().waitFor()
        expect(await violationsIn(page, 'html', 'best-practice'), hash).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `horizontal overflow of ${hash} in pixels`).toBeLessThanOrEqual(0)
      }
    })

    test('dialogs, problems and the form for the control token have no WCAG violation', async () => {
      const { page } = await open('state', {}, options)
      await page.getByLabel('Name').fill('<b>')
      await page.getByLabel('Name').press('Enter')
      await page.getByRole('alert').waitFor()
      await page.getByRole('button', { name: 'Reset the sandbox…' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await violationsIn(page, 'html', 'best-practice')).toEqual([])
      await page.keyboard.press('Escape')
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.1' })
      await page.getByLabel('Control token').waitFor()
      expect(await violationsIn(page, 'html', 'best-practice')).toEqual([])
    })
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
    await page.getByRole('cell', { name: 'by keyboard' }).waitFor()
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
    await page.getByRole('cell', { name: 'another' }).waitFor()
    await page.keyboard.type('me')
    expect(await page.getByLabel('Name').inputValue()).toBe('half a name')
  })

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
