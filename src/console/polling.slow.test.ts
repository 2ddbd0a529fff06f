import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox/api/sandbox.ts'
import { call, V2 } from '../sandbox/testing/call.ts'
import { missing } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'
import { fill, VIEWS } from './testing/look.ts'

const CLOCK = '/_sandbox/clock'
const pathOf = (request: Request) => new URL(request.url()).pathname

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()

  /** Starts polls at once instead of after their interval, and waits for what they render. */
  async function poll(page: Page, count: number): Promise<void> {
    for (let polls = 0; polls < count; polls++) {
      const finished = page.waitForEvent('requestfinished', (each) => pathOf(each) === CLOCK)
      await page.clock.fastForward(1000)
      await finished
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
  }
  /** The paths of the requests that the page sends from now on. */
  function targetsIn(page: Page): string[] {
    const paths: string[] = []
    page.on('request', (each) => paths.push(pathOf(each)))
    return paths
  }
  const setUp = (page: Page) => page.clock.install()

  /** Lists the DOM mutations outside the clock during a number of polls. */
  async function mutationsIn(page: Page, polls: number): Promise<string[]> {
    await page.evaluate(() => {
      const mutations: string[] = []
      const isClock = ({ target }: MutationRecord) => {
        const element = target instanceof Element ? target : target.parentElement
        return Boolean(element?.closest('time') && element.closest('[aria-label=Clock]'))
      }
      const observer = new MutationObserver((records) => {
        mutations.push(
          ...records
            .filter((each) => !isClock(each))
            .map(({ type, target }) => `${type} ${target.nodeName} ${target.textContent}`),
        )
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(window, { mutations })
    })
    await poll(page, polls)
    return page.evaluate(() => (window as unknown as { mutations: string[] }).mutations)
  }

  test('polls change nothing in the document while the data stays the same', async () => {
    const { page, sandbox } = await open('', {}, { setUp, prepare: fill })
    for (const [hash, text] of VIEWS) {
      // The view before may have the text, too: the title shows that it was left.
      await page.evaluate((next) => {
        document.title = ''
        location.assign(next)
      }, `#/${hash}`)
      await page.waitForFunction(() => document.title !== '')
      await page.getByText(text).filter({ visible: true }).first().waitFor()
      expect(await mutationsIn(page, 3), hash).toEqual([])
    }
    // The observer works.
    sandbox.snapshots.take('new')
    await page.evaluate(() => location.assign('#/state'))
    await page.getByRole('cell', { name: 'new', exact: true }).waitFor()
    expect(await page.evaluate(() => (window as unknown as { mutations: string[] }).mutations)).not.toEqual([])
  })

  test('a clock that runs changes only itself', async () => {
    const { page } = await open('resources/p-sandbox/apps', { now: undefined } as never, { setUp })
    await page.getByRole('link', { name: 'app-chat' }).waitFor()
    const now = () => page.getByLabel('Clock').locator('time').innerText()
    const before = await now()
    expect(await mutationsIn(page, 3)).toEqual([])
    await expect.poll(now).not.toBe(before)
  })

  test('calls appear although only the clock is polled, and resources of a live sandbox are polled', async () => {
    const { page, sandbox } = await open('requests', {}, { setUp })
    await page.getByText('No requests yet.').waitFor()
    const sent = targetsIn(page)
    // Once the journal is followed; every fifth poll loads the panel, too.
    const pollThrice = async () => {
      sent.length = 0
      await poll(page, 3)
      return [...sent]
    }
    await expect.poll(pollThrice).toEqual([CLOCK, CLOCK, CLOCK])
    await call(sandbox, `GET ${V2}/api-keys`)
    await page.getByRole('cell', { name: `GET ${V2}/api-keys` }).waitFor()

    const live = await open('resources/p-sandbox/domains', { live: true }, { setUp })
    await live.page.getByRole('link', { name: 'domain-docs' }).waitFor()
    const loads = targetsIn(live.page)
    await poll(live.page, 5)
    expect(loads.filter((path) => path === '/_sandbox/resources').length).toBeGreaterThanOrEqual(4)
  })

  test('a hidden page sends no request, and catches up once it is visible', async () => {
    const { page, sandbox } = await open('state', {}, { setUp })
    const show = (visibilityState: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, visibilityState)
    await page.getByText('There are no snapshots.').waitFor()
    await show('hidden')
    const sent = targetsIn(page)
    sandbox.snapshots.take('meanwhile')
    await page.clock.runFor(60_000)
    expect(sent).toEqual([])
    await show('visible')
    await page.getByRole('cell', { name: 'meanwhile', exact: true }).waitFor()
  })

  test('changes by other clients through the controls appear: a restored state, a set clock and a reset', async () => {
    const { page, sandbox } = await open('resources/p-sandbox/domains')
    await page.getByRole('link', { name: 'domain-docs' }).waitFor()
    const other = createSandbox()
    await call(other, `DELETE ${V2}/domains/domain-docs`)
    await sandbox.restore(other.snapshot())
    await page.getByRole('link', { name: 'domain-docs' }).waitFor({ state: 'detached' })
    sandbox.clock.set('2027-01-01T00:00:00Z')
    await page.getByText('2027-01-01 00:00:00 UTC').waitFor()
    await sandbox.reset()
    await page.getByRole('link', { name: 'domain-docs' }).waitFor()
  })
})
