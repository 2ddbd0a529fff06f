import { isObject } from '../../../src/document/walk.js'

/**
 * Writes a value as YAML that has the same meaning as its JSON, with anchors, aliases, merge keys and numbers as keys.
 *
 * @param choose is asked wherever a part can be written in two ways
 */
export function written(value: unknown, choose: () => boolean): string {
  const anchors = new Map<string, string>()
  let count = 0
  return write(value)

  function write(part: unknown, ofMap = choose() ? withMerge : plain): string {
    const json = JSON.stringify(part)
    const known = anchors.get(json)
    if (known && choose()) return `*${known}`
    const name = `n${count++}`
    const text = Array.isArray(part) ? `[${part.map((item) => write(item)).join(', ')}]` : json
    const whole = `&${name} ${isObject(part) ? ofMap(part) : text}`
    anchors.set(json, name)
    return whole
  }

  function plain(map: object): string {
    return `{${Object.entries(map).map(pair).join(', ')}}`
  }

  /** Moves some pairs to a map that is merged, which also has other values of the keys that stay. */
  function withMerge(map: object): string {
    const { own = [], merged = [] } = Object.groupBy(Object.entries(map), () => (choose() ? 'own' : 'merged'))
    const source = [...merged, ...overridden(own)]
    const sources = choose() ? [source] : [source, overridden(merged)]
    const merge = () => `<<: ${sources.length > 1 ? `[${sources.map(writeSource).join(', ')}]` : writeSource(source)}`
    // Evaluated in the order of the text, because an alias must come after its anchor.
    const pairs = choose() ? [merge(), ...own.map(pair)] : [...own.map(pair), merge()]
    return `{${pairs.join(', ')}}`
  }

  /** Without merges of its own, so that writing always ends. */
  function writeSource(entries: [string, unknown][]): string {
    return write(Object.fromEntries(entries), plain)
  }

  function overridden(entries: [string, unknown][]): [string, unknown][] {
    return entries.filter(choose).map(([key]) => [key, 'overridden'])
  }

  function pair([key, value]: [string, unknown]): string {
    return `${/^\d+$/.test(key) && choose() ? key : JSON.stringify(key)}: ${write(value)}`
  }
}
