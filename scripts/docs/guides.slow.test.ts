import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/client/index.ts'
import { launchChromium, missing } from '../../src/testing/browser.ts'
import { serveNew, withSnippets } from './testing/snippets.ts'

const require = createRequire(import.meta.url)
const { folder, start } = withSnippets()

// Tests in scripts/package/ run the others: service.test.ts verifies an environment, and those in browser/ need a browser.
test('the snippets that contain tests pass', async () => {
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  // One worker, because each would load the package again.
  const args = [
    'run',
    '--root',
    folder,
    '--no-color',
    '--exclude=service.test.ts',
    '--exclude=browser/**',
    '--maxWorkers=1',
    '--no-isolate',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...args])
  expect(stdout).toMatch(/Tests\s+10 passed/)
})

test.skipIf(missing)('the page of the guide "Draw the billing chart" stacks bars of the right heights', async () => {
  const apps = ['app-<b>&"', 'app-b', 'app-c', 'app-d', 'app-e', 'app-f'].map((appId) => ({ appId }))
  const { url } = await serveNew({ now: '2026-03-10T09:30:00Z', seed: { apps } })
  const api = createClient({ baseUrl: url, token: 'sandbox-owner-token', projectId: 'p-sandbox' })
  const [, port] = await (await start('costs.ts', url)).printed(/port: (\d+)/)
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.fill('[type=month]', '2026-03')
  await page.click('button')
  await page.getByText('from 2026-03-01 to 2026-03-31').waitFor()

  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((found) =>
      found.map((element) => {
        const { x, y, height } = element.getBoundingClientRect()
        return { text: element.textContent, x, y, height }
      }),
    )
  const [zero, next] = await boxes('path')
  const [, nextLabel] = await boxes('[text-anchor=end]')
  const bars = await boxes('rect')
  const unit = ((zero?.y ?? 0) - (next?.y ?? 0)) / Number(nextLabel?.text)
  const { labels, series, others } = await api.getBillingGraph({ month: '2026-03', top_n: 4, group_others: true })
  const bands = [...series, ...(others ? [{ ...others, app_name: `${others.count} other apps` }] : [])]
  const expected = labels.flatMap((label, day) => {
    let y = zero?.y ?? 0
    return bands.map(({ app_name, data: { [day]: cost = 0 } }) => {
      y -= cost * unit
      const box = { y: expect.closeTo(y, 0), height: expect.closeTo(cost * unit, 0) }
      return { text: `${label}, ${app_name}: ${cost.toFixed(2)}`, x: bars[day * bands.length]?.x, ...box }
    })
  })
  expect(bars).toEqual(expected)
  expect(expected).toHaveLength(31 * 5)
  const legend = bands.map(({ app_name, total }) => `■ ${app_name}: ${total.toFixed(2)} USD`)
  expect(await page.locator('li').allTextContents()).toEqual(legend)
  expect(new Set(bars.map(({ x }) => x)).size).toBe(31)
  expect(complaints).toEqual([])
})
