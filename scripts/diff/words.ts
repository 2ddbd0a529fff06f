import { isObject } from '../../src/document/walk.js'
import { oneLine } from '../../src/printable.ts'
import { at, keysOf, type Node, resolve, valueAt } from './document.ts'
import type { Change } from './report.ts'

const LONGEST = 60

/** Names a place for people who know the API: `body domain`, `response 2XX`, `Run.cpu`, `parameter month`. */
export function placeOf(pointer: string, document: Node): string {
  const keys = keysOf(pointer)
  const [first, second, third, ...rest] = keys
  if (first === 'components' && second === 'schemas') return [third, ...fieldsOf(rest)].join('.')
  if (first === 'components' && third !== undefined) return named(second ?? '', third, 3, rest)
  if (first === 'x-unknowns' && second !== undefined) return `unknown ${second}`
  if (first !== 'paths') return keys.join(' ') || 'document'
  const ofItem = third === 'parameters'
  const [part, name, ...inner] = ofItem ? keys.slice(2) : rest
  if (third === undefined) return `path ${second}`
  if (part === undefined) return 'operation'
  if (part === 'x-rules' && name !== undefined) return `rule ${name}`
  if (part === 'requestBody') return ['body', fieldsOf(rest.slice(1)).join('.')].join(' ').trim()
  return name === undefined ? part : named(part, name, ofItem ? 4 : 5, inner)

  function named(kind: string, name: string, depth: number, inner: string[]): string {
    const fields = fieldsOf(inner).join('.')
    if (kind !== 'parameters') return [KINDS[kind] ?? kind, name, fields].join(' ').trim()
    const parameter = at('#', ...keys.slice(0, depth))
    const { node } = resolve(document, { node: valueAt(document, parameter) ?? {}, pointer: parameter })
    return ['parameter', node.name ?? name, fields].join(' ').trim()
  }
}

const KINDS: Record<string, string> = {
  responses: 'response',
  securitySchemes: 'security scheme',
  requestBodies: 'body',
  headers: 'header',
}

/** The names of properties, and the number of an alternative; what only holds them is left out. */
function fieldsOf(keys: string[]): string[] {
  const [key, name, ...rest] = keys
  if (key === undefined) return []
  if (key === 'schema') return fieldsOf(keys.slice(1))
  if (key === 'items') return ['[]', ...fieldsOf(keys.slice(1))]
  if (name === undefined) return [key]
  if (key === 'properties') return [name, ...fieldsOf(rest)]
  if (key === 'content') return [...(name === 'application/json' ? [] : [name]), ...fieldsOf(rest)]
  if (key === 'allOf') return fieldsOf(rest)
  if (/^(anyOf|oneOf)$/.test(key)) return [`${key}[${name}]`, ...fieldsOf(rest)]
  return [key, ...fieldsOf(keys.slice(1))]
}

/** A change in one line: `AppConfiguration.port: maximum 65535 → 1024`. */
export function inWords({ place, kind, property, before, after }: Change): string {
  if (kind !== 'modified') return `${place} ${kind}`
  if (property === undefined) {
    return isPlain(before) && isPlain(after) ? `${short(before)} renamed to ${short(after)}` : `${place} changed`
  }
  if (property === 'description' || property === 'summary') return `${place}: ${property} reworded`
  if (Array.isArray(before) && Array.isArray(after)) return `${place}: ${property} ${gains(before, after)}`
  if ([before, after].every(isObject)) return `${place}: ${property} changed`
  return `${place}: ${property} ${short(before)} → ${short(after)}`
}

const isPlain = (value: unknown) => typeof value !== 'object'

function gains(before: unknown[], after: unknown[]): string {
  const [old, now] = [before.map(short), after.map(short)]
  const [lost, gained] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))]
  const parts = [
    ...(gained.length > 0 ? [`gains ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : []),
  ]
  return parts.join(', ') || 'changed'
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
