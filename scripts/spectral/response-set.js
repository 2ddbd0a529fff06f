const errors = ['400', '401', 'default']
const successes = ['2XX', '204']

/**
 * The codes that the service's description shows; any other would be an invented fact, unless its description says that a run
 * of the verifier has seen it.
 */
export default function responseSet(operation, _options, { path }) {
  const responses = operation?.responses ?? {}
  const found = Object.keys(responses)
  const isSeen = (code) =>
    /^[24]\d\d$/.test(code) && /\bSeen in \d+ answers? of a run on \d{4}-\d\d-\d\d\b/.test(responses[code]?.description)
  const isSuccess = (code) => successes.includes(code) || (code.startsWith('2') && isSeen(code))
  const success = found.filter(isSuccess)
  const missing = errors.filter((code) => !found.includes(code))
  const unshown = found.filter((code) => !isSuccess(code) && !errors.includes(code) && !isSeen(code))
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
