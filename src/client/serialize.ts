import { defaultPathSerializer, serializeArrayParam } from 'openapi-fetch'
import { checkPathSegment, refuse } from './checks.ts'

/** How the service expects lists in the query: comma-separated. */
export const LISTS = { style: 'form', explode: false } as const

/** Fills in what the paths of a client have in common: the project and the code-hosting provider, both encoded. */
export const withService = (path: string, projectId: string, codehost: string): string =>
  path.replace('{project_id}', projectId).replace('/codehost/', `/${codehost}/`)

/**
 * Serializes the arguments of a call.
 *
 * @param path template of the path, without the project
 * @param names of the query parameters, and `body` if the operation takes one
 * @throws InvalidArgument for a key that the operation does not have, and a value that cannot be sent
 */
export function serialize(path: string, names: string[], request: Record<string, unknown>) {
  const inPath = Object.fromEntries(
    path.match(/\w+(?=\})/g)?.map((name) => [name, checkPathSegment(name, request[name])]) ?? [],
  )
  const query: string[] = []
  for (const [name, value] of Object.entries(request)) {
    const isOther = name === 'body' || value === undefined
    if (names.includes(name)) isOther || query.push(serializeArrayParam(name, checkQuery(name, value), LISTS))
    else if (!(name in inPath)) refuse('A key', `one of ${[...Object.keys(inPath), ...names]}`, name)
  }
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  return { path: defaultPathSerializer(path, inPath) + search, body: JSON.stringify(request.body, checkJson) }
}

function checkQuery(name: string, value: unknown): unknown[] {
  const values = [value].flat()
  // An empty list would select everything instead of nothing.
  return values.length > 0 && values.every((each) => isScalar(each) && !/\p{Cs}/u.test(String(each)))
    ? values
    : refuse(name, 'a string, number, boolean, or a non-empty list of these', value)
}

const isScalar = (value: unknown): boolean => /^(string|boolean)$/.test(typeof value) || Number.isFinite(value)

/** Refuses what `JSON.stringify` would send as null or {}, or leave out, such as NaN, Map and functions. */
function checkJson(name: string, value: unknown): unknown {
  const isJson = isScalar(value) || /^.object (Obj|Arr|Nul|Und)/.test(Object.prototype.toString.call(value))
  return isJson ? value : refuse(name, 'JSON', value)
}
