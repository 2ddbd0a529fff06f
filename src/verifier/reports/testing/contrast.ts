import type { Page } from 'playwright-core'

/** The texts of a page that stand out too little from what is behind them, by the formula of WCAG 2.2. */
export function lowContrasts(page: Page, least: number) {
  return page.evaluate((least) => {
    const rgbOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = rgbOf(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isOpaque = (colour: string) => rgbOf(colour).length === 3
    const behind = (element: Element | null): string => {
      if (!element) throw new Error('Nothing is behind the text.')
      const { backgroundColor } = getComputedStyle(element)
      if (isOpaque(backgroundColor)) return backgroundColor
      if (rgbOf(backgroundColor)[3] !== 0) throw new Error(`A background is translucent: ${backgroundColor}.`)
      return behind(element.parentElement)
    }
    const low: string[] = []
    const seen = new Set<string>()
    for (const element of document.body.querySelectorAll('*:not(script):not(.unseen)')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if ((!hasText && !element.matches('input, select')) || !element.checkVisibility()) continue
      const { color } = getComputedStyle(element)
      const background = behind(element)
      const [lighter = 0, darker = 0] = [luminance(color), luminance(background)].sort((a, b) => b - a)
      const contrast = (lighter + 0.05) / (darker + 0.05)
      if (contrast < least) low.push(`${element.tagName} ${element.className}: ${color} on ${background}`)
      for (const name of element.closest('[class*="v-"]')?.classList ?? []) seen.add(name)
    }
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    return { low, seen: [...seen], scheme }
  }, least)
}
