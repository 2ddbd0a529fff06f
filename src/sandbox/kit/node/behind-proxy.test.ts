import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ensureFolder, writeFileAtomic } from '../../../files.ts'
import { missing, withChromium } from '../../../testing/browser.ts'
import { listen } from '../../../testing/listen.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { bundleConsole } from '../../api/node/bundle-console.ts'
import { call, start, V2 } from '../../testing/call.ts'
import { serve } from '../../testing/server.ts'
import { createDocs } from './docs.ts'

const PREFIX = '/team/sandbox'

/**
 * Starts a sandbox behind a proxy that removes a prefix from the path of each request, and adds a control token, if given.
 *
 * @returns the URL with the prefix
 */
async function startProxied(token?: string): Promise<string> {
  const folder = join(temporaryFolder(onTestFinished), 'docs')
  await ensureFolder(folder)
  writeFileAtomic(join(folder, 'index.html'), '<p>Start</p>')
  let target = ''
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming
    if (!url.startsWith(`${PREFIX}/`)) return outgoing.writeHead(404).end()
    const all = { ...headers, ...(token && { 'x-sandbox-control-token': token }) }
    const forwarded = request(target + url.slice(PREFIX.length), { method, headers: all }, (response) => {
      response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers))
    })
    incoming.pipe(forwarded)
  })
  const publicUrl = (await listen(proxy)) + PREFIX
  target = (
    await serve(start({ page: bundleConsole }), { publicUrl, docs: createDocs(folder), controlToken: 'secret' })
  ).url
  return publicUrl
}

const callVia = (url: string, target: string) =>
  call({ fetch: (input, init) => fetch(String(input).replace('http://sandbox.test', url), init) }, target)

test('download URLs and the redirect to the docs keep the prefix', async () => {
  const url = await startProxied()
  const { body } = await callVia(url, `GET ${V2}/apps/app-chat/builds/build-chat-7/download`)
  expect(body.download_url).toMatch(`${url}/archives/`)
  expect((await fetch(body.download_url)).status).toBe(200)
  const docs = await fetch(`${url}/docs`)
  expect([docs.url, await docs.text()]).toEqual([`${url}/docs/`, '<p>Start</p>'])
})

test('a request through the proxy, which looks like one from this machine, may not use the controls', async () => {
  const url = await startProxied()
  expect((await fetch(`${url}/_sandbox/fixtures`)).status).toBe(403)
})

describe.skipIf(missing)('in Chromium', () => {
  const { newPage } = withChromium((address) => address.startsWith('http://127.0.0.1:'), /CORS|net::ERR_FAILED/)

  test('the console works under the prefix', async () => {
    const page = await newPage()
    await page.goto(`${await startProxied('secret')}/#/resources/p-sandbox/apps/app-chat`)
    await page.getByRole('heading', { name: 'App app-chat' }).waitFor()
  })

  test('a page that sends credentials can call the API only if its origin is allowed', async () => {
    const origin = await listen(createServer((_, response) => response.end()))
    const page = await newPage()
    await page.goto(origin)
    const statusOf = (url: string) =>
      page.evaluate(async (address) => {
        const headers = { Authorization: 'Bearer sandbox-owner-token' }
        const call = fetch(address, { headers, credentials: 'include' })
        return call.then(
          ({ status }) => status,
          ({ name }) => name,
        )
      }, `${url}${V2}/api-keys`)
    expect(await statusOf((await serve(start(), { allowOrigins: [origin] })).url)).toBe(200)
    expect(await statusOf((await serve(start())).url)).toBe('TypeError')
  })
})
