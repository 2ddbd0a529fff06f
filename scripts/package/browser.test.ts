import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Fault } from '../../src/sandbox/index.ts'
import { launchChromium, missing } from '../../src/testing/chromium.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { type Origin, type RunningSandbox, serveScripts, startSandbox } from '../testing/processes.ts'
import { examples } from '../testing/readme.ts'

const app = inject('app')

describe.skipIf(missing)('in Chromium', () => {
  let sandbox: RunningSandbox
  let origin: Origin
  let closed: string
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const complaints: string[] = []
  const asked = new Set<string>()

  beforeAll(async () => {
    await writeFile(join(app, 'readme-page.ts'), examples.get('page.ts') ?? '')
    const [inPage = '', inProcess = '', ofReadme = ''] = await Promise.all(
      ['page.ts', 'in-process.ts', 'readme-page.ts'].map((file) => bundleForBrowser(app, file)),
    )
    origin = await serveScripts({ page: inPage, 'in-process': inProcess, readme: ofReadme })
    closed = await closedPort()
    sandbox = await startSandbox(app, process.execPath)
    browser = await launchChromium()
    context = await browser.newContext()
    context.on('request', (request) => asked.add(request.url().replace(/(?<=\d)\/.*/, '')))
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page = await context.newPage()
    await page.goto(`${origin.url}/page?${new URLSearchParams({ service: sandbox.url, closed })}`)
    await page.waitForFunction('globalThis.steps', null, { timeout: 60_000 }).catch((cause) => {
      throw new Error(`The page did not start:\n${complaints.join('\n')}`, { cause })
    })
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([sandbox?.stop(), origin?.close()])
  })

  /** Runs a step of the page. */
  const step = (name: string, ...args: string[]) => page.evaluate(`steps.${name}(...${JSON.stringify(args)})`)

  async function fault(body: Fault): Promise<void> {
    const signal = AbortSignal.timeout(60_000)
    const { status } = await fetch(`${sandbox.url}/_sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      signal,
    })
    expect(status).toBe(201)
  }

  test('GET returns data', async () => {
    expect(await step('get')).toContain('key-deploy')
  })

  test('POST with a body, and DELETE with 204', async () => {
    expect(await step('postAndDelete')).toEqual({ domain: 'disposable.example.com', deleted: true, again: 404 })
  })

  test('an error response gives an ApiError with status and message', async () => {
    expect(await step('refused')).toEqual({ status: 404, message: expect.stringContaining('no-such-run') })
  })

  test('Retry-After is readable', async () => {
    await fault({ operation: 'listApiKeys', status: 503, retryAfter: 7 })
    expect(await step('busy')).toEqual({ status: 503, retryAfter: 7 })
  })

  test('events are paged', async () => {
    const { total, seen } = (await step('events')) as { total: number; seen: number }
    expect(total).toBeGreaterThan(50)
    expect(seen).toBe(total)
  })

  test('reads deflated and stored files of a build', async () => {
    expect(await step('file', 'main.py')).toMatchObject({
      compression_method: 8,
      firstLine: expect.stringMatching(/^"""/),
    })
    expect(await step('file', 'weights.bin')).toMatchObject({ compression_method: 0, size: 2048 })
  })

  test('a closed port gives a NetworkError', async () => {
    expect(await step('closed')).toMatch(/^listApiKeys got no full response: /)
  })

  test('a slow response gives a TimeoutError', async () => {
    await fault({ operation: 'listApiKeys', delayMs: 60_000 })
    expect(await step('late')).toBe('listApiKeys timed out after 200 ms.')
  })

  test('an abort rejects with its reason', async () => {
    await fault({ operation: 'listApiKeys', delayMs: 60_000 })
    expect(await step('aborted')).toBe('Error: The reader has left.')
  })

  test('the sandbox runs in a page', async () => {
    const tab = await context.newPage()
    const logged = tab.waitForEvent('console', { timeout: 60_000 })
    await tab.goto(`${origin.url}/in-process`)
    expect((await logged).text()).toBe('true')
  })

  test('the page of the README uses the entered token', async () => {
    const tab = await context.newPage()
    await tab.goto(`${origin.url}/readme`)
    const form = '<form><input name="baseUrl"><input name="token"><button>Count</button></form>'
    // With another URL, since a module runs once.
    await tab.setContent(`${form}<script type="module" src="/readme.js?with-form"></script>`)
    await tab.fill('[name=baseUrl]', sandbox.url)
    for (const [token, title] of [
      ['sandbox-owner-token', /^[1-9]\d* containers$/],
      ['unknown-token', /^UnauthorizedError: /],
    ] as const) {
      await tab.fill('[name=token]', token)
      await tab.click('button')
      await tab.waitForFunction((pattern) => new RegExp(pattern).test(document.title), title.source, {
        timeout: 60_000,
      })
    }
  })

  test('logs only the failures above and calls no other host', () => {
    const expected = /^Failed to load resource: (net::ERR_CONNECTION_REFUSED|.* status of (401|404|503) )/
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
    expect([...asked].sort()).toEqual([origin.url, sandbox.url, closed].sort())
  })
})

/** The URL of a port that is closed. */
async function closedPort(): Promise<string> {
  const { url, close } = await serveScripts({})
  await close()
  return url
}
