import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { name } from '../../package.json' with { type: 'json' }
import { createClient } from '../client/index.ts'
import { createSandbox, type Sandbox } from '../sandbox/api/sandbox.ts'
import { serveSandbox } from '../sandbox/kit/node/serve.ts'
import { call, NOW, V2 } from '../sandbox/testing/call.ts'
import { missing } from '../testing/browser.ts'
import { root } from '../testing/run-script.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { APP_KINDS, PROJECT_KINDS } from './kinds.ts'
import { withConsole } from './testing/browser.ts'

const CHAT = 'resources/p-sandbox/apps/app-chat'

describe.skipIf(missing)('in Chromium', () => {
  const open = withConsole()
  const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('the clock can be paused, advanced, set and resumed', async () => {
    let time = Date.parse(NOW)
    const { page, sandbox } = await open('', { now: undefined, time: () => time } as never)
    await click(page, 'Pause')
    await page.getByText('paused', { exact: true }).waitFor()
    time += 5000
    await click(page, '+1 d')
    await page.getByText('2026-03-11 09:30:00 UTC').waitFor()
    await page.getByText('Change time…').click()
    await page.getByLabel('Move by').fill('1e10')
    await click(page, 'Move')
    expect(await page.getByRole('alert').innerText()).toContain('years 2000 to 8999')
    await page.getByLabel('Move by').fill('1.5')
    await page.getByLabel('Unit').selectOption('hours')
    await click(page, 'Move')
    await page.getByText('2026-03-11 11:00:00 UTC').waitFor()
    await page.getByText('Change time…').click()
    await page.getByLabel('Set to (UTC)').fill('2026-05-06T07:08')
    await click(page, 'Set and pause')
    await page.getByText('2026-05-06 07:08:00 UTC').waitFor()
    await click(page, 'Resume')
    await page.getByText('running', { exact: true }).waitFor()
    expect(sandbox.clock.fixed).toBe(false)
  })

  test('a fault is added and removed, and an invalid one is explained where it was entered', async () => {
    const { page, sandbox } = await open('faults')
    const form = page.getByRole('form', { name: 'Add a fault' })
    const values = () =>
      form.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    const untouched = await values()
    await page.getByLabel('Operation').selectOption('getRun')
    await page.getByLabel('Retry-After').fill('3')
    await click(page, 'Add the fault')
    expect(await form.getByRole('alert').innerText()).toBe('“Retry-After, s” requires “Status”.')
    await page.getByLabel('Status').fill('503')
    await page.getByLabel('Number of calls').fill('always')
    await page.getByLabel('Delay, ms').fill('5-10')
    await page.getByLabel('JSON body').fill('{"message": "<b>"}')
    await click(page, 'Add the fault')
    await page
      .getByRole('cell', { name: 'waits 5 to 10 ms, returns 503 with Retry-After: 3 and a JSON body' })
      .waitFor()
    await expect.poll(values).toEqual(untouched)
    expect(sandbox.faults.list()).toMatchObject([
      {
        operation: 'getRun',
        status: 503,
        retryAfter: 3,
        times: 'always',
        body: { message: '<b>' },
        delayMs: { min: 5, max: 10 },
      },
    ])
    await page.getByRole('button', { name: /^Remove fault/ }).click()
    await page.getByText('No fault is pending.').waitFor()
    expect(sandbox.faults.list()).toEqual([])
  })

  test('the state is downloaded, and restored from the file', async () => {
    const { page, sandbox } = await open('state')
    const before = sandbox.snapshot()
    const download = page.waitForEvent('download')
    await click(page, 'Download the state')
    const file = await (await download).path()
    await call(sandbox, `DELETE ${V2}/domains/domain-docs`)
    await page.getByLabel('Restore from a file').setInputFiles({
      name: 'state.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await page.getByText('state.json restored').waitFor()
    expect(sandbox.snapshot()).toEqual(before)
  })

  test('requests appear with the reason of a refusal, are filtered, explained, repeated, exported and cleared', async () => {
    const { page, url } = await open('requests')
    const { tokens } = createSandbox().fixtures()
    const get = (path: string, token: string) => fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
    await get(`${V2}/cost?month=2026-02`, tokens.owner)
    await get(`${V2}/cost?month=soon`, tokens.owner)
    await get(`${V2}/api-keys`, 'nobody')
    const rows = page.locator('tbody tr')
    await page.getByRole('cell', { name: 'The token is unknown' }).waitFor()
    expect(await rows.getByRole('link').count()).toBe(3)
    // The second choice keeps the first, whose list is still loading.
    await page.route(/requests\?operation=getProjectCost(?!.*status)/, () => {})
    await page.getByLabel('Operation').selectOption('getProjectCost')
    await page.getByLabel('Status').selectOption('4xx')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
    expect(await rows.innerText()).toContain('query parameter month')

    // The whole row leads to the request.
    await rows.click()
    const command = await page.locator('pre', { hasText: 'curl' }).innerText()
    expect(command).toContain(tokens.owner)
    const { stdout } = await promisify(execFile)('sh', ['-c', command.replace('curl', 'curl --silent --max-time 60')])
    expect(JSON.parse(stdout)).toEqual({ message: expect.stringContaining('query parameter month') })
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2)

    const download = page.waitForEvent('download')
    await click(page, 'Download HAR')
    const har = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(har.log.entries.map(({ response }: { response: { status: number } }) => response.status)).toEqual([400, 400])
    await click(page, 'Clear…')
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
    await page.getByText('No request matches.').waitFor()
  })

  /** The addresses of the lists of all kinds of resources. */
  const LISTS = [
    ...Object.keys(PROJECT_KINDS).map((name) => `resources/p-sandbox/${name}`),
    ...Object.keys(APP_KINDS).map((name) => `${CHAT}/${name}`),
  ]

  test('two clicks lead from every kind of resource to calls that run: here, in a shell and with the client', async () => {
    const { page } = await open('', { codehost: 'codeberg' })
    const textOf = async (label: string) => {
      await page.getByRole('tab', { name: label }).click()
      return page.getByRole('tabpanel', { name: label }).innerText()
    }
    const sources: string[] = []
    const runCalls = async () => {
      await click(page, 'Show call')
      const choice = page.getByLabel('Operation')
      const operations = await choice.locator('option').evaluateAll((all) => all.map((each) => each.textContent ?? ''))
      for (const operation of operations.length > 0 ? operations : [undefined]) {
        if (operation) await choice.selectOption(operation)
        const [code, command] = [await textOf('TypeScript'), await textOf('curl')]
        sources.push(code)
        if (command.includes('-X')) continue
        await click(page, 'Send')
        await page.getByRole('status').getByText('200 in').waitFor()
        const silent = command.replace(
          'curl',
          "curl --silent --output /dev/null --write-out '%{http_code}' --max-time 60",
        )
        expect((await promisify(execFile)('sh', ['-c', silent])).stdout, command).toBe('200')
        const log = vi.fn()
        const AsyncFunction = (async () => {}).constructor as FunctionConstructor
        await new AsyncFunction('createClient', 'console', code.replace(/^import .*/, ''))(createClient, { log })
        expect(log.mock.calls, code).toEqual([[expect.any(Object)]])
      }
    }
    for (const hash of [...LISTS, 'resources/p-other/serviceAccounts', 'billing/p-sandbox']) {
      await page.evaluate((next) => location.assign(next), `#/${hash}`)
      if (hash.startsWith('resources')) {
        const link = page.locator('tbody').getByRole('link').first()
        const id = await link.innerText()
        if (await page.getByRole('button', { name: 'Show call' }).isVisible()) await runCalls()
        await link.click()
        await page.getByRole('heading', { name: id }).waitFor()
      }
      await runCalls()
    }
    expect(await compile(sources)).toBe('')
  })

  test('if the sandbox stops, the console says so, and reconnects when it is back', async () => {
    const { page, url, close } = await open(`${CHAT}/containers`)
    await close()
    await page.getByText('The sandbox does not respond.').waitFor()
    await page.getByText('not connected').waitFor()
    expect(await page.getByRole('button', { name: '+1 h' }).isDisabled()).toBe(true)
    const back = createSandbox({ now: '2027-01-01T00:00:00Z' })
    const { close: closeAgain } = await serveSandbox(back, { port: Number(new URL(url).port), host: '127.0.0.1' })
    await page.getByText('2027-01-01 00:00:00 UTC').waitFor()
    expect(await page.getByText('The sandbox does not respond.').isVisible()).toBe(false)
    await closeAgain()
  })

  test('an address that names nothing says so, and keeps the navigation', async () => {
    const { page } = await open()
    for (const [hash, text] of [
      ['nowhere', 'There is no view “nowhere”.'],
      ['resources/nope', 'There is no project “nope”.'],
      ['billing/nope', 'There is no project “nope”.'],
      ['resources/p-sandbox/nope', 'There are no resources at “nope”.'],
      [`${CHAT}/nope`, 'There are no resources at “apps/app-chat/nope”.'],
      ['resources/p-sandbox/apps/nope', 'There is no such app; it may have been deleted.'],
      ['resources/p-sandbox/apps/nope/runs', 'There is no such app; it may have been deleted.'],
      ['resources/p-sandbox/apps?from=100', 'This page is empty.'],
    ]) {
      await page.evaluate((next) => location.assign(next), `#/${hash}`)
      await page.getByText(text as string).waitFor()
      await page.getByLabel('Project').waitFor()
    }
  })

  test('after the button of a row has removed the row, the next one has the focus', async () => {
    const prepare = ({ faults }: Sandbox) => {
      for (const status of [500, 502, 503]) faults.add({ operation: '*', status, times: 'always' })
    }
    const { page } = await open('faults', {}, { prepare })
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
    await click(page, 'Remove fault-2')
    await expect.poll(focused).toBe('Remove fault-3')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Remove fault-1')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Pending faults')
  })

  test('while the fields are incomplete, the code stays and says so', async () => {
    const { page } = await open(CHAT)
    await click(page, 'Show call')
    const code = page.getByRole('tabpanel', { name: 'TypeScript' })
    const before = await code.innerText()
    await page.getByLabel('app_id').fill('')
    await page.getByText('Correct the fields to update the code.').first().waitFor()
    expect(await code.innerText()).toBe(before)
    await page.getByLabel('app_id').fill('app-other')
    await expect.poll(() => code.innerText()).toBe(before.replace('app-chat', 'app-other'))
    await page.getByLabel('Caller').selectOption('none')
    await page.getByText('The client always sends a token.').waitFor()
    expect(await page.getByRole('group', { name: 'curl' }).innerText()).not.toContain('Authorization')
  })

  test('the arrow keys move between the tabs of a block of code', async () => {
    const { page } = await open(CHAT)
    await click(page, 'Show call')
    const tab = (name: string, selected: boolean) => page.getByRole('tab', { name, selected })
    await tab('TypeScript', true).focus()
    for (const [key, shown, other] of [
      ['ArrowRight', 'curl', 'TypeScript'],
      ['ArrowRight', 'TypeScript', 'curl'],
      ['ArrowLeft', 'curl', 'TypeScript'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByRole('tabpanel', { name: shown }).waitFor()
      expect(await tab(shown, true).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await tab(other, false).getAttribute('tabindex')).toBe('-1')
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('tabpanel')
  })

  test('a command and a token are copied', async () => {
    const { page, sandbox } = await open(
      'resources/p-sandbox/apiKeys',
      {},
      { permissions: ['clipboard-read', 'clipboard-write'] },
    )
    await click(page, 'Copy token of key-laptop')
    await page.getByText('Copied: token of key-laptop').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(sandbox.snapshot().apiKeys.find(({ id }) => id === 'key-laptop')?.apiKey).toBe(copied)
  })

  /** Enters the control token, which requests through a proxy need. */
  async function enterControlToken(page: Page): Promise<void> {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.1' })
    const field = page.getByLabel('Control token')
    await field.fill('wrong')
    await click(page, 'Continue')
    await page.getByText('is wrong').waitFor()
    await field.fill('a-control-token')
    await click(page, 'Continue')
    await page.getByRole('link', { name: 'app-chat' }).waitFor()
  }

  test('if the browser blocks storage, everything works, and the page remembers the control token and the mode', async () => {
    const setUp = (page: Page) => page.addInitScript(denyStorage)
    const { page, url } = await open('', {}, { setUp, colorScheme: 'light' })
    await enterControlToken(page)
    await click(page, 'Dark')
    await page.goto(`${url}/#/faults`)
    await page.getByRole('heading', { name: 'Scenarios' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark')
  })

  test('without access, the console asks for the control token, and keeps it for the tab', async () => {
    const { page, url } = await open()
    await enterControlToken(page)
    await page.goto(`${url}/#/faults`)
    await page.reload()
    await page.getByRole('heading', { name: 'Scenarios' }).waitFor()
  })
})

/** Compiles programs with the types of the client. Returns what the compiler reports. */
async function compile(sources: string[]): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  const paths = { [name]: [join(root, 'src/client/index.ts')] }
  const compilerOptions = { paths, typeRoots: [join(root, 'node_modules/@types')] }
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.mts'], compilerOptions }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await Promise.all(sources.map((source, index) => writeFile(join(folder, `${index}.mts`), source)))
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  return promisify(execFile)(process.execPath, [tsc, '--project', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
}

/** Makes storage throw, as browsers do when the user blocks site data. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}
