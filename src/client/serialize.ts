import { serializePrimitiveParam } from 'openapi-fetch'
import { check, checkKeys, checkPathSegment, kindOf } from './checks.ts'

/** Fills in the project and the code-hosting provider, both encoded, which all paths of a client share. */
export const withService = (path: string, projectId: string, codehost: string): string =>
  path.replace('/codehost/', `/${codehost}/`).replace('{project_id}', projectId)

/**
 * Serializes the arguments of a call.
 *
 * @param template of the path, without the project
 * @param names of the query parameters, and `body` if the operation takes one
 * @throws InvalidArgument for a key that the operation does not have, and a value that cannot be sent
 */
export function serialize(template: string, names: string[], request: Record<string, unknown>) {
  const { body, ...parameters } = request
  const known = [...names]
  let url = template.replace(/{(\w+)}/g, (_, name) => {
    known.push(name)
    return encode(checkPathSegment(name, request[name]))
  })
  checkKeys(request, known)
  for (const name of names) {
    const value = parameters[name]
    if (value !== undefined) {
      url +=
        (url.includes('?') ? '&' : '?') +
        check(name, value, 'a string, number, boolean or list of these', () => {
          const values = [value].flat()
          // An empty list would select everything instead of nothing.
          return values.length > 0 && values.every(isScalar) && `${name}=${values.map(encode)}`
        })
    }
  }
  return { url, body: JSON.stringify(body, checkJson) }
}

/** Encodes a value as openapi-fetch does; its `serializeArrayParam` joins the same parts, in 240 bytes more. */
const encode = (value: unknown) => serializePrimitiveParam('', value as string).slice(1)

const isScalar = (value: unknown): boolean => /^(st|bo)/.test(typeof value) || Number.isFinite(value)

/**
 * Rejects what `JSON.stringify` would write as null or {}, or omit, such as NaN, Map and functions.
 *
 * @param this the object or list that contains the value
 */
function checkJson(this: Record<string, unknown>, name: string, value: unknown): unknown {
  // An invalid date has already become null.
  const original = this[name]
  check(name || 'body', original, 'JSON', () =>
    value == null
      ? original === null || (original === undefined && !Array.isArray(this))
      : isScalar(value) || /^.object (Obj|Arr)/.test(kindOf(value)),
  )
  return value
}
