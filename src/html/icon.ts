import type { IconNode } from 'lucide'

/** An icon of Lucide as HTML, as large as the text beside it. Screen readers skip it: what it says is also in words. */
export function svgOf(icon: IconNode): string {
  const shapes = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`
}
