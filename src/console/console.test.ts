import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient } from '../client/index.ts'
import { bundleConsole } from '../sandbox/api/node/bundle-console.ts'
import { createSandbox } from '../sandbox/api/sandbox.ts'
import { call, V2 } from '../sandbox/testing/call.ts'
import { missing } from '../testing/browser.ts'
import { withConsole } from './testing/browser.ts'
import { HEAVIEST_VIEWS, testViews } from './testing/look.ts'

const CHAT = 'resources/p-sandbox/apps/app-chat'

test('a sandbox serves the console in-process, with a policy that allows nothing from elsewhere', async () => {
  const { fetch } = createSandbox({ page: bundleConsole })
  const response = await fetch('http://sandbox.test/')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  // Browsers then refuse to parse text as HTML.
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  const html = await response.text()
  expect(html).toContain('<noscript>')
  // The limit catches large imports, such as validators; the page has about 92,000 bytes, 15,000 of them Preact.
  expect(new TextEncoder().encode(html).length).toBeLessThan(93_000)
  const head = await fetch('http://sandbox.test/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  const again = await fetch('http://sandbox.test/', { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } })
  expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([304, '', 'no-cache'])
  expect((await fetch('http://sandbox.test/', { method: 'POST' })).status).toBe(404)
})

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()
  const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('a domain that a client adds appears, its address opens its details, and its deletion runs there', async () => {
    const { page, url, sandbox } = await open('resources/p-sandbox/domains')
    const { tokens, project_id: projectId } = sandbox.fixtures()
    const api = createClient({ baseUrl: url, token: tokens.owner, projectId })
    const body = { domain: 'new.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
    const { id } = await api.createDomain({ body })
    await page.getByRole('row', { name: 'new.example.com' }).getByRole('link', { name: id }).click()
    await page.getByRole('heading', { name: `Domain ${id}` }).waitFor()
    await page.getByText(`"dnsRecordName": "_validation.new.example.com"`).waitFor()
    await click(page, 'Show call')
    await page.getByLabel('Operation').selectOption('deleteDomain')
    sandbox.faults.add({ operation: 'deleteDomain', drop: true, times: 'always' })
    const send = async () => {
      await click(page, 'Send')
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    }
    await send()
    await page.getByText('the sandbox has stopped, or dropped the connection.').waitFor()
    sandbox.faults.clear()
    await send()
    await page.getByText('There is no such domain; it may have been deleted.').waitFor()
    await page.getByRole('status').getByText('204 in').waitFor()
  })

  test('a scenario starts and stops', async () => {
    const { page, sandbox } = await open('faults')
    const statusOf = async () => (await call(sandbox, `GET ${V2}/api-keys`)).status
    await click(page, 'Start outage')
    await page.getByRole('row').filter({ hasText: 'outage' }).getByText('running').waitFor()
    expect(await statusOf()).toBe(503)
    await click(page, 'Stop outage')
    await page.getByRole('button', { name: 'Start outage' }).waitFor()
    expect(await statusOf()).toBe(200)
  })

  test('a snapshot is taken and restored, and a reset asks first', async () => {
    const { page, sandbox } = await open('state')
    const before = sandbox.snapshot()
    await page.getByLabel('Name').fill('before')
    await click(page, 'Take a snapshot')
    await page.getByRole('row', { name: 'before' }).waitFor()
    const dialog = page.getByRole('dialog')
    await page.getByLabel('Name').fill('before')
    await click(page, 'Take a snapshot')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name').inputValue()).toBe('before')
    await call(sandbox, `DELETE ${V2}/domains/domain-docs`)
    const changed = sandbox.snapshot()

    await click(page, 'Reset the sandbox…')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(sandbox.snapshot()).toEqual(changed)

    await click(page, 'Restore before…')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('Snapshot “before” restored').waitFor()
    expect(sandbox.snapshot()).toEqual(before)
    await page.getByLabel('Name').fill('<img>')
    await click(page, 'Take a snapshot')
    expect(await page.getByRole('alert').innerText()).toContain('The name of a snapshot must be')
  })

  test('a switch is turned', async () => {
    const { page, sandbox } = await open('switches')
    await page.getByLabel('domainAddedTwice').selectOption('409')
    await page.getByText('domainAddedTwice is 409').waitFor()
    expect(sandbox.switches.domainAddedTwice).toBe(409)
  })

  test('the chart of a month has a table with the same numbers', async () => {
    const { page, sandbox } = await open('billing/p-sandbox?month=2026-02&top=2')
    const { body } = await call(sandbox, `GET ${V2}/billing/graph?month=2026-02&top_n=2&group_others=true`)
    await page.getByRole('img', { name: 'Cost by day' }).waitFor()
    expect(await page.locator('.chart rect').count()).toBe(28 * 3)
    await page.getByText('Daily costs as a table').click()
    const last = page.getByRole('group', { name: 'Daily costs' }).getByRole('row').last()
    const day = [...body.series, body.others].map(({ data }) => data.at(-1).toFixed(2))
    expect((await last.getByRole('cell').allInnerTexts()).slice(2)).toEqual(day)
    await page.getByLabel('Group the others').uncheck()
    await page.waitForFunction(() => document.querySelectorAll('.chart rect').length === 28 * 2)
  })

  test('text from the sandbox is never HTML', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const { page, sandbox } = await open('resources/p-sandbox/domains', { switches: { domainNameSyntax: 'accept' } })
    const domain = { domain: evil, domainType: 'subdomain', region: 'us-east-1' }
    expect(await call(sandbox, `POST ${V2}/domains`, { body: domain })).toMatchObject({ status: 200 })
    await page.getByRole('cell', { name: evil }).waitFor()
    await call(sandbox, `GET ${V2}/<script>alert(1)</script>`)
    await call(sandbox, `PATCH ${V2}/apps/app-chat`, { body: { service_toml: evil, region: evil } })
    for (const hash of [
      CHAT,
      'requests/1',
      'resources/p-sandbox/apps',
      `resources/${encodeURIComponent(evil)}/domains/%zz`,
    ]) {
      await page.evaluate((next) => location.assign(next), `#/${hash}`)
      await page.locator('main h1').waitFor()
    }
    expect(await page.locator('main img, main script').count()).toBe(0)
  })

  // accessibility.slow.test.ts tests all views in all looks.
  testViews(open, ['dark', 360], HEAVIEST_VIEWS)
})
