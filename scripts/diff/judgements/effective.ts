/** What holds in effect, however a document writes it. */
import { isObject } from '../../../src/document/walk.js'
import type { AnyDocument } from '../document.ts'
import { isNode, valueAt } from '../pointer.ts'

type Node = Record<string, unknown>

/** A reference followed to its end; the keys beside it are left out. */
export function resolve(document: AnyDocument, node: unknown): unknown {
  const seen = new Set<unknown>()
  let at = node
  while (isNode(at) && typeof at.$ref === 'string' && !seen.has(at.$ref)) {
    seen.add(at.$ref)
    at = valueAt(document, at.$ref)
  }
  return at
}

/** JSON in which the order of keys does not count. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, node) =>
    isObject(node) ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1))) : node,
  )
}

export const isEqual = (one: unknown, other: unknown) => canonical(one) === canonical(other)

/** The parameters of an operation, those of its path included unless it has its own of the same name and place. */
export function parametersOf(document: AnyDocument, path: string, method: string): Node[] {
  const item = document.paths[path]
  const operation = item?.[method.toLowerCase()]
  const lists = [item?.parameters, isNode(operation) ? operation.parameters : undefined]
  const all = lists
    .flat()
    .map((node) => resolve(document, node))
    .filter(isNode)
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

export type Requirement = Record<string, string[]>

/** The ways in which an operation may be authenticated; without any, one that asks for nothing. */
export function securityOf(document: AnyDocument, path: string, method: string): Requirement[] {
  const operation = document.paths[path]?.[method.toLowerCase()]
  const list = (isNode(operation) ? operation.security : undefined) ?? document.security
  return Array.isArray(list) && list.length > 0 ? list : [{}]
}

/** Whether each way that was accepted still is. */
export function acceptsAll(now: Requirement[], before: Requirement[]): boolean {
  return before.every((old) =>
    now.some((requirement) =>
      Object.entries(requirement).every(
        ([scheme, scopes]) => scopes.every((scope) => old[scheme]?.includes(scope)) && scheme in old,
      ),
    ),
  )
}

/** All that a schema says with its allOf, without words and in an order of its own: regrouped, it stays the same. */
export function flatten(document: AnyDocument, pointer: string): unknown {
  const said = new Set<string>()
  const visit = (schema: unknown, seen: readonly string[]) => {
    if (!isNode(schema)) return
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$ref' && typeof value === 'string') {
        if (!seen.includes(value)) visit(valueAt(document, value), [...seen, value])
      } else if (keyword === 'allOf' && Array.isArray(value)) {
        for (const part of value) visit(part, seen)
      } else if (keyword === 'properties' && isNode(value)) {
        for (const [name, property] of Object.entries(value)) said.add(`${name}: ${canonical(property)}`)
      } else if (keyword === 'required' && Array.isArray(value)) {
        for (const name of value) said.add(`required ${name}`)
      } else if (!/^(description|title|examples?|x-.*)$/.test(keyword)) {
        said.add(`${keyword} ${canonical(value)}`)
      }
    }
  }
  visit(valueAt(document, pointer), [pointer])
  return [...said].sort()
}

/** The schema of which a node is part by its allOf. */
export const allOfOwner = (pointer: string): string | undefined => pointer.match(/^(.*?)\/allOf(\/|$)/)?.[1]

/** Whether a node stands below one `not`, or three. */
export function isInsideNot(pointer: string): boolean {
  return (
    pointer.split('/').filter((key, place, keys) => key === 'not' && keys[place - 1] !== 'properties').length % 2 === 1
  )
}

/** Whether a range of statuses, such as `2XX`, stands for a status. */
export function covers(range: unknown, status: unknown): boolean {
  return /^[1-5]XX$/.test(String(range)) && /^[1-5]\d\d$/.test(String(status)) && String(range)[0] === String(status)[0]
}

/** Whether two responses have the same schemas for the same media types. */
export function sameBody(one: unknown, other: unknown): boolean {
  if (!isNode(one) || !isNode(other)) return false
  const schemasOf = ({ content }: Node) =>
    isNode(content)
      ? Object.entries(content).map(([type, media]) => [type, isNode(media) ? media.schema : undefined])
      : []
  return isEqual(schemasOf(one).sort(), schemasOf(other).sort())
}
