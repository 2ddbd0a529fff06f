export interface Section {
  /** What stands behind `##`. */
  title: string
  /** Markdown, without the title. */
  notes: string
}

/** The sections of a changelog, in its order; what comes before the first one is left out. */
export function readChangelog(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title: title.trim(), notes: lines.join('\n').trim() }
    })
}
