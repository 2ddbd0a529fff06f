/** Functions that run in a page. */

/** The layout shift of the page so far. */
export function layoutShift(): Promise<number> {
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

/** The start of each block of code whose button covers some of it. */
export function coveredCode(): string[] {
  return [...document.querySelectorAll('pre')].flatMap((block) => {
    const covering = block.closest('.copyable')?.querySelector('.copy')?.getBoundingClientRect()
    const edge = block.getBoundingClientRect().right
    const range = document.createRange()
    const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      // Spaces at the end of a line may lie below the button.
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        boxes.push(...range.getClientRects())
      }
    }
    const isCovered = ({ top, right, bottom }: DOMRect) =>
      covering && Math.min(right, edge) > covering.left && top < covering.bottom && bottom > covering.top
    return boxes.some(isCovered) ? [block.textContent.slice(0, 40)] : []
  })
}
