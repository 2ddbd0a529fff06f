import { isObject } from '../../src/document/walk.js'
import { oneLine } from '../../src/printable.ts'
import type { AnyDocument } from './document.ts'
import { isNode, keysOf, pointerTo, valueAt } from './pointer.ts'
import type { Change } from './report.ts'

const LONGEST = 60

/** Where a node stands, in the words of somebody who knows the API: `body domain`, `answer 2XX`, `Run.cpu`, `parameter month`. */
export function placeOf(pointer: string, document: AnyDocument): string {
  const keys = keysOf(pointer)
  const [first, second, third] = keys
  if (first === 'components' && second === 'schemas') return [third, ...fieldsOf(keys.slice(3))].join('.')
  if (first === 'components' && second === 'parameters') return `parameter ${nameAt(keys.slice(0, 3)) ?? third}`
  if (first === 'components') return [kindOf(second ?? ''), third, ...fieldsOf(keys.slice(3))].join(' ').trim()
  if (first !== 'paths') return keys.join(' ') || 'document'
  const rest = keys.slice(2)
  const own = rest[0] === 'parameters' ? rest : rest.slice(1)
  const [part, name, ...inner] = own
  const tail = fieldsOf(own.slice(part === 'requestBody' ? 1 : 2)).join('.')
  if (part === undefined) return rest.length === 0 ? `path ${second}` : 'operation'
  if (part === 'parameters') {
    return name === undefined
      ? 'parameters'
      : `parameter ${nameAt([...keys.slice(0, keys.length - inner.length)]) ?? name}`
  }
  if (part === 'requestBody') return `body ${tail}`.trim()
  if (part === 'responses') return `answer ${name ?? ''} ${tail}`.trim()
  return ['operation', ...own].join(' ')

  function nameAt(path: string[]): unknown {
    const node = valueAt(document, pointerTo(path))
    const target = isNode(node) && typeof node.$ref === 'string' ? valueAt(document, node.$ref) : node
    return isNode(target) ? target.name : undefined
  }
}

/** The names of fields alone, and which alternative of several. */
function fieldsOf(keys: string[]): string[] {
  const [key, name, ...rest] = keys
  if (key === undefined) return []
  if (key === 'properties' && name !== undefined) return [name, ...fieldsOf(rest)]
  if (key === 'content' && name !== undefined)
    return [...(name === 'application/json' ? [] : [name]), ...fieldsOf(rest)]
  if (key === 'schema') return fieldsOf(keys.slice(1))
  if (key === 'items') return ['[]', ...fieldsOf(keys.slice(1))]
  if (key === 'allOf' && name !== undefined) return fieldsOf(rest)
  if (/^(anyOf|oneOf)$/.test(key) && name !== undefined) return [`${key}[${name}]`, ...fieldsOf(rest)]
  return [key, ...fieldsOf(keys.slice(1))]
}

const kindOf = (kind: string) =>
  ({ responses: 'answer', securitySchemes: 'security scheme', requestBodies: 'body' })[kind] ?? kind

/** What a change is, in one line: `AppConfiguration.port: maximum 65535 → 1024`. */
export function inWords({ place, kind, property, before, after }: Change): string {
  if (kind !== 'modified') return `${place} ${kind}`
  if (property === undefined)
    return isPlain(before) && isPlain(after) ? `${short(before)} renamed to ${short(after)}` : `${place} changed`
  if (property === 'description' || property === 'summary') return `${place}: ${property} reworded`
  if (Array.isArray(before) && Array.isArray(after)) return `${place}: ${property} ${gains(before, after)}`
  if ([before, after].every(isObject)) return `${place}: ${property} changed`
  return `${place}: ${property} ${short(before)} → ${short(after)}`
}

const isPlain = (value: unknown) => typeof value !== 'object'

function gains(before: unknown[], after: unknown[]): string {
  const [lost, gained] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))]
  const parts = [
    ...(gained.length > 0 ? [`gains ${gained.map(short).join(', ')}`] : []),
    ...(lost.length > 0 ? [`loses ${lost.map(short).join(', ')}`] : []),
  ]
  return parts.join(', ') || 'reordered'
}

/** A value in few characters. */
export function short(value: unknown): string {
  if (value === undefined) return 'none'
  const list = Array.isArray(value) && value.every(isPlain)
  const text = oneLine(
    typeof value === 'string' ? value || '""' : list ? value.map(short).join(', ') : JSON.stringify(value),
  )
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
