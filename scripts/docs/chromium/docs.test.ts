import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { readFacts } from '../../../src/document/facts.ts'
import { document as openapi } from '../../../src/document/openapi.ts'
import { foldSpace } from '../../../src/printable.ts'
import { violationsIn, withChromium } from '../../../src/testing/browser.ts'
import { missing } from '../../../src/testing/chromium.ts'
import { startSandboxProcess } from '../../../src/testing/run-script.ts'
import { PAGE_BUDGET, pageWeights } from '../../bench/docs.ts'
import { createContext } from '../pages/context.ts'
import { codeSamples } from '../samples/samples.ts'
import { searchEntries } from '../search/entries.ts'
import { folder, fromFile, isFile } from './testing/built-docs.ts'

/** Pages with the layout of the site; the report has its own. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'report.html')
  .sort()
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

const WIDTHS = [390, 768, 1000, 1440]
const MAX_SHIFT = 0.05

/** The anchors of a page, and its links without those to other sites. */
const parsed = new Map(
  pages.map((file) => {
    const html = textOf(file)
    const valuesOf = (name: string) =>
      [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
    const links = [...valuesOf('href'), ...valuesOf('src')].filter((link) => !/^(https?|mailto|data):/.test(link))
    return [file, { ids: new Set(valuesOf('id')), links }] as const
  }),
)

test('all links of all pages and of the search lead to files and anchors that exist', async () => {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const found = searchEntries(await createContext(openapi)).map(({ url }) => url)
  parsed.set('search', { ids: new Set(), links: found })
  const broken = [...parsed].flatMap(([name, { links }]) =>
    links
      .filter((link) => {
        const [file = '', hash] = link.replaceAll('&amp;', '&').split('#')
        const target = file ? posix.join(posix.dirname(name), file) : name
        return !files.has(target) || (hash && parsed.has(target) && !parsed.get(target)?.ids.has(hash))
      })
      .map((link) => `${name}: ${link}`),
  )
  expect(broken).toEqual([])
})

test(`every page weighs at most ${PAGE_BUDGET} bytes gzipped before the reader uses search or console`, () => {
  const weights = pageWeights(folder)
  expect(weights.map(({ file }) => file).sort()).toEqual(pages)
  expect(weights.filter(({ weight }) => weight > PAGE_BUDGET)).toEqual([])
})

test.each([
  ['console', 75_000],
  ['search', 50_000],
])('the %s weighs at most %i bytes gzipped', (name, budget) => {
  expect(gzipSync(readFileSync(join(folder, `assets/${name}.js`))).length).toBeLessThanOrEqual(budget)
})

test('every page has its own title and description', () => {
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.+?)">/]) {
    const values = pages.map((file) => textOf(file).match(pattern)?.[1])
    expect(new Set(values).size, String(pattern)).toBe(pages.length)
    expect(values).not.toContain(undefined)
  }
})

test('every page has one main heading, and skips no level', () => {
  const wrong = pages.filter((file) => {
    const levels = [
      ...textOf(file)
        .replace(/<script.*?<\/script>/gs, '')
        .matchAll(/<h([1-6])\b/g),
    ].map(([, level]) => Number(level))
    return (
      levels.filter((level) => level === 1).length !== 1 ||
      levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)
    )
  })
  expect(wrong).toEqual([])
})

describe.skipIf(missing)('in Chromium', () => {
  let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
  const fromSandbox = (name: string) => `${sandbox.url}/docs/${name}`
  const { newPage } = withChromium((address) => isFile(address) || address.startsWith(fromSandbox('')))
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ timeout: 600_000 }, undefined, '--docs', 'dist/docs')
  })
  afterAll(async () => {
    sandbox?.process.child.kill()
    await sandbox?.process.finished
  })

  test.each([
    ['file', fromFile, 390],
    ['sandbox', fromSandbox, 1440],
  ] as const)(
    'pages opened from the %s are complete, and nothing moves while they load',
    async (_, addressOf, width) => {
      const page = await newPage({ viewport: { width, height: 900 } })
      const moving: [string, number][] = []
      for (const name of pages) {
        await page.goto(addressOf(name))
        await page.locator('h1').waitFor()
        const shift = await page.evaluate(layoutShift)
        if (shift > MAX_SHIFT) moving.push([name, shift])
      }
      expect(moving).toEqual([])
    },
  )

  test.each(WIDTHS)('in a window of %i pixels, no page is wider, and no button covers code', async (width) => {
    const page = await newPage({ viewport: { width, height: 900 } })
    const wrong: string[] = []
    for (const name of pages) {
      await page.goto(fromFile(name))
      const { overflow, covered } = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.copyable')].flatMap((block) => {
          const button = block.querySelector('.copy')
          const covering = button?.getBoundingClientRect()
          const range = document.createRange()
          const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
          const boxes: DOMRect[] = []
          for (let node = nodes.nextNode(); node && node.parentElement !== button; node = nodes.nextNode()) {
            // Spaces at the end of a line may lie below the button.
            for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              boxes.push(...range.getClientRects())
            }
          }
          const isCovered = ({ top, right, bottom }: DOMRect) =>
            covering && right > covering.left && top < covering.bottom && bottom > covering.top
          return boxes.some(isCovered) ? [block.textContent?.slice(0, 40)] : []
        })
        return { overflow: document.documentElement.scrollWidth - innerWidth, covered: blocks }
      })
      if (overflow > 0) wrong.push(`${name} is ${overflow} pixels too wide`)
      if (covered.length > 0) wrong.push(`${name}: ${covered}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('no page has a violation of WCAG 2.2 A or AA in %s mode, %i pixels wide', async (colorScheme, width) => {
    const page = await newPage({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true })
    const found: string[] = []
    for (const name of pages) {
      await page.goto(fromFile(name))
      found.push(...(await violationsIn(page)).map((each) => `${name}: ${each}`))
    }
    expect(found).toEqual([])
  })

  test('without JavaScript, the page of an operation shows all fields, statuses, rules and samples', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    const samples = codeSamples(openapi)
    const facts = readFacts(openapi)
    for (const { id, path, responses, rules } of listOperations(openapi)) {
      await page.goto(fromFile(`operations/${id}.html`))
      const text = foldSpace((await page.locator('main').textContent()) ?? '')
      const names = facts.filter(({ operationId }) => operationId === id).flatMap(({ at }) => at?.path ?? [])
      const expected = [
        path,
        ...names.filter((name) => name !== '[]'),
        ...Object.values(responses).map(({ description }) => description.replaceAll('`', '')),
        ...Object.values(rules).map(({ description }) => description.replaceAll('`', '')),
        ...(samples[id] ?? []).map(({ source }) => source),
      ]
      expect(new Set(expected.map(foldSpace).filter((each) => !text.includes(each))), id).toEqual(new Set())
    }
  })

  test.each([true, false])(
    'every mark of an open question leads to its text (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await newPage({ javaScriptEnabled })
      await page.goto(fromFile('operations/getRun.html'))
      const marks = page.locator('[aria-label="Open question: run-field-types"]')
      const text = page.getByText('Meanwhile: The types that their names suggest.').filter({ visible: true })
      expect(await marks.count()).toBeGreaterThan(1)
      expect(await text.count()).toBe(0)
      await marks.last().click()
      await text.waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await text.count()).toBe(1)
      expect((await text.boundingBox())?.width).toBeGreaterThan(400)
    },
  )

  test('the choice of light or dark applies to all pages, and paper is always light', async () => {
    const page = await newPage({ colorScheme: 'light' })
    await page.goto(fromSandbox('index.html'))
    await page.getByRole('button', { name: 'Dark' }).click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    for (const name of ['unknowns.html', 'guides/release.html', 'report.html']) {
      await page.goto(fromSandbox(name))
      expect(await background(), name).toBe(dark)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await background()).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await background()).not.toBe(dark)
  })

  test('samples stay in the language that the reader chose, and code and pages can be copied', async () => {
    const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.goto(fromSandbox('operations/listApiKeys.html'))
    await page.getByRole('tab', { name: 'cURL' }).press('ArrowRight')
    await page.goto(fromSandbox('operations/getRun.html'))
    const sample = page.getByRole('tabpanel', { name: 'TypeScript' })
    expect(await page.getByRole('tabpanel').filter({ visible: true }).count()).toBeGreaterThan(0)
    await sample.getByRole('button', { name: 'Copy' }).click()
    await sample.getByText('Copied').waitFor()
    expect(await clipboard()).toBe(codeSamples(openapi).getRun?.find(({ label }) => label === 'TypeScript')?.source)
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await page.getByText('Copied').first().waitFor()
    expect(await clipboard()).toBe(textOf('operations/getRun.md').trim())
  })
})

/** The layout shift of the page so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The entries arrive before the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })
}
