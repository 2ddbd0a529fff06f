/** An operationId is a verb that fits the method and a noun, in camelCase. A missing one is reported by spectral:oas. */
export default function operationId(operation, { verbs }, { path }) {
  const method = path.at(-1)
  const id = operation?.operationId
  const allowed = verbs[method]
  if (allowed === undefined) {
    return [{ message: `Expected a method out of ${Object.keys(verbs).join(', ')}, found ${method}; use one of them` }]
  }
  // An upper-case letter must be followed by a lower-case one: listApiKeys, not listAPIKeys.
  if (id === undefined || new RegExp(`^(${allowed.join('|')})([A-Z][a-z0-9]+)+$`).test(id)) return []
  const expected = allowed.map((verb) => `${verb}Noun`).join(' or ')
  return [
    {
      message: `Expected ${expected} for ${method.toUpperCase()}, found "${id}"; rename it`,
      path: [...path, 'operationId'],
    },
  ]
}
