import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as Package from '../../src/client/index.ts'
import type { SandboxFixtures } from '../../src/sandbox/index.ts'
import { launchChromium, missing } from '../../src/testing/chromium.ts'
import { type Started, startSandboxProcess } from '../../src/testing/run-script.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { examples } from '../testing/readme.ts'

const app = inject('app')
const CLOSED = 'http://closed.test'
const PAGES = ['page', 'in-process', 'readme', 'react/page', 'react/guide']

/** The globals that `page.ts` sets in the page, where `evaluate` runs functions. */
declare const client: typeof Package
declare const api: Package.Client
declare const fixtures: SandboxFixtures
declare const failureOf: (call: Promise<unknown>) => Promise<unknown>

describe.skipIf(missing)('in Chromium', () => {
  let sandbox: { process: Started; url: string }
  let server: Server
  let origin: string
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const complaints: string[] = []
  const requested = new Set<string>()

  beforeAll(async () => {
    sandbox = await startSandboxProcess({ cwd: app }, 'node_modules/.bin/project-resources')
    await writeFile(join(app, 'readme.ts'), examples.get('page.ts') ?? '')
    const guide = examples.get('react.tsx')?.replace('http://127.0.0.1:4010', sandbox.url) ?? ''
    await writeFile(join(app, 'react/guide.tsx'), guide)
    const scripts = await Promise.all(PAGES.map((name) => bundleForBrowser(app, name)))
    server = createServer(({ url = '' }, response) => {
      const [name = '', isScript] = new URL(url, 'http://page.test').pathname.slice(1).split('.')
      // The empty icon keeps the browser from requesting one.
      const html = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${name}.js"></script>`
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? scripts[PAGES.indexOf(name)] : html)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await launchChromium()
    context = await browser.newContext()
    context.on('request', (request) => requested.add(new URL(request.url()).origin))
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await context.route(`${CLOSED}/**`, (route) => route.abort('connectionrefused'))
    page = await context.newPage()
    await page.goto(`${origin}/page?service=${sandbox.url}`)
    await page.waitForFunction('globalThis.api', null, { timeout: 60_000 }).catch((cause) => {
      throw new Error(`The page did not start:\n${complaints.join('\n')}`, { cause })
    })
  })
  afterAll(async () => {
    await browser?.close()
    sandbox?.process.child.kill()
    server?.close()
  })

  async function fault(body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', body: JSON.stringify({ operation: 'listApiKeys', ...body }), headers }
    expect((await fetch(`${sandbox.url}/_sandbox/faults`, init)).status).toBe(201)
  }

  test('createDomain (POST with a body) and deleteDomain (204) succeed', async () => {
    const result = await page.evaluate(async () => {
      const body = { domain: 'page.example.com', domainType: 'subdomain', region: fixtures.region } as const
      const { id, domain } = await api.createDomain({ body })
      return [domain, await api.deleteDomain({ domain_id: id })]
    })
    expect(result).toEqual(['page.example.com', undefined])
  })

  test('after an error response, the call rejects with an ApiError that has status and message', async () => {
    const error = await page.evaluate(() => failureOf(api.getRun({ app_id: fixtures.app_id, run_id: 'no-such-run' })))
    expect(error).toMatchObject({ name: 'ApiError', status: 404, message: expect.stringContaining('no-such-run') })
  })

  test('a page from a different origin can read Retry-After', async () => {
    await fault({ status: 503, retryAfter: 7 })
    const error = await page.evaluate(() => failureOf(api.listApiKeys({}, { retries: 0 })))
    expect(error).toMatchObject({ status: 503, retryAfter: 7 })
  })

  test('readBuildFile reads deflated and stored files', async () => {
    const result = await page.evaluate(async () => {
      const { app_id, build_id } = fixtures
      const read = async (filename: string) =>
        new Response(await client.readBuildFile(api, { app_id, build_id, filename })).arrayBuffer()
      return [new TextDecoder().decode(await read('main.py')).slice(0, 3), (await read('weights.bin')).byteLength]
    })
    expect(result).toEqual(['"""', 2048])
  })

  test('after a refused connection, the call rejects with a NetworkError', async () => {
    const error = await page.evaluate((baseUrl) => {
      return failureOf(client.createClient({ baseUrl, token: 't', projectId: 'p', retries: 0 }).listApiKeys())
    }, CLOSED)
    expect(error).toMatchObject({ name: 'NetworkError', message: expect.stringContaining('no complete response: ') })
  })

  test("a call that times out rejects with a TimeoutError, an aborted call with its signal's reason", async () => {
    await fault({ delayMs: 60_000, times: 2 })
    const late = await page.evaluate(() => failureOf(api.listApiKeys({}, { timeoutMs: 200 })))
    expect(late).toMatchObject({ name: 'TimeoutError', message: 'listApiKeys timed out after 200 ms.' })
    const aborted = await page.evaluate(() => failureOf(api.listApiKeys({}, { signal: AbortSignal.timeout(200) })))
    expect(aborted).toEqual({ name: 'TimeoutError', message: 'signal timed out' })
  })

  test('the sandbox runs in a page', async () => {
    const tab = await context.newPage()
    const logged = tab.waitForEvent('console', { timeout: 60_000 })
    await tab.goto(`${origin}/in-process`)
    expect((await logged).text()).toBe('true')
  })

  test('the page in the guide "Handle tokens" uses the entered token', async () => {
    const tab = await context.newPage()
    await tab.goto(`${origin}/empty`)
    const form = '<form><input name="baseUrl"><input name="token"><button>Count</button></form>'
    await tab.setContent(`${form}<script type="module" src="/readme.js"></script>`)
    await tab.fill('[name=baseUrl]', sandbox.url)
    for (const [token, title] of [
      ['sandbox-owner-token', /^[1-9]\d* containers$/],
      ['unknown-token', /^UnauthorizedError: /],
    ] as const) {
      await tab.fill('[name=token]', token)
      await tab.click('button')
      await expect.poll(() => tab.title(), { timeout: 60_000 }).toMatch(title)
    }
  })

  test('the page in the guide "Use TanStack Query" deletes a key and loads more events', async () => {
    const tab = await context.newPage()
    await tab.goto(`${origin}/react/guide`)
    const shows = (text: RegExp) => expect.poll(() => tab.textContent('body'), { timeout: 60_000 }).toMatch(text)
    await shows(/Delete laptop.*50 events$/)
    await tab.click('text=Delete laptop')
    await tab.click('text=50 events')
    await shows(/^(?!.*Delete laptop).*Delete deploy.*100 events$/)
  })

  describe('a React app with TanStack Query', () => {
    let tab: Page
    let urls: string[]
    const open = async () => {
      tab = await context.newPage()
      urls = []
      tab.on('request', (request) => urls.push(request.url()))
      await tab.goto(`${origin}/react/page?service=${sandbox.url}`)
    }
    const shows = (selector: string, text: string | RegExp) =>
      expect.poll(() => tab.textContent(selector), { timeout: 60_000 }).toMatch(text)

    test('shows a query, pages through events, and refetches after a mutation', async () => {
      await open()
      await shows('#keys', /\bkey-scratch\b/)
      await shows('#events', /^100$/)
      await tab.click('#events')
      await shows('#events', /^100 100$/)
      await tab.click('#events')
      await shows('#events', /^100 100 \d{1,2}$/)
      expect(await tab.isEnabled('#events')).toBe(false)
      await tab.click('#keys')
      await shows('#keys', /^(?!.*\bkey-scratch\b)/)
    })

    test("a service that fails is called as often as the client's retries allow", async () => {
      await fault({ status: 503, times: 9 })
      await open()
      await shows('#keys', 'ApiError')
      expect(urls.filter((url) => url.endsWith('/api-keys'))).toHaveLength(3)
      await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' })
    })

    test('the request of a component that is unmounted is aborted', async () => {
      await fault({ delayMs: 60_000 })
      await open()
      await shows('#events', '100')
      const aborted = tab.waitForEvent('requestfailed')
      await tab.click('#hide')
      const request = await aborted
      expect([request.url(), request.failure()?.errorText]).toEqual([
        expect.stringMatching(/api-keys$/),
        'net::ERR_ABORTED',
      ])
    })
  })

  test('the console shows only expected failures, and the pages call only the expected hosts', () => {
    const expected = /^Failed to load resource: (net::ERR_CONNECTION_REFUSED|.* status of (401|404|503) )/
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
    expect([...requested].sort()).toEqual([origin, sandbox.url, CLOSED].sort())
  })
})
