import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { missing, withChromium } from '../testing/browser.ts'

const TEXT = 'first line\n  second line'

const PAGE = `<!doctype html>
<div><p>Some words</p><pre>${TEXT}</pre><button>Copy</button></div>
<textarea aria-label="Pasted"></textarea>
<script>
addEventListener('click', async ({ target }) => {
  const code = document.querySelector('pre')
  target.textContent = await clipboard.copyText(code.textContent, target, code).then(() => 'Copied', ({ message }) => message)
})
</script>`

describe.skipIf(missing)('in Chromium', () => {
  const { newPage } = withChromium(() => true)

  /** Opens a page with a copy button, and runs a script in it. The origin decides whether the page has a clipboard. */
  async function open(origin: string, prepare: () => unknown): Promise<Page> {
    const source = await readFile(new URL('clipboard.ts', import.meta.url), 'utf8')
    const { code } = await transform(source, { loader: 'ts', format: 'iife', globalName: 'clipboard' })
    const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
    await page.goto(`${origin}/`)
    await page.addScriptTag({ content: code })
    await page.evaluate(prepare)
    return page
  }

  /** What Ctrl+V inserts. */
  async function pasted(page: Page): Promise<string> {
    await page.evaluate(() => document.querySelector('dialog')?.close())
    await page.getByLabel('Pasted').press('ControlOrMeta+V')
    return page.getByLabel('Pasted').inputValue()
  }

  const openDialog = () => {
    const dialog = document.createElement('dialog')
    dialog.append(document.querySelector('div') ?? '')
    document.body.append(dialog)
    dialog.showModal()
  }
  const refuse = () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  }

  test.each([
    ['over HTTPS', 'https://docs.example', () => undefined],
    ['over plain HTTP, where there is no clipboard', 'http://docs.example', () => undefined],
    ['in a modal dialog over plain HTTP', 'http://docs.example', openDialog],
    ['if the clipboard refuses', 'https://docs.example', refuse],
  ])('text is copied %s, and focus and selection stay', async (_, origin, prepare) => {
    const page = await open(origin, prepare)
    expect(await page.evaluate(() => isSecureContext)).toBe(origin.startsWith('https:'))
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('p') ?? document))
    await page.getByRole('button', { name: 'Copy' }).press('Enter')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const state = await page.evaluate(() => [document.activeElement?.textContent, String(getSelection())])
    expect(state).toEqual(['Copied', 'Some words'])
    expect(await pasted(page)).toBe(TEXT)
  })

  test('if the browser refuses all ways, the code is selected for Ctrl+C', async () => {
    const page = await open('http://docs.example', () => {
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'The text is selected; press Ctrl+C' }).waitFor()
    await page.keyboard.press('ControlOrMeta+C')
    expect(await pasted(page)).toBe(TEXT)
  })
})
