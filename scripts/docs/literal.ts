/** Columns of a line of a sample: what the panel of the reference shows without breaking it. */
const COLUMNS = 64

/** Writes a JSON value as TypeScript code, on one line where it is short. */
export function literal(value: unknown, indent = ''): string {
  const short = inOneLine(value)
  if (short.length + indent.length <= COLUMNS || typeof value !== 'object' || value === null) return short
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${literal(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${inOneLine(each)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  return JSON.stringify(value)
}

function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : inOneLine(name)
}
