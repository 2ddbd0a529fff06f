import { dirname } from 'node:path'

export interface BuiltPage {
  /** Path in the docs. */
  file: string
  html: string
}

/**
 * Chooses pages that together contain everything that any page contains: each tag, and each tag with each of its classes. Pages
 * at the root have a template each and are all chosen; so is the longest page of each folder.
 */
export function samplePages(pages: readonly BuiltPage[]): string[] {
  const longestFirst = pages.toSorted((a, b) => b.html.length - a.html.length || a.file.localeCompare(b.file))
  const byFolder = Map.groupBy(longestFirst, ({ file }) => dirname(file))
  const chosen = [...byFolder].flatMap(([folder, inFolder]) => (folder === '.' ? inFolder : inFolder.slice(0, 1)))
  const seen = new Set(chosen.flatMap(kindsIn))
  for (const page of longestFirst) {
    const kinds = kindsIn(page)
    if (kinds.every((kind) => seen.has(kind))) continue
    chosen.push(page)
    for (const kind of kinds) seen.add(kind)
  }
  return chosen.map(({ file }) => file)
}

/** The tags of a page, and its tags with each of their classes, such as `div.tab`. */
function kindsIn({ html }: BuiltPage): string[] {
  const withoutData = html.replace(/<script.*?<\/script>/gs, '')
  return [...withoutData.matchAll(/<([a-z]\w*)([^>]*)/g)].flatMap(([, tag = '', attributes = '']) => {
    const [, classes = ''] = attributes.match(/\bclass="([^"]*)"/) ?? []
    return [tag, ...classes.split(' ').map((name) => `${tag}.${name}`)]
  })
}
