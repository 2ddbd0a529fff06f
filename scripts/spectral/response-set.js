const errors = ['400', '401', 'default']
const successes = ['2XX', '204']

/** The codes that the service's description shows; any other would be an invented fact. */
export default function responseSet(operation, _options, { path }) {
  const found = Object.keys(operation?.responses ?? {})
  const success = found.filter((code) => successes.includes(code))
  const missing = errors.filter((code) => !found.includes(code))
  const unshown = found.filter((code) => !successes.includes(code) && !errors.includes(code))
  const at = [...path, 'responses']
  return [
    ...(success.length === 1
      ? []
      : [{ message: `Expected either 2XX or 204, found ${success.join(' and ') || 'neither'}; keep one`, path: at }]),
    ...missing.map((code) => ({ message: `Expected a response ${code}, found none; add the shared one`, path: at })),
    ...unshown.map((code) => ({
      // A 4XX would also make Prism answer 422 where the service answers 400.
      message: `Expected only ${[...successes, ...errors].join(', ')}, found ${code}; remove it`,
      path: [...at, code],
    })),
  ]
}
