import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { missing } from '../../testing/chromium.ts'
import { withConsole } from './testing/browser.ts'

const CHAT = 'resources/p-sandbox/apps/app-chat'

/** Pages of the console, and the transitions that each must show. */
const EXPECTED = {
  [`${CHAT}/containers`]: [
    'PENDING not_ready > RUNNING ready',
    'RUNNING ready > terminating not_ready',
    'terminating not_ready > SUCCEEDED –',
  ],
  [`${CHAT}/builds`]: ['in_progress > success'],
  [`${CHAT}/runs`]: ['queued > running', 'running > success'],
}

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()

  test('the console of a live sandbox shows every transition within two minutes', async () => {
    const { page, url, sandbox } = await open('', { live: true })
    const pages = new Map<string, Page>()
    for (const hash of [...Object.keys(EXPECTED), 'billing/p-sandbox']) {
      const tab = await page.context().newPage()
      await tab.goto(`${url}/#/${hash}`)
      pages.set(hash, tab)
    }
    const seen = new Map<string, Map<string, string[]>>()
    for (let second = 0; second <= 120; second += 6) {
      if (second > 0) sandbox.clock.advance(6000)
      const now = new Date(sandbox.clock.now()).toISOString().slice(0, 19).replace('T', ' ')
      for (const [hash, tab] of pages) {
        // The console then loads at once what it would load within a second.
        await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await tab.getByText(`${now} UTC`).waitFor()
        const rows = await tab.locator('main table').first().locator('tbody tr').allInnerTexts()
        const states = seen.get(hash) ?? new Map<string, string[]>()
        seen.set(hash, states)
        for (const row of rows) {
          const [id = '', ...cells] = row.split('\t')
          const state = cells.slice(0, hash.endsWith('containers') ? 2 : 1).join(' ')
          const before = states.get(id) ?? []
          if (before.at(-1) !== state) states.set(id, [...before, state])
        }
      }
    }
    for (const [hash, transitions] of Object.entries(EXPECTED)) {
      const lives = [...(seen.get(hash)?.values() ?? [])].map((states) => states.join(' > '))
      for (const each of transitions) expect(lives, hash).toContainEqual(expect.stringContaining(each))
    }
    const costs = [...(seen.get('billing/p-sandbox') ?? [])].find(([id]) => id.trim() === 'chat')?.[1] ?? []
    expect(new Set(costs).size).toBeGreaterThan(1)
  })
})
