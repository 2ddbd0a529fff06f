/** Parses JSON. Returns `undefined` if the text is missing or is not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether two values have the same JSON text. The order of properties matters. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** The JSON text of a value, with properties in alphabetical order, and items in the order of their texts unless it matters. */
export function canonicalText(value: unknown, { order }: { order: boolean }): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const textOf = (item: unknown) => canonicalText(item, { order })
  if (Array.isArray(value)) return `[${order ? value.map(textOf) : value.map(textOf).sort()}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${textOf(item)}`)}}`
}
