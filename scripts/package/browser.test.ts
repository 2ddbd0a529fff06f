import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { missing, withChromium } from '../../src/testing/browser.ts'
import { listen } from '../../src/testing/listen.ts'
import { type Started, startSandboxProcess } from '../../src/testing/run-script.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { examples } from '../testing/readme.ts'

const app = inject('app')
const PAGES = ['readme', 'react/guide', 'react/optimistic-page', 'errors']

/** Deletes a key when it is clicked, and shows how many keys it has rendered, one after the other. */
const OPTIMISTIC_PAGE = `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createClient } from 'project-resources'
import { createQueries } from 'project-resources/query'
import { createRoot } from 'react-dom/client'
import { useDeleteApiKey } from './optimistic'

const api = createClient({ baseUrl: 'SANDBOX', token: 'sandbox-owner-token', projectId: 'p-sandbox' })
const queries = createQueries(api)
const counts = []
function Keys() {
  const { data } = useQuery(queries.listApiKeys())
  const { mutate } = useDeleteApiKey(queries)
  if (data && data.length !== counts.at(-1)) counts.push(data.length)
  return <button onClick={() => mutate({ api_key_id: 'key-scratch' })}>{counts.join()}</button>
}
createRoot(document.body).render(<QueryClientProvider client={new QueryClient()}><Keys /></QueryClientProvider>)`

/** Shows what the client says about base URLs, about a redirect, and about an init that fetch rejects. */
const ERRORS_PAGE = `
import { createClient } from 'project-resources'

const shown = []
const clientOf = (baseUrl) => createClient({ baseUrl, token: 'a-token', projectId: 'p-sandbox' })
for (const baseUrl of ['', ' ', 'api', '//api', '/api']) {
  try {
    shown.push(clientOf(baseUrl).baseUrl)
  } catch (error) {
    shown.push(error.kind)
  }
}
for (const init of [{}, { mode: 'nope' }]) {
  shown.push(await clientOf('/redirected').listApiKeys({}, { init }).catch(({ attempts, message }) => [attempts, message]))
}
document.body.textContent = JSON.stringify(shown)`

/** What Chromium logs for a response of 401. */
const UNAUTHORIZED = expect.stringMatching(/^Failed to load resource: the server responded with a status of 401 /)

describe.skipIf(missing)('in Chromium', () => {
  let sandbox: { process: Started; url: string }
  let origin: string
  const { complaints, newPage } = withChromium((address) => [origin, sandbox.url].includes(new URL(address).origin))

  beforeAll(async () => {
    sandbox = await startSandboxProcess({ cwd: app }, 'node_modules/.bin/project-resources')
    await writeFile(join(app, 'readme.ts'), examples.get('page.ts') ?? '')
    const guide = examples.get('react.tsx')?.replace('http://127.0.0.1:4010', sandbox.url) ?? ''
    await writeFile(join(app, 'react/guide.tsx'), guide)
    await writeFile(join(app, 'react/optimistic.tsx'), examples.get('optimistic.tsx') ?? '')
    await writeFile(join(app, 'react/optimistic-page.tsx'), OPTIMISTIC_PAGE.replace('SANDBOX', sandbox.url))
    await writeFile(join(app, 'errors.ts'), ERRORS_PAGE)
    const scripts = await Promise.all(PAGES.map((name) => bundleForBrowser(app, name)))
    const server = createServer(({ url = '' }, response) => {
      const [name = '', isScript] = new URL(url, 'http://page.test').pathname.slice(1).split('.')
      if (url.startsWith('/redirected')) return void response.writeHead(302, { Location: '/empty' }).end()
      // The empty icon keeps the browser from requesting one.
      const html = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${name}.js"></script>`
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? scripts[PAGES.indexOf(name)] : html)
    })
    origin = await listen(server, afterAll)
  })
  afterAll(() => sandbox?.process.child.kill())

  test('the page in the guide "Handle tokens" uses the entered token', async () => {
    const tab = await newPage()
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
    expect(complaints.splice(0)).toEqual([UNAUTHORIZED])
  })

  test('a base URL that depends on the page is rejected; a redirect and a wrong init are named, without retries', async () => {
    const tab = await newPage()
    await tab.goto(`${origin}/errors`)
    await expect.poll(() => tab.textContent('body'), { timeout: 60_000 }).toMatch(/^\[/)
    expect(JSON.parse((await tab.textContent('body')) ?? '')).toEqual([
      ...Array(4).fill('InvalidArgumentError'),
      `${origin}/api`,
      [1, 'listApiKeys was redirected, or the mode of `init` hides the response'],
      [null, expect.stringMatching(/^init is invalid: .*nope/)],
    ])
  })

  test('the page in the guide "Use TanStack Query" deletes a key and loads more events', async () => {
    const tab = await newPage()
    await tab.goto(`${origin}/react/guide`)
    const shows = (text: RegExp) => expect.poll(() => tab.textContent('body'), { timeout: 60_000 }).toMatch(text)
    await shows(/Delete laptop.*50 events$/)
    await tab.click('text=Delete laptop')
    await tab.click('text=50 events')
    await shows(/^(?!.*Delete laptop).*Delete deploy.*100 events$/)
  })

  test('the optimistic update of the guide "Use TanStack Query" is taken back if the service rejects it', async () => {
    const tab = await newPage()
    await tab.goto(`${origin}/react/optimistic-page`)
    const shows = (text: RegExp) => expect.poll(() => tab.textContent('body'), { timeout: 60_000 }).toMatch(text)
    await shows(/^\d+$/)
    const count = Number(await tab.textContent('body'))
    const fault = { operation: 'deleteApiKey', status: 401 }
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
    await tab.click('button')
    await shows(new RegExp(`^${count},${count - 1},${count}$`))
    expect(complaints.splice(0)).toEqual([UNAUTHORIZED])
    await tab.click('button')
    await shows(new RegExp(`,${count},${count - 1}$`))
  })
})
