import { globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { createDocs } from '../../src/sandbox/node/docs.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import { createSandbox } from '../../src/sandbox/sandbox.ts'
import { launchChromium, missing } from '../../src/testing/chromium.ts'
import { runScript } from '../../src/testing/run-script.ts'
import { withTemporaryFolder } from '../ending.ts'
import { DOCS_BUDGETS, DOCS_BYTES, DOCS_SHIFT, DOCS_WAIT } from './measures.ts'
import { BenchFailed, type Figures, inWords, type Log, type Round } from './report.ts'

/** The phone and the connection of Lighthouse's mobile profile. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

const DOCS = fileURLToPath(new URL('../docs.ts', import.meta.url))

/** Loads all pages at the top of the docs, and the largest of each folder, on a slow phone. */
export async function measureDocs(rounds: number, log: Log): Promise<Figures> {
  if (missing) throw new BenchFailed(missing)
  return withTemporaryFolder('bench-docs', async (temporary) => {
    const folder = join(temporary, 'docs')
    const { code, stderr } = await runScript(DOCS, ['--output', folder])
    if (code !== 0) throw new BenchFailed(`The docs cannot be built: ${stderr}`)
    const sandbox = { port: 0, host: '127.0.0.1', docs: createDocs(folder) }
    const [browser, { url, close }] = await Promise.all([launchChromium(), serveSandbox(createSandbox(), sandbox)])
    try {
      const addresses = largestPages(folder).map((page) => `${url}/docs/${page}`)
      const figures: Record<string, Round[]> = {}
      for (let round = 1; round <= rounds; round++) {
        for (const [name, worst] of Object.entries(await worstOf(browser, addresses, log))) {
          const budget = DOCS_BUDGETS[name] ?? Number.NaN
          figures[name] = [...(figures[name] ?? []), { page: worst, budget }]
          log(`${name}, round ${round} of ${rounds}: ${inWords({ page: worst, budget })}`)
        }
      }
      return figures
    } finally {
      await Promise.all([browser.close(), close()])
    }
  })
}

/** The largest page of each folder, and all pages at the top. */
function largestPages(folder: string): string[] {
  // The report is a file of its own, made to be kept and sent.
  const files = globSync('**/*.html', { cwd: folder }).filter((file) => file !== 'report.html')
  const sizeOf = (file: string) => statSync(join(folder, file)).size
  return [...Map.groupBy(files.sort(), dirname)].flatMap(([within, listed]) =>
    within === '.' ? listed : listed.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1),
  )
}

/** The highest figure of each measure over the pages. */
async function worstOf(browser: Browser, addresses: string[], log: Log): Promise<Record<string, number>> {
  const found: Record<string, number>[] = []
  for (const address of addresses) {
    const figures = await load(browser, address)
    log(`${address.replace(/^.*?\/docs\//, '')}: ${inWords(figures)}`)
    found.push(figures)
  }
  const names = Object.keys(DOCS_BUDGETS)
  return Object.fromEntries(
    names.map((name) => [name, Math.max(...found.map((figures) => figures[name] ?? Number.NaN))]),
  )
}

async function load(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const bytes = countBytes(session)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    const { shift, wait } = await observed(page)
    return { [DOCS_BYTES]: bytes(), [DOCS_SHIFT]: shift * 1000, [DOCS_WAIT]: wait }
  } finally {
    await context.close()
  }
}

/** Counts the bytes that the page receives, headers included. */
function countBytes(session: CDPSession): () => number {
  let sum = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  return () => sum
}

interface Observed {
  /** Sum of the layout shifts. */
  shift: number
  /** Sum of the time in ms by which tasks exceeded 50 ms, in which the page does not react. */
  wait: number
}

function observe(): void {
  const found: Observed = { shift: 0, wait: 0 }
  Object.assign(globalThis, { found })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.wait += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

/** What happened until the page is idle. */
function observed(page: Page): Promise<Observed> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() =>
          requestAnimationFrame(() => resolve((globalThis as typeof globalThis & { found: Observed }).found)),
        ),
      ),
  )
}
