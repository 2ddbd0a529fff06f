import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { TryData } from '../../../src/console/form/try-data.ts'
import { listOperations } from '../../../src/document/document.ts'
import { document as openapi } from '../../../src/document/openapi.ts'
import { missing, violationsIn, withChromium } from '../../../src/testing/browser.ts'
import { listen } from '../../../src/testing/listen.ts'
import { ALL_PAGES, fromFile, isFile, looks, textOf } from './testing/built-docs.ts'

const operations = listOperations(openapi)

const tryDataOf = (id: string): TryData =>
  JSON.parse(textOf(`operations/${id}.html`).match(/ class="try-data">(.*?)<\/script>/s)?.[1] ?? '')

/** One operation for each kind of form and response: by method, body, parameters of the query, lists of values, and content. */
function operationsByForm() {
  const kindOf = ({ id, success }: (typeof operations)[number]) => {
    const { method, takesBody, parameters } = tryDataOf(id)
    const inQuery = parameters.some((parameter) => parameter.in === 'query')
    const hasChoice = parameters.some(({ values }) => values.length > 0)
    return JSON.stringify([method, takesBody, inQuery, hasChoice, success.schema?.type])
  }
  return [...Map.groupBy(operations, kindOf).values()].flatMap((all) => all.slice(0, 1))
}

describe.skipIf(missing)('in Chromium', () => {
  const service = /^http:\/\/127\.0\.0\.1:\d+\/v2\//
  const { newPage, sharedPage, complaints } = withChromium((address) => isFile(address) || service.test(address))

  /** Opens the console of an operation in a tab that has no network. */
  async function open(id: string, page?: Page): Promise<Page> {
    const tab = page ?? (await sharedPage({ offline: true }))
    await tab.goto(fromFile(`operations/${id}.html`))
    await tab.getByRole('button', { name: 'Try it' }).click()
    await tab.getByRole('button', { name: 'Send' }).waitFor()
    return tab
  }

  const showCurl = (page: Page) => page.locator('.try-console').getByRole('tab', { name: 'curl' }).click()

  /** Sends the call, and returns the text of the response. */
  async function send(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Sending…' }).waitFor({ state: 'detached' })
    return page.locator('.try-response').innerText()
  }

  test('every operation succeeds with its prefilled values, and gives each of its cases, offline', async () => {
    const wrong: string[] = []
    for (const { id } of operations) {
      const page = await open(id)
      const { cases } = tryDataOf(id)
      const texts = await page.evaluate(
        responsesOf,
        cases.map((each) => each.id),
      )
      for (const [at, each] of cases.entries()) {
        const text = texts[at] ?? ''
        const isRight = text.startsWith(`${each.status} in `) && text.includes(`Documented as ${each.documented}:`)
        if (!isRight || !text.includes('The response conforms')) wrong.push(`${id}, ${each.id}: ${text.slice(0, 200)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(looks)('no open console violates WCAG 2.2 A or AA, %s mode, %i pixels wide', async (colorScheme, width) => {
    const page = await newPage({ offline: true, colorScheme, viewport: { width, height: 900 } })
    const found: string[] = []
    for (const { id } of ALL_PAGES ? operations : operationsByForm()) {
      await open(id, page)
      await send(page)
      found.push(...(await violationsIn(page, '#try')).map((each) => `${id}: ${each}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) found.push(`${id} is ${overflow} pixels too wide`)
    }
    expect(found).toEqual([])
  })

  test('the state lasts from page to page until it is reset, and IDs of deleted resources are replaced', async () => {
    const page = await open('computeBaseImageHash')
    expect(await send(page)).toMatch(/^200 /)
    expect(await page.locator('[name=case]').innerText(), 'after a call that changes nothing').toMatch(/\d{3}/)
    await open('deleteDomain', page)
    const deleted = await page.locator('[name="path.domain_id"]').inputValue()
    expect(await send(page)).toMatch(/^204 /)
    await open('createDomain', page)
    expect(await send(page)).toMatch(/^200 /)
    await open('deleteDomain', page)
    await page.waitForFunction(
      (id) => document.querySelector<HTMLInputElement>('input[name="path.domain_id"]')?.value !== id,
      deleted,
    )
    expect(await page.locator('[name=case]').innerText(), 'statuses of a new sandbox').not.toMatch(/\d{3}/)
    await page.locator('[name="path.domain_id"]').fill('domain-1')
    expect(await send(page)).toMatch(/^204 /)
    await page.getByRole('button', { name: 'Reset the sandbox' }).click()
    await page.locator('[name="path.domain_id"]').fill(deleted)
    expect(await send(page)).toMatch(/^204 /)
  })

  test('state that another version has kept is forgotten', async () => {
    const page = await open('createDomain')
    for (const state of ['null', '{"switches":{"old":"gone"}}', '{"snapshot":5}', '{"snapshot":{}}']) {
      await page.evaluate((state) => sessionStorage.setItem('docs.sandbox', state), state)
      expect(await send(await open('createDomain', page)), state).toMatch(/^200 /)
    }
  })

  test('a body that is not JSON is not sent', async () => {
    const page = await open('createDomain')
    await page.getByLabel('Body (JSON)').fill('{\n  "domain": nonsense\n}')
    await page.getByText(/not valid JSON: .*nonsense/).waitFor()
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  })

  test('a link opens the console, and its button closes it and opens it again', async () => {
    const page = await sharedPage({ offline: true })
    await page.goto(fromFile('operations/createDomain.html#try'))
    await page.getByLabel('Body (JSON)').fill('{}')
    const form = page.getByRole('form', { name: 'Request' })
    for (const isOpen of [false, true]) {
      await page.getByRole('button', { name: 'Try it', expanded: !isOpen }).click()
      expect(await form.isVisible()).toBe(isOpen)
    }
    expect(await page.getByLabel('Body (JSON)').inputValue()).toBe('{}')
  })

  test('faults and switches affect the next call', async () => {
    const page = await open('createDomain')
    await page.getByText('Faults and switches').click()
    await page.getByLabel('Fault of the next calls').selectOption('drops the connection')
    expect(await page.getByText('fetch failed').count()).toBe(0)
    await send(page)
    await page.getByRole('alert').getByText('fetch failed').waitFor()
    await page.getByLabel('Fault of the next calls').selectOption('no fault')
    await page.getByLabel('createDomainStatus').selectOption('201')
    expect(await send(page)).toMatch(/^201 /)
  })

  test('the keyboard sends and copies, keeps the focus, and each is said', async () => {
    const page = await sharedPage({ offline: true, permissions: ['clipboard-read', 'clipboard-write'] })
    await open('createDomain', page)
    await page.getByLabel('Body (JSON)').press('Control+Enter')
    await page.getByRole('status').getByText('200 in').waitFor()
    await showCurl(page)
    for (const name of ['Send', 'Copy curl']) {
      const button = page.getByRole('button', { name })
      await button.press('Enter')
      await page.getByRole('button', { name: 'Sending…' }).waitFor({ state: 'detached' })
      expect(await button.evaluate((element) => element === document.activeElement), name).toBe(true)
    }
    await page.getByRole('status').getByText('Copied: curl').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*sandbox-owner-token/s)
  })

  test('the command and the code of a call match what is entered', async () => {
    const page = await open('createDomain')
    await showCurl(page)
    await page.locator('[name=role]').selectOption('member')
    await page.getByLabel('Body (JSON)').fill('{}')
    await page.getByText(/Bearer sandbox-member-token.*--data-raw '{}'/s).waitFor()
  })

  describe('with a service of the reader', () => {
    const TOKEN = 'secret-token-of-the-reader'
    const received: string[] = []

    const HOSTILE = JSON.stringify([{ id: '</script><img src=x onerror=alert(1)>' }])

    /** Starts a service that allows requests from any page, and whose responses break the document. */
    async function startService(body = HOSTILE): Promise<string> {
      const server = createServer((request, response) => {
        if (request.method !== 'OPTIONS')
          received.push(`${request.method} ${request.url} ${request.headers.authorization}`)
        const allow = {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'authorization,content-type',
        }
        response.writeHead(200, { ...allow, 'Access-Control-Allow-Methods': '*', 'Content-Type': 'application/json' })
        response.end(body)
      })
      return listen(server)
    }

    async function choose(page: Page, url: string, token = TOKEN): Promise<void> {
      await page.getByLabel('My service').check()
      expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
      await page.getByLabel('Base URL').fill(url)
      await page.getByLabel('Token', { exact: true }).fill(token)
      await page.getByRole('button', { name: 'Use this service' }).click()
    }

    test('calls go to it only after the reader has chosen it, the token is nowhere shown or stored, and differences from the document are named', async () => {
      const url = await startService()
      const page = await open('listApiKeys', await sharedPage())
      await send(page)
      expect(received).toEqual([])
      await choose(page, url)
      const text = await send(page)
      expect(received.splice(0)).toEqual([`GET /v2/projects/p-sandbox/api-keys Bearer ${TOKEN}`])
      expect(text).toContain('listApiKeys returned 200, and ')
      expect(text).toContain('onerror=alert(1)')
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      )
      for (const place of [kept, await page.locator('body').innerText()]) expect(place).not.toContain(TOKEN)
    })

    test('a call that may change it needs a confirmation', async () => {
      const page = await open('deleteApp', await sharedPage())
      await choose(page, await startService())
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      expect(received).toEqual([])
    })

    test.each(['', '..'])('an ID of "%s" is not sent, because it would reach another resource', async (id) => {
      const page = await open('deleteApp', await sharedPage())
      await choose(page, await startService())
      await page.getByLabel('app_id').fill(id)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('alert').getByText(`app_id must be a path segment; it is "${id}".`).waitFor()
      expect(received).toEqual([])
    })

    test.each([
      ['ftp://service.test', TOKEN, 'Base URL must be an absolute http or https URL'],
      ['http://127.0.0.1:9', 'a token', 'Token must be non-empty ASCII without spaces; it is ***.'],
    ])('the service %s with the token "%s" is rejected', async (url, token, problem) => {
      const page = await open('listApiKeys', await sharedPage())
      await choose(page, url, token)
      await page.getByRole('alert').getByText(problem).waitFor()
      expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    })

    test('a failure says in words what may be wrong, and shows the call with curl until the sandbox is chosen', async () => {
      const page = await open('listApiKeys', await sharedPage())
      await choose(page, 'http://127.0.0.1:9/')
      await send(page)
      await showCurl(page)
      await page.getByText("'http://127.0.0.1:9/v2/projects/p-sandbox/api-keys'").waitFor()
      const problem = page.getByText('or does not allow requests from this page (CORS)')
      await problem.waitFor()
      await page.getByLabel('Sandbox in this page').check()
      await problem.waitFor({ state: 'detached' })
      expect(await page.locator('.try-response').innerText()).toBe('The response appears here.')
      complaints.splice(0)
    })
  })
})

/**
 * Runs in the page, because thousands of steps of Playwright would take minutes: resets the sandbox before each case, chooses and
 * sends it. Returns the text of each response.
 */
async function responsesOf(cases: string[]): Promise<string[]> {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
  const press = (name: string) => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('.try button')]
    all.find((button) => button.textContent === name)?.click()
  }
  const until = async (isReached: () => boolean) => {
    do await new Promise((resolve) => setTimeout(resolve))
    while (!isReached())
  }
  const texts: string[] = []
  for (const each of cases) {
    // A reset makes a new form.
    const form = find('.try form')
    press('Reset the sandbox')
    await until(() => find('.try form') !== form)
    const choice = find<HTMLSelectElement>('[name=case]')
    choice.value = each
    choice.dispatchEvent(new Event('change'))
    // The form shows the choice before it sends it.
    await until(() => choice.selectedIndex === cases.indexOf(each))
    press('Send')
    await until(() => find('.try-response strong') !== null)
    texts.push(find('.try-response').innerText)
  }
  return texts
}
