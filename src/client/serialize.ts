import type { Operation } from '../../generated/operation-table.ts'
import { check, checkKeys, encodeSegment, InvalidArgumentError, kindOf } from './checks.ts'

/** Fills in the project and the code-hosting provider, both encoded, which all paths of a client share. */
export const withService = (path: string, projectId: string, codehost: string): string =>
  path.replace('/codehost/', `/${codehost}/`).replace('{project_id}', projectId)

/**
 * Serializes the arguments of a call.
 *
 * @param service project and code-hosting provider, both encoded
 * @returns the URL without the base URL, and the body
 * @throws InvalidArgumentError for a key that the operation does not have, and a value that cannot be sent
 */
export function serialize(
  { operationId, path, query = [], body }: Operation,
  { projectId, codehost }: { projectId: string; codehost: string },
  given: object,
): { url: string; body: string | undefined } {
  // Without what other code may have added to all objects.
  const request: Record<string, unknown> = { __proto__: null, ...given }
  const known = body ? [...query, 'body'] : [...query]
  let url = withService(path, projectId, codehost).replace(/{(\w+)}/g, (_, name) => {
    known.push(name)
    return encodeSegment(name, request[name])
  })
  checkKeys(request, known, `a parameter of ${operationId}`)
  for (const name of query) {
    if (request[name] === undefined) continue
    url += `${url.includes('?') ? '&' : '?'}${name}=${encodeParts(name, request[name])}`
  }
  return { url, body: body && bodyOf(request.body) }
}

/** Encodes a value of the query. @returns its parts, which a template joins with commas @throws InvalidArgumentError */
export function encodeParts(name: string, value: unknown): string[] {
  return check(name, value, 'a string, number or boolean, or a list of at least one', () => {
    // Unlike `every`, `from` visits the holes of a list.
    const values = Array.isArray(value) ? Array.from(value) : [value]
    // An empty list would select everything instead of nothing.
    return values.length > 0 && values.every(isScalar) && values.map(encodeURIComponent)
  })
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

/** Converts a body to JSON. @throws InvalidArgumentError for what JSON cannot express, such as NaN, Map, functions and cycles */
function bodyOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body, checkJson)
  } catch (error) {
    const { message } = Object(error)
    // Of a part of the body, such as `cpu must be JSON; it is NaN`, or of the engine for a cycle.
    const isOurs = error instanceof InvalidArgumentError
    throw new InvalidArgumentError('body', body, isOurs ? message : `body must be JSON: ${message}`)
  }
}

/**
 * Rejects what `JSON.stringify` would write as null or {}, or omit.
 *
 * @param this the object or list that contains the value
 */
function checkJson(this: Record<string, unknown>, name: string, value: unknown): unknown {
  // An invalid date has already become null.
  const original = this[name]
  check(name || 'body', original, 'JSON', () => {
    if (original === undefined) return !Array.isArray(this)
    if (value === null) return original === null
    return isScalar(value) || Array.isArray(value) || kindOf(value) === '[object Object]'
  })
  return value
}
