import type { Schema } from '../../document/document.ts'
import { Refusal } from './errors.ts'
import { quote } from './quote.ts'

/**
 * Takes a query string apart. Names and values are decoded; `+` stands for a blank.
 *
 * @param search what follows the question mark
 * @throws Refusal with 400 when a percent sign starts no escape, or a name stands there twice
 */
export function parseQuery(search: string): Map<string, string> {
  const query = new Map<string, string>()
  for (const pair of search.split('&')) {
    if (pair === '') continue
    const [name = '', ...value] = pair.split('=')
    const decoded = decode(name)
    if (query.has(decoded)) throw new Refusal(400, `query ${quote(decoded)} must stand once; it stands more than once.`)
    query.set(decoded, decode(value.join('=')))
  }
  return query
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Refusal(400, `The query has a percent sign that starts no escape of UTF-8, in ${quote(text)}.`)
  }
}

/**
 * Reads the text of a query parameter as what its schema says: a query has no types of its own. A text that cannot be read
 * so stays as it is, and the schema then refuses it.
 */
export function readValue(text: string, schema: Schema): unknown {
  switch (schema.type) {
    case 'integer':
      return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'array':
      return text === '' ? [] : text.split(',').map((item) => readValue(item, schema.items ?? {}))
    default:
      return text
  }
}
