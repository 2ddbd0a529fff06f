import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lists the violations of WCAG 2.2, A and AA, with everything open that the page shows on demand. The page needs `bypassCSP`,
 * because its content security policy blocks injected scripts.
 *
 * @param within selector of the element to check
 */
export async function violationsIn(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    for (const details of document.querySelectorAll('details')) details.open = true
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // Style sheets are applied already; axe would request them again.
    const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  }, within)
}
