import { parse } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: a document may have any shape
type Node = Record<string, any>

/** Edits a copy of a document: `path = YAML` sets a value, `path -> key` renames a key in place, `path` removes a node. */
export function edited(document: Node, edit: string): Node {
  const copy = structuredClone(document)
  const [, path = '', verb, value = ''] = /^(.+?)(?: (=|->) (.+))?$/.exec(edit) ?? []
  const keys = path.split(' ')
  const last = keys.pop() as string
  const parent = keys.reduce((node: Node, key) => node[key], copy)
  if (verb === '=') parent[last] = parse(value)
  else if (verb === '->') rename(parent, last, value)
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete parent[last]
  const [from, to] = [last, value].map((name) => `"#/components/schemas/${name}"`) as [string, string]
  return verb === '->' ? JSON.parse(JSON.stringify(copy).replaceAll(from, to)) : copy
}

/** Renames a key without changing the order of keys. */
function rename(map: Node, from: string, to: string): void {
  const entries = Object.entries(map).map(([key, value]) => [key === from ? to : key, value])
  for (const key of Object.keys(map)) delete map[key]
  Object.assign(map, Object.fromEntries(entries))
}
