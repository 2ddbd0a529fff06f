import type { IconNode } from 'lucide'

/** An icon of Lucide as HTML. Hidden from screen readers, because text says the same. */
export const svgOf = (icon: IconNode) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapesOf(icon)}</svg>`

/** An icon that a page shows often: defined once in an SVG element of the page, and shown by {@link useOf}. */
export const symbolOf = (id: string, icon: IconNode) =>
  `<symbol id="${id}" viewBox="0 0 24 24">${shapesOf(icon)}</symbol>`

export const useOf = (id: string) => `<svg class="icon" aria-hidden="true"><use href="#${id}"/></svg>`

function shapesOf(icon: IconNode): string {
  const shapes = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return shapes.join('')
}
