import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Sandbox } from '../../sandbox/api/sandbox.ts'
import { call, V2 } from '../../sandbox/testing/call.ts'
import { violationsIn } from '../../testing/browser.ts'
import type { withConsole } from './browser.ts'

const CHAT = 'resources/p-sandbox/apps/app-chat'

/** Addresses of the views, with a text that each shows when it is complete. */
export const VIEWS = [
  ['resources/p-sandbox/apps', 'app-scratch'],
  ['resources/p-sandbox/domains', 'a'.repeat(60)],
  ['resources/p-sandbox/apiKeys', 'key-laptop'],
  ['resources/p-sandbox/repositories', 'acme/chat-service'],
  [CHAT, '"service_toml"'],
  [`${CHAT}/containers`, 'SUCCEEDED'],
  [`${CHAT}/containers/container-chat-1`, 'Older'],
  [`${CHAT}/builds/build-chat-7`, 'Build finished'],
  [`${CHAT}/runs`, 'run-chat-1'],
  ['requests/1', 'HTTP'],
  ['billing/p-sandbox?month=2026-02', '2 other apps'],
  ['faults', 'running'],
  ['state', 'before'],
  ['switches', 'missingBody'],
] as const

/** The views with the most kinds of elements: details with JSON and forms, a request, and a chart. */
export const HEAVIEST_VIEWS = VIEWS.filter(([hash]) =>
  [CHAT, 'requests/1', 'billing/p-sandbox?month=2026-02'].includes(hash),
)

/** Gives every view something to show. */
export async function fill(sandbox: Sandbox): Promise<void> {
  sandbox.turn({ domainNameSyntax: 'accept' })
  const domain = `${`${'a'.repeat(60)}.`.repeat(4)}example.com`
  await call(sandbox, `POST ${V2}/domains`, { body: { domain, domainType: 'subdomain', region: 'us-east-1' } })
  await call(sandbox, `GET ${V2}/${'long/'.repeat(60)}`)
  sandbox.faults.add({ operation: 'getRun', status: 500, times: 'always' })
  sandbox.scenarios.start('slow-billing', { minutes: 10 })
  sandbox.snapshots.take('before')
}

type Open = ReturnType<typeof withConsole>

/** A mode, and a width of the window in pixels. */
export type Look = readonly ['light' | 'dark', number]

const optionsOf = ([colorScheme, width]: Look) => ({ colorScheme, viewport: { width, height: 800 } })

/** Minimum window width at which tables may scroll horizontally. */
const MIN_SCROLLING = 640

/** Defines the test that axe runs in views of the console, with a call shown where there is one. @param open opens the console */
export function testViews(open: Open, look: Look, views: typeof VIEWS | typeof HEAVIEST_VIEWS): void {
  test(`no view has a WCAG violation or a horizontal scrollbar, ${look.join(' mode, ')} pixels wide`, async () => {
    const { page } = await open('', {}, { ...optionsOf(look), prepare: fill })
    for (const [hash, text] of views) {
      await page.evaluate((next) => location.assign(next), `#/${hash}`)
      await page.getByText(text).filter({ visible: true }).first().waitFor()
      const showCall = page.getByRole('button', { name: 'Show call' })
      if (await showCall.isVisible()) await showCall.click()
      expect(await violationsIn(page, 'html', 'best-practice'), hash).toEqual([])
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, `horizontal overflow of ${hash} in pixels`).toBeLessThanOrEqual(0)
      if (look[1] < MIN_SCROLLING) expect(await hiddenTables(page), hash).toEqual([])
    }
  })
}

/** Labels of the tables that overflow horizontally. */
function hiddenTables(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.scroller')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.getAttribute('aria-label')),
    )
}

/**
 * Defines the test that axe runs in dialogs, beside problems and in the form for the control token.
 *
 * @param open opens the console
 */
export function testDialogs(open: Open, look: Look): void {
  test(`dialogs, problems and the form for the control token have no WCAG violation, ${look.join(' mode, ')} pixels wide`, async () => {
    const { page } = await open('state', {}, optionsOf(look))
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
}
