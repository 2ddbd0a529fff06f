import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markup } from '../../../src/html/markup.ts'
import { launchChromium, missing } from '../../../src/testing/chromium.ts'
import { temporaryFolder } from '../../../src/testing/temporary-folder.ts'
import { siteAssets } from '../assets.ts'
import { renderPage } from '../site/layout.ts'
import type { DocsPage, Site } from '../site/page.ts'
import { writeVersion } from '../versions.ts'

describe.skipIf(missing)('the docs of several versions', () => {
  const path = temporaryFolder(afterAll)
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
    const assets = await siteAssets([])
    const newPage = (file: string): DocsPage => ({
      file,
      title: file,
      description: file,
      main: markup`<h1>${file}</h1>`,
    })
    for (const [version, ...files] of [
      ['0.2.0', 'guides/both.html', 'guides/new.html'],
      ['0.1.0', 'guides/both.html'],
    ]) {
      const pages = ['index.html', ...files].map(newPage)
      const site: Site = { title: 'T', version: version ?? '', url: undefined, isVersioned: true, pages }
      const rendered = Object.fromEntries(pages.map((page) => [page.file, renderPage(site, page)]))
      await writeVersion({ path, title: 'T', command: 'npm run docs' }, site.version, { ...assets, ...rendered })
    }
  })
  afterAll(() => browser?.close())

  const at = (file: string) => pathToFileURL(join(path, file)).href
  async function open(file: string, options = {}): Promise<Page> {
    const page = await browser.newPage(options)
    await page.goto(at(file))
    return page
  }

  test.each([
    ['guides/both.html', '0.1.0', '0.1.0/guides/both.html'],
    ['guides/new.html', '0.1.0 (start page)', '0.1.0/index.html'],
  ])('the menu leads from %s to the same page of another version, or to its start page', async (file, name, target) => {
    const page = await open(`latest/${file}`)
    await page.getByText('Version 0.2.0').click()
    expect(await page.locator('.versions li').allInnerTexts()).toEqual(['0.2.0', name, 'All versions'])
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(at(target))
    expect(await page.locator('.versions [aria-current]').textContent()).toBe('0.1.0')
  })

  test('without JavaScript, the menu leads to a list of the versions', async () => {
    const page = await open('latest/guides/both.html', { javaScriptEnabled: false })
    await page.getByText('Version 0.2.0').click()
    await page.getByRole('link', { name: 'All versions' }).click()
    await page.getByRole('link', { name: '0.1.0' }).click()
    await page.waitForURL(at('0.1.0/index.html'))
  })

  test('the root of the site leads to the newest version', async () => {
    const page = await open('index.html')
    await page.waitForURL(at('latest/index.html'))
  })
})
