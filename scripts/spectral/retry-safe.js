/** Says of each operation whether it may be sent again: a GET, and a computation that changes nothing. */
export default function retrySafe(operation, _options, { path }) {
  const method = path.at(-1)
  const isComputation = method === 'post' && /^compute[A-Z]/.test(operation?.operationId)
  const expected = method === 'get' || isComputation
  const found = operation?.['x-retry-safe']
  if (found === expected) return []
  const name = isComputation ? 'computation' : method.toUpperCase()
  const message = `Expected x-retry-safe: ${expected} on a ${name}, found ${JSON.stringify(found)}; correct it`
  return [{ message, path: [...path, 'x-retry-safe'] }]
}
